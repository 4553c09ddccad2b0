# Der Spielplan von Imhotep

imhotep-board-label = Der Nil und seine Baustellen
imhotep-board-quay = Am Kai

## Wofür ein Klick steht

imhotep-choose-take = Steine nehmen
imhotep-choose-load = Stein laden
imhotep-choose-sail = Mit einem Boot fahren
imhotep-choose-play = Karte spielen
imhotep-choose-wager = Wette abschließen
imhotep-choose-choose = Karte nehmen
imhotep-choose-keep = Karte behalten
imhotep-choose-build = Bauen
imhotep-choose-unload = Stein abladen
imhotep-argument-boat =
    Boot { $value ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
imhotep-argument-space =
    { $value ->
        [0] Platz am Bug
        [1] Platz 2
        [2] Platz 3
       *[3] Platz 4
    }
imhotep-prompt-do-take = nimm Steine
imhotep-prompt-do-load = lade einen Stein
imhotep-prompt-do-sail = fahre mit einem Boot
imhotep-prompt-do-play = spiele eine Karte
imhotep-prompt-do-wager = schließe eine Wette ab
imhotep-prompt-turn-load = Wähle einen freien Platz auf einem Boot
imhotep-prompt-turn-sail = Wähle ein Boot mit Mindestladung und einen Ort, den in dieser Runde noch niemand besucht hat
imhotep-prompt-turn-play = Wähle die blaue Karte, die du spielst
imhotep-prompt-turn-wager = Wähle das Bauwerk, das die meisten Steine haben wird
imhotep-prompt-turn-pass = Passe, denn nichts ist möglich
imhotep-board-sail-to = Fahren nach: { $site }
imhotep-board-no-boat-ready = Noch darf kein Boot fahren: Keines trägt so viele Steine, wie es mindestens braucht.
imhotep-board-stone = Stein von { $player }

## Was Karten tun, in wenigen Worten

imhotep-board-short-entrance = Stein zur Pyramide
imhotep-board-short-sarcophagus = Stein in die Kammer
imhotep-board-short-paved_path = Stein zu den Obelisken
imhotep-board-short-pyramid_decoration = 1 je 3 Steine dort
imhotep-board-short-temple_decoration = 1 je 3 Steine dort
imhotep-board-short-burial_chamber_decoration = 1 je 3 Steine dort
imhotep-board-short-obelisk_decoration = 1 je 3 Steine dort
imhotep-board-short-statue = 1 3 6 10 15
imhotep-board-short-lever = fahren, Folge wählen
imhotep-board-short-hammer = 3 nehmen, 1 laden
imhotep-board-short-sail = 1 laden und fahren
imhotep-board-short-chisel = zwei Steine laden

## Hinweise

imhotep-board-boat =
    Boot { $boat }: { $load } von { $size } Plätzen beladen, fährt ab { $minimum ->
        [one] { $minimum } Stein
       *[other] { $minimum } Steinen
    }
imhotep-board-sled =
    { $player }: { $stones ->
        [0] kein Stein
        [one] { $stones } Stein
       *[other] { $stones } Steine
    } auf dem Schlitten, der 5 trägt
imhotep-board-quarry =
    { $player }: { $stones ->
        [0] kein Stein
        [one] { $stones } Stein
       *[other] { $stones } Steine
    } im Steinbruch
imhotep-board-left = Steinbruch { $stones }
imhotep-board-deck =
    Nachziehstapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, abgeworfen: { $discarded }
imhotep-board-pair = Zwei verdeckte Karten: Wer sie nimmt, sieht beide an und behält eine
imhotep-board-market-hint = Eine Karte je Stein
imhotep-board-points-here = Punkte von diesem Ort bisher und was das Ende jetzt brächte: { $site }
imhotep-board-tile =
    Der nächste Stein bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
imhotep-board-levels = Was die Steine der oberen Stufen bringen
imhotep-board-top = Spitze
imhotep-board-level = 2. Stufe
imhotep-board-extra = Steine nach dem letzten Platz: je 1 Punkt
imhotep-board-pyramid-left = Linke Pyramide: 2, dann 1 und die oberste Karte des Stapels, 3, 2 und 4 für die Spitze
imhotep-board-pyramid-middle = Mittlere Pyramide: 2, 3, dann 1 und drei Steine für den Schlitten, 1 und 4 für die Spitze
imhotep-board-pyramid-right = Rechte Pyramide: 2, 3, 3, dann 1 und du darfst einen Stein laden, und 4 für die Spitze
imhotep-board-temple-a = Am Ende der Runde 1 Punkt für den obersten Stein
imhotep-board-temple-choice = Am Ende der Runde 1 Punkt oder 2 Steine für den obersten Stein
imhotep-board-temple-two = Am Ende der Runde 2 Punkte für den obersten Stein
imhotep-board-temple-card = Am Ende der Runde die oberste Marktkarte für den obersten Stein
imhotep-board-group =
    { $stones } verbundene Steine: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende
imhotep-board-row = Die meisten Steine in dieser Reihe am Ende: 8, dann 4, dann 2 Punkte
imhotep-board-prizes = Punkte am Ende nach Höhe, der höchste zuerst; gleich hohe teilen
imhotep-board-obelisk =
    { $player }: { $stones ->
        [0] kein Stein
        [one] { $stones } Stein hoch
       *[other] { $stones } Steine hoch
    }, jetzt { $points } wert
imhotep-board-tower = Ein Turm aus drei Steinen bringt hier sofort { $points } Punkte
imhotep-board-waiting =
    { $player }: { $stones ->
        [0] kein Stein wartet
        [one] { $stones } Stein wartet
       *[other] { $stones } Steine warten
    }; der dritte macht einen Turm
imhotep-board-wager = Wette: zahlt { $best }, wenn dieser Ort allein die meisten Steine hat, { $second }, wenn er allein Zweiter ist
imhotep-board-wager-of = Die Wette von { $player }
imhotep-board-wrath = Zorn des Pharao: noch kein Stein bei: { $sites }; das würde 5 Punkte kosten
imhotep-board-about-market-a = Markt, Seite A: Jeder Stein, der ankommt, nimmt eine von vier offenen Karten. Der Stein geht zurück in den Steinbruch.
imhotep-board-about-market-b = Markt, Seite B: drei offene Karten und zwei verdeckte, von denen man eine behält. Steine gehen zurück in den Steinbruch.
imhotep-board-about-pyramid-a = Pyramide, Seite A: sofort die Punkte des Platzes; 1 für jeden Stein nach dem letzten.
imhotep-board-about-pyramid-b = Pyramide, Seite B: Wähle eine von drei Pyramiden; Punkte sofort, drei Plätze geben einen Bonus.
imhotep-board-about-temple-a = Tempel, Seite A: am Ende jeder Runde 1 Punkt für jeden von oben sichtbaren Stein.
imhotep-board-about-temple-b = Tempel, Seite B: am Ende jeder Runde bringt jeder von oben sichtbare Stein, was seine Säule zeigt.
imhotep-board-about-burial_chamber-a = Grabkammer, Seite A: am Ende bringen verbundene Gruppen 1 3 6 10 15 und 2 für jeden Stein über fünf.
imhotep-board-about-burial_chamber-b = Grabkammer, Seite B: am Ende bringt jede Reihe 8, 4 und 2 Punkte für die meisten Steine.
imhotep-board-about-obelisks-a = Obelisken, Seite A: am Ende bringen die höchsten Obelisken die gezeigten Punkte.
imhotep-board-about-obelisks-b = Obelisken, Seite B: Der dritte Stein macht einen Turm auf dem besten freien Platz, Punkte sofort. Wartende Steine bringen am Ende je 1.

## Eine erste Runde

imhotep-guide-welcome = Vier Boote liegen am Kai. Wer eines fährt, bestimmt, wohin die Steine aller kommen. Die goldenen Quadrate am Rumpf sagen, wie viele Steine ein Boot braucht.
imhotep-guide-load = Lade einen Stein: Zieh ihn vom Schlitten auf einen freien Platz oder klicke auf den Platz. Der Stein am Bug, rechts, wird zuerst abgeladen.
imhotep-guide-load-touch = Lade einen Stein: Zieh ihn vom Schlitten auf einen freien Platz oder tippe auf den Platz. Der Stein am Bug, rechts, wird zuerst abgeladen.
imhotep-guide-sail = Ein Boot ist bereit. Zieh es zu einem Ort, den in dieser Runde noch niemand besucht hat, oder klicke erst auf das Boot und dann auf den Ort. Zeig auf einen Ort, um zu sehen, was er brächte.
imhotep-guide-sail-touch = Ein Boot ist bereit. Zieh es zu einem Ort, den in dieser Runde noch niemand besucht hat, oder tippe erst auf das Boot und dann auf den Ort.
imhotep-guide-take = Dein Schlitten ist leer: Klicke auf deinen Steinbruch, um drei Steine zu nehmen. Der Schlitten trägt fünf.
imhotep-guide-take-touch = Dein Schlitten ist leer: Tippe auf deinen Steinbruch, um drei Steine zu nehmen. Der Schlitten trägt fünf.
imhotep-guide-market = Dein Stein ist am Markt: Nimm eine Karte. Blaue sind später eine Aktion, violette und grüne bringen am Ende Punkte, rote bauen sofort.
imhotep-guide-others = Auch die anderen fahren mit Booten, auf denen deine Steine liegen. Sieh, wohin sie kommen.
imhotep-guide-done = Eine Runde endet, wenn alle vier Boote gefahren sind; dann zählt der Tempel. Nach sechs Runden zählen auch die Grabkammer, die Obelisken und die Karten. Viel Spaß!

## Bilder auf der Regelseite

imhotep-excerpt-market-a = Am Markt: Wem der erste Stein gehört, der wählt eine der offenen Karten.
imhotep-excerpt-pyramid-a = An der Pyramide: Jeder Stein hat die Zahl seines Feldes gebracht.
imhotep-excerpt-temple-a = Im Tempel: Was von oben zu sehen ist, zählt am Ende der Runde.
imhotep-excerpt-burial_chamber-a = In der Grabkammer: Die Steine füllen eine Spalte von oben; benachbarte einer Farbe bilden eine Gruppe.
imhotep-excerpt-obelisks-a = An den Obelisken: Jeder Stein steht auf dem seines Besitzers; am Ende zählt die Höhe.
imhotep-excerpt-market-b = Markt, Seite B: drei offene Karten oder das verdeckte Paar.
imhotep-excerpt-pyramid-b = Pyramiden, Seite B: Der Besitzer wählt, an welcher der drei er baut.
imhotep-excerpt-temple-b = Tempel, Seite B: Jede Spalte sagt, was ihr oberster Stein bringt.
imhotep-excerpt-burial_chamber-b = Grabkammer, Seite B: Jede Reihe zählt für sich.
imhotep-excerpt-obelisks-b = Obelisken, Seite B: Mit dem dritten Stein kommt ein Turm auf den höchsten freien Wert.
