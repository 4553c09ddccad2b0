amunre-about = Punta sulle province del Nilo, ingraziati gli dèi, innalza piramidi.

# Quantità
amunre-gold = { $gold ->
    [one] { $gold } moneta d’oro
   *[other] { $gold } monete d’oro
}
amunre-cards = { $cards ->
    [one] { $cards } carta potere
   *[other] { $cards } carte potere
}
amunre-farmers = { $farmers ->
    [one] { $farmers } contadino
   *[other] { $farmers } contadini
}
amunre-blocks = { $blocks ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}
amunre-goods = { $goods ->
    [one] { $goods } bene
   *[other] { $goods } beni
}

# Decisioni
amunre-action-bid = Offri { $price } per { $province_name }
amunre-action-play = Gioca «{ $card_name }»
amunre-action-sell = Vendi «{ $card_name }» per 1 moneta d’oro
amunre-action-buy = { $pieces ->
    [0] Non comprare nulla
    [1] Comprane 1 per 1 moneta d’oro
    [2] Comprane 2 per 3 monete d’oro
    [3] Comprane 3 per 6 monete d’oro
    [4] Comprane 4 per 10 monete d’oro
    [5] Comprane 5 per 15 monete d’oro
    [6] Comprane 6 per 21 monete d’oro
    [7] Comprane 7 per 28 monete d’oro
    [8] Comprane 8 per 36 monete d’oro
    [9] Comprane 9 per 45 monete d’oro
    [10] Comprane 10 per 55 monete d’oro
    [11] Comprane 11 per 66 monete d’oro
    [12] Comprane 12 per 78 monete d’oro
    [13] Comprane 13 per 91 monete d’oro
    [14] Comprane 14 per 105 monete d’oro
    [15] Comprane 15 per 120 monete d’oro
    [16] Comprane 16 per 136 monete d’oro
    [17] Comprane 17 per 153 monete d’oro
    [18] Comprane 18 per 171 monete d’oro
    [19] Comprane 19 per 190 monete d’oro
   *[20] Comprane 20 per 210 monete d’oro
}
amunre-action-place = Scegli { $province_name }
amunre-action-offer = Offri { amunre-gold }
amunre-action-minus_three = Metti la carta −3 e prendi 3 monete d’oro
amunre-action-sway = { $by ->
    [up] Aggiungi 3 alla somma
   *[down] Togli 3 dalla somma
}
amunre-action-draw = { $cards ->
    [0] Nessuna carta potere
   *[other] Pesca { amunre-cards }
}
amunre-action-take = { $good ->
    [farmer] Prendi un contadino
   *[block] Prendi un blocco
}
amunre-action-put_back = Restituisci «{ $card_name }»
amunre-action-done = Vai avanti senza

# Che cosa si chiede a chi è di turno
amunre-prompt-bid = metti il tuo segnalino su una provincia, più in alto di quello che c’è
amunre-prompt-pay = vendi carte potere finché puoi pagare la tua offerta d’asta
amunre-prompt-cards = quante carte potere compri?
amunre-prompt-put_back = quale delle carte appena pescate restituisci?
amunre-prompt-farmers = quanti contadini compri?
amunre-prompt-field = in quale provincia va il prossimo contadino?
amunre-prompt-blocks = quanti blocchi di costruzione compri?
amunre-prompt-build = in quale provincia va il prossimo blocco (dopo l’ultimo puoi ancora giocare un Costruttore)?
amunre-prompt-sacrifice = unisci alla tua offerta segreta una carta ±3?
amunre-prompt-offer = che cosa offri in segreto ad Amun-Re?
amunre-prompt-offer_cards = quale carta potere sarà venduta per la tua offerta segreta?
amunre-prompt-sway = il tuo ±3 va in più o in meno?
amunre-prompt-draw = quanti dei tuoi beni sono carte potere?
amunre-prompt-goods = prendi un contadino o un blocco, oppure rinuncia al resto
amunre-prompt-goods_place = in quale provincia va?
amunre-prompt-income = gioca una carta d’entrata, vendi carte o prosegui
amunre-prompt-free_farmer = nel deserto di quale provincia va il contadino gratuito?
amunre-prompt-builder = in quale provincia il Costruttore fa una piramide con due blocchi?
amunre-prompt-eight_gold = quale provincia paga 8 monete d’oro al posto di tutto il resto?
amunre-prompt-harvest = in quale provincia ogni contadino rende 1 moneta d’oro in più?

