# La plancia di Amun-Re

amunre-board-label = Mappa dell’Egitto con le sue quindici province
amunre-board-sea = Il Grande Verde
amunre-board-red-sea = Mar Rosso
amunre-board-progress = { $kingdom } { $round }/3: { $part }

## Che cosa significa un clic

amunre-choose-bid = Fai un’offerta d’asta
amunre-choose-play = Gioca una carta
amunre-choose-sell = Vendi una carta
amunre-choose-buy = Compra
amunre-choose-place = Metti
amunre-choose-offer = Offri oro
amunre-choose-take = Prendi un bene
amunre-choose-draw = Pesca carte potere
amunre-choose-put_back = Restituisci una carta
amunre-choose-sway = Usa il tuo ±3
amunre-argument-price = { $value }
amunre-argument-gold = { $value } oro
amunre-argument-pieces = { $value ->
    [0] niente
   *[other] { $value }
}
amunre-argument-cards = { $value ->
    [0] nessuna carta
    [one] { $value } carta
   *[other] { $value } carte
}

## Segni sulla mappa

amunre-board-owner = Appartiene a { $player }
amunre-board-fields = { $number ->
    [one] { $number } campo
   *[other] { $number } campi
}, { $farmers ->
    [0] senza contadini
    [one] con { $farmers } contadino
   *[other] con { $farmers } contadini
}
amunre-board-desert = Fuori dai campi: { $printed ->
    [0] {""}
    [one] { $printed } contadino sempre presente
   *[other] { $printed } contadini sempre presenti
}{ $printed ->
    [0] {""}
   *[other] { $desert ->
        [0] {""}
       *[other] {" "}e{" "}
    }
}{ $desert ->
    [0] {""}
    [one] { $desert } contadino gratuito
   *[other] { $desert } contadini gratuiti
}
amunre-board-cards = { $number ->
    [0] Qui non si comprano carte potere
    [one] Qui si compra { $number } carta potere per round
   *[other] Qui si comprano { $number } carte potere per round
}
amunre-board-income = Rende { $number } oro a ogni round
amunre-board-camel = Carovana: rende { $number } oro finché il tempio è sullo spazio 1 o 2
amunre-board-temples = { $number ->
    [one] Un tempio: vale il numero dello spazio del tempio
   *[other] { $number } templi: ciascuno vale il numero dello spazio del tempio
}
amunre-board-bonus = Chi la vince riceve:{ $blocks ->
    [0] {""}
    [one] {" "}{ $blocks } blocco
   *[other] {" "}{ $blocks } blocchi
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } oro
}{ $cards ->
    [0] {""}
    [one] {" "}{ $cards } carta potere
   *[other] {" "}{ $cards } carte potere
}
amunre-board-buildings = { $pyramids ->
    [0] Nessuna piramide
    [one] { $pyramids } piramide
   *[other] { $pyramids } piramidi
}, { $blocks ->
    [0] nessun blocco
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}
amunre-board-out = Non in gioco nel Nuovo Regno
amunre-board-made = ricostruito: nessuno ha saputo dirci che cosa c’è stampato qui
amunre-board-marker = { $player } punta { $price }
amunre-board-first = { $player } è primo giocatore
amunre-board-turn = { $player } è il numero { $turn } nel turno
amunre-board-bid-cost = { $cards ->
    [0] resterebbero { $gold } oro
    [one] venderesti { $cards } carta e resteresti senza oro
   *[other] venderesti { $cards } carte e resteresti senza oro
}

## Tempio, borsa e mano

amunre-board-temple = Tempio di Amun-Re
amunre-board-space = Spazio { $space }: offerte per { $sums } in tutto. Ogni contadino rende { $space } oro, ogni tempio { $space } punti
amunre-board-space-short = spazio { $space }
amunre-board-space-income = Le tue entrate lì: { $gold } oro
amunre-board-temple-beside = La prima offerta lo porta sul tracciato.
amunre-board-temple-pays = Ogni contadino rende { $space } oro.
amunre-board-purse = La tua borsa
amunre-board-purse-tip = Il tuo oro. Ogni carta potere in mano può valere 1 oro in più.
amunre-board-gold = oro
amunre-board-gold-hidden = L’oro è nascosto
amunre-board-hand = La tua mano
amunre-board-sources = I tuoi punti per fonte, se il regno finisse ora
amunre-board-minus-three = La carta −3: al posto dell’oro. Abbassa la somma di 3, ti dà 3 oro ma nessun bene, e torna a te
amunre-board-sell = vendi
amunre-board-pyramids = { $pyramids ->
    [one] { $pyramids } piramide nelle proprie province
   *[other] { $pyramids } piramidi nelle proprie province
}
amunre-board-income-at = Entrate con il tempio sullo spazio { $space }: { $gold } oro

## Che cosa si chiede

