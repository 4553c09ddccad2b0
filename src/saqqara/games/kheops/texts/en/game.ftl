kheops-about = A duel under the pyramid: lay tiles, send your figures, claim the tombs.

## Pieces

kheops-colour-white = White
kheops-colour-blue = Blue
kheops-seat-1 = { kheops-colour-white }
kheops-seat-2 = { kheops-colour-blue }
kheops-pawn-worker = worker
kheops-pawn-mummy = mummy
kheops-pawn-priest = priest
kheops-pawn-pharaoh = pharaoh
kheops-pawn-worker-help = The ordinary pawn: it counts as one in its underground.
kheops-pawn-mummy-help = It may be placed on an enemy worker, which is then sent home, and it opens the way for your own priest.
kheops-pawn-priest-help = Can be placed only after your own mummy; the enemy can neither swap it nor turn the tile under it.
kheops-pawn-pharaoh-help = White only: protected like a priest, and it counts as two in its underground.
kheops-letter-worker = w
kheops-letter-mummy = m
kheops-letter-priest = p
kheops-letter-pharaoh = k
kheops-kind-room = room
kheops-kind-corridor = corridor
kheops-kind-room-help = Each room makes its underground worth one more point.
kheops-kind-corridor-help = A corridor connects; it is worth nothing by itself.
kheops-symbol-none = no symbol
kheops-symbol-rotate_corridor = turn a corridor
kheops-symbol-rotate_room = turn a room
kheops-symbol-swap = swap
kheops-symbol-move = move
kheops-symbol-blocked = blocked
kheops-symbol-double = double
kheops-symbol-ankh = ankh
kheops-symbol-sarcophagus = sarcophagus
kheops-symbol-curse = curse
kheops-symbol-none-help = This tile has no symbol.
kheops-symbol-rotate_corridor-help = When you place a pawn here, you must turn a corridor tile by 120° or 240°.
kheops-symbol-rotate_room-help = When you place a pawn here, you must turn a room tile by 120° or 240°.
kheops-symbol-swap-help = When you place a pawn here, you must swap one of your pawns with an enemy worker or mummy.
kheops-symbol-move-help = When you place a pawn here, you must move another of your pawns to an empty tile.
kheops-symbol-blocked-help = No pawn may ever stand here.
kheops-symbol-double-help = A pawn here counts as two in its underground.
kheops-symbol-ankh-help = At the end each side scores the square of the number of ankhs it stands on.
kheops-symbol-sarcophagus-help = It scores 5 points if it is the only one in an underground, 15 if only its partner is there too, and otherwise nothing.
kheops-symbol-curse-help = Its underground is worth nothing, and ankhs in it do not count.
kheops-face-room_none = a plain room
kheops-face-room_rotate_corridor = a room that turns a corridor
kheops-face-room_rotate_room = a room that turns a room
kheops-face-room_swap = a room that swaps pawns
kheops-face-room_move = a room that moves a pawn
kheops-face-room_blocked = a blocked room
kheops-face-room_double = a double room
kheops-face-room_ankh = a room with an ankh
kheops-face-room_sarcophagus = a room with a sarcophagus
kheops-face-room_curse = a cursed room
kheops-face-corridor_none = a plain corridor
kheops-face-corridor_rotate_corridor = a corridor that turns a corridor
kheops-face-corridor_rotate_room = a corridor that turns a room
kheops-face-corridor_swap = a corridor that swaps pawns
kheops-face-corridor_move = a corridor that moves a pawn
kheops-face-corridor_blocked = a blocked corridor
kheops-face-corridor_double = a double corridor
kheops-face-corridor_ankh = a corridor with an ankh
kheops-face-corridor_sarcophagus = a corridor with a sarcophagus
kheops-face-corridor_curse = a cursed corridor

## What is asked

