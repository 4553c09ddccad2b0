senet-about = Race your pawns through thirty houses, and out of the netherworld.

## Houses

senet-house-1 = house 1
senet-house-2 = house 2
senet-house-3 = house 3
senet-house-4 = house 4
senet-house-5 = house 5
senet-house-6 = house 6
senet-house-7 = house 7
senet-house-8 = house 8
senet-house-9 = house 9
senet-house-10 = house 10
senet-house-11 = house 11
senet-house-12 = house 12
senet-house-13 = house 13
senet-house-14 = house 14
senet-house-15 = the House of Rebirth (15)
senet-house-16 = house 16
senet-house-17 = house 17
senet-house-18 = house 18
senet-house-19 = house 19
senet-house-20 = house 20
senet-house-21 = house 21
senet-house-22 = house 22
senet-house-23 = house 23
senet-house-24 = house 24
senet-house-25 = house 25
senet-house-26 = the House of Beauty (26)
senet-house-27 = the House of Water (27)
senet-house-28 = the House of the Three Judges (28)
senet-house-29 = the House of the Two Judges (29)
senet-house-30 = the House of Horus (30)
senet-to-1 = { senet-house-1 }
senet-to-2 = { senet-house-2 }
senet-to-3 = { senet-house-3 }
senet-to-4 = { senet-house-4 }
senet-to-5 = { senet-house-5 }
senet-to-6 = { senet-house-6 }
senet-to-7 = { senet-house-7 }
senet-to-8 = { senet-house-8 }
senet-to-9 = { senet-house-9 }
senet-to-10 = { senet-house-10 }
senet-to-11 = { senet-house-11 }
senet-to-12 = { senet-house-12 }
senet-to-13 = { senet-house-13 }
senet-to-14 = { senet-house-14 }
senet-to-15 = { senet-house-15 }
senet-to-16 = { senet-house-16 }
senet-to-17 = { senet-house-17 }
senet-to-18 = { senet-house-18 }
senet-to-19 = { senet-house-19 }
senet-to-20 = { senet-house-20 }
senet-to-21 = { senet-house-21 }
senet-to-22 = { senet-house-22 }
senet-to-23 = { senet-house-23 }
senet-to-24 = { senet-house-24 }
senet-to-25 = { senet-house-25 }
senet-to-26 = { senet-house-26 }
senet-to-27 = { senet-house-27 }
senet-to-28 = { senet-house-28 }
senet-to-29 = { senet-house-29 }
senet-to-30 = { senet-house-30 }

## Decisions

senet-prompt-move = Choose a pawn
senet-choose-move = Move forward
senet-choose-back = Move back
senet-action-move = Move the pawn in { $house_name }
senet-action-back = Move the pawn in { $house_name } back
senet-action-wait = Wait: no pawn can move

## Why not

senet-why-can-move = You can move a pawn, so you have to.
senet-why-forward-first = A pawn goes back only if none of yours can go forward.
senet-why-no-pawn = You have no pawn there.
senet-why-beauty-first = Every pawn has to stop in the House of Beauty, by an exact throw.
senet-why-exact-throw = From there a pawn only leaves the board, by an exact throw.
senet-why-never-back = From the House of Beauty on, no pawn goes back.
senet-why-before-start = That would be before the first house.
senet-why-own-pawn = You have a pawn of your own there already.
senet-why-safe = A pawn in the House of Beauty or beyond is safe.
senet-why-protected = Two pawns side by side protect each other.
senet-why-walled = Three pawns side by side cannot be passed.

## Events

senet-event-moved = { $player } moves from { $house_name } to { $to_name }.
senet-event-swapped = { $player } moves from { $house_name } to { $to_name } and sends the pawn there back.
senet-event-fell = A pawn of { $player } falls into the water and comes out in { $to_name }.
senet-event-left = A pawn of { $player } leaves the board from { $house_name }.
senet-event-waited = { $player } cannot move.
senet-event-threw = { $player } throws { $throw }.

## Table

senet-source-home = Pawns off the board
senet-option-pawns = Pawns
senet-option-pawns-help = How many pawns each player has.
senet-draw-throw = Throw: { $throw }
senet-draw-home = { $player }: { $count } off the board
