table-why-over = La partita è finita.
table-why-unknown = Questa azione non esiste: { $given }
table-why-no-undo = Dopo la tua ultima decisione qualcuno ha saputo qualcosa di nuovo, quindi la decisione resta.
table-why-nothing-to-undo = Non c’è ancora nulla da annullare.
table-seat = Posto { $number }
