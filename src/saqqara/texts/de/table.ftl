table-why-over = Das Spiel ist zu Ende.
table-why-unknown = Diese Aktion gibt es nicht: { $given }
table-why-no-undo = Seit deiner letzten Entscheidung hat jemand etwas Neues erfahren, deshalb bleibt sie bestehen.
table-why-nothing-to-undo = Es gibt noch nichts zurückzunehmen.
table-seat = Platz { $number }

# Was an einer Datei nicht stimmt

table-record-format = Sie ist keine Aufzeichnung einer Partie.
table-record-version = Sie ist in einer Form geschrieben, die dieses Programm nicht liest.
table-record-rules = Sie wurde nach einer anderen Ausgabe der Regeln von { $title } gespielt.
table-record-missing = „{ $field }“ fehlt.
table-record-unknown = „{ $field }“ gehört nicht in eine Aufzeichnung.
table-record-changed = Die Plättchen oder Provinzen darin wurden nachträglich geändert.
table-record-action = Die Entscheidung { $decision }, „{ $action }“, war nicht erlaubt.
table-record-field = { $field ->
    [nowhere] Der Inhalt stimmt nicht.
   *[other] Was in „{ $field }“ steht, stimmt nicht.
}
table-components-field = { $field ->
    [nowhere] Diese Datei passt nicht zu diesem Spiel.
   *[other] Diese Datei passt nicht: Was in „{ $field }“ steht, stimmt nicht.
}