# Che cosa è successo
amunre-event-kingdom_began = { $kingdom ->
    [old] Comincia l’Antico Regno.
   *[new] Comincia il Nuovo Regno.
}
amunre-event-round_began = { $kingdom_name }, round { $round }; il primo giocatore è { $player }.
amunre-event-province_revealed = { $province_name } è all’asta{ $blocks ->
    [0] {""}
   *[other] , con { amunre-blocks }
}{ $gold ->
    [0] {""}
   *[other] , con { amunre-gold }
}{ $cards ->
    [0] {""}
   *[other] , con { amunre-cards }
}.
amunre-event-card_played = { $player } gioca «{ $card_name }».
amunre-event-card_played_on = { $player } mette «{ $card_name }» su { $province_name }.
amunre-event-bid = { $player } offre { $price } per { $province_name }.
amunre-event-outbid = L’offerta di { $player } per { $province_name } è stata superata.
amunre-event-sold = { $player } vende «{ $card_name }» per 1 moneta d’oro.
amunre-event-paid = { $player } paga { amunre-gold } per { $province_name }.
amunre-event-province_taken = { $player } prende { $province_name }{ $gold ->
    [0] {""}
   *[other] , con { amunre-gold }
}{ $cards ->
    [0] {""}
   *[other] , con { amunre-cards }
}.
amunre-event-drew = { $player } riceve «{ $card_name }».
amunre-event-cards_bought = { $player } compra { amunre-cards } per { amunre-gold }.
amunre-event-extra_drawn = { $player } ne ha pescate di più e restituisce { amunre-cards }.
amunre-event-put_back = { $player } rimette «{ $card_name }» in cima al mazzo.
amunre-event-discarded = { $player } scarta «{ $card_name }».
amunre-event-deck_shuffled = Gli scarti vengono mescolati: il nuovo mazzo ha { amunre-cards }.
amunre-event-farmers_bought = { $player } compra { amunre-farmers } per { amunre-gold }.
amunre-event-farmer_placed = { $player } mette un contadino su un campo di { $province_name }.
amunre-event-desert_farmer_placed = { $player } mette un contadino nel deserto di { $province_name }.
amunre-event-blocks_bought = { $player } compra { amunre-blocks } per { amunre-gold }.
amunre-event-block_placed = { $player } mette un blocco in { $province_name }.
amunre-event-pyramid_built = { $player } costruisce una piramide con { amunre-blocks } in { $province_name }.
amunre-event-pyramid_formed = I blocchi bonus completano una piramide in { $province_name }.
amunre-event-offered = { $player } ha offerto { amunre-gold }.
amunre-event-offered_minus_three = { $player } ha messo la carta −3.
amunre-event-swayed = { $player } { $by ->
    [up] aggiunge 3: la somma è { $sum }.
   *[down] toglie 3: la somma è { $sum }.
}
amunre-event-temple_set = Le offerte fanno { $sum }: il tempio va sulla casella { $space }.
amunre-event-three_gold_taken = { $player } prende 3 monete d’oro.
amunre-event-goods_won = { $player } può prendere { amunre-goods }.
amunre-event-cards_declared = { $player } prende { amunre-cards }.
amunre-event-goods_declined = { $player } rinuncia a { amunre-goods }.
amunre-event-next_first_player = { $player } ha offerto di più e sarà primo giocatore nel prossimo round.
amunre-event-province_paid = { $province_name } paga { $player }: raccolto { $harvest }, altro { $other }.
amunre-event-income = { $player } incassa { amunre-gold }.
amunre-event-scored = { $player } segna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $source_name }.
amunre-event-bonus_scored = { $player } segna { $points } punti con «{ $card_name }».
amunre-event-hand_sold = { $player } vende { $cards ->
    [one] l’ultima carta potere
   *[other] le ultime { $cards } carte potere
}.
amunre-event-gold_counted = { $player } ha { amunre-gold } e per questo segna { $points }.
amunre-event-kingdom_ended = { $kingdom ->
    [old] L’Antico Regno finisce: segnalini e contadini se ne vanno, piramidi e blocchi restano.
   *[new] Il Nuovo Regno finisce.
}
amunre-event-won = Vince { $player }.

