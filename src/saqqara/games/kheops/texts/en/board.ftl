# The board of Kheops

kheops-board-label = The pyramid
kheops-progress = Turn { $turn } of { $turns }
kheops-prompt-place-kind = Choose a tile for { kheops-a-pawn }

## What a click stands for

kheops-choose-place = Place a pawn
kheops-choose-turn = Turn a tile
kheops-choose-swap = Swap a pawn
kheops-choose-swap_with = Swap with
kheops-choose-move = Move a pawn
kheops-choose-move_to = Move to
kheops-choose-take = Take a tile
kheops-choose-lay = Lay the tile
kheops-board-pick = Choose { kheops-a-pawn }
kheops-board-turn = Turn
kheops-board-done = Leave the tile as it lies
kheops-board-turn-tile = Turn tile { $slot } of your hand
kheops-board-clockwise = Clockwise
kheops-board-counterclockwise = Counterclockwise

## Panels

kheops-board-panel = Undergrounds and unseen tiles
kheops-board-pawns = Your pawns
kheops-board-hand = Your tiles
kheops-board-pawns-of = Pawns of { $player }
kheops-board-hand-of = Tiles of { $player }
kheops-board-overlay = Show who leads each underground
kheops-board-unseen = Unseen
kheops-board-unseen-count =
    { $count ->
        [0] Every tile has been seen.
        [one] One tile is unseen: in the pile or in the other hand.
       *[other] { $count } tiles are unseen: in the pile or in the other hand.
    }
kheops-board-door-count =
    { $doors ->
        [0] no door
        [one] one door
       *[other] { $doors } doors
    }
kheops-board-no-undergrounds = No two tiles are connected yet.
kheops-board-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
kheops-board-rooms =
    { $rooms ->
        [0] no room
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }
kheops-board-nobody = Nobody leads
kheops-board-weights = white { $white }, blue { $blue }
kheops-board-closed = Closed: it counts double
kheops-board-doors = Doors that lead nowhere: { $outside } to the outside, { $empty } to empty cells, { $walls } to walls
kheops-board-ankhs = Ankhs: white { $white }, blue { $blue }
kheops-board-badge =
    { $who ->
        [nobody] Nobody leads this underground of { $tiles } tiles, worth { $worth }
       *[somebody] { $player } leads this underground of { $tiles } tiles, worth { $worth }
    }

## Tooltips

kheops-board-cell = { $cell }: { $face }
kheops-board-pawn = A pawn of { $player } stands here: { $pawn }
kheops-board-pair = Pair { $pair }.
kheops-board-supply = { $player }: { $pawn }, { $count } to place
kheops-board-holds =
    { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }
kheops-board-enemy-hand =
    { $player } holds { $tiles ->
        [0] no tile
        [one] one tile
       *[other] { $tiles } tiles
    }

## A first round

kheops-guide-welcome = Tiles whose doors meet form undergrounds. When the pyramid is finished, each underground scores for the player with more pawns in it. The coloured floors show who leads now.
kheops-guide-place = Place a worker on a glowing tile: that pawn stays there and counts. The mummy, the priest and the pharaoh have powers of their own; point at them to read about them.
kheops-guide-place-touch = Place a worker on a glowing tile: that pawn stays there and counts. The mummy, the priest and the pharaoh have powers of their own; keep a finger on them to read about them.
kheops-guide-power = This tile has a power, and it happens at once. Choose what glows; Escape takes the pawn back.
kheops-guide-power-touch = This tile has a power, and it happens at once. Choose what glows, or take the pawn back.
kheops-guide-take = Now choose a tile. Turn it with R or the round arrow, then click it or drag it into the pyramid.
kheops-guide-take-touch = Now choose a tile. Turn it with the round arrow, then tap it or drag it into the pyramid.
kheops-guide-lay = Choose a glowing cell. The tile can still be turned there; click it once more when it lies as you like. The numbers show what it brings each side.
kheops-guide-lay-touch = Choose a glowing cell. The tile can still be turned there; tap it once more when it lies as you like. The numbers show what it brings each side.
kheops-guide-undergrounds = The list of undergrounds shows what each is worth: one point for each room, more for sarcophagi, and double if no door opens to the outside.
kheops-guide-undergrounds-touch = The list of undergrounds, behind the button in the corner, shows what each is worth: one point for each room, more for sarcophagi, and double if no door opens to the outside.
kheops-guide-done = This goes on for thirty turns. Ankhs score the square of their number; a curse makes its underground worthless. Enjoy the game!

## Pictures on the rules page

kheops-excerpt-lay = A tile has been laid beside others and can still be turned; the tick keeps it as it lies.
kheops-excerpt-turn = A power turns a laid tile: doors that met may part, and others may meet.
kheops-excerpt-end = A finished pyramid: each underground in the colour of the side that leads it, with its worth.
