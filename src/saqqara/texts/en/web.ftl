# The browser: everything around the boards.

## Everywhere

web-home = Saqqara, home page
web-menu = Menu
web-language = Language
web-rules = Rules
web-settings = Settings
web-account = Account
web-close = Close
web-back = Back
web-save = Save
web-saved = Saved.
web-yes = yes
web-no = no
web-link = Link
web-copy = Copy link
web-copied = Copied
web-share = Share
web-to-home = Home page
web-loading = One moment …
web-loading-late = This is taking longer than usual …
web-page-failed = This page could not be loaded. You may be offline.
web-try-again = Try again
web-missing-title = Nothing but sand here
web-missing-text = There is no page at this address.

## Home

web-home-title = What shall we play?
web-choose-game = Game
web-about-game = Sit down and see.
web-players-range = { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}
web-compiling = being prepared …
web-compiling-failed = not available on this server
web-how-many = Players
web-which-level = Opponent
web-play-now = Play now
web-with-friends = With friends
web-with-friends-text = Create a table and send them the link.
web-against-bots = Against bots
web-games-wait = { $count ->
    [one] It is your turn:
   *[other] It is your turn at { $count } tables:
}
web-one-screen = On one screen
web-one-screen-text = Pass the device from hand to hand.
web-learn = Learn the rules
web-learn-text = Every game, with examples and our rulings.
web-people-text = The ladder of each game, and how everyone is doing.
web-tables = Tables
web-list-mine = Mine
web-list-mine-empty = No game in progress. Start one above.
web-list-played = My finished games
web-list-played-empty = You have not finished a game yet.
web-list-played-show = Back to my finished games
web-list-archived = Archived
web-list-archived-empty = You have not archived any games.
web-list-archived-show = Archived games
web-list-open = Open
web-list-open-empty = Nobody is waiting for players at the moment.
web-list-watch = Watch
web-list-watch-empty = No public game is being played at the moment.
web-list-finished = Finished
web-list-finished-empty = No game has been finished yet.
web-line-waiting = { $free ->
    [one] one free seat
   *[other] { $free } free seats
}
web-line-my-turn = Your turn
web-line-turn = { $name }’s turn
web-line-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
web-bot = Bot
web-more = Show more
web-import = Open a record …
web-import-text = Choose a record that you or somebody else has saved, and replay the game.
web-guest-name = Guest { NUMBER($number, useGrouping: 0) }

## A new table

web-your-name = Your name
web-name = Name
web-seats = Seats
web-seat-kind = Who sits in seat { $number }
web-seat-name = Name for seat { $number }
web-kind-me = You
web-kind-here = Somebody at this screen
web-kind-open = Anybody
web-kind-invited = A friend with the link
web-kind-bot = A bot
web-options = Options
web-own-set-text = Does your copy of the game differ from this set? Save the set, correct the file, and play with yours. Such games are not rated.
web-own-set-save = Save this set
web-own-set-choose = Play with my own set …
web-own-set-chosen = You are playing with “{ $name }”.
web-own-set-drop = Use the standard set
web-public = Show this table in the list of open tables
web-timing = Thinking time
web-timing-none = No limit
web-timing-quick = 10 minutes, plus 10 seconds per turn
web-timing-calm = 30 minutes, plus 30 seconds per turn
web-timing-days = Two days per turn
web-on-timeout = When time runs out
web-on-timeout-bot = a bot takes over
web-on-timeout-loss = the game is lost
web-make-table = Create the table
web-waiting-title = The table is ready
web-waiting-preparing = The rules are being prepared
web-waiting-preparing-note = This happens once per game and can take a few minutes. You can begin as soon as they are ready.
web-waiting-failed = This game cannot be played here
web-seat-open = open to anyone
web-seat-invited = reserved for a friend
web-seat-free = free seat
web-sit-down = Sit down
web-start-now = Begin now
web-known-deal = Whoever created this table chose the deal and may know what is hidden. The game is not rated.
web-start-now-note = Free seats go to bots.
web-leave = Leave the table
web-invite-title = Invite friends
web-invite-text = Anyone who opens this link can sit down here.

## The table

