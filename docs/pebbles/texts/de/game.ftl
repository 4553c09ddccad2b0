pebbles-about = Räume Haufen von Kieseln ab und finde das Goldnugget, das unter einem davon liegt.

pebbles-heap =
    { $heap ->
        [0] ersten Haufen
        [1] zweiten Haufen
        [2] dritten Haufen
       *[3] vierten Haufen
    }

pebbles-prompt-take = Nimm Kiesel von einem Haufen
pebbles-action-take =
    { $more ->
        [0] Nimm einen Kiesel vom { pebbles-heap }
        [1] Nimm zwei Kiesel vom { pebbles-heap }
        [2] Nimm drei Kiesel vom { pebbles-heap }
        [3] Nimm vier Kiesel vom { pebbles-heap }
        [4] Nimm fünf Kiesel vom { pebbles-heap }
       *[5] Nimm sechs Kiesel vom { pebbles-heap }
    }
pebbles-why-too-many =
    { $left ->
        [0] Vom { pebbles-heap } ist nichts mehr da: Nimm einen anderen.
        [one] Vom { pebbles-heap } ist nur noch ein Kiesel da: Nimm weniger.
       *[other] Vom { pebbles-heap } sind nur noch { $left } Kiesel da: Nimm weniger.
    }

pebbles-event-took =
    { $pebbles ->
        [one] { $player } nimmt einen Kiesel vom { pebbles-heap }.
       *[other] { $player } nimmt { $pebbles } Kiesel vom { pebbles-heap }.
    }
pebbles-event-emptied = { $player } hat den { pebbles-heap } abgeräumt: ein Punkt.
pebbles-event-found_gold = Das Goldnugget lag unter dem { pebbles-heap }: { $player } hat es jetzt.

pebbles-source-points = Punkte
pebbles-option-nugget = Goldnugget
pebbles-option-nugget-help = Das Goldnugget ist zwei Punkte wert.
