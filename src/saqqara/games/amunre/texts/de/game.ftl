amunre-about = Auf Provinzen am Nil bieten, die Götter gnädig stimmen, Pyramiden errichten.

# Anzahlen
amunre-gold = { $gold } Gold
amunre-cards = { $cards ->
    [one] { $cards } Machtkarte
   *[other] { $cards } Machtkarten
}
amunre-farmers = { $farmers } Bauern
amunre-blocks = { $blocks ->
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteine
}
amunre-blocks-dative = { $blocks ->
    [one] { $blocks } Baustein
   *[other] { $blocks } Bausteinen
}
amunre-goods = { $goods ->
    [one] { $goods } Gut
   *[other] { $goods } Güter
}

# Entscheidungen
amunre-action-bid = { $price } auf { $province_name } bieten
amunre-action-play = „{ $card_name }“ spielen
amunre-action-sell = „{ $card_name }“ für 1 Gold verkaufen
amunre-action-buy = { $pieces ->
    [0] Nichts kaufen
    [1] 1 für 1 Gold kaufen
    [2] 2 für 3 Gold kaufen
    [3] 3 für 6 Gold kaufen
    [4] 4 für 10 Gold kaufen
    [5] 5 für 15 Gold kaufen
    [6] 6 für 21 Gold kaufen
    [7] 7 für 28 Gold kaufen
    [8] 8 für 36 Gold kaufen
    [9] 9 für 45 Gold kaufen
    [10] 10 für 55 Gold kaufen
    [11] 11 für 66 Gold kaufen
    [12] 12 für 78 Gold kaufen
    [13] 13 für 91 Gold kaufen
    [14] 14 für 105 Gold kaufen
    [15] 15 für 120 Gold kaufen
    [16] 16 für 136 Gold kaufen
    [17] 17 für 153 Gold kaufen
    [18] 18 für 171 Gold kaufen
    [19] 19 für 190 Gold kaufen
   *[20] 20 für 210 Gold kaufen
}
amunre-action-place = { $province_name } wählen
amunre-action-offer = { amunre-gold } opfern
amunre-action-minus_three = Die −3-Karte legen und 3 Gold nehmen
amunre-action-sway = { $by ->
    [up] Die Summe um 3 erhöhen
   *[down] Die Summe um 3 senken
}
amunre-action-draw = { $cards ->
    [0] Keine Machtkarte
   *[other] { amunre-cards } ziehen
}
amunre-action-take = { $good ->
    [farmer] Einen Bauern nehmen
   *[block] Einen Baustein nehmen
}
amunre-action-put_back = „{ $card_name }“ zurückgeben
amunre-action-done = Ohne weitermachen

# Was gefragt ist
amunre-prompt-bid = setze deinen Marker auf eine Provinz, höher als jeder Marker dort
amunre-prompt-pay = verkaufe Machtkarten, bis du dein Gebot bezahlen kannst
amunre-prompt-cards = wie viele Machtkarten kaufst du?
amunre-prompt-put_back = welche der eben gezogenen Karten gibst du zurück?
amunre-prompt-farmers = wie viele Bauern kaufst du?
amunre-prompt-field = in welche Provinz kommt der nächste Bauer?
amunre-prompt-blocks = wie viele Bausteine kaufst du?
amunre-prompt-build = in welche Provinz kommt der nächste Baustein (nach dem letzten kannst du noch einen Baumeister spielen)?
amunre-prompt-sacrifice = legst du eine ±3-Karte zu deinem geheimen Opfer?
amunre-prompt-offer = was opferst du Amun-Re im Geheimen?
amunre-prompt-offer_cards = welche Machtkarte wird für dein geheimes Opfer verkauft?
amunre-prompt-sway = zählt deine ±3 hinauf oder hinunter?
amunre-prompt-draw = wie viele deiner Güter sind Machtkarten?
amunre-prompt-goods = nimm einen Bauern oder einen Baustein, oder verzichte auf den Rest
amunre-prompt-goods_place = in welche Provinz kommt das?
amunre-prompt-income = spiele eine Einkommenskarte, verkaufe Karten oder mach weiter
amunre-prompt-free_farmer = in die Wüste welcher Provinz kommt der kostenlose Bauer?
amunre-prompt-builder = in welcher Provinz macht der Baumeister aus zwei Bausteinen eine Pyramide?
amunre-prompt-eight_gold = welche Provinz zahlt 8 Gold statt allem anderen?
amunre-prompt-harvest = in welcher Provinz bringt jeder Bauer 1 Gold mehr?

