imhotep-about = Cava le pietre, dividi le barche e costruisci dove gli altri non se l’aspettano.

# Imhotep

## Nomi

imhotep-site-market = mercato
imhotep-site-pyramid = piramide
imhotep-site-temple = tempio
imhotep-site-burial_chamber = tomba
imhotep-site-obelisks = obelischi
imhotep-monument-pyramid = piramide
imhotep-monument-temple = tempio
imhotep-monument-burial_chamber = tomba
imhotep-monument-obelisks = obelischi
imhotep-pyramid-left = piramide sinistra
imhotep-pyramid-middle = piramide centrale
imhotep-pyramid-right = piramide destra
imhotep-sled = slitta
imhotep-quarry = cava
imhotep-river = fiume
imhotep-wager = scommessa
imhotep-deck = mazzo
imhotep-discard = scarti
imhotep-face_down = coperta
imhotep-round = round { $round } di 6
imhotep-minimum = almeno { $minimum }
imhotep-waiting = in attesa
imhotep-beside = accanto
imhotep-draw-card = una carta
imhotep-draw-stones = { $count } pietre
imhotep-draw-load = carica una pietra
imhotep-draw-point-or-stones = 1 punto o { $count } pietre
imhotep-cards = carte
imhotep-score = punti

## Carte mercato

imhotep-card-entrance = Ingresso
imhotep-card-entrance-help = Rossa: subito una pietra va dalla tua cava alla piramide.
imhotep-card-sarcophagus = Sarcofago
imhotep-card-sarcophagus-help = Rossa: subito una pietra va dalla tua cava alla tomba.
imhotep-card-paved_path = Lastricato
imhotep-card-paved_path-help = Rossa: subito una pietra va dalla tua cava agli obelischi.
imhotep-card-pyramid_decoration = Decoro piramide
imhotep-card-pyramid_decoration-help = Verde: alla fine 1 punto ogni tre pietre alla piramide, di chiunque siano.
imhotep-card-temple_decoration = Decoro tempio
imhotep-card-temple_decoration-help = Verde: alla fine 1 punto ogni tre pietre al tempio, di chiunque siano.
imhotep-card-burial_chamber_decoration = Decoro tomba
imhotep-card-burial_chamber_decoration-help = Verde: alla fine 1 punto ogni tre pietre nella tomba, di chiunque siano.
imhotep-card-obelisk_decoration = Decoro obelischi
imhotep-card-obelisk_decoration-help = Verde: alla fine 1 punto ogni tre pietre agli obelischi, di chiunque siano.
imhotep-card-statue = Statua
imhotep-card-statue-help = Viola: alla fine 1, 3, 6, 10 o 15 punti per una fino a cinque statue, altri 2 per ogni statua in più.
imhotep-card-lever = Leva
imhotep-card-lever-help = Blu: fai salpare una barca e scegli in che ordine si scaricano le pietre. Non usata vale 1 punto.
imhotep-card-hammer = Martello
imhotep-card-hammer-help = Blu: prendi fino a tre pietre dalla cava, poi caricane una. Non usata vale 1 punto.
imhotep-card-sail = Vela
imhotep-card-sail-help = Blu: carica una pietra e fai salpare quella barca. Non usata vale 1 punto.
imhotep-card-chisel = Scalpello
imhotep-card-chisel-help = Blu: carica due pietre, su una barca o su due. Non usata vale 1 punto.
imhotep-card-face_down = carta coperta
imhotep-card-face_down-help = La guarda solo chi prende la coppia.

## Opzioni

imhotep-option-market = Mercato
imhotep-option-market-help = Lato A: quattro carte scoperte. Lato B: tre carte scoperte e una coppia coperta, di cui chi la prende tiene una carta.
imhotep-option-pyramid = Piramide
imhotep-option-pyramid-help = Lato A: una grande piramide. Lato B: tre piccole, con una carta, pietre o un carico come bonus.
imhotep-option-temple = Tempio
imhotep-option-temple-help = Lato A: un punto per ogni pietra in cima. Lato B: ogni colonna dà qualcosa di diverso.
imhotep-option-burial_chamber = Tomba
imhotep-option-burial_chamber-help = Lato A: contano i gruppi collegati. Lato B: contano le maggioranze nelle tre file.
imhotep-option-obelisks = Obelischi
imhotep-option-obelisks-help = Lato A: alla fine conta l’obelisco più alto. Lato B: le torri di tre pietre danno punti subito.
imhotep-option-wrath = L’ira del faraone
imhotep-option-wrath-help = Chi alla fine non ha pietre in uno dei quattro monumenti perde 5 punti.
imhotep-option-wager = La scommessa dello scalpellino
imhotep-option-wager-help = Una volta per partita puoi scommettere una pietra della cava sul monumento che avrà più pietre.

