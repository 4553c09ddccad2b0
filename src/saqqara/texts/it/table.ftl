table-why-over = La partita è finita.
table-why-unknown = Questa azione non esiste: { $given }
table-why-no-undo = Dopo la tua ultima decisione qualcuno ha saputo qualcosa di nuovo, quindi la decisione resta.
table-why-nothing-to-undo = Non c’è ancora nulla da annullare.
table-seat = Posto { $number }

# Che cosa non va in un file

table-record-format = non è la registrazione di una partita.
table-record-version = è scritto in una forma che questo programma non legge.
table-record-rules = è stato giocato con un’altra edizione delle regole di { $title }.
table-record-missing = manca «{ $field }».
table-record-unknown = «{ $field }» non fa parte di una registrazione.
table-record-changed = le tessere o le province contenute sono state cambiate in seguito.
table-record-action = la decisione { $decision }, «{ $action }», non era permessa.
table-record-field = { $field ->
    [nowhere] il contenuto non è giusto.
   *[other] il contenuto di «{ $field }» non è giusto.
}
table-components-field = { $field ->
    [nowhere] Questo file non è adatto a questo gioco.
   *[other] Questo file non è adatto: il contenuto di «{ $field }» non è giusto.
}
