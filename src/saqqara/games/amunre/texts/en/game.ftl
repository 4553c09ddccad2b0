amunre-about = Bid for provinces along the Nile, please the gods, raise pyramids.

# Numbers of things
amunre-gold = { $gold } gold
amunre-cards = { $cards ->
    [one] { $cards } power card
   *[other] { $cards } power cards
}
amunre-farmers = { $farmers ->
    [one] { $farmers } farmer
   *[other] { $farmers } farmers
}
amunre-blocks = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
amunre-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}

# Decisions
amunre-action-bid = Bid { $price } on { $province_name }
amunre-action-play = Play { $card_name }
amunre-action-sell = Sell { $card_name } for 1 gold
amunre-action-buy = { $pieces ->
    [0] Buy nothing
    [1] Buy 1 for 1 gold
    [2] Buy 2 for 3 gold
    [3] Buy 3 for 6 gold
    [4] Buy 4 for 10 gold
    [5] Buy 5 for 15 gold
    [6] Buy 6 for 21 gold
    [7] Buy 7 for 28 gold
    [8] Buy 8 for 36 gold
    [9] Buy 9 for 45 gold
    [10] Buy 10 for 55 gold
    [11] Buy 11 for 66 gold
    [12] Buy 12 for 78 gold
    [13] Buy 13 for 91 gold
    [14] Buy 14 for 105 gold
    [15] Buy 15 for 120 gold
    [16] Buy 16 for 136 gold
    [17] Buy 17 for 153 gold
    [18] Buy 18 for 171 gold
    [19] Buy 19 for 190 gold
   *[20] Buy 20 for 210 gold
}
amunre-action-place = Choose { $province_name }
amunre-action-offer = Offer { amunre-gold }
amunre-action-minus_three = Lay the −3 card and take 3 gold
amunre-action-sway = { $by ->
    [up] Add 3 to the sum
   *[down] Subtract 3 from the sum
}
amunre-action-draw = { $cards ->
    [0] No power card
   *[other] Draw { amunre-cards }
}
amunre-action-take = { $good ->
    [farmer] Take a farmer
   *[block] Take a block
}
amunre-action-put_back = Give back { $card_name }
amunre-action-done = Go on without

# What the mover is asked
amunre-prompt-bid = put your marker on a province, on a higher space than any marker there
amunre-prompt-pay = sell power cards until you can pay your bid
amunre-prompt-cards = how many power cards do you buy?
amunre-prompt-put_back = which of the cards just drawn do you give back?
amunre-prompt-farmers = how many farmers do you buy?
amunre-prompt-field = which province gets the next farmer?
amunre-prompt-blocks = how many building blocks do you buy?
amunre-prompt-build = which province gets the next block (a Builder may still follow the last one)?
amunre-prompt-sacrifice = does a ±3 card go with your secret offering?
amunre-prompt-offer = what do you offer to Amun-Re in secret?
amunre-prompt-offer_cards = which power card will be sold for your secret offering?
amunre-prompt-sway = does your ±3 go up or down?
amunre-prompt-draw = how many of your goods are power cards?
amunre-prompt-goods = take a farmer or a block, or decline the rest
amunre-prompt-goods_place = which province gets it?
amunre-prompt-income = play an income card, sell cards, or go on
amunre-prompt-free_farmer = to the desert of which province does the free farmer go?
amunre-prompt-builder = in which province does the Builder make a pyramid of two blocks?
amunre-prompt-eight_gold = which province pays 8 gold instead of everything else?
amunre-prompt-harvest = in which province does each farmer bring 1 gold more?