## Da dove vengono i punti

imhotep-source-pyramid = Piramide
imhotep-source-temple = Tempio
imhotep-source-towers = Torri degli obelischi
imhotep-source-temple_due = Tempio, fine di questo round
imhotep-source-burial_chamber = Tomba
imhotep-source-obelisks = Obelischi
imhotep-source-statues = Statue
imhotep-source-decorations = Decori
imhotep-source-blue_cards = Carte blu non usate
imhotep-source-wrath = Ira del faraone
imhotep-source-wager = Scommessa

## Che cosa si chiede

imhotep-prompt-turn = Prendi pietre, carica una pietra, fai salpare una barca o gioca una carta
imhotep-prompt-hammer_load = Carica una pietra con il martello
imhotep-prompt-chisel_first = Carica con lo scalpello la prima di due pietre
imhotep-prompt-chisel_second = Carica con lo scalpello la seconda pietra
imhotep-prompt-sail_load = Carica una pietra sulla barca che farai salpare
imhotep-prompt-sail_site = Scegli il cantiere per la barca appena caricata
imhotep-prompt-lever_sail = Fai salpare una barca con la leva
imhotep-prompt-lever_unload = Scegli la prossima pietra da scaricare con la leva
imhotep-prompt-market = Prendi una carta per la tua pietra al mercato, o nessuna
imhotep-prompt-pair = Tieni una di queste due carte
imhotep-prompt-build = Scegli la piramide per la tua pietra
imhotep-prompt-bonus_load = Come bonus puoi caricare una pietra
imhotep-prompt-temple = Prendi 1 punto o 2 pietre per la tua pietra nel tempio
imhotep-prompt-none = La partita è finita

## Decisioni

imhotep-action-take = Prendi pietre dalla cava
imhotep-action-load =
    Carica una pietra { $space ->
        [0] sulla casella di prua
        [1] sulla casella 2
        [2] sulla casella 3
       *[3] sulla casella 4
    } della barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
imhotep-action-sail =
    Fai salpare la barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } verso { $site ->
        [market] il mercato
        [pyramid] la piramide
        [temple] il tempio
        [burial_chamber] la tomba
       *[obelisks] gli obelischi
    }
imhotep-action-play = Gioca «{ $card_name }»
imhotep-action-wager =
    Scommetti { $monument ->
        [pyramid] sulla piramide
        [temple] sul tempio
        [burial_chamber] sulla tomba
       *[obelisks] sugli obelischi
    }
imhotep-action-pass = Passa
imhotep-action-unload =
    Scarica la pietra { $space ->
        [0] sulla casella di prua
        [1] sulla casella 2
        [2] sulla casella 3
       *[3] sulla casella 4
    }
imhotep-action-choose = Prendi «{ $card_name }»
imhotep-action-choose_pair = Guarda le due carte coperte e tienine una
imhotep-action-keep = Tieni «{ $card_name }»
imhotep-action-build =
    Costruisci: { $pyramid ->
        [left] la piramide sinistra
        [middle] la piramide centrale
       *[right] la piramide destra
    }
imhotep-action-point = Prendi 1 punto
imhotep-action-stones = Prendi 2 pietre
imhotep-action-decline = Rinuncia

## Che cosa è successo

