# Das Brett von Kheops

kheops-board-label = Die Pyramide
kheops-progress = Zug { $turn } von { $turns }
kheops-prompt-place-kind = Wähle ein Plättchen für { kheops-a-pawn }

## Wofür ein Klick steht

kheops-choose-place = Eine Figur setzen
kheops-choose-turn = Ein Plättchen drehen
kheops-choose-swap = Eine Figur tauschen
kheops-choose-swap_with = Tauschen mit
kheops-choose-move = Eine Figur versetzen
kheops-choose-move_to = Versetzen nach
kheops-choose-take = Ein Plättchen nehmen
kheops-choose-lay = Das Plättchen legen
kheops-board-pick = Wähle { kheops-a-pawn }
kheops-board-turn = Drehen
kheops-board-done = Das Plättchen so liegen lassen
kheops-board-turn-tile = Plättchen { $slot } deiner Hand drehen
kheops-board-clockwise = Im Uhrzeigersinn
kheops-board-counterclockwise = Gegen den Uhrzeigersinn

## Tafeln

kheops-board-panel = Gewölbe und ungesehene Plättchen
kheops-board-pawns = Deine Figuren
kheops-board-hand = Deine Plättchen
kheops-board-pawns-of = Figuren von { $player }
kheops-board-hand-of = Plättchen von { $player }
kheops-board-overlay = Zeigen, wer in jedem Gewölbe führt
kheops-board-unseen = Ungesehen
kheops-board-unseen-count =
    { $count ->
        [0] Alle Plättchen sind bekannt.
        [one] Ein Plättchen ist ungesehen: im Stapel oder in der anderen Hand.
       *[other] { $count } Plättchen sind ungesehen: im Stapel oder in der anderen Hand.
    }
kheops-board-door-count =
    { $doors ->
        [0] keine Tür
        [one] eine Tür
       *[other] { $doors } Türen
    }
kheops-board-no-undergrounds = Noch sind keine zwei Plättchen verbunden.
kheops-board-tiles = { $tiles } Plättchen
kheops-board-rooms =
    { $rooms ->
        [0] keine Kammer
        [one] { $rooms } Kammer
       *[other] { $rooms } Kammern
    }
kheops-board-nobody = Niemand führt
kheops-board-weights = Weiß { $white }, Blau { $blue }
kheops-board-closed = Geschlossen: zählt doppelt
kheops-board-doors = Türen, die nirgendwohin führen: { $outside } nach außen, { $empty } auf leere Felder, { $walls } auf Mauern
kheops-board-ankhs = Anchs: Weiß { $white }, Blau { $blue }
kheops-board-badge =
    { $who ->
        [nobody] Niemand führt in diesem Gewölbe aus { $tiles } Plättchen, Wert { $worth }
       *[somebody] { $player } führt in diesem Gewölbe aus { $tiles } Plättchen, Wert { $worth }
    }

## Hinweise

kheops-board-cell = { $cell } zeigt { $face }
kheops-board-pawn = Hier steht eine Figur von { $player }: { $pawn }
kheops-board-pair = Paar { $pair }.
kheops-board-supply = { $player }: { $pawn }, noch { $count } zu setzen
kheops-board-holds =
    { $tiles ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }
kheops-board-enemy-hand =
    { $player } hält { $tiles ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }

## Eine erste Runde

kheops-guide-welcome = Plättchen, deren Türen aufeinandertreffen, bilden Gewölbe. Jedes geht am Ende mit seinen Punkten an die Seite mit mehr Figuren darin. Die farbigen Böden zeigen, wer gerade führt.
kheops-guide-place = Setze einen Arbeiter auf ein leuchtendes Plättchen: Er bleibt dort und zählt. Mumie, Priester und Pharao haben eigene Fähigkeiten; zeige auf sie, um sie zu lesen.
kheops-guide-place-touch = Setze einen Arbeiter auf ein leuchtendes Plättchen: Er bleibt dort und zählt. Mumie, Priester und Pharao haben eigene Fähigkeiten; halte den Finger auf sie, um sie zu lesen.
kheops-guide-power = Dieses Plättchen hat eine Wirkung, und sie tritt sofort ein. Wähle, was leuchtet; Esc nimmt die Figur zurück.
kheops-guide-power-touch = Dieses Plättchen hat eine Wirkung, und sie tritt sofort ein. Wähle, was leuchtet, oder nimm die Figur zurück.
kheops-guide-take = Jetzt ein Plättchen. Drehe es mit R oder dem runden Pfeil, dann klicke es an oder ziehe es in die Pyramide.
kheops-guide-take-touch = Jetzt ein Plättchen. Drehe es mit dem runden Pfeil, dann tippe es an oder ziehe es in die Pyramide.
kheops-guide-lay = Wähle ein leuchtendes Feld. Das Plättchen lässt sich dort noch drehen; klicke es noch einmal an, wenn es richtig liegt. Die Zahlen zeigen, was es jeder Seite bringt.
kheops-guide-lay-touch = Wähle ein leuchtendes Feld. Das Plättchen lässt sich dort noch drehen; tippe es noch einmal an, wenn es richtig liegt. Die Zahlen zeigen, was es jeder Seite bringt.
kheops-guide-undergrounds = Die Liste der Gewölbe sagt, was jedes wert ist: ein Punkt je Kammer, mehr für Sarkophage, und das Doppelte, wenn keine Tür nach außen führt.
kheops-guide-undergrounds-touch = Die Liste der Gewölbe, hinter dem Knopf in der Ecke, sagt, was jedes wert ist: ein Punkt je Kammer, mehr für Sarkophage, und das Doppelte, wenn keine Tür nach außen führt.
kheops-guide-done = So geht es dreißig Züge lang. Anchs zählen das Quadrat ihrer Zahl, ein Fluch macht sein Gewölbe wertlos. Viel Vergnügen!

## Bilder auf der Regelseite

kheops-excerpt-lay = Ein Plättchen liegt neben anderen und lässt sich noch drehen; der Haken lässt es so liegen.
kheops-excerpt-turn = Eine Kraft dreht ein liegendes Plättchen: Türen, die sich trafen, trennen sich, andere finden sich.
kheops-excerpt-end = Eine fertige Pyramide: jedes Gewölbe in der Farbe dessen, der darin führt, mit seinem Wert.
