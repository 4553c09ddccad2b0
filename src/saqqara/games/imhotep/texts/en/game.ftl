imhotep-about = Quarry stones, share boats, and build where the others do not expect it.

# Imhotep

## Names

imhotep-site-market = market
imhotep-site-pyramid = pyramid
imhotep-site-temple = temple
imhotep-site-burial_chamber = burial chamber
imhotep-site-obelisks = obelisks
imhotep-monument-pyramid = pyramid
imhotep-monument-temple = temple
imhotep-monument-burial_chamber = burial chamber
imhotep-monument-obelisks = obelisks
imhotep-pyramid-left = left pyramid
imhotep-pyramid-middle = middle pyramid
imhotep-pyramid-right = right pyramid
imhotep-sled = sled
imhotep-quarry = quarry
imhotep-river = river
imhotep-wager = wager
imhotep-deck = draw pile
imhotep-discard = discards
imhotep-face_down = face down
imhotep-round = round { $round } of 6
imhotep-minimum = at least { $minimum }
imhotep-waiting = waiting
imhotep-beside = beside
imhotep-draw-card = a card
imhotep-draw-stones = { $count } stones
imhotep-draw-load = load a stone
imhotep-draw-point-or-stones = 1 point or { $count } stones
imhotep-cards = cards
imhotep-score = points

## Market cards

imhotep-card-entrance = Entrance
imhotep-card-entrance-help = Red: at once a stone goes from your quarry to the pyramid.
imhotep-card-sarcophagus = Sarcophagus
imhotep-card-sarcophagus-help = Red: at once a stone goes from your quarry to the burial chamber.
imhotep-card-paved_path = Paved Path
imhotep-card-paved_path-help = Red: at once a stone goes from your quarry to the obelisks.
imhotep-card-pyramid_decoration = Pyramid Décor
imhotep-card-pyramid_decoration-help = Green: at the end 1 point for every three stones at the pyramid, whoever owns them.
imhotep-card-temple_decoration = Temple Décor
imhotep-card-temple_decoration-help = Green: at the end 1 point for every three stones at the temple, whoever owns them.
imhotep-card-burial_chamber_decoration = Chamber Décor
imhotep-card-burial_chamber_decoration-help = Green: at the end 1 point for every three stones in the burial chamber, whoever owns them.
imhotep-card-obelisk_decoration = Obelisk Décor
imhotep-card-obelisk_decoration-help = Green: at the end 1 point for every three stones at the obelisks, whoever owns them.
imhotep-card-statue = Statue
imhotep-card-statue-help = Violet: at the end 1, 3, 6, 10 or 15 points for one to five statues, and 2 for each further one.
imhotep-card-lever = Lever
imhotep-card-lever-help = Blue: sail a boat and choose the order in which its stones are unloaded. Unused it is worth 1 point.
imhotep-card-hammer = Hammer
imhotep-card-hammer-help = Blue: take up to three stones from the quarry, then load one. Unused it is worth 1 point.
imhotep-card-sail = Sail
imhotep-card-sail-help = Blue: load one stone and sail that boat. Unused it is worth 1 point.
imhotep-card-chisel = Chisel
imhotep-card-chisel-help = Blue: load two stones, on one boat or on two. Unused it is worth 1 point.
imhotep-card-face_down = hidden card
imhotep-card-face_down-help = Only the player who takes the pair sees it.

## Options

imhotep-option-market = Market
imhotep-option-market-help = Side A: four cards face up. Side B: three cards face up and a hidden pair, of which the taker keeps one.
imhotep-option-pyramid = Pyramid
imhotep-option-pyramid-help = Side A: one large pyramid. Side B: three small ones, with a card, stones or a load as bonus.
imhotep-option-temple = Temple
imhotep-option-temple-help = Side A: a point for each stone on top. Side B: each column gives something else.
imhotep-option-burial_chamber = Burial chamber
imhotep-option-burial_chamber-help = Side A: connected groups score. Side B: majorities in three rows score.
imhotep-option-obelisks = Obelisks
imhotep-option-obelisks-help = Side A: the tallest obelisks score at the end. Side B: towers of three stones score at once.
imhotep-option-wrath = Wrath of the Pharaoh
imhotep-option-wrath-help = A player without a stone at each of the four monuments at the end loses 5 points.
imhotep-option-wager = The Stonemason’s Wager
imhotep-option-wager-help = Once per game, bet a stone from the quarry on the monument that will have the most stones.

## Where points come from

imhotep-source-pyramid = Pyramid
imhotep-source-temple = Temple
imhotep-source-towers = Obelisk towers
imhotep-source-temple_due = Temple, end of this round
imhotep-source-burial_chamber = Burial chamber
imhotep-source-obelisks = Obelisks
imhotep-source-statues = Statues
imhotep-source-decorations = Décor cards
imhotep-source-blue_cards = Unused blue cards
imhotep-source-wrath = Wrath of the Pharaoh
imhotep-source-wager = Wager

## What is asked