imhotep-event-round_started = Comincia il round { $round } con barche da { $boats_name } pietre; inizia { $player }.
imhotep-boats-4432 = 4, 4, 3 e 2
imhotep-boats-4422 = 4, 4, 2 e 2
imhotep-boats-4421 = 4, 4, 2 e 1
imhotep-boats-4333 = 4, 3, 3 e 3
imhotep-boats-4332 = 4, 3, 3 e 2
imhotep-boats-4331 = 4, 3, 3 e 1
imhotep-boats-4322 = 4, 3, 2 e 2
imhotep-boats-4321 = 4, 3, 2 e 1
imhotep-boats-4221 = 4, 2, 2 e 1
imhotep-boats-3332 = 3, 3, 3 e 2
imhotep-boats-3322 = 3, 3, 2 e 2
imhotep-boats-3321 = 3, 3, 2 e 1
imhotep-boats-3221 = 3, 2, 2 e 1
imhotep-event-market_dealt =
    Al mercato, nel posto { $slot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }, c’è «{ $card_name }».
imhotep-events-market_dealt = Al mercato ci sono { $card_names }.
imhotep-event-pair_dealt = Al mercato ci sono due carte coperte.
imhotep-event-took =
    { $player } { $stones ->
        [0] non prende pietre
        [one] prende { $stones } pietra
       *[other] prende { $stones } pietre
    } dalla cava.
imhotep-event-loaded =
    { $player } carica una pietra { $space ->
        [0] sulla casella di prua
        [1] sulla casella 2
        [2] sulla casella 3
       *[3] sulla casella 4
    } della barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-event-sailed =
    { $player } fa salpare la barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } verso { $site ->
        [market] il mercato
        [pyramid] la piramide
        [temple] il tempio
        [burial_chamber] la tomba
       *[obelisks] gli obelischi
    }.
imhotep-event-card_played = { $player } gioca «{ $card_name }».
imhotep-event-wagered =
    { $player } scommette una pietra { $monument ->
        [pyramid] sulla piramide
        [temple] sul tempio
        [burial_chamber] sulla tomba
       *[obelisks] sugli obelischi
    } (spazio { $space ->
        [0] 1
       *[1] 2
    }).
imhotep-event-passed = { $player } deve passare.
imhotep-event-unloaded =
    Una pietra di { $player }, { $space ->
        [0] sulla casella di prua
        [1] sulla casella 2
        [2] sulla casella 3
       *[3] sulla casella 4
    } della barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }, va { $site ->
        [market] al mercato
        [pyramid] alla piramide
        [temple] al tempio
        [burial_chamber] alla tomba
       *[obelisks] agli obelischi
    }.
imhotep-event-brought =
    «{ $card_name }»: una pietra di { $player } va dalla cava { $site ->
        [market] al mercato
        [pyramid] alla piramide
        [temple] al tempio
        [burial_chamber] alla tomba
       *[obelisks] agli obelischi
    }.
imhotep-event-returned = La pietra di { $player } torna nella cava.
imhotep-event-pyramid_built =
    { $player } costruisce la casella { $space ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
        [11] 12
        [12] 13
       *[13] 14
    } della piramide e ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
imhotep-event-pyramid_b_built =
    { $player } costruisce { $pyramid ->
        [left] la piramide sinistra
        [middle] la piramide centrale
       *[right] la piramide destra
    }, casella { $space ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    }, e ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
imhotep-event-pyramid_extended =
    { $player } posa una pietra accanto alla piramide finita e ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
imhotep-event-temple_built =
    { $player } costruisce il tempio: colonna { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[9] 10
    }, strato { $layer ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
        [9] 10
        [10] 11
       *[11] 12
    }.
imhotep-event-chamber_built =
    { $player } costruisce la tomba: colonna { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[9] 10
    }, fila { $row ->
        [0] 1
        [1] 2
       *[2] 3
    }.
imhotep-event-obelisk_built =
    { $player } costruisce agli obelischi: { $height ->
        [one] { $height } pietra
       *[other] { $height } pietre
    }.
imhotep-event-tower_built =
    { $player } completa una torre e ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
imhotep-event-card_chosen = { $player } prende «{ $card_name }» dal mercato.
imhotep-event-pair_chosen = { $player } guarda le due carte coperte.
imhotep-event-pair_seen = Una delle due carte coperte è «{ $card_name }».
imhotep-event-card_kept = { $player } tiene «{ $card_name }».
imhotep-event-card_drawn = { $player } pesca «{ $card_name }».
imhotep-event-card_discarded = { $player } scarta «{ $card_name }».
imhotep-event-card_wasted = «{ $card_name }» non ha effetto: la cava di { $player } è vuota.
imhotep-event-card_declined = { $player } non prende carte.
imhotep-event-load_declined = { $player } non carica pietre.
imhotep-event-no_card = Non ci sono più carte da pescare per { $player }.
imhotep-event-reshuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
imhotep-event-all_passed = Tutti hanno passato: il round è finito e le barche tornano indietro.
imhotep-event-stranded =
    Una pietra di { $player } torna dalla barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } alla cava.