web-board = Board
web-decisions = Your decision
web-choices = Choices
web-choices-search = Find a choice
web-choices-beyond = { $count } more
web-choices-range = { $first } to { $last }
web-confirm = Play: { $action }
web-panels = Panels
web-players = Players
web-tab-board = Board
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-go = Show the table after decision { $number }
web-log-back = ↶ Taken back: { $player } decides again.
web-log-back-you = ↶ Taken back: you decide again.
web-log-bot = A bot plays for { $player }.
web-log-bot-you = A bot plays for you.
web-log-person = { $player } is playing again.
web-log-person-you = You are playing again.
web-log-resigned = { $player } has resigned.
web-log-resigned-you = You have resigned.
web-log-time = { $player } ran out of time.
web-log-time-you = You ran out of time.
web-log-outage = The server was down. The clocks were stopped.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-chat-send = Send
web-chat-mute = Mute
web-chat-report = Report
web-chat-muted = Muted: { $names }
web-chat-hear = Unmute { $name }
web-chat-report-title = Report a message
web-chat-report-text = The host of this server will see what { $name } wrote. From now on { $name } is muted for you.
web-chat-report-reason = Why? (optional)
web-chat-reported = Reported, thank you.
web-forecast = Forecast
web-forecast-tip = If the game ended now:
web-forecast-caption = Points if the game ended now
web-forecast-gain = { $points } forecast
web-points-by-source = Points by source
web-source = Source
web-total = Total
web-score = Points so far
web-points-unit = { $points ->
    [one] point
   *[other] points
}
web-you = you
web-to-act = to decide
web-sign-of = { $player }’s sign
web-away = away at the moment
web-bot-thinking = is thinking …
web-bot-queued = { $ahead ->
    [0] is next to think
    [one] is waiting for one other bot to think
   *[other] is waiting for { $ahead } other bots to think
}
web-handed-over = A bot is playing this seat.
web-lost-resigned = has resigned
web-lost-time = ran out of time
web-clock-days = { $days } days
web-clock-hours = { $hours } h
web-clock-each = { $time } per turn
web-clock-live = { $increment ->
    [0] { $time } for the whole game
   *[other] { $time } for the whole game, plus { $increment } s per turn
}
web-nothing-to-decide = There is nothing for you to decide at the moment.
web-not-now = This is not possible now.
web-preview-points = { $points ->
    [0] brings no points
    [one] { $signed } point
   *[other] { $signed } points
}
web-preview-reveals = reveals something hidden
web-prompt-you = Your turn:
web-prompt-seat = { $player }:
web-prompt-other = { $player } is deciding
web-prompt-own = It is your turn
web-over = The game is over
web-prompt-waiting = Waiting for the game to begin
web-prompt-choose = choose what to do
web-undo = Undo
web-undo-practice = Take back
web-undo-practice-tip = Goes back to before your last decision, undoing the bots' replies. From then on this is a practice game and does not count.
web-practice = This is a practice game: it counts neither for ratings nor for statistics.
web-practice-now = Taken back. This is now a practice game: it does not count.
web-hint = Try: { $action }
web-hint-ask = Hint
web-hint-tip = Shows what a bot would choose, and its chance of winning. From then on this is a practice game and does not count.
web-hint-practice = After a hint, this is a practice game: it does not count.
web-hint-thinking = Thinking …
web-hint-said = The bot would choose: { $action }
web-hint-chance = { $percent }% to win
web-past = The table after decision { $number } of { $last }
web-past-now = Back to now
web-step-back = One step back
web-step-on = One step on
web-fresh = { $count ->
    [one] One decision since you last looked
   *[other] { $count } decisions since you last looked
}
web-fresh-show = Show me
web-fresh-skip = Not now
web-undo-asked = { $player } asks to take back a decision.
web-undo-asked-you = You are asking to take back a decision.
web-undo-agreed = Agreed: { $names }.
web-undo-open = Still to answer: { $names }.
web-withdraw = Withdraw
web-undo-ended-agreed = Agreed: the decision has been taken back.
web-undo-ended-refused = { $player } refused to take it back. The game goes on.
web-undo-ended-refused-you = You refused to take it back. The game goes on.
web-undo-ended-withdrawn = { $player } has withdrawn the request to take back a decision.
web-undo-ended-withdrawn-you = You have withdrawn the request to take back a decision.
web-undo-ended-lapsed = The game has gone on: it is too late to take the decision back.
web-agree = Agree
web-refuse = Refuse
web-curtain = { $player }, it is your turn
web-curtain-lift = Show my side of the table
web-offline = No connection. Trying again …
web-watching = All seats are taken: you are watching.
web-connecting = Looking for the table …
web-preparing = Setting up the table …
web-table-menu = This table
web-share-watch = Others can watch with this link.
web-propose-undo = Ask to take back my last decision
web-undo-together = Take back the last decision, if you all agree
web-pause-clock = Pause the clock
web-resume-clock = Resume the clock
web-clock-stopped-by = { $name } has paused the clock.
web-hand-over = Let a bot play for me
web-hand-over-sure = Are you sure? A bot will play your seat until you take it back, and the game will count as lost for you.
web-hand-over-alone = Are you sure? With only bots left, the game will be played to its end at once, and it will count as lost for you.
web-hand-over-yes = Yes, let a bot play
web-take-back = Take my seat back
web-resign = Resign
web-resign-sure = Are you sure? You will lose the game. If the others play on, a bot will play your seat to the end.
web-resign-yes = Yes, resign
web-archive = Archive this game
web-unarchive = Move back to my list
web-archived = Archived. You can find it on the home page, under your finished games.
web-unarchived = It is back among your finished games.
web-guide = First round
web-guide-next = Next
web-guide-done = Got it
web-guide-stop = Hide the guide

