kheops-about = Ein Duell unter der Pyramide: Plättchen legen, Figuren schicken, Gräber gewinnen.

## Figuren und Plättchen

kheops-colour-white = Weiß
kheops-colour-blue = Blau
kheops-seat-1 = { kheops-colour-white }
kheops-seat-2 = { kheops-colour-blue }
kheops-pawn-worker = Arbeiter
kheops-pawn-mummy = Mumie
kheops-pawn-priest = Priester
kheops-pawn-pharaoh = Pharao
kheops-pawn-worker-help = Die gewöhnliche Figur: Sie zählt in ihrem Gewölbe eins.
kheops-pawn-mummy-help = Sie darf beim Einsetzen den Platz eines gegnerischen Arbeiters einnehmen; erst nach ihr darf der eigene Priester kommen.
kheops-pawn-priest-help = Er kommt erst nach der eigenen Mumie; der Gegner kann ihn nicht tauschen und das Plättchen unter ihm nicht drehen.
kheops-pawn-pharaoh-help = Nur Weiß hat ihn: Er ist geschützt wie ein Priester und zählt in seinem Gewölbe zwei.
kheops-letter-worker = a
kheops-letter-mummy = m
kheops-letter-priest = p
kheops-letter-pharaoh = k
kheops-kind-room = Kammer
kheops-kind-corridor = Gang
kheops-kind-room-help = Jede Kammer macht ihr Gewölbe einen Punkt mehr wert.
kheops-kind-corridor-help = Ein Gang verbindet; für sich ist er nichts wert.
kheops-symbol-none = kein Symbol
kheops-symbol-rotate_corridor = Gang drehen
kheops-symbol-rotate_room = Kammer drehen
kheops-symbol-swap = tauschen
kheops-symbol-move = versetzen
kheops-symbol-blocked = gesperrt
kheops-symbol-double = doppelt
kheops-symbol-ankh = Anch
kheops-symbol-sarcophagus = Sarkophag
kheops-symbol-curse = Fluch
kheops-symbol-none-help = Dieses Plättchen hat kein Symbol.
kheops-symbol-rotate_corridor-help = Wer hier eine Figur einsetzt, muss einen Gang um 120° oder 240° drehen.
kheops-symbol-rotate_room-help = Wer hier eine Figur einsetzt, muss eine Kammer um 120° oder 240° drehen.
kheops-symbol-swap-help = Wer hier eine Figur einsetzt, muss eine eigene Figur mit einem gegnerischen Arbeiter oder der gegnerischen Mumie tauschen.
kheops-symbol-move-help = Wer hier eine Figur einsetzt, muss eine andere eigene Figur auf ein freies Plättchen versetzen.
kheops-symbol-blocked-help = Hier darf nie eine Figur stehen.
kheops-symbol-double-help = Eine Figur auf diesem Plättchen zählt in ihrem Gewölbe zwei.
kheops-symbol-ankh-help = Am Ende erhält jede Seite das Quadrat der Zahl der Anch-Plättchen, auf denen sie steht.
kheops-symbol-sarcophagus-help = Allein in einem Gewölbe bringt er 5 Punkte, nur mit seinem Gegenstück 15, in anderer Gesellschaft nichts.
kheops-symbol-curse-help = Sein Gewölbe ist nichts wert, und Anchs darin zählen nicht.
kheops-face-room_none = eine schlichte Kammer
kheops-face-room_rotate_corridor = eine Kammer, die einen Gang dreht
kheops-face-room_rotate_room = eine Kammer, die eine Kammer dreht
kheops-face-room_swap = eine Kammer, die Figuren tauscht
kheops-face-room_move = eine Kammer, die eine Figur versetzt
kheops-face-room_blocked = eine gesperrte Kammer
kheops-face-room_double = eine doppelte Kammer
kheops-face-room_ankh = eine Kammer mit Anch
kheops-face-room_sarcophagus = eine Kammer mit Sarkophag
kheops-face-room_curse = eine verfluchte Kammer
kheops-face-corridor_none = einen schlichten Gang
kheops-face-corridor_rotate_corridor = einen Gang, der einen Gang dreht
kheops-face-corridor_rotate_room = einen Gang, der eine Kammer dreht
kheops-face-corridor_swap = einen Gang, der Figuren tauscht
kheops-face-corridor_move = einen Gang, der eine Figur versetzt
kheops-face-corridor_blocked = einen gesperrten Gang
kheops-face-corridor_double = einen doppelten Gang
kheops-face-corridor_ankh = einen Gang mit Anch
kheops-face-corridor_sarcophagus = einen Gang mit Sarkophag
kheops-face-corridor_curse = einen verfluchten Gang