# Perché qualcosa non è permesso
amunre-why-not-now = { $action ->
    [bid] Si offre per le province solo durante l’asta.
    [play] In questo momento non si può giocare nessuna carta.
    [sell] Le carte si vendono durante gli acquisti, per pagare un’asta o un’offerta e durante le entrate.
    [buy] In questo momento non c’è nulla da comprare.
    [place] In questo momento non c’è nulla da piazzare.
    [offer] L’oro si offre quando lo chiede l’offerta segreta.
    [minus_three] La carta −3 si mette quando lo chiede l’offerta segreta.
    [sway] Solo una carta ±3 rivelata cambia la somma.
    [draw] Le carte donate da Amun-Re si pescano in un altro momento.
    [take] I beni di Amun-Re si prendono in un altro momento.
    [put_back] Non ci sono carte da restituire.
   *[other] Questa decisione non si può saltare.
}
amunre-why-not-at-stake = { $province } non è all’asta in questo round.
amunre-why-just-lost = La tua offerta per { $province } è appena stata superata: offri altrove o gioca prima un Rilancio.
amunre-why-not-higher = Il segnalino in { $province } è su { $price }: offri di più.
amunre-why-blockade = Il segnalino in { $province } è su { $price } con un Blocco: devi salire di almeno due caselle.
amunre-why-purse = Puoi offrire al massimo { $most }: { amunre-gold } e 1 per ciascuna di { amunre-cards }.
amunre-why-when-blockade = Il Blocco si gioca nell’asta, prima della propria offerta.
amunre-why-when-rebid = Il Rilancio si gioca nell’asta, quando la propria offerta è stata superata.
amunre-why-when-free-farmer = Il Contadino gratuito si gioca prima di comprare contadini.
amunre-why-when-builder = Il Costruttore si gioca durante l’acquisto dei blocchi.
amunre-why-when-sacrifice = La carta ±3 si unisce all’offerta segreta.
amunre-why-when-eight-gold = La carta 8 monete d’oro si gioca durante le entrate.
amunre-why-when-harvest = La carta Raccolto +1 si gioca durante le entrate.
amunre-why-played-already = In questo round hai già giocato «{ amunre-card-named }»; nessuno ne gioca due uguali.
amunre-why-not-in-hand = Non hai in mano la carta «{ amunre-card-named }».
amunre-why-laid-already = La tua carta «{ amunre-card-named }» fa già parte di questa offerta.
amunre-why-not-drawn = Non hai appena pescato la carta «{ amunre-card-named }».
amunre-why-not-outbid = Il Rilancio serve solo se la tua offerta è appena stata superata.
amunre-why-no-two-blocks = Nessuna delle tue province ha { amunre-blocks }.
amunre-why-no-two-blocks-there = { $province } non ha { amunre-blocks }.
amunre-why-card-limit = { $limit ->
    [0] Nessuna delle tue province ti permette di comprare carte potere.
    [one] Le tue province ti permettono di comprare al massimo { $limit } carta potere.
   *[other] Le tue province ti permettono di comprare al massimo { $limit } carte potere.
}
amunre-why-no-more-cards = { $cards ->
    [0] Non restano carte potere da pescare.
    [one] Resta una sola carta potere da pescare.
   *[other] Restano solo { $cards } carte potere da pescare.
}
amunre-why-open-fields = { $fields ->
    [0] Non hai campi liberi.
    [one] Hai un solo campo libero.
   *[other] Hai solo { $fields } campi liberi.
}
amunre-why-too-dear = { $pieces } costerebbero { $cost } monete d’oro; con { amunre-gold } ne compri al massimo { $most }.
amunre-why-not-yours = { $province } non è tua.
amunre-why-no-open-field = { $province } non ha campi liberi.
amunre-why-no-open-field-anywhere = Nessuna delle tue province ha un campo libero.
amunre-why-all-placed = Tutti i tuoi blocchi sono piazzati.
amunre-why-blocks-left = { $left ->
    [one] C’è ancora { $left } blocco da piazzare.
   *[other] Ci sono ancora { $left } blocchi da piazzare.
}
amunre-why-offer-nothing = Si offre almeno 1 moneta d’oro, oppure la carta −3.
amunre-why-offer-purse = Puoi offrire al massimo { $most }: { amunre-gold } e 1 per ogni carta potere che si può vendere.
amunre-why-goods = Puoi prendere { amunre-goods }.

# Opzioni
amunre-option-open_gold = Oro scoperto
amunre-option-open_gold-help = Tutti vedono l’oro di tutti.
amunre-option-two_extra_cards = Due carte in più
amunre-option-two_extra_cards-help = Chi compra carte potere o le prende come beni ne pesca due in più e poi ne restituisce due.
amunre-option-two_extra_cards-off = no
amunre-option-two_extra_cards-top = rimesse in cima al mazzo
amunre-option-two_extra_cards-discard = scartate
amunre-option-provinces = Tabella delle province
amunre-option-provinces-help = Ciò che è stampato sulle province. Alcune caselle della tabella compresa nel gioco sono ricostruite; le regole dicono quali.
amunre-option-provinces-reconstruction-1 = ricostruzione 1

# Da dove vengono i punti
amunre-source-pyramids = piramidi
amunre-source-sets = serie di piramidi
amunre-source-banks = rive del Nilo
amunre-source-temples = templi
amunre-source-bonus = carte bonus
amunre-source-gold = oro

