kheops-about = Un duello sotto la piramide: posa tessere, manda le tue figure, conquista le tombe.

## Pezzi

kheops-colour-white = Bianco
kheops-colour-blue = Blu
kheops-seat-1 = { kheops-colour-white }
kheops-seat-2 = { kheops-colour-blue }
kheops-pawn-worker = operaio
kheops-pawn-mummy = mummia
kheops-pawn-priest = sacerdote
kheops-pawn-pharaoh = faraone
kheops-pawn-worker-help = La pedina comune: nel suo sotterraneo conta uno.
kheops-pawn-mummy-help = Quando entra può prendere il posto di un operaio avversario; dopo di lei può entrare il proprio sacerdote.
kheops-pawn-priest-help = Entra solo dopo la propria mummia; l’avversario non può scambiarlo né girare la tessera sotto di lui.
kheops-pawn-pharaoh-help = Solo del bianco: protetto come un sacerdote, nel suo sotterraneo conta due.
kheops-letter-worker = o
kheops-letter-mummy = m
kheops-letter-priest = s
kheops-letter-pharaoh = f
kheops-kind-room = sala
kheops-kind-corridor = corridoio
kheops-kind-room-help = Ogni sala aggiunge un punto al valore del suo sotterraneo.
kheops-kind-corridor-help = Un corridoio collega; da solo non vale nulla.
kheops-symbol-none = nessun simbolo
kheops-symbol-rotate_corridor = gira un corridoio
kheops-symbol-rotate_room = gira una sala
kheops-symbol-swap = scambio
kheops-symbol-move = spostamento
kheops-symbol-blocked = bloccata
kheops-symbol-double = doppia
kheops-symbol-ankh = ankh
kheops-symbol-sarcophagus = sarcofago
kheops-symbol-curse = maledizione
kheops-symbol-none-help = Questa tessera non ha simboli.
kheops-symbol-rotate_corridor-help = Chi mette qui una pedina deve girare di 120° o 240° una tessera corridoio.
kheops-symbol-rotate_room-help = Chi mette qui una pedina deve girare di 120° o 240° una tessera sala.
kheops-symbol-swap-help = Chi mette qui una pedina deve scambiare una propria pedina con un operaio o la mummia dell’avversario.
kheops-symbol-move-help = Chi mette qui una pedina deve spostare un’altra propria pedina su una tessera libera.
kheops-symbol-blocked-help = Su questa tessera non può mai stare una pedina.
kheops-symbol-double-help = Una pedina su questa tessera conta due nel suo sotterraneo.
kheops-symbol-ankh-help = Alla fine ogni parte riceve il quadrato del numero di ankh che occupa.
kheops-symbol-sarcophagus-help = Da solo in un sotterraneo porta 5 punti, con il solo compagno 15, in altra compagnia nulla.
kheops-symbol-curse-help = Il suo sotterraneo non vale nulla e le sue ankh non contano.
kheops-face-room_none = una sala semplice
kheops-face-room_rotate_corridor = una sala che gira un corridoio
kheops-face-room_rotate_room = una sala che gira una sala
kheops-face-room_swap = una sala con scambio
kheops-face-room_move = una sala con spostamento
kheops-face-room_blocked = una sala bloccata
kheops-face-room_double = una sala doppia
kheops-face-room_ankh = una sala con ankh
kheops-face-room_sarcophagus = una sala con sarcofago
kheops-face-room_curse = una sala maledetta
kheops-face-corridor_none = un corridoio semplice
kheops-face-corridor_rotate_corridor = un corridoio che gira un corridoio
kheops-face-corridor_rotate_room = un corridoio che gira una sala
kheops-face-corridor_swap = un corridoio con scambio
kheops-face-corridor_move = un corridoio con spostamento
kheops-face-corridor_blocked = un corridoio bloccato
kheops-face-corridor_double = un corridoio doppio
kheops-face-corridor_ankh = un corridoio con ankh
kheops-face-corridor_sarcophagus = un corridoio con sarcofago
kheops-face-corridor_curse = un corridoio maledetto

## Domande

