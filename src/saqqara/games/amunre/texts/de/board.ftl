# Der Plan von Amun-Re

amunre-board-label = Karte Ägyptens mit seinen fünfzehn Provinzen
amunre-board-sea = Das Große Grün
amunre-board-red-sea = Rotes Meer
amunre-board-progress = { $kingdom } { $round }/3: { $part }

## Wofür ein Klick steht

amunre-choose-bid = Bieten
amunre-choose-play = Karte spielen
amunre-choose-sell = Karte verkaufen
amunre-choose-buy = Kaufen
amunre-choose-place = Setzen
amunre-choose-offer = Gold opfern
amunre-choose-take = Ware nehmen
amunre-choose-draw = Machtkarten ziehen
amunre-choose-put_back = Karte zurückgeben
amunre-choose-sway = ±3 einsetzen
amunre-argument-price = { $value }
amunre-argument-gold = { $value } Gold
amunre-argument-pieces = { $value ->
    [0] nichts
   *[other] { $value }
}
amunre-argument-cards = { $value ->
    [0] keine Karte
    [one] { $value } Karte
   *[other] { $value } Karten
}

## Zeichen auf der Karte

amunre-board-owner = Gehört { $player }
amunre-board-fields = { $number ->
    [one] { $number } Feld
   *[other] { $number } Felder
}, { $farmers ->
    [0] ohne Bauern
    [one] mit { $farmers } Bauern
   *[other] mit { $farmers } Bauern
}
amunre-board-desert = Außerhalb der Felder: { $printed ->
    [0] {""}
    [one] { $printed } Bauer, der immer da ist
   *[other] { $printed } Bauern, die immer da sind
}{ $printed ->
    [0] {""}
   *[other] { $desert ->
        [0] {""}
       *[other] , und{" "}
    }
}{ $desert ->
    [0] {""}
    [one] { $desert } freier Bauer
   *[other] { $desert } freie Bauern
}
amunre-board-cards = { $number ->
    [0] Hier gibt es keine Machtkarten zu kaufen
    [one] Hier gibt es { $number } Machtkarte je Runde zu kaufen
   *[other] Hier gibt es { $number } Machtkarten je Runde zu kaufen
}
amunre-board-income = Zahlt jede Runde { $number } Gold
amunre-board-camel = Karawane: zahlt { $number } Gold, solange der Tempel auf Platz 1 oder 2 steht
amunre-board-temples = { $number ->
    [one] Ein Tempel: bringt die Zahl des Tempelplatzes als Punkte
   *[other] { $number } Tempel: jeder bringt die Zahl des Tempelplatzes als Punkte
}
amunre-board-bonus = Wer sie gewinnt, bekommt:{ $blocks ->
    [0] {""}
    [one] {" "}{ $blocks } Baustein
   *[other] {" "}{ $blocks } Bausteine
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } Gold
}{ $cards ->
    [0] {""}
    [one] {" "}{ $cards } Machtkarte
   *[other] {" "}{ $cards } Machtkarten
}
amunre-board-buildings = { $pyramids ->
    [0] Keine Pyramide
    [one] { $pyramids } Pyramide
   *[other] { $pyramids } Pyramiden
}, { $blocks ->
    [0] kein Baustein
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteine
}
amunre-board-out = Im Neuen Reich nicht im Spiel
amunre-board-made = rekonstruiert: Niemand konnte uns sagen, was hier gedruckt ist
amunre-board-marker = { $player } bietet { $price }
amunre-board-first = { $player } ist Startspieler
amunre-board-turn = { $player } ist als { $turn }. an der Reihe
amunre-board-bid-cost = { $cards ->
    [0] { $gold } Gold blieben übrig
    [one] dafür ginge { $cards } Karte weg, und kein Gold bliebe übrig
   *[other] dafür gingen { $cards } Karten weg, und kein Gold bliebe übrig
}

## Tempel, Beutel und Hand

amunre-board-temple = Tempel des Amun-Re
amunre-board-space = Platz { $space }: Opfer von zusammen { $sums }. Jeder Bauer zahlt { $space } Gold, jeder Tempel { $space } Punkte
amunre-board-space-short = Platz { $space }
amunre-board-space-income = Dein Einkommen dort: { $gold } Gold
amunre-board-temple-beside = Das erste Opfer bringt ihn auf die Leiste.
amunre-board-temple-pays = Jeder Bauer zahlt { $space } Gold.
amunre-board-purse = Dein Beutel
amunre-board-purse-tip = Dein Gold. Jede Machtkarte auf der Hand kann für 1 weiteres Gold einstehen.
amunre-board-gold = Gold
amunre-board-gold-hidden = Gold ist verdeckt
amunre-board-hand = Deine Hand
amunre-board-sources = Deine Punkte nach Herkunft, wenn das Reich jetzt endete
amunre-board-minus-three = Die −3-Karte statt Gold: senkt die Summe um 3, bringt dir 3 Gold, aber keine Waren, und kommt zu dir zurück
amunre-board-sell = Verkauf
amunre-board-pyramids = { $pyramids ->
    [one] { $pyramids } Pyramide in eigenen Provinzen
   *[other] { $pyramids } Pyramiden in eigenen Provinzen
}
amunre-board-income-at = Einkommen mit dem Tempel auf Platz { $space }: { $gold } Gold

## Was gefragt ist

