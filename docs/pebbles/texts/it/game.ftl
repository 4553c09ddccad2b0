pebbles-about = Svuota i mucchi di sassolini e trova la pepita d’oro sotto uno di essi.

pebbles-heap =
    { $heap ->
        [0] primo mucchio
        [1] secondo mucchio
        [2] terzo mucchio
       *[3] quarto mucchio
    }

pebbles-prompt-take = Prendi sassolini da un mucchio
pebbles-action-take =
    { $more ->
        [0] Prendi un sassolino dal { pebbles-heap }
        [1] Prendi due sassolini dal { pebbles-heap }
        [2] Prendi tre sassolini dal { pebbles-heap }
        [3] Prendi quattro sassolini dal { pebbles-heap }
        [4] Prendi cinque sassolini dal { pebbles-heap }
       *[5] Prendi sei sassolini dal { pebbles-heap }
    }
pebbles-why-too-many =
    { $left ->
        [0] Del { pebbles-heap } non resta nulla: scegline un altro.
        [one] Del { pebbles-heap } resta un solo sassolino: prendine di meno.
       *[other] Del { pebbles-heap } restano solo { $left } sassolini: prendine di meno.
    }

pebbles-event-took =
    { $pebbles ->
        [one] { $player } prende un sassolino dal { pebbles-heap }.
       *[other] { $player } prende { $pebbles } sassolini dal { pebbles-heap }.
    }
pebbles-event-emptied = { $player } ha svuotato il { pebbles-heap }: un punto.
pebbles-event-found_gold = La pepita d’oro era sotto il { pebbles-heap }: ora è di { $player }.

pebbles-source-points = punti
pebbles-option-nugget = pepita d’oro
pebbles-option-nugget-help = La pepita d’oro vale due punti.