# What happened
amunre-event-kingdom_began = The { $kingdom_name } begins.
amunre-event-round_began = Round { $round } of the { $kingdom_name }; { $player } is first player.
amunre-event-province_revealed = { $province_name } is up for auction{ $blocks ->
    [0] {""}
   *[other] , with { amunre-blocks }
}{ $gold ->
    [0] {""}
   *[other] , with { amunre-gold }
}{ $cards ->
    [0] {""}
   *[other] , with { amunre-cards }
}.
amunre-event-card_played = { $player } plays { $card_name }.
amunre-event-card_played_on = { $player } puts { $card_name } on { $province_name }.
amunre-event-bid = { $player } bids { $price } on { $province_name }.
amunre-event-outbid = { $player } is outbid in { $province_name }.
amunre-event-sold = { $player } sells { $card_name } for 1 gold.
amunre-event-paid = { $player } pays { amunre-gold } for { $province_name }.
amunre-event-province_taken = { $player } takes { $province_name }{ $gold ->
    [0] {""}
   *[other] , with { amunre-gold }
}{ $cards ->
    [0] {""}
   *[other] , with { amunre-cards }
}.
amunre-event-drew = { $player } gets { $card_name }.
amunre-event-cards_bought = { $player } buys { amunre-cards } for { amunre-gold }.
amunre-event-extra_drawn = { $player } has drawn extra cards and gives { amunre-cards } back.
amunre-event-put_back = { $player } puts { $card_name } back on top of the deck.
amunre-event-discarded = { $player } discards { $card_name }.
amunre-event-deck_shuffled = The discards are shuffled: { amunre-cards } make a new deck.
amunre-event-farmers_bought = { $player } buys { amunre-farmers } for { amunre-gold }.
amunre-event-farmer_placed = { $player } puts a farmer on a field of { $province_name }.
amunre-event-desert_farmer_placed = { $player } puts a farmer into the desert of { $province_name }.
amunre-event-blocks_bought = { $player } buys { amunre-blocks } for { amunre-gold }.
amunre-event-block_placed = { $player } puts a block in { $province_name }.
amunre-event-pyramid_built = { $player } builds a pyramid of { amunre-blocks } in { $province_name }.
amunre-event-pyramid_formed = The bonus blocks complete a pyramid in { $province_name }.
amunre-event-offered = { $player } has offered { amunre-gold }.
amunre-event-offered_minus_three = { $player } has laid the −3 card.
amunre-event-swayed = { $player } { $by ->
    [up] adds 3: the sum is { $sum }.
   *[down] subtracts 3: the sum is { $sum }.
}
amunre-event-temple_set = The offerings make { $sum }: the temple goes to space { $space }.
amunre-event-three_gold_taken = { $player } takes 3 gold.
amunre-event-goods_won = { $player } may take { amunre-goods }.
amunre-event-cards_declared = { $player } takes { amunre-cards }.
amunre-event-goods_declined = { $player } declines { amunre-goods }.
amunre-event-next_first_player = { $player } offered most and will be first player in the next round.
amunre-event-province_paid = { $province_name } pays { $player }: harvest { $harvest }, other { $other }.
amunre-event-income = { $player } has an income of { amunre-gold }.
amunre-event-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $source_name }.
amunre-event-bonus_scored = { $player } scores { $points } points with { $card_name }.
amunre-event-hand_sold = { $player } sells the last { amunre-cards }.
amunre-event-gold_counted = { $player } has { amunre-gold } and scores { $points } for it.
amunre-event-kingdom_ended = { $kingdom ->
    [old] The Old Kingdom ends: markers and farmers leave, pyramids and blocks stay.
   *[new] The New Kingdom ends.
}
amunre-event-won = { $player } wins.

# Why something is not allowed
amunre-why-not-now = { $action ->
    [bid] Bids are made in the auction only.
    [play] No card can be played at this moment.
    [sell] Cards can be sold at the purchases, to pay a bid or an offering, and during the income.
    [buy] Nothing is for sale at this moment.
    [place] There is nothing to place at this moment.
    [offer] Gold is offered when the secret offering asks for it.
    [minus_three] The −3 card is laid when the secret offering asks for it.
    [sway] Only a revealed ±3 card changes the sum.
    [draw] Cards are drawn as goods of Amun-Re at another moment.
    [take] Goods of Amun-Re are taken at another moment.
    [put_back] There are no cards to give back.
   *[other] This decision cannot be skipped.
}
amunre-why-not-at-stake = { $province } is not up for auction in this round.
amunre-why-just-lost = You were just outbid in { $province }: bid elsewhere, or play a Rebid first.
amunre-why-not-higher = The marker in { $province } is on { $price }: bid more.
amunre-why-blockade = The marker in { $province } is on { $price } with a Blockade: go at least two spaces higher.
amunre-why-purse = You can bid at most { $most }: { amunre-gold } and 1 for each of { amunre-cards }.
amunre-why-when-blockade = A Blockade is played in the auction, before your own bid.
amunre-why-when-rebid = A Rebid is played in the auction, when you have been outbid.
amunre-why-when-free-farmer = A Free Farmer is played before the purchase of farmers.
amunre-why-when-builder = A Builder is played during the purchase of blocks.
amunre-why-when-sacrifice = A ±3 card goes with the secret offering.
amunre-why-when-eight-gold = An 8 Gold card is played during the income.
amunre-why-when-harvest = A Harvest +1 card is played during the income.
amunre-why-played-already = You have already played { amunre-card-named } this round; nobody may play two of one kind.
amunre-why-not-in-hand = You do not hold the card { amunre-card-named }.
amunre-why-laid-already = Your card { amunre-card-named } already goes with this offering.
amunre-why-not-drawn = You have not just drawn the card { amunre-card-named }.
amunre-why-not-outbid = A Rebid needs a province you were just outbid in.
amunre-why-no-two-blocks = None of your provinces has { amunre-blocks }.
amunre-why-no-two-blocks-there = { $province } does not have { amunre-blocks }.
amunre-why-card-limit = { $limit ->
    [0] None of your provinces lets you buy power cards.
    [one] Your provinces let you buy at most { $limit } power card.
   *[other] Your provinces let you buy at most { $limit } power cards.
}
amunre-why-no-more-cards = There are only { amunre-cards } left to draw.
amunre-why-open-fields = { $fields ->
    [0] You have no open field.
    [one] You have only { $fields } open field.
   *[other] You have only { $fields } open fields.
}
amunre-why-too-dear = { $pieces } would cost { $cost } gold; your { amunre-gold } buy at most { $most }.
amunre-why-not-yours = { $province } is not yours.
amunre-why-no-open-field = { $province } has no open field.
amunre-why-no-open-field-anywhere = None of your provinces has an open field.
amunre-why-all-placed = All your blocks are placed.
amunre-why-blocks-left = { $left ->
    [one] { $left } block is still to be placed.
   *[other] { $left } blocks are still to be placed.
}
amunre-why-offer-nothing = An offering is at least 1 gold, or the −3 card.
amunre-why-offer-purse = You can offer at most { $most }: { amunre-gold } and 1 for each power card that can be sold.
amunre-why-goods = You may take { amunre-goods }.