## The end, and looking at it again

web-result = Result
web-result-winner = { $name } wins!
web-result-shared = { $names } share the win!
web-result-resigned = A player has resigned.
web-result-time = A player ran out of time.
web-result-bar = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result-plot = Score over the game
web-result-decisions = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
web-rematch = Play again
web-rematch-join = Join the rematch
web-rematch-asked = Somebody wants to play again: a table is ready.
web-rematch-gone = The rematch has begun without you, or its table is gone.
web-download-record = Download the record
web-replay = Replay
web-replay-at = { $number } of { $last }
web-replay-slider = Position in the game
web-replay-first = To the start
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-eyes = Whose view
web-replay-all = Everything open
web-replay-seat = What { $player } saw
web-replay-spectator = What everybody saw
web-share-position = This link opens the game at this position.

## Rules, settings, account

web-contents = Contents
web-rules-missing = These rules have not been written yet.
web-theme = Theme
web-theme-auto = same as the system
web-theme-light = light
web-theme-dark = dark
web-speed = Animation
web-speed-note = How fast the pieces move. You never have to wait for them.
web-speed-off = off
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-confirm-moves = Confirm before playing
web-confirm-moves-note = The first press shows what a choice does, the second plays it. Useful on phones.
web-notices = Notifications
web-notices-note = Your system notifies you when it is your turn.
web-notices-refused = The browser does not allow notifications from this page.
web-notice-turn = { $game }: it is your turn
web-title-turn = Your turn
web-guides = Guided first rounds
web-guides-again = Show them again
web-settings-guest = With an account, these settings and your games follow you to other devices.
web-mail = Email
web-mail-address = Address
web-mail-address-note = Once confirmed, it can also be used to set a new password if you forget yours.
web-mail-password = Your password (needed to change the address)
web-mail-none = Not confirmed: no notifications are sent to this address.
web-mail-sent = An email with a link is on its way. Notifications start once you have confirmed the address with it.
web-mail-confirmed = The address is confirmed.
web-mail-again = Send the link
web-mail-turns = Notify me when it is my turn
web-mail-digest = Minutes to collect before sending
web-webhook = Webhook
web-webhook-url = Address to call
web-keys = Keys
web-keys-move = move between the highlighted choices
web-keys-choose = choose
web-keys-back = step back
web-account-text = This account keeps your games, on every device.
web-account-new = New account
web-account-create = Create the account
web-guest-text = You are playing as a guest. Your games stay in this browser; an account brings them to other devices.
web-login = Log in
web-logout = Log out
web-password = Password
web-password-again = Repeat the password
web-password-differs = The two passwords are not the same.
web-password-change = Change the password
web-password-old = Old password
web-password-new = New password
web-password-new-again = Repeat the new password
web-password-changed = The password has been changed. You have been logged out everywhere else.
web-forgot = Forgot your password?
web-forgot-title = A new password
web-forgot-text = If your account has a confirmed address, you will receive an email with a link to set a new password.
web-forgot-who = Name or email address
web-forgot-send = Send the link
web-forgot-sent = If there is such an account with a confirmed address, the email is on its way. Its link works for an hour.
web-forgot-choose = Choose a new password for your account.
web-forgot-save = Save the new password
web-forgot-done = { $name } has a new password and is logged out everywhere.
web-export = Download all my data
web-statistics = Statistics
web-statistics-note = Practice games are not counted: games with hints, with a chosen deal, or in which more was taken back than the rules allow.
web-stat-finished = Games
web-stat-rating = Rating
web-forget = Forget me
web-forget-text = Deletes your name, your settings and everything personal. Finished games stay, without your name.
web-forget-yes = Yes, delete everything

## Players

