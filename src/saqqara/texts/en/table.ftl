table-why-over = The game is over.
table-why-unknown = There is no such action: { $given }
table-why-no-undo = Somebody has learned something new since your last decision, so it stands.
table-why-nothing-to-undo = There is nothing to take back yet.
table-seat = Seat { $number }

# What is wrong with a file

table-record-format = it is not a record of a game.
table-record-version = it is in a format that this program cannot read.
table-record-rules = it was played under another edition of the rules of { $title }.
table-record-missing = “{ $field }” is missing.
table-record-unknown = “{ $field }” does not belong in a record.
table-record-changed = the tiles or provinces in it have been changed since.
table-record-action = decision { $decision }, “{ $action }”, was not allowed: { $detail }
table-record-field = { $field ->
    [nowhere] { $detail }
   *[other] { $field }: { $detail }
}
table-components-field = { $field ->
    [nowhere] { $detail }
   *[other] { $field }: { $detail }
}
