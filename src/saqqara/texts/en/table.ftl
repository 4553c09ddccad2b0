table-why-over = The game is over.
table-why-unknown = There is no such action: { $given }
table-why-no-undo = Somebody has learned something since your last decision, so it stands.
table-why-nothing-to-undo = There is nothing to take back yet.
table-seat = Seat { $number }

# What is wrong with a file

table-record-format = It is no record of a game.
table-record-version = It was written in a form that this program does not read.
table-record-rules = It was played by another edition of the rules of { $title }.
table-record-missing = “{ $field }” is missing.
table-record-unknown = “{ $field }” is nothing that belongs into a record.
table-record-changed = The tiles or provinces in it have been changed since.
table-record-action = Decision { $decision }, “{ $action }”, was not allowed: { $detail }
table-record-field = { $field ->
    [nowhere] { $detail }
   *[other] { $field }: { $detail }
}
table-components-field = { $field ->
    [nowhere] { $detail }
   *[other] { $field }: { $detail }
}
