# The board of Imhotep

imhotep-board-label = The Nile and its building sites
imhotep-board-quay = At the quay

## What a click stands for

imhotep-choose-take = Take stones
imhotep-choose-load = Load a stone
imhotep-choose-sail = Sail a boat
imhotep-choose-play = Play a card
imhotep-choose-wager = Place a wager
imhotep-choose-choose = Take a card
imhotep-choose-keep = Keep a card
imhotep-choose-build = Build
imhotep-choose-unload = Unload a stone
imhotep-argument-boat =
    boat { $value ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
imhotep-argument-space =
    { $value ->
        [0] bow space
        [1] space 2
        [2] space 3
       *[3] space 4
    }
imhotep-prompt-do-take = take stones
imhotep-prompt-do-load = load a stone
imhotep-prompt-do-sail = sail a boat
imhotep-prompt-do-play = play a card
imhotep-prompt-do-wager = place a wager
imhotep-prompt-turn-load = Choose a free space on a boat
imhotep-prompt-turn-sail = Choose a boat with its minimum load and a site nobody has visited this round
imhotep-prompt-turn-play = Choose the blue card to play
imhotep-prompt-turn-wager = Choose the monument that will have the most stones
imhotep-prompt-turn-pass = Pass, because nothing else is possible
imhotep-board-sail-to = Sail to: { $site }
imhotep-board-no-boat-ready = No boat may sail yet: none carries its minimum load.
imhotep-board-stone = Stone of { $player }

## What cards do, in a few words

imhotep-board-short-entrance = stone to the pyramid
imhotep-board-short-sarcophagus = stone to the chamber
imhotep-board-short-paved_path = stone to the obelisks
imhotep-board-short-pyramid_decoration = 1 per 3 stones there
imhotep-board-short-temple_decoration = 1 per 3 stones there
imhotep-board-short-burial_chamber_decoration = 1 per 3 stones there
imhotep-board-short-obelisk_decoration = 1 per 3 stones there
imhotep-board-short-statue = 1 3 6 10 15
imhotep-board-short-lever = sail, choose the order
imhotep-board-short-hammer = take 3, load 1
imhotep-board-short-sail = load 1 and sail
imhotep-board-short-chisel = load two stones

## Tooltips

imhotep-board-boat =
    Boat { $boat }: { $load } of { $size } spaces loaded, sails with { $minimum ->
        [one] { $minimum } stone
       *[other] { $minimum } stones
    } or more
imhotep-board-sled =
    { $player }: { $stones ->
        [0] no stone
        [one] { $stones } stone
       *[other] { $stones } stones
    } on the sled, which holds 5
imhotep-board-quarry =
    { $player }: { $stones ->
        [0] no stone
        [one] { $stones } stone
       *[other] { $stones } stones
    } in the quarry
imhotep-board-left = quarry { $stones }
imhotep-board-deck =
    Draw pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, discarded: { $discarded }
imhotep-board-pair = Two cards face down: whoever takes them looks at both and keeps one
imhotep-board-market-hint = A card for each stone
imhotep-board-points-here = Points from this site so far, and what it would add if the game ended now: { $site }
imhotep-board-tile =
    The next stone brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
imhotep-board-levels = What the stones of the upper levels bring
imhotep-board-top = top
imhotep-board-level = 2nd level
imhotep-board-extra = Stones after the last space: 1 point each
imhotep-board-pyramid-left = Left pyramid: 2, then 1 and the top card of the draw pile, 3, 2, and 4 for the top
imhotep-board-pyramid-middle = Middle pyramid: 2, 3, then 1 and three stones for the sled, 1, and 4 for the top
imhotep-board-pyramid-right = Right pyramid: 2, 3, 3, then 1 and you may load a stone, and 4 for the top
imhotep-board-temple-a = At the end of the round 1 point for the stone on top
imhotep-board-temple-choice = At the end of the round 1 point or 2 stones for the stone on top
imhotep-board-temple-two = At the end of the round 2 points for the stone on top
imhotep-board-temple-card = At the end of the round the top market card for the stone on top
imhotep-board-group =
    { $stones } connected stones: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
imhotep-board-row = Most stones in this row at the end: 8, then 4, then 2 points
imhotep-board-prizes = Points at the end by height, the tallest first; equal heights share
imhotep-board-obelisk =
    { $player }: { $stones ->
        [0] no stone
        [one] { $stones } stone high
       *[other] { $stones } stones high
    }, now worth { $points }
imhotep-board-tower = A tower of three stones here brings { $points } points at once
imhotep-board-waiting =
    { $player }: { $stones ->
        [0] no stone waits
        [one] { $stones } stone waits
       *[other] { $stones } stones wait
    }; the third makes a tower
imhotep-board-wager = Wager: pays { $best } if this site alone has the most stones, { $second } if it is alone in second place
imhotep-board-wager-of = The wager of { $player }
imhotep-board-wrath = Wrath of the Pharaoh: no stone yet at { $sites }; that would cost 5 points
imhotep-board-about-market-a = Market, side A: each stone that arrives earns one of four cards that lie face up. The stone returns to the quarry.
imhotep-board-about-market-b = Market, side B: three cards face up, and two face down, of which the taker keeps one. Stones return to the quarry.
imhotep-board-about-pyramid-a = Pyramid, side A: points at once, as printed on the space; 1 for each stone after the last.
imhotep-board-about-pyramid-b = Pyramid, side B: choose one of three pyramids; points at once, three spaces have a bonus.
imhotep-board-about-temple-a = Temple, side A: at the end of every round 1 point for each stone visible from above.
imhotep-board-about-temple-b = Temple, side B: at the end of every round each stone visible from above brings what its column shows.
imhotep-board-about-burial_chamber-a = Burial chamber, side A: at the end connected groups bring 1 3 6 10 15, and 2 for each stone over five.
imhotep-board-about-burial_chamber-b = Burial chamber, side B: at the end each row brings 8, 4 and 2 points for the most stones.
imhotep-board-about-obelisks-a = Obelisks, side A: at the end the tallest obelisks bring the points shown.
imhotep-board-about-obelisks-b = Obelisks, side B: the third stone makes a tower on the best free place, points at once. Waiting stones bring 1 each at the end.

## A first round

imhotep-guide-welcome = Four boats lie at the quay. Whoever sails one decides where everybody’s stones on it go. The gold squares on the hull say how many stones a boat needs.
imhotep-guide-load = Load a stone: drag one from your sled to a free space, or click the space. The stone at the bow, on the right, is unloaded first.
imhotep-guide-load-touch = Load a stone: drag one from your sled to a free space, or tap the space. The stone at the bow, on the right, is unloaded first.
imhotep-guide-sail = A boat is ready. Drag it to a site that nobody has visited this round, or click the boat and then the site. Point at a site to see what it would bring.
imhotep-guide-sail-touch = A boat is ready. Drag it to a site that nobody has visited this round, or tap the boat and then the site.
imhotep-guide-take = Your sled is empty: click your quarry to take three stones. The sled holds five.
imhotep-guide-take-touch = Your sled is empty: tap your quarry to take three stones. The sled holds five.
imhotep-guide-market = Your stone is at the market: take a card. Blue ones are an action later, violet and green ones score at the end, red ones build at once.
imhotep-guide-others = Others sail boats too, with your stones on them. Watch where they go.
imhotep-guide-done = A round ends when all four boats have sailed; then the temple scores. After six rounds the burial chamber, the obelisks and the cards score as well. Enjoy the game!

## Pictures on the rules page

imhotep-excerpt-market-a = At the market: the owner of the first stone chooses one of the cards that lie face up.
imhotep-excerpt-pyramid-a = At the pyramid: each stone has scored the number of its space.
imhotep-excerpt-temple-a = In the temple: what is seen from above scores at the end of the round.
imhotep-excerpt-burial_chamber-a = In the burial chamber: the stones fill a column from the top; connected ones of a colour form a group.
imhotep-excerpt-obelisks-a = At the obelisks: each stone goes on its owner’s obelisk; at the end height counts.
imhotep-excerpt-market-b = Market, side B: three cards face up, or the hidden pair.
imhotep-excerpt-pyramid-b = Pyramids, side B: the owner chooses which of the three to build on.
imhotep-excerpt-temple-b = Temple, side B: each column says what its uppermost stone brings.
imhotep-excerpt-burial_chamber-b = Burial chamber, side B: each row is counted on its own.
imhotep-excerpt-obelisks-b = Obelisks, side B: with the third stone a tower goes to the highest free value.