imhotep-prompt-turn = Take stones, load a stone, sail a boat or play a card
imhotep-prompt-hammer_load = Load one stone with the hammer
imhotep-prompt-chisel_first = Load the first of two stones with the chisel
imhotep-prompt-chisel_second = Load the second stone with the chisel
imhotep-prompt-sail_load = Load a stone on the boat that you want to sail
imhotep-prompt-sail_site = Choose the site for the boat you have just loaded
imhotep-prompt-lever_sail = Sail a boat with the lever
imhotep-prompt-lever_unload = Choose the stone that the lever unloads next
imhotep-prompt-market = Take a card for your stone at the market, or none
imhotep-prompt-pair = Keep one of these two cards
imhotep-prompt-build = Choose the pyramid for your stone
imhotep-prompt-bonus_load = You may load one stone as a bonus
imhotep-prompt-temple = Take 1 point or 2 stones for your stone in the temple
imhotep-prompt-none = The game is over

## Decisions

imhotep-action-take = Take stones from the quarry
imhotep-action-load =
    Load a stone on { $space ->
        [0] the bow space
        [1] space 2
        [2] space 3
       *[3] space 4
    } of boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }
imhotep-action-sail =
    Sail boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $site ->
        [market] to the market
        [pyramid] to the pyramid
        [temple] to the temple
        [burial_chamber] to the burial chamber
       *[obelisks] to the obelisks
    }
imhotep-action-play = Play { $card_name }
imhotep-action-wager =
    Wager on { $monument ->
        [pyramid] the pyramid
        [temple] the temple
        [burial_chamber] the burial chamber
       *[obelisks] the obelisks
    }
imhotep-action-pass = Pass
imhotep-action-unload =
    Unload the stone on { $space ->
        [0] the bow space
        [1] space 2
        [2] space 3
       *[3] space 4
    }
imhotep-action-choose = Take { $card_name }
imhotep-action-choose_pair = Look at the two hidden cards and keep one
imhotep-action-keep = Keep { $card_name }
imhotep-action-build =
    Build on { $pyramid ->
        [left] the left pyramid
        [middle] the middle pyramid
       *[right] the right pyramid
    }
imhotep-action-point = Take 1 point
imhotep-action-stones = Take 2 stones
imhotep-action-decline = Decline

## What happened

imhotep-event-round_started = Round { $round } begins with boats for { $boats_name } stones; { $player } goes first.
imhotep-boats-4432 = 4, 4, 3 and 2
imhotep-boats-4422 = 4, 4, 2 and 2
imhotep-boats-4421 = 4, 4, 2 and 1
imhotep-boats-4333 = 4, 3, 3 and 3
imhotep-boats-4332 = 4, 3, 3 and 2
imhotep-boats-4331 = 4, 3, 3 and 1
imhotep-boats-4322 = 4, 3, 2 and 2
imhotep-boats-4321 = 4, 3, 2 and 1
imhotep-boats-4221 = 4, 2, 2 and 1
imhotep-boats-3332 = 3, 3, 3 and 2
imhotep-boats-3322 = 3, 3, 2 and 2
imhotep-boats-3321 = 3, 3, 2 and 1
imhotep-boats-3221 = 3, 2, 2 and 1
imhotep-event-market_dealt =
    { $card_name } lies at the market in slot { $slot ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-events-market_dealt = New at the market: { $card_names }.
imhotep-event-pair_dealt = Two cards lie face down at the market.
imhotep-event-took =
    { $player } takes { $stones ->
        [0] no stone
        [one] { $stones } stone
       *[other] { $stones } stones
    } from the quarry.
imhotep-event-loaded =
    { $player } loads a stone on { $space ->
        [0] the bow space
        [1] space 2
        [2] space 3
       *[3] space 4
    } of boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-event-sailed =
    { $player } sails boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $site ->
        [market] to the market
        [pyramid] to the pyramid
        [temple] to the temple
        [burial_chamber] to the burial chamber
       *[obelisks] to the obelisks
    }.
imhotep-event-card_played = { $player } plays { $card_name }.
imhotep-event-wagered =
    { $player } wagers a stone on { $monument ->
        [pyramid] the pyramid
        [temple] the temple
        [burial_chamber] the burial chamber
       *[obelisks] the obelisks
    } (space { $space ->
        [0] 1
       *[1] 2
    }).
imhotep-event-passed = { $player } has to pass.
imhotep-event-unloaded =
    A stone of { $player } goes from { $space ->
        [0] the bow space
        [1] space 2
        [2] space 3
       *[3] space 4
    } of boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } { $site ->
        [market] to the market
        [pyramid] to the pyramid
        [temple] to the temple
        [burial_chamber] to the burial chamber
       *[obelisks] to the obelisks
    }.
imhotep-event-brought =
    { $card_name } brings a stone of { $player } from the quarry { $site ->
        [market] to the market
        [pyramid] to the pyramid
        [temple] to the temple
        [burial_chamber] to the burial chamber
       *[obelisks] to the obelisks
    }.
imhotep-event-returned = The stone of { $player } returns to the quarry.
imhotep-event-pyramid_built =
    { $player } builds space { $space ->
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
    } of the pyramid and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
