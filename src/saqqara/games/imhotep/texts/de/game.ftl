imhotep-about = Steine brechen, Boote teilen und dort bauen, wo es die anderen nicht erwarten.

# Imhotep

## Namen

imhotep-site-market = Markt
imhotep-site-pyramid = Pyramide
imhotep-site-temple = Tempel
imhotep-site-burial_chamber = Grabkammer
imhotep-site-obelisks = Obelisken
imhotep-monument-pyramid = Pyramide
imhotep-monument-temple = Tempel
imhotep-monument-burial_chamber = Grabkammer
imhotep-monument-obelisks = Obelisken
imhotep-pyramid-left = linke Pyramide
imhotep-pyramid-middle = mittlere Pyramide
imhotep-pyramid-right = rechte Pyramide
imhotep-sled = Schlitten
imhotep-quarry = Steinbruch
imhotep-river = Fluss
imhotep-wager = Wette
imhotep-deck = Nachziehstapel
imhotep-discard = Ablage
imhotep-face_down = verdeckt
imhotep-round = Runde { $round } von 6
imhotep-minimum = mindestens { $minimum }
imhotep-waiting = wartend
imhotep-beside = daneben
imhotep-draw-card = eine Karte
imhotep-draw-stones = { $count } Steine
imhotep-draw-load = einen Stein laden
imhotep-draw-point-or-stones = 1 Punkt oder { $count } Steine
imhotep-cards = Karten
imhotep-score = Punkte

## Marktkarten

imhotep-card-entrance = Eingang
imhotep-card-entrance-help = Rot: Sofort kommt ein Stein aus deinem Steinbruch zur Pyramide.
imhotep-card-sarcophagus = Sarkophag
imhotep-card-sarcophagus-help = Rot: Sofort kommt ein Stein aus deinem Steinbruch in die Grabkammer.
imhotep-card-paved_path = Pflasterpfad
imhotep-card-paved_path-help = Rot: Sofort kommt ein Stein aus deinem Steinbruch zu den Obelisken.
imhotep-card-pyramid_decoration = Pyramidenzier
imhotep-card-pyramid_decoration-help = Grün: Am Ende 1 Punkt für je drei Steine bei der Pyramide, egal von wem.
imhotep-card-temple_decoration = Tempelzier
imhotep-card-temple_decoration-help = Grün: Am Ende 1 Punkt für je drei Steine im Tempel, egal von wem.
imhotep-card-burial_chamber_decoration = Kammerzier
imhotep-card-burial_chamber_decoration-help = Grün: Am Ende 1 Punkt für je drei Steine in der Grabkammer, egal von wem.
imhotep-card-obelisk_decoration = Obeliskenzier
imhotep-card-obelisk_decoration-help = Grün: Am Ende 1 Punkt für je drei Steine bei den Obelisken, egal von wem.
imhotep-card-statue = Statue
imhotep-card-statue-help = Violett: Am Ende 1, 3, 6, 10 oder 15 Punkte für eine bis fünf Statuen, 2 mehr für jede weitere.
imhotep-card-lever = Hebel
imhotep-card-lever-help = Blau: Fahre mit einem Boot und bestimme, in welcher Reihenfolge abgeladen wird. Ungenutzt 1 Punkt wert.
imhotep-card-hammer = Hammer
imhotep-card-hammer-help = Blau: Nimm bis zu drei Steine aus dem Steinbruch, dann lade einen. Ungenutzt 1 Punkt wert.
imhotep-card-sail = Segel
imhotep-card-sail-help = Blau: Lade einen Stein und fahre mit diesem Boot. Ungenutzt 1 Punkt wert.
imhotep-card-chisel = Meißel
imhotep-card-chisel-help = Blau: Lade zwei Steine, auf ein Boot oder auf zwei. Ungenutzt 1 Punkt wert.
imhotep-card-face_down = verdeckte Karte
imhotep-card-face_down-help = Nur wer das Paar nimmt, sieht es an.

## Optionen

