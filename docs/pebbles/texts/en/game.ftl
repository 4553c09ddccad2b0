pebbles-about = Empty heaps of pebbles, and find the gold nugget under one of them.

pebbles-heap =
    { $heap ->
        [0] the first heap
        [1] the second heap
        [2] the third heap
       *[3] the fourth heap
    }

pebbles-prompt-take = Take pebbles from a heap
pebbles-action-take =
    { $more ->
        [0] Take one pebble from { pebbles-heap }
        [1] Take two pebbles from { pebbles-heap }
        [2] Take three pebbles from { pebbles-heap }
        [3] Take four pebbles from { pebbles-heap }
        [4] Take five pebbles from { pebbles-heap }
       *[5] Take six pebbles from { pebbles-heap }
    }
pebbles-why-too-many =
    { $left ->
        [0] Nothing is left of { pebbles-heap }: choose another.
        [one] Only one pebble is left of { pebbles-heap }: take fewer.
       *[other] Only { $left } pebbles are left of { pebbles-heap }: take fewer.
    }

pebbles-event-took =
    { $pebbles ->
        [one] { $player } takes one pebble from { pebbles-heap }.
       *[other] { $player } takes { $pebbles } pebbles from { pebbles-heap }.
    }
pebbles-event-emptied = { $player } has emptied { pebbles-heap }: one point.
pebbles-event-found_gold = The gold nugget lay under { pebbles-heap }: { $player } has it now.

pebbles-source-points = points
pebbles-option-nugget = gold nugget
pebbles-option-nugget-help = The gold nugget is worth two points.
