table-why-over = The game is over.
table-why-unknown = There is no such action: { $given }
table-why-no-undo = Somebody has learned something since your last decision, so it stands.
table-why-nothing-to-undo = There is nothing to take back yet.
table-seat = Seat { $number }