## Fragen

kheops-prompt-place = Setze eine Figur auf ein freies Plättchen
kheops-prompt-turn_corridor = Wähle einen Gang, den du drehst
kheops-prompt-turn_room = Wähle eine Kammer, die du drehst
kheops-prompt-turn_by = Wähle, wie weit du das Plättchen drehst
kheops-prompt-swap = Wähle deine Figur zum Tauschen
kheops-prompt-swap_with = Wähle die gegnerische Figur, mit der du tauschst
kheops-prompt-move = Wähle deine Figur zum Versetzen
kheops-prompt-move_to = Wähle das freie Plättchen, auf das du sie versetzt
kheops-prompt-take = Wähle ein Plättchen aus deiner Hand
kheops-prompt-lay = Wähle das Feld, auf das du es legst
kheops-prompt-rotate = Wähle, wie es liegt
kheops-prompt-over = Die Pyramide ist fertig

## Aktionen

kheops-a-pawn = { $pawn ->
    [mummy] die Mumie
    [priest] den Priester
    [pharaoh] den Pharao
   *[worker] einen Arbeiter
}
kheops-action-place = Setze { kheops-a-pawn } auf { $cell }
kheops-action-turn = Drehe das Plättchen auf { $cell }
kheops-action-turn_by = Drehe um { $degrees }°
kheops-action-swap = Tausche deine Figur auf { $cell }
kheops-action-swap_with = Tausche mit der Figur auf { $cell }
kheops-action-move = Versetze deine Figur auf { $cell }
kheops-action-move_to = Versetze nach { $cell }
kheops-action-take = Nimm Plättchen { $slot } deiner Hand
kheops-action-lay = Lege es auf { $cell }
kheops-action-rotate = Leg es { $degrees_name } hin
kheops-degrees-0 = ungedreht
kheops-degrees-120 = um 120° gedreht
kheops-degrees-240 = um 240° gedreht

## Ereignisse

kheops-event-placed = { $player } setzt { kheops-a-pawn } auf { $cell } (auf { $face_name }).
kheops-event-displaced = Die Mumie von { $player } schickt den Arbeiter auf { $cell } nach Hause.
kheops-event-lapsed = Die Kraft auf { $cell } ({ $symbol_name }) findet kein Ziel und verfällt.
kheops-event-turned = { $player } dreht das Plättchen auf { $cell } um { $degrees }°: { $face_name }.
kheops-event-swapped = { $player } tauscht { $own_name } auf { $cell } gegen { $enemy_name } auf { $target }.
kheops-own-worker = den eigenen Arbeiter
kheops-own-mummy = die eigene Mumie
kheops-own-priest = den eigenen Priester
kheops-own-pharaoh = den eigenen Pharao
kheops-enemy-worker = den gegnerischen Arbeiter
kheops-enemy-mummy = die gegnerische Mumie
kheops-event-moved = { $player } versetzt { kheops-a-pawn } von { $cell } nach { $target }.
kheops-event-laid = { $player } legt ein Plättchen auf { $cell }: { $face_name }, { $degrees_name }.
kheops-event-drew = { $player } zieht { $face_name }.
kheops-event-turn_ended = { $left ->
    [0] Zug { $turn } ist zu Ende; der Stapel ist leer.
    [one] Zug { $turn } ist zu Ende; im Stapel liegt noch ein Plättchen.
   *[other] Zug { $turn } ist zu Ende; im Stapel liegen noch { $left } Plättchen.
}
kheops-event-left_over = { $player } zeigt, was übrig ist: { $face_name }.
kheops-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kheops-event-underground_taken = Das Gewölbe aus { $tiles } Plättchen ab { $cell } bringt { $player } { kheops-points }.
kheops-event-underground_untaken = Niemand führt im Gewölbe aus { $tiles } Plättchen ab { $cell }; sein Wert: { kheops-points }.
kheops-event-ankhs_scored = { $ankhs ->
    [one] Ein Anch bringt { $player } { kheops-points }.
   *[other] { $ankhs } Anchs bringen { $player } { kheops-points }.
}
kheops-event-ended = Die Pyramide ist fertig: Weiß { $white }, Blau { $blue }.

## Warum nicht