kheops-prompt-place = Metti una pedina su una tessera libera
kheops-prompt-turn_corridor = Scegli un corridoio da girare
kheops-prompt-turn_room = Scegli una sala da girare
kheops-prompt-turn_by = Scegli di quanto girarla
kheops-prompt-swap = Scegli la tua pedina da scambiare
kheops-prompt-swap_with = Scegli la pedina avversaria con cui scambiarla
kheops-prompt-move = Scegli la tua pedina da spostare
kheops-prompt-move_to = Scegli la tessera libera su cui spostarla
kheops-prompt-take = Scegli una tessera dalla tua mano
kheops-prompt-lay = Scegli la casella su cui posarla
kheops-prompt-rotate = Scegli come orientarla
kheops-prompt-over = La piramide è finita

## Azioni

kheops-a-pawn = { $pawn ->
    [mummy] la mummia
    [priest] il sacerdote
    [pharaoh] il faraone
   *[worker] un operaio
}
kheops-action-place = Metti { kheops-a-pawn } su { $cell }
kheops-action-turn = Gira la tessera su { $cell }
kheops-action-turn_by = Gira di { $degrees }°
kheops-action-swap = Scambia la tua pedina su { $cell }
kheops-action-swap_with = Scambia con la pedina su { $cell }
kheops-action-move = Sposta la tua pedina su { $cell }
kheops-action-move_to = Sposta su { $cell }
kheops-action-take = Prendi la tessera { $slot } della tua mano
kheops-action-lay = Posala su { $cell }
kheops-action-rotate = Posala { $degrees_name }
kheops-degrees-0 = così com’è
kheops-degrees-120 = con una rotazione di 120°
kheops-degrees-240 = con una rotazione di 240°

## Eventi

kheops-event-placed = { $player } mette { kheops-a-pawn } su { $cell } ({ $face_name }).
kheops-event-displaced = La mummia di { $player } rimanda a casa l’operaio su { $cell }.
kheops-event-lapsed = Il potere su { $cell } ({ $symbol_name }) non trova bersagli e svanisce.
kheops-event-turned = { $player } gira la tessera su { $cell } di { $degrees }°: { $face_name }.
kheops-event-swapped = { $player } scambia { $own_name } su { $cell } con { $enemy_name } su { $target }.
kheops-own-worker = il proprio operaio
kheops-own-mummy = la propria mummia
kheops-own-priest = il proprio sacerdote
kheops-own-pharaoh = il proprio faraone
kheops-enemy-worker = l’operaio avversario
kheops-enemy-mummy = la mummia avversaria
kheops-event-moved = { $player } sposta { kheops-a-pawn } da { $cell } a { $target }.
kheops-event-laid = { $player } posa una tessera su { $cell }: { $face_name }, { $degrees_name }.
kheops-event-drew = { $player } pesca { $face_name }.
kheops-event-turn_ended = { $left ->
    [0] Il turno { $turn } è finito; il mazzetto è vuoto.
    [one] Il turno { $turn } è finito; resta una tessera nel mazzetto.
   *[other] Il turno { $turn } è finito; restano { $left } tessere nel mazzetto.
}
kheops-event-left_over = { $player } mostra la tessera rimasta: { $face_name }.
kheops-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
kheops-event-underground_taken = Il sotterraneo di { $tiles } tessere da { $cell } porta a { $player } { kheops-points }.
kheops-event-underground_untaken = Nessuno domina il sotterraneo di { $tiles } tessere da { $cell }, del valore di { kheops-points }.
kheops-event-ankhs_scored = { $ankhs ->
    [one] Un’ankh porta a { $player } { kheops-points }.
   *[other] { $ankhs } ankh portano a { $player } { kheops-points }.
}
kheops-event-ended = La piramide è finita: bianco { $white }, blu { $blue }.

## Perché no