# Nomi
amunre-kingdom-old = Antico Regno
amunre-kingdom-new = Nuovo Regno
amunre-part-auction = asta
amunre-part-actions = azioni
amunre-part-offering = offerta
amunre-part-income = entrate
amunre-good-farmer = contadino
amunre-good-block = blocco
amunre-card-named = { $card ->
    [blockade] { amunre-card-blockade }
    [rebid] { amunre-card-rebid }
    [free_farmer] { amunre-card-free_farmer }
    [builder] { amunre-card-builder }
    [sacrifice] { amunre-card-sacrifice }
    [eight_gold] { amunre-card-eight_gold }
    [harvest] { amunre-card-harvest }
    [card_bonus] { amunre-card-card_bonus }
    [farmer_bonus] { amunre-card-farmer_bonus }
    [egypt_bonus] { amunre-card-egypt_bonus }
    [bank_bonus] { amunre-card-bank_bonus }
   *[nile_bonus] { amunre-card-nile_bonus }
}
amunre-card-blockade = Blocco
amunre-card-blockade-help = Con un’offerta d’asta: fino alla fine dell’asta chi ti supera deve salire di almeno due caselle.
amunre-card-rebid = Rilancio
amunre-card-rebid-help = Quando sei superato: fino alla fine dell’asta puoi offrire anche dove sei appena stato superato.
amunre-card-free_farmer = Contadino gratuito
amunre-card-free_farmer-help = Prima di comprare contadini: metti gratis un contadino fuori dai campi di una tua provincia.
amunre-card-builder = Costruttore
amunre-card-builder-help = Durante l’acquisto dei blocchi: due blocchi in una tua provincia fanno una piramide, una volta.
amunre-card-sacrifice = Sacrificio ±3
amunre-card-sacrifice-help = Con la tua offerta: dopo la rivelazione aggiungi 3 alla somma di tutte le offerte o togli 3.
amunre-card-eight_gold = 8 monete d’oro
amunre-card-eight_gold-help = Entrate: una tua provincia paga 8 monete d’oro al posto di tutto il resto.
amunre-card-harvest = Raccolto +1
amunre-card-harvest-help = Entrate: ogni contadino di una tua provincia rende 1 moneta d’oro in più.
amunre-card-card_bonus = Sette carte
amunre-card-card_bonus-help = 3 punti al conteggio se le tue province mostrano almeno 7 simboli di carta.
amunre-card-farmer_bonus = Nove contadini
amunre-card-farmer_bonus-help = 3 punti al conteggio se hai almeno 9 contadini.
amunre-card-egypt_bonus = Un solo Egitto
amunre-card-egypt_bonus-help = 3 punti al conteggio se le tue province sono tutte nell’Alto Egitto o tutte nel Basso Egitto.
amunre-card-bank_bonus = Una sola riva
amunre-card-bank_bonus-help = 3 punti al conteggio se le tue province sono tutte a est o tutte a ovest del Nilo.
amunre-card-nile_bonus = Lungo il Nilo
amunre-card-nile_bonus-help = 3 punti al conteggio se le tue province toccano tutte il Nilo, o non lo tocca nessuna.
amunre-province-abu = Abu
amunre-province-abydos = Abydos
amunre-province-amarna = Amarna
amunre-province-avaris = Avaris
amunre-province-baharya = Baharya
amunre-province-berenike = Berenike
amunre-province-buto = Buto
amunre-province-dakhla = Dakhla
amunre-province-damanhur = Damanhur
amunre-province-edfu = Edfu
amunre-province-kharga = Kharga
amunre-province-memphis = Memphis
amunre-province-mendes = Mendes
amunre-province-sawu = Sawu
amunre-province-thebes = Tebe

# Il tavolo nel terminale
amunre-draw-round = { $kingdom_name }, round { $round }
amunre-draw-temple = tempio
amunre-draw-deck = mazzo { $cards }
amunre-draw-column-player = giocatore
amunre-draw-column-points = punti
amunre-draw-column-gold = oro
amunre-draw-column-cards = carte
amunre-draw-column-offer = offerta
amunre-draw-column-income = entrate a 1–4
amunre-draw-first = primo
amunre-draw-purse = { amunre-gold }
amunre-draw-no-cards = nessuna carta potere
amunre-draw-drawn = appena pescate:
amunre-draw-bonus-blocks = +{ $number }■
amunre-draw-bonus-cards = +{ $number }▮
amunre-draw-bonus-gold = +{ $number } oro
amunre-draw-income = entrata { $number }
amunre-draw-camel = carovana { $number }
amunre-draw-temples = { $number ->
    [one] { $number } tempio
   *[other] { $number } templi
}