# Options
amunre-option-open_gold = Open gold
amunre-option-open_gold-help = All players see how much gold everybody has.
amunre-option-two_extra_cards = Two extra cards
amunre-option-two_extra_cards-help = Whoever buys power cards or takes them as goods draws two more and then gives two back.
amunre-option-two_extra_cards-off = off
amunre-option-two_extra_cards-top = given back on top of the deck
amunre-option-two_extra_cards-discard = discarded
amunre-option-provinces = Table of provinces
amunre-option-provinces-help = What is printed on the provinces. Some cells of the table that comes with the game are reconstructed; the rules say which.
amunre-option-provinces-reconstruction-1 = reconstruction 1

# Where points come from
amunre-source-pyramids = pyramids
amunre-source-sets = sets of pyramids
amunre-source-banks = banks of the Nile
amunre-source-temples = temples
amunre-source-bonus = bonus cards
amunre-source-gold = gold

# Names
amunre-kingdom-old = Old Kingdom
amunre-kingdom-new = New Kingdom
amunre-part-auction = auction
amunre-part-actions = actions
amunre-part-offering = offering
amunre-part-income = income
amunre-good-farmer = farmer
amunre-good-block = block
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
amunre-card-blockade = Blockade
amunre-card-blockade-help = Played with a bid: until the auction ends, whoever outbids you must go at least two spaces higher.
amunre-card-rebid = Rebid
amunre-card-rebid-help = Played when you are outbid: until the auction ends you may also bid where you have just been outbid.
amunre-card-free_farmer = Free Farmer
amunre-card-free_farmer-help = Before buying farmers: put one farmer for free outside the fields of a province of yours.
amunre-card-builder = Builder
amunre-card-builder-help = While buying blocks: two blocks in a province of yours make a pyramid, once.
amunre-card-sacrifice = Sacrifice ±3
amunre-card-sacrifice-help = With your offering: after the reveal you add 3 to the sum of all offerings or subtract 3.
amunre-card-eight_gold = 8 Gold
amunre-card-eight_gold-help = Income: a province of yours pays 8 gold instead of everything else.
amunre-card-harvest = Harvest +1
amunre-card-harvest-help = Income: each farmer of one province of yours brings 1 gold more.
amunre-card-card_bonus = Seven Cards
amunre-card-card_bonus-help = 3 points at the scoring if your provinces show at least 7 card symbols.
amunre-card-farmer_bonus = Nine Farmers
amunre-card-farmer_bonus-help = 3 points at the scoring if you have at least 9 farmers.
amunre-card-egypt_bonus = One Egypt
amunre-card-egypt_bonus-help = 3 points at the scoring if all your provinces lie in Upper Egypt, or all in Lower Egypt.
amunre-card-bank_bonus = One Bank
amunre-card-bank_bonus-help = 3 points at the scoring if all your provinces lie east of the Nile, or all west of it.
amunre-card-nile_bonus = By the Nile
amunre-card-nile_bonus-help = 3 points at the scoring if all your provinces touch the Nile, or none does.
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
amunre-province-thebes = Thebes

# The table in a terminal
amunre-draw-round = { $kingdom_name }, round { $round }
amunre-draw-temple = temple
amunre-draw-deck = deck { $cards }
amunre-draw-column-player = player
amunre-draw-column-points = points
amunre-draw-column-gold = gold
amunre-draw-column-cards = cards
amunre-draw-column-offer = offering
amunre-draw-column-income = income at 1–4
amunre-draw-first = first
amunre-draw-purse = { $gold } gold
amunre-draw-no-cards = no power cards
amunre-draw-drawn = just drawn:
amunre-draw-bonus-blocks = +{ $number }■
amunre-draw-bonus-cards = +{ $number }▮
amunre-draw-bonus-gold = +{ $number } gold
amunre-draw-income = income { $number }
amunre-draw-camel = caravan { $number }
amunre-draw-temples = { $number ->
    [one] { $number } temple
   *[other] { $number } temples
}