kheops-why-not-now = Danach ist jetzt nicht gefragt. { $phase ->
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
    [one] Du hast nur ein Plättchen in der Hand.
   *[other] Du hast nur { $tiles } Plättchen in der Hand.
}
kheops-why-none-left = { $pawn ->
    [mummy] Du hast keine Mumie mehr zum Einsetzen.
    [priest] Du hast keinen Priester mehr zum Einsetzen.
    [pharaoh] Du hast keinen Pharao zum Einsetzen.
   *[worker] Du hast keine Arbeiter mehr zum Einsetzen.
}
kheops-why-mummy-first = { $pawn ->
    [pharaoh] Der Pharao kommt erst nach deiner Mumie.
   *[priest] Der Priester kommt erst nach deiner Mumie.
}
kheops-why-own-pawn = Auf { $cell } steht schon deine eigene Figur.
kheops-why-only-workers = Die Mumie nimmt nur den Platz gegnerischer Arbeiter ein.
kheops-why-occupied = Auf { $cell } steht schon eine Figur.
kheops-why-no-tile = Auf { $cell } liegt kein Plättchen.
kheops-why-blocked = Das Plättchen auf { $cell } ist gesperrt: Dort darf keine Figur stehen.
kheops-why-protected = Der gegnerische Priester oder Pharao schützt das Plättchen auf { $cell } vor dem Drehen.
kheops-why-wrong-kind = { $kind ->
    [corridor] Auf { $cell } liegt kein Gang, und diese Kraft dreht Gänge.
   *[room] Auf { $cell } liegt keine Kammer, und diese Kraft dreht Kammern.
}
kheops-why-just-placed = Die eben eingesetzte Figur kann nicht versetzt werden.
kheops-why-not-your-pawn = Auf { $cell } steht keine Figur von dir.
kheops-why-protected-pawn = Der gegnerische Priester und der Pharao können nicht getauscht werden.
kheops-why-not-enemy-pawn = Auf { $cell } steht keine gegnerische Figur.
kheops-why-tile-there = Auf { $cell } liegt schon ein Plättchen.
kheops-why-not-touching = Ein neues Plättchen muss mit einer Seite an einem anderen liegen; { $cell } berührt keines.

## Punkte

kheops-source-rooms = Kammern
kheops-source-sarcophagi = Sarkophage
kheops-source-apex = Spitze
kheops-source-longest = längstes Gewölbe
kheops-source-closed = geschlossene Gewölbe
kheops-source-ankhs = Anchs

## Optionen

kheops-option-closure = Wann ein Gewölbe geschlossen ist
kheops-option-closure-help = Ein geschlossenes Gewölbe zählt doppelt.
kheops-option-closure-border = keine Tür führt aus der Pyramide hinaus
kheops-option-closure-strict = jede Tür trifft auf eine andere Tür
kheops-option-pharaoh_after_mummy = Pharao erst nach der Mumie
kheops-option-pharaoh_after_mummy-help = Weiß darf den Pharao erst nach der eigenen Mumie einsetzen.
kheops-option-longest_uncursed = Das längste ohne Fluch
kheops-option-longest_uncursed-help = Den Bonus für das längste Gewölbe erhält das längste unter denen ohne Fluch.
kheops-option-tiles = Plättchensatz
kheops-option-tiles-help = Die 50 Plättchen, mit denen gespielt wird. Der mitgelieferte Satz ist eine Rekonstruktion.
kheops-option-tiles-reconstruction-1 = Rekonstruktion 1
kheops-set-authentic = Plättchen: { $name }, laut ihrer Datei die gedruckten.
kheops-set-reconstruction = Plättchen: { $name }, eine Rekonstruktion, nicht die gedruckten.

## Der Tisch im Terminal

kheops-draw-player = { $player }, { kheops-points }, wenn jetzt Schluss wäre, { $tiles } Plättchen in der Hand. Figuren:
kheops-draw-supply = { $pawn ->
    [mummy] Mumie
    [priest] Priester
    [pharaoh] Pharao
   *[worker] { $count } Arbeiter
}
kheops-draw-pile = { $left ->
    [0] Zug { $turn } von 30, der Stapel ist leer.
    [one] Zug { $turn } von 30, ein Plättchen im Stapel.
   *[other] Zug { $turn } von 30, { $left } Plättchen im Stapel.
}
kheops-draw-hand = Plättchen von { $player }:
kheops-draw-undergrounds = Gewölbe
kheops-draw-underground = { $cell }: { $tiles } Plättchen, { $rooms ->
    [one] { $rooms } Kammer
   *[other] { $rooms } Kammern
}, Weiß { $white } : { $blue } Blau, Wert { $worth } für { $taker ->
    [white] Weiß
    [blue] Blau
   *[nobody] niemanden
}
kheops-draw-cursed = verflucht
kheops-draw-closed = geschlossen
kheops-draw-apex = Spitze
kheops-draw-longest = das längste
kheops-draw-sarcophagus = Sarkophag { $pair }
kheops-draw-ankhs = Anchs: Weiß { $white }, Blau { $blue }
