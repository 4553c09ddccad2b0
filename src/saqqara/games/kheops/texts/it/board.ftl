# La plancia di Kheops

kheops-board-label = La piramide
kheops-progress = Turno { $turn } di { $turns }
kheops-prompt-place-kind = Scegli una tessera per { kheops-a-pawn }

## Che cosa significa un clic

kheops-choose-place = Metti una pedina
kheops-choose-turn = Gira una tessera
kheops-choose-swap = Scambia una pedina
kheops-choose-swap_with = Scambia con
kheops-choose-move = Sposta una pedina
kheops-choose-move_to = Sposta su
kheops-choose-take = Prendi una tessera
kheops-choose-lay = Posa la tessera
kheops-board-pick = Scegli { kheops-a-pawn }
kheops-board-turn = Gira
kheops-board-done = Lascia la tessera così com’è
kheops-board-turn-tile = Gira la tessera { $slot } della tua mano
kheops-board-clockwise = In senso orario
kheops-board-counterclockwise = In senso antiorario

## Riquadri

kheops-board-panel = Sotterranei e tessere non viste
kheops-board-pawns = Le tue pedine
kheops-board-hand = Le tue tessere
kheops-board-pawns-of = Pedine di { $player }
kheops-board-hand-of = Tessere di { $player }
kheops-board-overlay = Mostra chi comanda in ogni sotterraneo
kheops-board-unseen = Non viste
kheops-board-unseen-count =
    { $count ->
        [0] Tutte le tessere sono state viste.
        [one] Una tessera non si è ancora vista: è nel mazzetto o nell’altra mano.
       *[other] { $count } tessere non si sono ancora viste: sono nel mazzetto o nell’altra mano.
    }
kheops-board-door-count =
    { $doors ->
        [0] nessuna porta
        [one] una porta
       *[other] { $doors } porte
    }
kheops-board-no-undergrounds = Ancora nessuna tessera comunica con un’altra.
kheops-board-tiles =
    { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
kheops-board-rooms =
    { $rooms ->
        [0] nessuna sala
        [one] { $rooms } sala
       *[other] { $rooms } sale
    }
kheops-board-nobody = Nessuno comanda
kheops-board-weights = bianco { $white }, blu { $blue }
kheops-board-closed = Chiuso: vale il doppio
kheops-board-doors = Porte che non portano a nulla: { $outside } verso l’esterno, { $empty } su caselle vuote, { $walls } contro muri
kheops-board-ankhs = Ankh: bianco { $white }, blu { $blue }
kheops-board-badge =
    { $who ->
        [nobody] Nessuno comanda in questo sotterraneo di { $tiles } tessere, che vale { $worth }
       *[somebody] { $player } comanda in questo sotterraneo di { $tiles } tessere, che vale { $worth }
    }

## Suggerimenti

kheops-board-cell = { $cell }: { $face }
kheops-board-pawn = Qui sta una pedina di { $player }: { $pawn }
kheops-board-pair = Coppia { $pair }.
kheops-board-supply = { $player }: { $pawn }, da mettere { $count }
kheops-board-holds =
    { $tiles ->
        [0] nessuna tessera
        [one] una tessera
       *[other] { $tiles } tessere
    }
kheops-board-enemy-hand =
    { $player } ha in mano { $tiles ->
        [0] nessuna tessera
        [one] una tessera
       *[other] { $tiles } tessere
    }

## Un primo round

kheops-guide-welcome = Le tessere le cui porte si incontrano formano sotterranei. A piramide finita ognuno va, con i suoi punti, a chi ci ha più pedine. I pavimenti colorati mostrano chi comanda ora.
kheops-guide-place = Metti un operaio su una tessera illuminata: resta lì e conta. Mummia, sacerdote e faraone hanno poteri propri; indicali per leggerli.
kheops-guide-place-touch = Metti un operaio su una tessera illuminata: resta lì e conta. Mummia, sacerdote e faraone hanno poteri propri; tieni il dito su di loro per leggerli.
kheops-guide-power = Questa tessera ha un potere, che agisce subito. Scegli ciò che brilla; Esc riprende la pedina.
kheops-guide-power-touch = Questa tessera ha un potere, che agisce subito. Scegli ciò che brilla, oppure riprendi la pedina.
kheops-guide-take = Ora una tessera. Girala con R o con la freccia tonda, poi fai clic su di essa o trascinala nella piramide.
kheops-guide-take-touch = Ora una tessera. Girala con la freccia tonda, poi toccala o trascinala nella piramide.
kheops-guide-lay = Scegli una casella illuminata. La tessera si può ancora girare lì; fai clic un’altra volta quando è come vuoi. I numeri mostrano che cosa porta a ciascuno.
kheops-guide-lay-touch = Scegli una casella illuminata. La tessera si può ancora girare lì; toccala un’altra volta quando è come vuoi. I numeri mostrano che cosa porta a ciascuno.
kheops-guide-undergrounds = L’elenco dei sotterranei dice quanto vale ognuno: un punto per sala, di più per i sarcofagi, e il doppio se nessuna porta dà sull’esterno.
kheops-guide-undergrounds-touch = L’elenco dei sotterranei, dietro il pulsante nell’angolo, dice quanto vale ognuno: un punto per sala, di più per i sarcofagi, e il doppio se nessuna porta dà sull’esterno.
kheops-guide-done = Si va avanti così per trenta turni. Gli ankh contano il quadrato del loro numero, una maledizione azzera il suo sotterraneo. Buon divertimento!

## Figure nella pagina delle regole

kheops-excerpt-lay = Una tessera è stata posata accanto ad altre e si può ancora girare; la spunta la lascia com’è.
kheops-excerpt-turn = Un potere gira una tessera posata: porte unite possono separarsi, altre incontrarsi.
kheops-excerpt-end = Una piramide finita: ogni sotterraneo nel colore di chi vi prevale, con il suo valore.