imhotep-option-market = Markt
imhotep-option-market-help = Seite A: vier offene Karten. Seite B: drei offene Karten und ein verdecktes Paar, von dem man eine behält.
imhotep-option-pyramid = Pyramide
imhotep-option-pyramid-help = Seite A: eine große Pyramide. Seite B: drei kleine, mit einer Karte, Steinen oder einer Ladung als Bonus.
imhotep-option-temple = Tempel
imhotep-option-temple-help = Seite A: ein Punkt für jeden obersten Stein. Seite B: Jede Spalte gibt etwas anderes.
imhotep-option-burial_chamber = Grabkammer
imhotep-option-burial_chamber-help = Seite A: Verbundene Gruppen zählen. Seite B: Mehrheiten in drei Reihen zählen.
imhotep-option-obelisks = Obelisken
imhotep-option-obelisks-help = Seite A: Am Ende zählt der höchste Obelisk. Seite B: Türme aus drei Steinen zählen sofort.
imhotep-option-wrath = Der Zorn des Pharao
imhotep-option-wrath-help = Wer am Ende an einem der vier Monumente keinen Stein hat, verliert 5 Punkte.
imhotep-option-wager = Die Wette des Steinmetzen
imhotep-option-wager-help = Einmal im Spiel darfst du einen Stein aus dem Steinbruch auf das Monument setzen, das die meisten Steine haben wird.

## Woher die Punkte kommen

imhotep-source-pyramid = Pyramide
imhotep-source-temple = Tempel
imhotep-source-towers = Obelisken-Türme
imhotep-source-temple_due = Tempel, Ende dieser Runde
imhotep-source-burial_chamber = Grabkammer
imhotep-source-obelisks = Obelisken
imhotep-source-statues = Statuen
imhotep-source-decorations = Zierkarten
imhotep-source-blue_cards = Ungenutzte blaue Karten
imhotep-source-wrath = Zorn des Pharao
imhotep-source-wager = Wette

## Was gefragt ist

imhotep-prompt-turn = Nimm Steine, lade einen Stein, fahre mit einem Boot oder spiele eine Karte
imhotep-prompt-hammer_load = Lade mit dem Hammer einen Stein
imhotep-prompt-chisel_first = Lade mit dem Meißel den ersten von zwei Steinen
imhotep-prompt-chisel_second = Lade mit dem Meißel den zweiten Stein
imhotep-prompt-sail_load = Lade einen Stein auf das Boot, mit dem du fahren wirst
imhotep-prompt-sail_site = Wähle den Ort für das eben beladene Boot
imhotep-prompt-lever_sail = Wähle das Boot, mit dem du dank dem Hebel fährst
imhotep-prompt-lever_unload = Wähle den Stein, den der Hebel als nächsten ablädt
imhotep-prompt-market = Nimm für deinen Stein am Markt eine Karte oder keine
imhotep-prompt-pair = Behalte eine dieser beiden Karten
imhotep-prompt-build = Wähle die Pyramide für deinen Stein
imhotep-prompt-bonus_load = Du darfst als Bonus einen Stein laden
imhotep-prompt-temple = Nimm 1 Punkt oder 2 Steine für deinen Stein im Tempel
imhotep-prompt-none = Das Spiel ist zu Ende

## Entscheidungen

imhotep-action-take = Steine aus dem Steinbruch nehmen
imhotep-action-load =
    Einen Stein laden: Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }, { $space ->
        [0] das Bugfeld
        [1] Feld 2
        [2] Feld 3
       *[3] Feld 4
    }
imhotep-action-sail =
    Mit Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $site ->
        [market] zum Markt
        [pyramid] zur Pyramide
        [temple] zum Tempel
        [burial_chamber] zur Grabkammer
       *[obelisks] zu den Obelisken
    } fahren
imhotep-action-play = „{ $card_name }“ spielen
imhotep-action-wager =
    { $monument ->
        [pyramid] Auf die Pyramide
        [temple] Auf den Tempel
        [burial_chamber] Auf die Grabkammer
       *[obelisks] Auf die Obelisken
    } wetten
imhotep-action-pass = Passen
imhotep-action-unload =
    Den Stein { $space ->
        [0] vom Bugfeld
        [1] von Feld 2
        [2] von Feld 3
       *[3] von Feld 4
    } abladen
imhotep-action-choose = „{ $card_name }“ nehmen
imhotep-action-choose_pair = Die beiden verdeckten Karten ansehen und eine behalten
imhotep-action-keep = „{ $card_name }“ behalten
imhotep-action-build =
    Auf { $pyramid ->
        [left] die linke Pyramide
        [middle] die mittlere Pyramide
       *[right] die rechte Pyramide
    } bauen
imhotep-action-point = 1 Punkt nehmen
imhotep-action-stones = 2 Steine nehmen
imhotep-action-decline = Verzichten

## Was geschehen ist