amunre-board-waiting = { $player } entscheidet.
amunre-board-over = Die Partie ist zu Ende.
amunre-board-bid-most = Du kannst bis { $gold } bieten.
amunre-board-bid-how = Wähle einen leuchtenden Preis auf einer Provinz. Wer überboten wird, zieht weiter zu einer anderen.
amunre-board-sell-now = { $cards ->
    [one] Wähle { $cards } Karte, die du für 1 Gold verkaufst.
   *[other] Wähle { $cards } Karten, die du für je 1 Gold verkaufst.
}
amunre-board-none = nichts
amunre-board-buy-cards = Machtkarten: je mehr, desto teurer
amunre-board-buy-farmers = Bauern für deine freien Felder
amunre-board-buy-blocks = Bausteine: drei werden eine Pyramide
amunre-board-drawn = { $cards ->
    [one] Eben gezogen. Gib { $cards } zurück.
   *[other] Eben gezogen. Gib { $cards } zurück, eine nach der anderen.
}
amunre-board-place-field = Wähle auf der Karte eine Provinz mit freiem Feld.
amunre-board-place-build = Wähle eine deiner Provinzen für den nächsten Baustein.
amunre-board-place-done = Alle Bausteine sind gesetzt. Ein Baumeister könnte noch bauen.
amunre-board-place-free_farmer = Wähle eine deiner Provinzen für den freien Bauern.
amunre-board-place-builder = Wähle eine Provinz mit zwei Bausteinen.
amunre-board-place-goods_place = Wähle eine Provinz auf der Karte.
amunre-board-place-eight_gold = Wähle die Provinz, die 8 Gold statt allem anderen zahlt.
amunre-board-place-harvest = Wähle die Provinz, in der jeder Bauer 1 Gold mehr bringt.
amunre-board-income-now = Deine Provinzen zahlen { $gold } Gold.
amunre-board-go-on = Weiter
amunre-board-decline = auf den Rest verzichten
amunre-board-goods-left = { $goods ->
    [one] noch { $goods } Ware
   *[other] noch { $goods } Waren
}
amunre-board-goods-cards = { $goods ->
    [one] Amun-Re gewährt dir { $goods } Ware. Als Machtkarte?
   *[other] Amun-Re gewährt dir { $goods } Waren. Wie viele als Machtkarten?
}

## Das Opfer

amunre-board-offerings = Opfer
amunre-board-face-down = { $player } hat verdeckt geopfert
amunre-board-not-yet = { $player } hat noch nicht geopfert
amunre-board-offered = { $gold ->
    [-3] { $player } hat die −3-Karte gelegt
   *[other] { $player } hat { $gold } Gold geopfert
}
amunre-board-sum = Alle Opfer zusammen: { $sum }
amunre-board-sway-first = Geht eine ±3-Karte mit?
amunre-board-with-sway = mit ±3
amunre-board-without-sway = ohne
amunre-board-amount = Gold für das Opfer
amunre-board-less = { $by } weniger
amunre-board-more = { $by } mehr
amunre-board-offer-keeps = Du behältst { $gold } Gold.
amunre-board-offer-sells = { $cards ->
    [one] Dafür wird { $cards } Karte verkauft.
   *[other] Dafür werden { $cards } Karten verkauft.
}

## Eine erste Runde

amunre-guide-welcome = Das ist Ägypten, westlich und östlich des Nils. So viele Provinzen, wie Leute mitspielen, werden versteigert; ihre Preisleitern stehen auf der Karte. Die Boote auf dem Fluss zeigen die Reihenfolge.
amunre-guide-bid = Setze deinen Marker auf einen Preis. Geht jemand höher, musst du zu einer anderen Provinz ziehen. Felder, Karten und Boni sagen, wozu eine Provinz taugt; halte den Zeiger auf ein Zeichen, um zu lesen, was es bedeutet.
amunre-guide-bid-touch = Setze deinen Marker auf einen Preis. Geht jemand höher, musst du zu einer anderen Provinz ziehen. Felder, Karten und Boni sagen, wozu eine Provinz taugt; halte den Finger auf ein Zeichen, um zu lesen, was es bedeutet.
amunre-guide-cards = Machtkarten helfen in vielen Momenten. Eine kostet 1 Gold, zwei kosten 3, drei kosten 6: Jedes weitere Stück eines Kaufs kostet eins mehr.
amunre-guide-farmers = Bauern stehen auf deinen Feldern und bringen jede Runde Gold, jeder so viel wie die Zahl des Tempelplatzes.
amunre-guide-blocks = Drei Bausteine in einer Provinz werden eine Pyramide. Pyramiden sind Punkte; eine Pyramide in jeder deiner drei Provinzen ist ein Satz.
amunre-guide-offer = Alle opfern Amun-Re im Geheimen. Die Summe bewegt den Tempel; wer am meisten gibt, nimmt drei Waren und beginnt die nächste Runde. Die −3-Karte nimmt stattdessen 3 Gold.
amunre-guide-goods = Deine Waren: erst Machtkarten, dann Bauern und Bausteine, wie du magst.
amunre-guide-income = Nun zahlen die Provinzen. Der Tempelplatz ist, was jeder Bauer bringt. Karawanen zahlen nur, solange er auf 1 oder 2 steht.
amunre-guide-done = Das war eine Runde. Nach dreien endet das Reich und wird gewertet; Pyramiden bleiben für das Neue Reich, Bauern und Marker gehen. Viel Glück!

## Bilder auf der Regelseite

amunre-excerpt-auction = Eine Provinz steht zum Gebot: ein Marker auf seinem Preis und die höheren Felder, die ihn überbieten.
amunre-excerpt-province = Eine Provinz in Gebrauch: Bauern auf den Feldern, Bausteine, die eine Pyramide werden, und Pyramiden.
amunre-excerpt-temple = Der Tempel: Die Summe aller Opfer bestimmt das Feld und damit, was jeder Bauer bringt.
amunre-excerpt-offering = Die Opfer, gemeinsam aufgedeckt, und ihre Summe.