imhotep-event-temple_scored =
    { $player } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per la colonna { $column ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[9] 10
    } del tempio.
imhotep-event-leftover = Nessuno ha preso «{ $card_name }», che viene scartata.
imhotep-events-leftover = Nessuno ha preso { $card_names }: le carte vengono scartate.
imhotep-event-round_ended = Il round { $round } è finito.
imhotep-event-final_scored =
    { $player } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $source_name }.
imhotep-event-game_ended =
    { $player } finisce con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } al posto { $place }.

## Perché qualcosa non è permesso

imhotep-why-not-now = Prima bisogna decidere un’altra cosa.
imhotep-why-sled-full = La tua slitta è piena: porta { $stones } pietre.
imhotep-why-sled-empty = Non ci sono pietre sulla tua slitta.
imhotep-why-quarry-empty = Non hai più pietre nella cava.
imhotep-why-boat-gone =
    La barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } non è più al molo.
imhotep-why-no-such-space =
    La barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } ha solo { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }.
imhotep-why-space-taken =
    Su questa casella della barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } c’è già una pietra.
imhotep-why-too-light-to-sail =
    Con questa pietra la barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } porterebbe { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    }, ma può partire solo con almeno { $minimum ->
        [one] { $minimum } pietra
       *[other] { $minimum } pietre
    }.
imhotep-why-other-boat =
    La Vela muove la barca che hai appena caricato: la barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-why-below-minimum =
    La barca { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } porta { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    }; può partire solo con almeno { $minimum ->
        [one] { $minimum } pietra
       *[other] { $minimum } pietre
    }.
imhotep-why-site-visited =
    { $site ->
        [market] Il mercato è già stato visitato
        [pyramid] La piramide è già stata visitata
        [temple] Il tempio è già stato visitato
        [burial_chamber] La tomba è già stata visitata
       *[obelisks] Gli obelischi sono già stati visitati
    } in questo round: una sola barca per round.
imhotep-why-card-not-held =
    Non hai { $card ->
        [lever] una Leva
        [hammer] un Martello
        [sail] una Vela
       *[chisel] uno Scalpello
    } da giocare: si gioca solo una carta ottenuta in un turno precedente.
imhotep-why-lever-no-boat = La Leva richiede una barca con il carico minimo.
imhotep-why-hammer-no-space = Il Martello carica una pietra, ma nessuna barca ha una casella vuota.
imhotep-why-sail-no-boat = Con una pietra in più nessuna barca raggiungerebbe il carico minimo.
imhotep-why-chisel-one-stone = Lo Scalpello carica esattamente due pietre, e sulla tua slitta non ce ne sono due.
imhotep-why-chisel-no-space = Lo Scalpello carica esattamente due pietre, e non ci sono due caselle vuote.
imhotep-why-no-wager = In questa partita non si scommette.
imhotep-why-wagered-before = Hai già scommesso: si può una volta per partita.
imhotep-why-wager-taken =
    La scommessa { $monument ->
        [pyramid] sulla piramide
        [temple] sul tempio
        [burial_chamber] sulla tomba
       *[obelisks] sugli obelischi
    } è già occupata.
imhotep-why-can-act = Puoi fare qualcosa, quindi non puoi passare.
imhotep-why-no-stone-there =
    Non c’è nessuna pietra { $space ->
        [0] sulla casella di prua
        [1] sulla casella 2
        [2] sulla casella 3
       *[3] sulla casella 4
    } di questa barca.
imhotep-why-not-at-market = Nessuna carta così è scoperta al mercato.
imhotep-why-no-pair = Il lato A del mercato non ha carte coperte.
imhotep-why-pair-taken = Le due carte coperte sono già state prese.
imhotep-why-not-in-pair = Non è nessuna delle due carte.
imhotep-why-pyramid-finished = Questa piramide è finita: scegline un’altra.