amunre-board-waiting = Tocca a { $player }.
amunre-board-over = La partita è finita.
amunre-board-bid-most = Puoi puntare fino a { $gold }.
amunre-board-bid-how = Scegli un prezzo luminoso su una provincia. Chi viene superato passa a un’altra.
amunre-board-sell-now = { $cards ->
    [one] Scegli { $cards } carta da vendere per 1 oro.
   *[other] Scegli { $cards } carte da vendere per 1 oro ciascuna.
}
amunre-board-none = niente
amunre-board-buy-cards = Carte potere: più sono, più costano
amunre-board-buy-farmers = Contadini per i tuoi campi liberi
amunre-board-buy-blocks = Blocchi: tre fanno una piramide
amunre-board-drawn = { $cards ->
    [one] Appena pescate. Restituiscine { $cards }.
   *[other] Appena pescate. Restituiscine { $cards }, una alla volta.
}
amunre-board-place-field = Scegli sulla mappa una provincia con un campo libero.
amunre-board-place-build = Scegli una tua provincia per il prossimo blocco.
amunre-board-place-done = Tutti i blocchi sono posati. Un costruttore può ancora costruire.
amunre-board-place-free_farmer = Scegli una tua provincia per il contadino gratuito.
amunre-board-place-builder = Scegli una provincia con due blocchi.
amunre-board-place-goods_place = Scegli una provincia sulla mappa.
amunre-board-place-eight_gold = Scegli la provincia che rende 8 oro al posto di tutto il resto.
amunre-board-place-harvest = Scegli la provincia dove ogni contadino rende 1 oro in più.
amunre-board-income-now = Le tue province rendono { $gold } oro.
amunre-board-go-on = Avanti
amunre-board-decline = rinuncia al resto
amunre-board-goods-left = { $goods ->
    [one] resta { $goods } bene
   *[other] restano { $goods } beni
}
amunre-board-goods-cards = { $goods ->
    [one] Amun-Re ti concede { $goods } bene. Come carta potere?
   *[other] Amun-Re ti concede { $goods } beni. Quanti come carte potere?
}

## L’offerta

amunre-board-offerings = Offerte
amunre-board-face-down = { $player } ha posato un’offerta coperta
amunre-board-not-yet = { $player } non ha ancora offerto
amunre-board-offered = { $gold ->
    [-3] { $player } ha posato la carta −3
   *[other] { $player } ha offerto { $gold } oro
}
amunre-board-sum = Tutte le offerte insieme: { $sum }
amunre-board-sway-first = La accompagna una carta ±3?
amunre-board-with-sway = con ±3
amunre-board-without-sway = senza
amunre-board-amount = Oro da offrire
amunre-board-less = { $by } in meno
amunre-board-more = { $by } in più
amunre-board-offer-keeps = Ti restano { $gold } oro.
amunre-board-offer-sells = { $cards ->
    [one] Per questa si venderà { $cards } carta.
   *[other] Per questa si venderanno { $cards } carte.
}

## Un primo round

amunre-guide-welcome = Questo è l’Egitto, a ovest e a est del Nilo. All’asta ci sono tante province quanti i giocatori; le scale dei prezzi sono sulla mappa. Le barche sul fiume mostrano l’ordine di turno.
amunre-guide-bid = Metti il segnalino su un prezzo. Se qualcuno sale di più, devi passare a un’altra provincia. Campi, carte e bonus dicono a che cosa serve una provincia; ferma il puntatore su un segno per leggerne il significato.
amunre-guide-bid-touch = Metti il segnalino su un prezzo. Se qualcuno sale di più, devi passare a un’altra provincia. Campi, carte e bonus dicono a che cosa serve una provincia; tieni il dito su un segno per leggerne il significato.
amunre-guide-cards = Le carte potere aiutano in molti momenti. Una costa 1 oro, due costano 3, tre costano 6: ogni pezzo in più di un acquisto costa uno in più.
amunre-guide-farmers = I contadini stanno sui tuoi campi e portano oro a ogni round, ciascuno quanto il numero dello spazio del tempio.
amunre-guide-blocks = Tre blocchi in una provincia diventano una piramide. Le piramidi sono punti; una piramide in ognuna delle tue tre province è una serie.
amunre-guide-offer = Tutti offrono ad Amun-Re in segreto. La somma muove il tempio; chi dà di più prende tre beni e inizia il prossimo round. La carta −3 prende invece 3 oro.
amunre-guide-goods = I tuoi beni: prima le carte potere, poi contadini e blocchi come vuoi.
amunre-guide-income = Ora le province rendono. Lo spazio del tempio è quanto porta ogni contadino. Le carovane rendono solo finché è su 1 o 2.
amunre-guide-done = Questo era un round. Dopo tre il regno finisce e si contano i punti; le piramidi restano per il Nuovo Regno, contadini e segnalini se ne vanno. Buona fortuna!

## Figure nella pagina delle regole

amunre-excerpt-auction = Una provincia all’asta: un segnalino sul suo prezzo, e le caselle più alte che lo superano.
amunre-excerpt-province = Una provincia in uso: contadini nei campi, blocchi che diventeranno una piramide, e piramidi.
amunre-excerpt-temple = Il tempio: la somma di tutte le offerte fissa la casella, e con essa quanto rende ogni contadino.
amunre-excerpt-offering = Le offerte, rivelate insieme, e la loro somma.