kheops-why-not-now = Non è questa la domanda. { $phase ->
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
    [one] Hai in mano una sola tessera.
   *[other] Hai in mano solo { $tiles } tessere.
}
kheops-why-none-left = { $pawn ->
    [mummy] Non hai più la mummia da mettere.
    [priest] Non hai più il sacerdote da mettere.
    [pharaoh] Non hai un faraone da mettere.
   *[worker] Non hai più operai da mettere.
}
kheops-why-mummy-first = { $pawn ->
    [pharaoh] Il faraone entra solo dopo la tua mummia.
   *[priest] Il sacerdote entra solo dopo la tua mummia.
}
kheops-why-own-pawn = Su { $cell } c’è già una tua pedina.
kheops-why-only-workers = La mummia prende il posto solo di operai avversari.
kheops-why-occupied = Su { $cell } c’è già una pedina.
kheops-why-no-tile = Su { $cell } non c’è nessuna tessera.
kheops-why-blocked = La tessera su { $cell } è bloccata: nessuna pedina può starci.
kheops-why-protected = Il sacerdote o il faraone avversario protegge la tessera su { $cell }: non si può girare.
kheops-why-wrong-kind = { $kind ->
    [corridor] La tessera su { $cell } non è un corridoio, e questo potere gira i corridoi.
   *[room] La tessera su { $cell } non è una sala, e questo potere gira le sale.
}
kheops-why-just-placed = La pedina appena messa non si può spostare.
kheops-why-not-your-pawn = Su { $cell } non c’è nessuna tua pedina.
kheops-why-protected-pawn = Il sacerdote e il faraone avversari non si possono scambiare.
kheops-why-not-enemy-pawn = Su { $cell } non c’è nessuna pedina avversaria.
kheops-why-tile-there = Su { $cell } c’è già una tessera.
kheops-why-not-touching = Una nuova tessera deve toccarne una con un lato; { $cell } non ne tocca nessuna.

## Punti

kheops-source-rooms = sale
kheops-source-sarcophagi = sarcofagi
kheops-source-apex = vertice
kheops-source-longest = sotterraneo più lungo
kheops-source-closed = sotterranei chiusi
kheops-source-ankhs = ankh

## Opzioni

kheops-option-closure = Quando un sotterraneo è chiuso
kheops-option-closure-help = Un sotterraneo chiuso vale il doppio.
kheops-option-closure-border = nessuna porta dà sull’esterno della piramide
kheops-option-closure-strict = ogni porta incontra un’altra porta
kheops-option-pharaoh_after_mummy = Il faraone dopo la mummia
kheops-option-pharaoh_after_mummy-help = Il bianco può mettere il faraone solo dopo la propria mummia.
kheops-option-longest_uncursed = Il più lungo senza maledizione
kheops-option-longest_uncursed-help = Il premio per il sotterraneo più lungo va al più lungo tra quelli senza maledizione.
kheops-option-tiles = Serie di tessere
kheops-option-tiles-help = Le 50 tessere con cui si gioca. La serie inclusa nel programma è una ricostruzione.
kheops-option-tiles-reconstruction-1 = ricostruzione 1
kheops-set-authentic = Tessere: { $name }, quelle stampate secondo il loro file.
kheops-set-reconstruction = Tessere: { $name }, una ricostruzione, non quelle stampate.

## Il tavolo nel terminale

kheops-draw-player = { $player }, { kheops-points } se finisse ora, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
} in mano. Pedine:
kheops-draw-supply = { $pawn ->
    [mummy] mummia
    [priest] sacerdote
    [pharaoh] faraone
   *[worker] { $count ->
        [one] { $count } operaio
       *[other] { $count } operai
    }
}
kheops-draw-pile = { $left ->
    [0] Turno { $turn } di 30, il mazzetto è vuoto.
    [one] Turno { $turn } di 30, una tessera nel mazzetto.
   *[other] Turno { $turn } di 30, { $left } tessere nel mazzetto.
}
kheops-draw-hand = Tessere di { $player }:
kheops-draw-undergrounds = Sotterranei
kheops-draw-underground = { $cell }: { $tiles } tessere, { $rooms ->
    [one] { $rooms } sala
   *[other] { $rooms } sale
}, bianco { $white } : { $blue } blu, vale { $worth } per { $taker ->
    [white] il bianco
    [blue] il blu
   *[nobody] nessuno
}
kheops-draw-cursed = maledetto
kheops-draw-closed = chiuso
kheops-draw-apex = vertice
kheops-draw-longest = il più lungo
kheops-draw-sarcophagus = sarcofago { $pair }
kheops-draw-ankhs = Ankh: bianco { $white }, blu { $blue }
