# The board of Amun-Re

amunre-board-label = Map of Egypt with its fifteen provinces
amunre-board-sea = The Great Green
amunre-board-red-sea = Red Sea
amunre-board-progress = { $kingdom } { $round }/3: { $part }

## What a click stands for

amunre-choose-bid = Bid
amunre-choose-play = Play a card
amunre-choose-sell = Sell a card
amunre-choose-buy = Buy
amunre-choose-place = Place
amunre-choose-offer = Offer gold
amunre-choose-take = Take a good
amunre-choose-draw = Draw power cards
amunre-choose-put_back = Give a card back
amunre-choose-sway = Use your ±3
amunre-argument-price = { $value }
amunre-argument-gold = { $value } gold
amunre-argument-pieces = { $value ->
    [0] none
   *[other] { $value }
}
amunre-argument-cards = { $value ->
    [0] no card
    [one] { $value } card
   *[other] { $value } cards
}

## Signs on the map

amunre-board-owner = Belongs to { $player }
amunre-board-fields = { $number ->
    [one] { $number } field
   *[other] { $number } fields
}, { $farmers ->
    [0] without farmers
    [one] with { $farmers } farmer
   *[other] with { $farmers } farmers
}
amunre-board-desert = Outside the fields: { $printed ->
    [0] {""}
    [one] { $printed } farmer that is always there
   *[other] { $printed } farmers that are always there
}{ $printed ->
    [0] {""}
   *[other] { $desert ->
        [0] {""}
       *[other] , and{" "}
    }
}{ $desert ->
    [0] {""}
    [one] { $desert } free farmer
   *[other] { $desert } free farmers
}
amunre-board-cards = { $number ->
    [0] No power cards can be bought here
    [one] { $number } power card per round can be bought here
   *[other] { $number } power cards per round can be bought here
}
amunre-board-income = Pays { $number } gold every round
amunre-board-camel = Caravan: pays { $number } gold while the temple is on space 1 or 2
amunre-board-temples = { $number ->
    [one] A temple: scores the space number of the temple
   *[other] { $number } temples: each scores the space number of the temple
}
amunre-board-bonus = Whoever wins it gets:{ $blocks ->
    [0] {""}
    [one] {" "}{ $blocks } block
   *[other] {" "}{ $blocks } blocks
}{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
}{ $cards ->
    [0] {""}
    [one] {" "}{ $cards } power card
   *[other] {" "}{ $cards } power cards
}
amunre-board-buildings = { $pyramids ->
    [0] No pyramid
    [one] { $pyramids } pyramid
   *[other] { $pyramids } pyramids
}, { $blocks ->
    [0] no block
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
amunre-board-out = Not in play in the New Kingdom
amunre-board-made = reconstructed: we could not find out what is printed here
amunre-board-marker = { $player } bids { $price }
amunre-board-first = { $player } is first player
amunre-board-turn = { $player } is number { $turn } in turn order
amunre-board-bid-cost = { $cards ->
    [0] { $gold } gold would be left
    [one] you would sell { $cards } card and have no gold left
   *[other] you would sell { $cards } cards and have no gold left
}

## Temple, purse and hand

amunre-board-temple = Temple of Amun-Re
amunre-board-space = Space { $space }: offerings of { $sums } in total. Each farmer pays { $space } gold, each temple scores { $space } points
amunre-board-space-short = space { $space }
amunre-board-space-income = Your income there: { $gold } gold
amunre-board-temple-beside = The first offering brings it onto the track.
amunre-board-temple-pays = Each farmer pays { $space } gold.
amunre-board-purse = Your purse
amunre-board-purse-tip = Your gold. Each power card in hand can stand in for 1 gold more.
amunre-board-gold = gold
amunre-board-gold-hidden = Gold is hidden
amunre-board-hand = Your hand
amunre-board-sources = Your points by source, if the kingdom ended now
amunre-board-minus-three = The −3 card, instead of gold: lowers the sum by 3, brings you 3 gold but no goods, and comes back to you
amunre-board-sell = sell
amunre-board-pyramids = { $pyramids ->
    [one] { $pyramids } pyramid in this player’s provinces
   *[other] { $pyramids } pyramids in this player’s provinces
}
amunre-board-income-at = Income with the temple on space { $space }: { $gold } gold

## What is asked

amunre-board-waiting = { $player } is deciding.
amunre-board-over = The game is over.
amunre-board-bid-most = You can bid up to { $gold }.
amunre-board-bid-how = Choose a glowing price on a province. A player who is outbid moves to another one.
amunre-board-sell-now = { $cards ->
    [one] Choose { $cards } card to sell for 1 gold.
   *[other] Choose { $cards } cards to sell for 1 gold each.
}
amunre-board-none = none
amunre-board-buy-cards = Power cards: each one costs more than the last
amunre-board-buy-farmers = Farmers for your open fields
amunre-board-buy-blocks = Blocks: three make a pyramid
amunre-board-drawn = { $cards ->
    [one] Just drawn. Give { $cards } back.
   *[other] Just drawn. Give { $cards } back, one by one.
}
amunre-board-place-field = Choose a province with an open field on the map.
amunre-board-place-build = Choose a province of yours for the next block.
amunre-board-place-done = All blocks are placed. You can still play a Builder.
amunre-board-place-free_farmer = Choose a province of yours for the free farmer.
amunre-board-place-builder = Choose a province with two blocks.
amunre-board-place-goods_place = Choose a province on the map.
amunre-board-place-eight_gold = Choose the province that pays 8 gold instead of everything else.
amunre-board-place-harvest = Choose the province where each farmer brings 1 gold more.
amunre-board-income-now = Your provinces pay { $gold } gold.
amunre-board-go-on = Go on
amunre-board-decline = decline the rest
amunre-board-goods-left = { $goods ->
    [one] { $goods } good left
   *[other] { $goods } goods left
}
amunre-board-goods-cards = { $goods ->
    [one] Amun-Re grants you { $goods } good. As a power card?
   *[other] Amun-Re grants you { $goods } goods. How many as power cards?
}

## The offering

amunre-board-offerings = Offerings
amunre-board-face-down = { $player } has laid an offering face down
amunre-board-not-yet = { $player } has not made an offering yet
amunre-board-offered = { $gold ->
    [-3] { $player } laid the −3 card
   *[other] { $player } offered { $gold } gold
}
amunre-board-sum = All offerings together: { $sum }
amunre-board-sway-first = Does a ±3 card go with it?
amunre-board-with-sway = with ±3
amunre-board-without-sway = without
amunre-board-amount = Gold to offer
amunre-board-less = { $by } less
amunre-board-more = { $by } more
amunre-board-offer-keeps = You keep { $gold } gold.
amunre-board-offer-sells = { $cards ->
    [one] { $cards } card will be sold for it.
   *[other] { $cards } cards will be sold for it.
}

## A first round

amunre-guide-welcome = This is Egypt, west and east of the Nile. As many provinces as there are players are up for auction; their price ladders are on the map. The boats on the river show the turn order.
amunre-guide-bid = Put your marker on a price. If somebody outbids you, you must move to another province. Fields, cards and bonuses show what a province is good for; rest the pointer on a sign to read what it means.
amunre-guide-bid-touch = Put your marker on a price. If somebody outbids you, you must move to another province. Fields, cards and bonuses show what a province is good for; keep a finger on a sign to read what it means.
amunre-guide-cards = Power cards help in many situations. One costs 1 gold, two cost 3, three cost 6: in a purchase, each piece costs 1 gold more than the one before.
amunre-guide-farmers = Farmers stand on your fields and bring gold every round: each brings the number of the temple’s space.
amunre-guide-blocks = Three blocks in one province turn into a pyramid. Pyramids are points; a pyramid in each of your three provinces is a set.
amunre-guide-offer = Everybody makes a secret offering to Amun-Re. The sum moves the temple; the player who gives most takes three goods and begins the next round. The −3 card takes 3 gold instead.
amunre-guide-goods = Your goods: power cards first, then farmers and blocks as you like.
amunre-guide-income = Now the provinces pay. Each farmer brings the number of the temple’s space. Caravans pay only while it is on 1 or 2.
amunre-guide-done = That was a round. After three rounds the kingdom ends and is scored; pyramids stay for the New Kingdom, farmers and markers leave. Good luck!

## Pictures on the rules page

amunre-excerpt-auction = A province at stake: a marker on its price, and the higher spaces that outbid it.
amunre-excerpt-province = A province in use: farmers on the fields, blocks that will become a pyramid, and pyramids.
amunre-excerpt-temple = The temple: the sum of all offerings sets the space, and with it what each farmer brings.
amunre-excerpt-offering = The offerings, revealed together, and their sum.