imhotep-event-pyramid_b_built =
    { $player } builds space { $space ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
       *[4] 5
    } of { $pyramid ->
        [left] the left pyramid
        [middle] the middle pyramid
       *[right] the right pyramid
    } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
imhotep-event-pyramid_extended =
    { $player } lays a stone beside the finished pyramid and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
imhotep-event-temple_built =
    { $player } builds the temple: column { $column ->
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
    }, layer { $layer ->
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
    { $player } builds the burial chamber: column { $column ->
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
    }, row { $row ->
        [0] 1
        [1] 2
       *[2] 3
    }.
imhotep-event-obelisk_built =
    { $player } builds at the obelisks: { $height ->
        [one] { $height } stone
       *[other] { $height } stones
    }.
imhotep-event-tower_built =
    { $player } completes a tower and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
imhotep-event-card_chosen = { $player } takes { $card_name } from the market.
imhotep-event-pair_chosen = { $player } looks at the two hidden cards.
imhotep-event-pair_seen = One of the two hidden cards is { $card_name }.
imhotep-event-card_kept = { $player } keeps { $card_name }.
imhotep-event-card_drawn = { $player } draws { $card_name }.
imhotep-event-card_discarded = { $player } discards { $card_name }.
imhotep-event-card_wasted = { $card_name } has no effect: the quarry of { $player } is empty.
imhotep-event-card_declined = { $player } takes no card.
imhotep-event-load_declined = { $player } loads no stone.
imhotep-event-no_card = There is no card left to draw for { $player }.
imhotep-event-reshuffled = The discards are shuffled into a new draw pile.
imhotep-event-all_passed = Everybody has passed: the round is over and the boats go back.
imhotep-event-stranded =
    A stone of { $player } returns from boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } to the quarry.
imhotep-event-temple_scored =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for column { $column ->
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
    } of the temple.
imhotep-event-leftover = Nobody took { $card_name }; it is discarded.
imhotep-events-leftover = Nobody took { $card_names }; they are discarded.
imhotep-event-round_ended = Round { $round } is over.
imhotep-event-final_scored =
    { $player } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $source_name }.
imhotep-event-game_ended =
    { $player } ends with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in place { $place }.

## Why something is not allowed

imhotep-why-not-now = Something else has to be decided first.
imhotep-why-sled-full = Your sled is full: it holds { $stones } stones.
imhotep-why-sled-empty = There is no stone on your sled.
imhotep-why-quarry-empty = You have no stone left in the quarry.
imhotep-why-boat-gone =
    Boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } is no longer at the quay.
imhotep-why-no-such-space =
    Boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } has only { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }.
imhotep-why-space-taken =
    There is already a stone on this space of boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-why-too-light-to-sail =
    With this stone boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } would carry { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }, but it may sail only with at least { $minimum ->
        [one] { $minimum } stone
       *[other] { $minimum } stones
    }.
imhotep-why-other-boat =
    Sail moves the boat that you have just loaded: boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    }.
imhotep-why-below-minimum =
    Boat { $boat ->
        [0] 1
        [1] 2
        [2] 3
       *[3] 4
    } carries { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }; it may sail only with at least { $minimum ->
        [one] { $minimum } stone
       *[other] { $minimum } stones
    }.
imhotep-why-site-visited =
    { $site ->
        [market] The market
        [pyramid] The pyramid
        [temple] The temple
        [burial_chamber] The burial chamber
       *[obelisks] The obelisk site
    } has already been visited this round: one boat per round.
imhotep-why-card-not-held =
    You have no { $card ->
        [lever] Lever
        [hammer] Hammer
        [sail] Sail
       *[chisel] Chisel
    } to play: only a card that you gained on an earlier turn can be played.
imhotep-why-lever-no-boat = The lever needs a boat with its minimum load.
imhotep-why-hammer-no-space = The hammer loads a stone, but no boat has an empty space.
imhotep-why-sail-no-boat = With one more stone no boat would reach its minimum load.
imhotep-why-chisel-one-stone = The chisel loads exactly two stones, and there are not two on your sled.
imhotep-why-chisel-no-space = The chisel loads exactly two stones, and there are not two empty spaces.
imhotep-why-no-wager = This game is played without the wager.
imhotep-why-wagered-before = You have already made your one wager of this game.
imhotep-why-wager-taken =
    The wager on { $monument ->
        [pyramid] the pyramid
        [temple] the temple
        [burial_chamber] the burial chamber
       *[obelisks] the obelisks
    } is taken.
imhotep-why-can-act = You can act, so you may not pass.
imhotep-why-no-stone-there =
    There is no stone on { $space ->
        [0] the bow space
        [1] space 2
        [2] space 3
       *[3] space 4
    } of this boat.
imhotep-why-not-at-market = No such card lies face up at the market.
imhotep-why-no-pair = Side A of the market has no hidden cards.
imhotep-why-pair-taken = The two hidden cards have been taken.
imhotep-why-not-in-pair = This is neither of the two cards.
imhotep-why-pyramid-finished = This pyramid is finished: choose another one.