imhotep-event-round_started = Runde { $round } beginnt mit Booten für { $boats_name } Steine; { $player } fängt an.
imhotep-boats-4432 = 4, 4, 3 und 2
imhotep-boats-4422 = 4, 4, 2 und 2
imhotep-boats-4421 = 4, 4, 2 und 1
imhotep-boats-4333 = 4, 3, 3 und 3
imhotep-boats-4332 = 4, 3, 3 und 2
imhotep-boats-4331 = 4, 3, 3 und 1
imhotep-boats-4322 = 4, 3, 2 und 2
imhotep-boats-4321 = 4, 3, 2 und 1
imhotep-boats-4221 = 4, 2, 2 und 1
imhotep-boats-3332 = 3, 3, 3 und 2
imhotep-boats-3322 = 3, 3, 2 und 2
imhotep-boats-3321 = 3, 3, 2 und 1
imhotep-boats-3221 = 3, 2, 2 und 1
imhotep-event-market_dealt =
    { $card_name } liegt am Markt auf Platz { $slot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-events-market_dealt = Am Markt liegen { $card_names }.
imhotep-event-pair_dealt = Am Markt liegen zwei verdeckte Karten.
imhotep-event-took =
    { $player } nimmt { $stones ->
        [0] keinen Stein
        [one] { $stones } Stein
       *[other] { $stones } Steine
    } aus dem Steinbruch.
imhotep-event-loaded =
    { $player } lädt einen Stein auf { $space ->
        [0] das Bugfeld
        [1] Feld 2
        [2] Feld 3
       *[3] Feld 4
    } von Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-event-sailed =
    { $player } fährt mit Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $site ->
        [market] zum Markt
        [pyramid] zur Pyramide
        [temple] zum Tempel
        [burial_chamber] zur Grabkammer
       *[obelisks] zu den Obelisken
    }.
imhotep-event-card_played = { $player } spielt „{ $card_name }“.
imhotep-event-wagered =
    { $player } wettet mit einem Stein { $monument ->
        [pyramid] auf die Pyramide
        [temple] auf den Tempel
        [burial_chamber] auf die Grabkammer
       *[obelisks] auf die Obelisken
    } (Platz { $space ->
        [0] 1
       *[1] 2
    }).
imhotep-event-passed = { $player } muss passen.
imhotep-event-unloaded =
    Ein Stein von { $player } kommt { $space ->
        [0] vom Bugfeld
        [1] von Feld 2
        [2] von Feld 3
       *[3] von Feld 4
    } von Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $site ->
        [market] zum Markt
        [pyramid] zur Pyramide
        [temple] zum Tempel
        [burial_chamber] zur Grabkammer
       *[obelisks] zu den Obelisken
    }.
imhotep-event-brought =
    { $card_name }: Ein Stein von { $player } kommt aus dem Steinbruch { $site ->
        [market] zum Markt
        [pyramid] zur Pyramide
        [temple] zum Tempel
        [burial_chamber] zur Grabkammer
       *[obelisks] zu den Obelisken
    }.
imhotep-event-returned = Der Stein von { $player } kommt in den Steinbruch zurück.
imhotep-event-pyramid_built =
    { $player } bebaut Feld { $space ->
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
    } der Pyramide und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
imhotep-event-pyramid_b_built =
    { $player } baut auf { $pyramid ->
        [left] die linke Pyramide
        [middle] die mittlere Pyramide
       *[right] die rechte Pyramide
    }, Feld { $space ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    }, und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
imhotep-event-pyramid_extended =
    { $player } legt einen Stein neben die fertige Pyramide und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
imhotep-event-temple_built =
    { $player } baut am Tempel: Spalte { $column ->
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
    }, Ebene { $layer ->
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
    { $player } baut in der Grabkammer: Spalte { $column ->
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
    }, Reihe { $row ->
        [0] 1
        [1] 2
       *[2] 3
    }.
imhotep-event-obelisk_built =
    { $player } baut bei den Obelisken: { $height ->
        [one] { $height } Stein
       *[other] { $height } Steine
    }.
imhotep-event-tower_built =
    { $player } vollendet einen Turm und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
imhotep-event-card_chosen = { $player } nimmt „{ $card_name }“ vom Markt.
imhotep-event-pair_chosen = { $player } sieht die beiden verdeckten Karten an.
imhotep-event-pair_seen = Eine der beiden verdeckten Karten ist { $card_name }.
imhotep-event-card_kept = { $player } behält „{ $card_name }“.
imhotep-event-card_drawn = { $player } zieht „{ $card_name }“.
imhotep-event-card_discarded = { $player } legt „{ $card_name }“ ab.
imhotep-event-card_wasted = { $card_name } bleibt ohne Wirkung: Der Steinbruch von { $player } ist leer.
imhotep-event-card_declined = { $player } nimmt keine Karte.
imhotep-event-load_declined = { $player } lädt keinen Stein.
imhotep-event-no_card = Für { $player } gibt es keine Karte mehr zu ziehen.
imhotep-event-reshuffled = Die Ablage wird zu einem neuen Nachziehstapel gemischt.
imhotep-event-all_passed = Alle haben gepasst: Die Runde ist zu Ende, die Boote kommen weg.
imhotep-event-stranded =
    Ein Stein von { $player } kommt von Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } in den Steinbruch zurück.