# Was geschehen ist
amunre-event-kingdom_began = { $kingdom ->
    [old] Das Alte Reich beginnt.
   *[new] Das Neue Reich beginnt.
}
amunre-event-round_began = { $kingdom_name }, Runde { $round }; Startspieler ist { $player }.
amunre-event-province_revealed = { $province_name } wird versteigert{ $blocks ->
    [0] {""}
   *[other] , mit { amunre-blocks-dative }
}{ $gold ->
    [0] {""}
   *[other] , mit { amunre-gold }
}{ $cards ->
    [0] {""}
   *[other] , mit { amunre-cards }
}.
amunre-event-card_played = { $player } spielt „{ $card_name }“.
amunre-event-card_played_on = { $player } legt „{ $card_name }“ auf { $province_name }.
amunre-event-bid = { $player } bietet { $price } auf { $province_name }.
amunre-event-outbid = { $player } wird in { $province_name } überboten.
amunre-event-sold = { $player } verkauft „{ $card_name }“ für 1 Gold.
amunre-event-paid = { $player } zahlt { amunre-gold } für { $province_name }.
amunre-event-province_taken = { $player } nimmt { $province_name }{ $gold ->
    [0] {""}
   *[other] , mit { amunre-gold }
}{ $cards ->
    [0] {""}
   *[other] , mit { amunre-cards }
}.
amunre-event-drew = { $player } bekommt „{ $card_name }“.
amunre-event-cards_bought = { $player } kauft { amunre-cards } für { amunre-gold }.
amunre-event-extra_drawn = { $player } hat mehr gezogen und gibt { amunre-cards } zurück.
amunre-event-put_back = { $player } legt „{ $card_name }“ oben auf den Stapel zurück.
amunre-event-discarded = { $player } wirft „{ $card_name }“ ab.
amunre-event-deck_shuffled = Die Ablage wird gemischt: { amunre-cards } bilden den neuen Stapel.
amunre-event-farmers_bought = { $player } kauft { amunre-farmers } für { amunre-gold }.
amunre-event-farmer_placed = { $player } setzt einen Bauern auf ein Feld von { $province_name }.
amunre-event-desert_farmer_placed = { $player } setzt einen Bauern in die Wüste von { $province_name }.
amunre-event-blocks_bought = { $player } kauft { amunre-blocks } für { amunre-gold }.
amunre-event-block_placed = { $player } legt einen Baustein nach { $province_name }.
amunre-event-pyramid_built = { $player } baut in { $province_name } eine Pyramide aus { amunre-blocks-dative }.
amunre-event-pyramid_formed = Die Bonus-Bausteine vollenden in { $province_name } eine Pyramide.
amunre-event-offered = { $player } hat { amunre-gold } geopfert.
amunre-event-offered_minus_three = { $player } hat die −3-Karte gelegt.
amunre-event-swayed = { $player } { $by ->
    [up] erhöht um 3: die Summe ist { $sum }.
   *[down] senkt um 3: die Summe ist { $sum }.
}
amunre-event-temple_set = Die Opfer ergeben { $sum }: der Tempel kommt auf Feld { $space }.
amunre-event-three_gold_taken = { $player } nimmt 3 Gold.
amunre-event-goods_won = { $player } darf { amunre-goods } nehmen.
amunre-event-cards_declared = { $player } nimmt { amunre-cards }.
amunre-event-goods_declined = { $player } verzichtet auf { amunre-goods }.
amunre-event-next_first_player = { $player } hat am meisten geopfert und wird in der nächsten Runde Startspieler.
amunre-event-province_paid = { $province_name } zahlt an { $player }: Ernte { $harvest }, sonst { $other }.
amunre-event-income = { $player } hat { amunre-gold } Einkommen.
amunre-event-scored = { $player } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $source_name }.
amunre-event-bonus_scored = { $player } erhält { $points } Punkte mit „{ $card_name }“.
amunre-event-hand_sold = { $player } verkauft { $cards ->
    [one] die letzte Machtkarte
   *[other] die letzten { $cards } Machtkarten
}.
amunre-event-gold_counted = { $player } hat { amunre-gold } und erhält dafür { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
amunre-event-kingdom_ended = { $kingdom ->
    [old] Das Alte Reich endet: Marker und Bauern gehen, Pyramiden und Bausteine bleiben.
   *[new] Das Neue Reich endet.
}
amunre-event-won = { $player } gewinnt.

# Warum etwas nicht geht
amunre-why-not-now = { $action ->
    [bid] Geboten wird nur in der Versteigerung.
    [play] In diesem Augenblick kann keine Karte gespielt werden.
    [sell] Karten verkauft man bei den Käufen, um ein Gebot oder Opfer zu bezahlen, und beim Einkommen.
    [buy] In diesem Augenblick gibt es nichts zu kaufen.
    [place] In diesem Augenblick gibt es nichts zu setzen.
    [offer] Gold opfert man, wenn das geheime Opfer danach fragt.
    [minus_three] Die −3-Karte legt man, wenn das geheime Opfer danach fragt.
    [sway] Nur eine aufgedeckte ±3-Karte ändert die Summe.
    [draw] Karten als Güter Amun-Res werden in einem anderen Augenblick gezogen.
    [take] Güter Amun-Res werden in einem anderen Augenblick genommen.
    [put_back] Es sind keine Karten zurückzugeben.
   *[other] Diese Entscheidung kann nicht übergangen werden.
}
amunre-why-not-at-stake = { $province } wird in dieser Runde nicht versteigert.
amunre-why-just-lost = In { $province } wurdest du eben überboten: biete anderswo oder spiele zuerst ein Nachgebot.
amunre-why-not-higher = Der Marker in { $province } steht auf { $price }: biete mehr.
amunre-why-blockade = Der Marker in { $province } steht mit einer Sperre auf { $price }: du musst mindestens zwei Felder höher gehen.
amunre-why-purse = Du kannst höchstens { $most } bieten: { amunre-gold } und je 1 für { amunre-cards }.
amunre-why-when-blockade = Eine Sperre spielt man in der Versteigerung, vor dem eigenen Gebot.
amunre-why-when-rebid = Ein Nachgebot spielt man in der Versteigerung, wenn man überboten wurde.
amunre-why-when-free-farmer = Einen kostenlosen Bauern spielt man vor dem Kauf der Bauern.
amunre-why-when-builder = Einen Baumeister spielt man beim Kauf der Bausteine.
amunre-why-when-sacrifice = Eine ±3-Karte kommt zum geheimen Opfer.
amunre-why-when-eight-gold = Die Karte 8 Gold spielt man beim Einkommen.
amunre-why-when-harvest = Die Karte Ernte +1 spielt man beim Einkommen.
amunre-why-played-already = Du hast „{ amunre-card-named }“ in dieser Runde schon gespielt; niemand spielt zwei gleiche.
amunre-why-not-in-hand = Du hast die Karte „{ amunre-card-named }“ nicht auf der Hand.
amunre-why-laid-already = Deine Karte „{ amunre-card-named }“ gehört schon zu diesem Opfer.
amunre-why-not-drawn = Du hast die Karte „{ amunre-card-named }“ nicht eben gezogen.
amunre-why-not-outbid = Ein Nachgebot geht nur, wenn du eben überboten wurdest.
amunre-why-no-two-blocks = Keine deiner Provinzen hat { amunre-blocks }.
amunre-why-no-two-blocks-there = { $province } hat keine { amunre-blocks }.
amunre-why-card-limit = { $limit ->
    [0] Keine deiner Provinzen erlaubt den Kauf von Machtkarten.
    [one] Deine Provinzen erlauben höchstens { $limit } Machtkarte.
   *[other] Deine Provinzen erlauben höchstens { $limit } Machtkarten.
}
amunre-why-no-more-cards = { $cards ->
    [0] Es ist keine Machtkarte mehr da.
    [one] Es ist nur noch { $cards } Machtkarte da.
   *[other] Es sind nur noch { $cards } Machtkarten da.
}
amunre-why-open-fields = { $fields ->
    [0] Du hast kein freies Feld.
    [one] Du hast nur { $fields } freies Feld.
   *[other] Du hast nur { $fields } freie Felder.
}
amunre-why-too-dear = { $pieces } würden { $cost } Gold kosten; für { amunre-gold } bekommst du höchstens { $most }.
amunre-why-not-yours = { $province } gehört dir nicht.
amunre-why-no-open-field = { $province } hat kein freies Feld.
amunre-why-no-open-field-anywhere = Keine deiner Provinzen hat ein freies Feld.
amunre-why-all-placed = Alle deine Bausteine sind gesetzt.
amunre-why-blocks-left = { $left ->
    [one] Es ist noch { $left } Baustein zu setzen.
   *[other] Es sind noch { $left } Bausteine zu setzen.
}
amunre-why-offer-nothing = Man opfert mindestens 1 Gold oder die −3-Karte.
amunre-why-offer-purse = Du kannst höchstens { $most } opfern: { amunre-gold } und je 1 für jede verkäufliche Machtkarte.
amunre-why-goods = Du darfst { amunre-goods } nehmen.

# Optionen
amunre-option-open_gold = Offenes Gold
amunre-option-open_gold-help = Alle sehen das Gold aller.
amunre-option-two_extra_cards = Zwei Karten mehr
amunre-option-two_extra_cards-help = Wer Machtkarten kauft oder als Güter nimmt, zieht zwei mehr und gibt dann zwei zurück.
amunre-option-two_extra_cards-off = aus
amunre-option-two_extra_cards-top = zurück auf den Stapel
amunre-option-two_extra_cards-discard = auf die Ablage
amunre-option-provinces = Tabelle der Provinzen
amunre-option-provinces-help = Was auf den Provinzen steht. Einige Zellen der mitgelieferten Tabelle sind rekonstruiert; die Regeln sagen, welche.
amunre-option-provinces-reconstruction-1 = Rekonstruktion 1

# Woher Punkte kommen
amunre-source-pyramids = Pyramiden
amunre-source-sets = Pyramidensätze
amunre-source-banks = Nilufer
amunre-source-temples = Tempel
amunre-source-bonus = Bonuskarten
amunre-source-gold = Gold

# Namen
amunre-kingdom-old = Altes Reich
amunre-kingdom-new = Neues Reich
amunre-part-auction = Versteigerung
amunre-part-actions = Aktionen
amunre-part-offering = Opfer
amunre-part-income = Einkommen
amunre-good-farmer = Bauer
amunre-good-block = Baustein
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
amunre-card-blockade = Sperre
amunre-card-blockade-help = Mit einem Gebot: bis zum Ende der Versteigerung muss mindestens zwei Felder höher gehen, wer dich überbietet.
amunre-card-rebid = Nachgebot
amunre-card-rebid-help = Wenn du überboten wurdest: bis zum Ende der Versteigerung darfst du auch dort bieten, wo du eben überboten wurdest.
amunre-card-free_farmer = Kostenloser Bauer
amunre-card-free_farmer-help = Vor dem Kauf der Bauern: setze kostenlos einen Bauern außerhalb der Felder einer deiner Provinzen.
amunre-card-builder = Baumeister
amunre-card-builder-help = Beim Kauf der Bausteine: zwei Bausteine in einer deiner Provinzen werden einmal zu einer Pyramide.
amunre-card-sacrifice = Opfer ±3
amunre-card-sacrifice-help = Zu deinem Opfer: nach dem Aufdecken erhöhst oder senkst du die Summe aller Opfer um 3.
amunre-card-eight_gold = 8 Gold
amunre-card-eight_gold-help = Einkommen: eine deiner Provinzen zahlt 8 Gold statt allem anderen.
amunre-card-harvest = Ernte +1
amunre-card-harvest-help = Einkommen: jeder Bauer einer deiner Provinzen bringt 1 Gold mehr.
amunre-card-card_bonus = Sieben Karten
amunre-card-card_bonus-help = 3 Punkte in der Wertung, wenn deine Provinzen mindestens 7 Kartensymbole zeigen.
amunre-card-farmer_bonus = Neun Bauern
amunre-card-farmer_bonus-help = 3 Punkte in der Wertung, wenn du mindestens 9 Bauern hast.
amunre-card-egypt_bonus = Ein Ägypten
amunre-card-egypt_bonus-help = 3 Punkte in der Wertung, wenn alle deine Provinzen in Oberägypten oder alle in Unterägypten liegen.
amunre-card-bank_bonus = Ein Ufer
amunre-card-bank_bonus-help = 3 Punkte in der Wertung, wenn alle deine Provinzen östlich oder alle westlich des Nils liegen.
amunre-card-nile_bonus = Am Nil
amunre-card-nile_bonus-help = 3 Punkte in der Wertung, wenn alle deine Provinzen am Nil liegen oder keine.
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
amunre-province-thebes = Theben

# Der Tisch im Terminal
amunre-draw-round = { $kingdom_name }, Runde { $round }
amunre-draw-temple = Tempel
amunre-draw-deck = Stapel { $cards }
amunre-draw-column-player = Spieler
amunre-draw-column-points = Punkte
amunre-draw-column-gold = Gold
amunre-draw-column-cards = Karten
amunre-draw-column-offer = Opfer
amunre-draw-column-income = Einkommen bei 1–4
amunre-draw-first = Startspieler
amunre-draw-purse = { $gold } Gold
amunre-draw-no-cards = keine Machtkarten
amunre-draw-drawn = eben gezogen:
amunre-draw-bonus-blocks = +{ $number }■
amunre-draw-bonus-cards = +{ $number }▮
amunre-draw-bonus-gold = +{ $number } Gold
amunre-draw-income = Einkommen { $number }
amunre-draw-camel = Karawane { $number }
amunre-draw-temples = { $number } Tempel