web-ladder-text = The best players here, bots included. The points are a cautious estimate: wins raise it, and so does every game that makes the estimate more certain.
web-ladder = Ladder of { $game }
web-ladder-place = Place
web-ladder-search = Find a name
web-ladder-none = Nobody on this ladder is called “{ $text }”.
web-ladder-empty = Nobody has a rating here yet. Play a rated game with others and be the first.
web-ladder-all = All players
web-profile-guest = guest
web-profile-empty = No rated game has been finished yet.
web-profile-games = Public games
web-profile-games-empty = No public game has been finished yet.
web-profile-missing = This player does not exist, or has left.
web-profile-wins = { $won } of { $finished } won
web-profile-mean = { $mean } points on average, { $best } at best
web-profile-unrated = no rating yet
web-profile-own = How others see me

## What went wrong

web-fault-offline = There is no connection to the server.
web-fault-server = Something went wrong on the server. Nothing has changed.
web-fault-no_rules = The rules of this game could not be prepared on this server. Its host can find the reason in the log.
web-fault-unexpected = Something unexpected happened. Please try again.
web-fault-not_found = There is no such table, or it is private.
web-fault-forbidden = You may not do this here.
web-fault-no_name = Choose a name first.
web-fault-wrong_password = The name or the password is wrong.
web-fault-old_password = The old password is wrong. Nothing has changed.
web-fault-dead_link = This link no longer works: it has been used, is more than an hour old, or a newer one has been sent.
web-fault-no_account = Guests have no password: create an account first.
web-fault-name_taken = There is already an account with that name.
web-fault-has_account = You already have an account: log out first.
web-fault-too_many = Too many attempts at once. Wait a little, then try again.
web-fault-stale = Something has happened in the meantime. Look again, then decide.
web-fault-taken = Somebody was faster: this seat is taken.
web-fault-full = There is no free seat.
web-fault-seated = You are already sitting at this table.
web-fault-not_your_turn = It is not your turn.
web-fault-no_undo = This decision stands; you can ask the others whether you may take it back.
web-fault-no_hints = There are no hints in games with other people.
web-fault-no_seat = This is not your seat.
web-fault-lost = This seat has already lost.
web-fault-bot_plays = A bot is playing this seat.
web-fault-no_voice = You are not playing this seat now.
web-fault-not_handed_over = You are playing this seat yourself.
web-fault-no_pause = The clock cannot be paused or resumed now.
web-fault-not_your_pause = Only the player who paused the clock can resume it.
web-fault-out_of_time = Time is up.
web-fault-refused_before = The others have already refused to take back this decision.
web-fault-not_offered = This game is no longer offered here; games in progress can be finished.
web-fault-over = The game is over.
web-fault-not_over = The game is not over yet.
web-fault-not_started = The game has not begun.
web-fault-started = The game has already begun.
web-fault-too_early = The table waits until everybody is here before browsers add to the deal.
web-fault-seats_free = There are still free seats.
web-fault-not_host = Only the host of the table can do this.
web-fault-webhook = The webhook’s address cannot be found, or it lies in a private network.
web-fault-mail = The email could not be sent. Check the address, or try again later.
web-fault-no_mail = This server does not send email. Ask its host for help.
web-fault-nothing_to_confirm = There is no address to confirm.
web-fault-host = This server does not go by that name. Its host can add the name with the setting “hosts”.
web-fault-origin = Requests from other sites are not accepted.
web-fault-too_large = This is too large.
web-fault-record_large = This file is too large to be a record.
web-fault-record_unreadable = This file is not a record of a game.
web-fault-record_refused = This file cannot be opened: { $detail }
web-fault-set_unreadable = This file is not a set of components.

# Fair deals

web-deal-title = Fair deal
web-deal-before = Before the game, the server committed to its secret for this deal. Nobody can change it now, and nobody can predict a card. After the game you can check it.
web-deal-over = Before the game, the server committed to its secret for this deal. The record now contains the secret.
web-deal-commitment = Commitment:
web-deal-contributed = { $count ->
    [0] No player's browser added random words of its own.
    [one] One player's browser added random words of its own.
   *[other] The browsers of { $count } players added random words of their own.
  }
web-deal-opening = Everybody is here. The browsers are shuffling together …
web-deal-check = Check the deal
web-deal-checking = Dealing the game again …
web-deal-good = The deal and every draw follow from the secret that the server committed to.
web-deal-bad = The deal does not agree with what the server committed to.
web-deal-seen = This browser saw the same commitment before the game.
web-deal-not-seen = This browser saw another commitment before the game.
web-deal-mine = What this browser added is part of the deal.
web-deal-not-mine = What this browser added is not part of the deal; it may have answered too late.
web-deal-yourself = To check it yourself, download the record and run:
web-deal-none = This game was dealt from a chosen seed or position, so there is nothing to check.