imhotep-event-temple_scored =
    { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Spalte { $column ->
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
    } des Tempels.
imhotep-event-leftover = Übrig bleibt { $card_name }; die Karte wird abgelegt.
imhotep-events-leftover = Übrig bleiben { $card_names }; die Karten werden abgelegt.
imhotep-event-round_ended = Runde { $round } ist zu Ende.
imhotep-event-final_scored =
    { $player } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $source_name }.
imhotep-event-game_ended =
    { $player } endet mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } auf Platz { $place }.

## Warum etwas nicht erlaubt ist

imhotep-why-not-now = Zuerst muss etwas anderes entschieden werden.
imhotep-why-sled-full = Dein Schlitten ist voll: Er trägt { $stones } Steine.
imhotep-why-sled-empty = Auf deinem Schlitten liegt kein Stein.
imhotep-why-quarry-empty = Du hast keinen Stein mehr im Steinbruch.
imhotep-why-boat-gone =
    Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } liegt nicht mehr am Kai.
imhotep-why-no-such-space =
    Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } hat nur { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    }.
imhotep-why-space-taken =
    Auf diesem Feld von Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } liegt schon ein Stein.
imhotep-why-too-light-to-sail =
    Mit diesem Stein trüge Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }, es fährt aber erst mit mindestens { $minimum ->
        [one] { $minimum } Stein
       *[other] { $minimum } Steinen
    }.
imhotep-why-other-boat =
    Das Segel bewegt das Boot, das du gerade beladen hast: Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-why-below-minimum =
    Boot { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } trägt { $stones ->
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }; es fährt erst mit mindestens { $minimum ->
        [one] { $minimum } Stein
       *[other] { $minimum } Steinen
    }.
imhotep-why-site-visited =
    { $site ->
        [market] Der Markt wurde
        [pyramid] Die Pyramide wurde
        [temple] Der Tempel wurde
        [burial_chamber] Die Grabkammer wurde
       *[obelisks] Die Obelisken wurden
    } in dieser Runde schon angefahren: nur ein Boot pro Runde.
imhotep-why-card-not-held =
    Du hast keine Karte „{ $card ->
        [lever] Hebel
        [hammer] Hammer
        [sail] Segel
       *[chisel] Meißel
    }“ zu spielen: Nur eine Karte aus einem früheren Zug darf gespielt werden.
imhotep-why-lever-no-boat = Der Hebel braucht ein Boot mit seiner Mindestladung.
imhotep-why-hammer-no-space = Der Hammer lädt einen Stein, aber kein Boot hat ein leeres Feld.
imhotep-why-sail-no-boat = Mit einem Stein mehr käme kein Boot auf seine Mindestladung.
imhotep-why-chisel-one-stone = Der Meißel lädt genau zwei Steine, und auf deinem Schlitten liegen keine zwei.
imhotep-why-chisel-no-space = Der Meißel lädt genau zwei Steine, und es gibt keine zwei leeren Felder.
imhotep-why-no-wager = In diesem Spiel wird nicht gewettet.
imhotep-why-wagered-before = Du hast schon gewettet: einmal im Spiel.
imhotep-why-wager-taken =
    Der Wettplatz { $monument ->
        [pyramid] bei der Pyramide
        [temple] beim Tempel
        [burial_chamber] bei der Grabkammer
       *[obelisks] bei den Obelisken
    } ist besetzt.
imhotep-why-can-act = Du kannst etwas tun, also darfst du nicht passen.
imhotep-why-no-stone-there = Auf diesem Feld liegt kein Stein.
imhotep-why-not-at-market = So eine Karte liegt nicht offen am Markt.
imhotep-why-no-pair = Seite A des Markts hat keine verdeckten Karten.
imhotep-why-pair-taken = Die beiden verdeckten Karten sind schon genommen.
imhotep-why-not-in-pair = Das ist keine der beiden Karten.
imhotep-why-pyramid-finished = Diese Pyramide ist fertig: Wähle eine andere.