kheops-prompt-place = Place a pawn on an empty tile
kheops-prompt-turn_corridor = Choose a corridor to turn
kheops-prompt-turn_room = Choose a room to turn
kheops-prompt-turn_by = Choose how far to turn it
kheops-prompt-swap = Choose your pawn to swap
kheops-prompt-swap_with = Choose the enemy pawn to swap it with
kheops-prompt-move = Choose your pawn to move
kheops-prompt-move_to = Choose the empty tile to move it to
kheops-prompt-take = Choose a tile from your hand
kheops-prompt-lay = Choose the cell to lay it on
kheops-prompt-rotate = Choose how it lies
kheops-prompt-over = The pyramid is finished

## Actions

kheops-a-pawn = { $pawn ->
    [mummy] the mummy
    [priest] the priest
    [pharaoh] the pharaoh
   *[worker] a worker
}
kheops-action-place = Place { kheops-a-pawn } on { $cell }
kheops-action-turn = Turn the tile on { $cell }
kheops-action-turn_by = Turn by { $degrees }°
kheops-action-swap = Swap your pawn on { $cell }
kheops-action-swap_with = Swap with the pawn on { $cell }
kheops-action-move = Move your pawn on { $cell }
kheops-action-move_to = Move to { $cell }
kheops-action-take = Take tile { $slot } of your hand
kheops-action-lay = Lay it on { $cell }
kheops-action-rotate = Lay it { $degrees_name }
kheops-degrees-0 = as it is
kheops-degrees-120 = turned by 120°
kheops-degrees-240 = turned by 240°

## Events

kheops-event-placed = { $player } places { kheops-a-pawn } on { $cell } ({ $face_name }).
kheops-event-displaced = The mummy of { $player } sends the worker on { $cell } home.
kheops-event-lapsed = The power on { $cell } ({ $symbol_name }) finds no target and lapses.
kheops-event-turned = { $player } turns the tile on { $cell } by { $degrees }°: { $face_name }.
kheops-event-swapped = { $player } swaps their { $own_name } on { $cell } with the enemy { $enemy_name } on { $target }.
kheops-own-worker = worker
kheops-own-mummy = mummy
kheops-own-priest = priest
kheops-own-pharaoh = pharaoh
kheops-enemy-worker = worker
kheops-enemy-mummy = mummy
kheops-event-moved = { $player } moves { kheops-a-pawn } from { $cell } to { $target }.
kheops-event-laid = { $player } lays a tile on { $cell }: { $face_name }, { $degrees_name }.
kheops-event-drew = { $player } draws { $face_name }.
kheops-event-turn_ended = { $left ->
    [0] Turn { $turn } is over; the pile is empty.
    [one] Turn { $turn } is over; one tile is left in the pile.
   *[other] Turn { $turn } is over; { $left } tiles are left in the pile.
}
kheops-event-left_over = { $player } shows the tile left over: { $face_name }.
kheops-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kheops-event-underground_taken = The underground of { $tiles } tiles from { $cell } brings { $player } { kheops-points }.
kheops-event-underground_untaken = Nobody leads the underground of { $tiles } tiles from { $cell }, worth { kheops-points }.
kheops-event-ankhs_scored = { $ankhs ->
    [one] One ankh brings { $player } { kheops-points }.
   *[other] { $ankhs } ankhs bring { $player } { kheops-points }.
}
kheops-event-ended = The pyramid is finished: white { $white }, blue { $blue }.

## Why not

