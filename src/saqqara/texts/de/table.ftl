table-why-over = Das Spiel ist zu Ende.
table-why-unknown = Diese Aktion gibt es nicht: { $given }
table-why-no-undo = Seit deiner letzten Entscheidung hat jemand etwas Neues erfahren, deshalb bleibt sie bestehen.
table-why-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
table-seat = Platz { $number }