kheops-why-not-now = That is not asked now. { $phase ->
    [turn_corridor] { kheops-prompt-turn_corridor }
    [turn_room] { kheops-prompt-turn_room }
    [turn_by] { kheops-prompt-turn_by }
    [swap] { kheops-prompt-swap }
    [swap_with] { kheops-prompt-swap_with }
    [move] { kheops-prompt-move }
    [move_to] { kheops-prompt-move_to }
    [take] { kheops-prompt-take }
    [lay] { kheops-prompt-lay }
    [rotate] { kheops-prompt-rotate }
    [over] { kheops-prompt-over }
   *[place] { kheops-prompt-place }
}.
kheops-why-no-such-tile = { $tiles ->
    [one] You hold only one tile.
   *[other] You hold only { $tiles } tiles.
}
kheops-why-none-left = { $pawn ->
    [mummy] You have no mummy left to place.
    [priest] You have no priest left to place.
    [pharaoh] You have no pharaoh left to place.
   *[worker] You have no workers left to place.
}
kheops-why-mummy-first = { $pawn ->
    [pharaoh] The pharaoh comes only after your own mummy.
   *[priest] The priest comes only after your own mummy.
}
kheops-why-own-pawn = Your own pawn is already on { $cell }.
kheops-why-only-workers = The mummy takes the place of enemy workers only.
kheops-why-occupied = There is already a pawn on { $cell }.
kheops-why-no-tile = There is no tile on { $cell }.
kheops-why-blocked = The tile on { $cell } is blocked: no pawn may stand there.
kheops-why-protected = The enemy priest or pharaoh protects the tile on { $cell } from being turned.
kheops-why-wrong-kind = { $kind ->
    [corridor] The tile on { $cell } is not a corridor, and this power turns corridors.
   *[room] The tile on { $cell } is not a room, and this power turns rooms.
}
kheops-why-just-placed = The pawn you have just placed cannot be moved.
kheops-why-not-your-pawn = You have no pawn on { $cell }.
kheops-why-protected-pawn = The enemy priest and pharaoh cannot be swapped.
kheops-why-not-enemy-pawn = There is no enemy pawn on { $cell }.
kheops-why-tile-there = There is already a tile on { $cell }.
kheops-why-not-touching = A new tile must share a side with a laid one; { $cell } does not touch any.

## Points

kheops-source-rooms = rooms
kheops-source-sarcophagi = sarcophagi
kheops-source-apex = apex
kheops-source-longest = longest underground
kheops-source-closed = closed undergrounds
kheops-source-ankhs = ankhs

## Options

kheops-option-closure = When an underground is closed
kheops-option-closure-help = A closed underground counts double.
kheops-option-closure-border = no door opens on the outside of the pyramid
kheops-option-closure-strict = every door meets another door
kheops-option-pharaoh_after_mummy = Pharaoh after mummy
kheops-option-pharaoh_after_mummy-help = White may place the pharaoh only after its own mummy.
kheops-option-longest_uncursed = Longest without a curse
kheops-option-longest_uncursed-help = The bonus for the longest underground goes to the longest among those without a curse.
kheops-option-tiles = Tile set
kheops-option-tiles-help = The 50 tiles to play with. The set that comes with the program is a reconstruction.
kheops-option-tiles-reconstruction-1 = reconstruction 1
kheops-set-authentic = Tiles: { $name }, the printed ones according to their file.
kheops-set-reconstruction = Tiles: { $name }, a reconstruction, not the printed ones.

## The table in a terminal

kheops-draw-player = { $player }, { kheops-points } if it ended now, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in hand. Pawns:
kheops-draw-supply = { $pawn ->
    [mummy] mummy
    [priest] priest
    [pharaoh] pharaoh
   *[worker] { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
}
kheops-draw-pile = { $left ->
    [0] Turn { $turn } of 30, the pile is empty.
    [one] Turn { $turn } of 30, one tile in the pile.
   *[other] Turn { $turn } of 30, { $left } tiles in the pile.
}
kheops-draw-hand = Tiles of { $player }:
kheops-draw-undergrounds = Undergrounds
kheops-draw-underground = { $cell }: { $tiles } tiles, { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
}, white { $white } : { $blue } blue, worth { $worth } for { $taker ->
    [white] white
    [blue] blue
   *[nobody] nobody
}
kheops-draw-cursed = cursed
kheops-draw-closed = closed
kheops-draw-apex = apex
kheops-draw-longest = longest
kheops-draw-sarcophagus = sarcophagus { $pair }
kheops-draw-ankhs = Ankhs: white { $white }, blue { $blue }
