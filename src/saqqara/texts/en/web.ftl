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
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-to-home = Home page
web-loading = One moment …
web-loading-late = This takes longer than usual. Still at it …
web-page-failed = This page did not arrive. Perhaps the connection is gone.
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
web-with-friends-text = Make a table and send them the link.
web-against-bots = Against bots
web-games-wait = { $count ->
    [one] It is your turn:
   *[other] It is your turn at { $count } tables:
}
web-one-screen = Around one screen
web-one-screen-text = Pass the device from hand to hand.
web-learn = Learn the rules
web-learn-text = Every game, with examples and our rulings.
web-people-text = The ladder of every game, and how others fare.
web-tables = Tables
web-list-mine = Mine
web-list-mine-empty = You have no table yet. One click above, and you have.
web-list-played = My finished games
web-list-played-empty = You have not finished a game yet.
web-list-played-show = Back to my finished games
web-list-archived = Put away
web-list-archived-empty = You have put nothing away.
web-list-archived-show = Games put away
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
web-line-turn = { $name } to decide
web-line-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
web-bot = Bot
web-more = Show more
web-import = Open a record …
web-import-text = Choose the file of a record that you or somebody else has saved, and look at the game again.
web-guest-name = Guest { NUMBER($number, useGrouping: 0) }

## A new table

web-your-name = Your name
web-name = Name
web-seats = Seats
web-seat-kind = Who sits on seat { $number }
web-seat-name = Name at seat { $number }
web-kind-me = You
web-kind-here = Somebody at this screen
web-kind-open = Anybody
web-kind-invited = A friend with the link
web-kind-bot = A bot
web-options = Options
web-own-set-text = You own the box and something here differs? Save this set, correct the file, and play with yours. Such games are not rated.
web-own-set-save = Save this set
web-own-set-choose = Play with my own …
web-own-set-chosen = You play with “{ $name }”.
web-own-set-drop = Not with this one
web-public = Show it in the list of open tables
web-timing = Time to think
web-timing-none = As long as you like
web-timing-quick = 10 minutes and 10 seconds a decision
web-timing-calm = 30 minutes and 30 seconds a decision
web-timing-days = Two days a decision
web-on-timeout = When time is up
web-on-timeout-bot = a bot goes on
web-on-timeout-loss = the game is lost
web-make-table = Make the table
web-waiting-title = The table is laid
web-waiting-preparing = The rules are being prepared
web-waiting-preparing-note = This happens once for each game and can take a few minutes. The game can begin as soon as they are ready.
web-waiting-failed = This game cannot be played here
web-seat-open = free for anybody
web-seat-invited = kept for a friend
web-seat-free = free seat
web-sit-down = Sit down
web-start-now = Begin now
web-known-deal = Whoever made this table has chosen the deal and may know what lies hidden. The game is not rated.
web-start-now-note = Free seats go to bots.
web-leave = Leave the table
web-invite-title = Invite friends
web-invite-text = Whoever opens this link can sit down here.

## The table

web-board = Board
web-decisions = What to decide
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
web-log-go = Look at the table after decision { $number }
web-log-back = ↶ Went back: { $player } decides anew.
web-log-back-you = ↶ Went back: you decide anew.
web-log-bot = A bot plays for { $player }.
web-log-bot-you = A bot plays for you.
web-log-person = { $player } plays again.
web-log-person-you = You play again yourself.
web-log-resigned = { $player } has resigned.
web-log-resigned-you = You have resigned.
web-log-time = { $player } ran out of time.
web-log-time-you = You ran out of time.
web-log-outage = The server was away. Clocks stood.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-chat-send = Send
web-chat-mute = Mute
web-chat-report = Report
web-chat-muted = Muted: { $names }
web-chat-hear = Hear { $name } again
web-chat-report-title = Report a message
web-chat-report-text = The host of this server is shown what { $name } wrote. From now on { $name } is muted for you.
web-chat-report-reason = Why? (if you like)
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
web-to-act = to act
web-sign-of = The sign of { $player }
web-away = not here at the moment
web-bot-thinking = is thinking …
web-bot-queued = { $ahead ->
    [0] thinks next
    [one] waits for one other search
   *[other] waits for { $ahead } other searches
}
web-handed-over = A bot plays for them.
web-lost-resigned = has resigned
web-lost-time = ran out of time
web-clock-days = { $days } days
web-clock-hours = { $hours } h
web-clock-each = { $time } for each decision
web-clock-live = { $increment ->
    [0] { $time } for the whole game
   *[other] { $time } for the whole game, and { $increment } s more for each decision
}
web-nothing-to-decide = There is nothing for you to decide now.
web-not-now = This is not possible now.
web-preview-points = { $points ->
    [0] no points
    [one] { $signed } point
   *[other] { $signed } points
}
web-preview-reveals = reveals something hidden
web-prompt-you = Your turn:
web-prompt-seat = { $player }:
web-prompt-other = { $player } is deciding
web-prompt-own = You are deciding
web-over = The game is over
web-prompt-waiting = Waiting for the game to begin
web-prompt-choose = choose what to do
web-undo = Undo
web-undo-practice = Take back
web-undo-practice-tip = Back to before your last decision, with everything the bots have answered. From then on the game is practice and does not count.
web-practice = This game is practice: it counts neither for ratings nor for statistics.
web-practice-now = Taken back. From now on this game is practice: it does not count.
web-hint = Try: { $action }
web-hint-ask = Hint
web-hint-tip = What a bot would choose, and its chance to win. From then on the game is practice and does not count.
web-hint-practice = With a hint this game is practice: it does not count.
web-hint-thinking = Thinking …
web-hint-said = The bot would choose: { $action }
web-hint-chance = { $percent } % to win
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
web-undo-asked = { $player } asks to go back.
web-undo-asked-you = You ask to go back.
web-undo-agreed = Agreed: { $names }.
web-undo-open = Still to answer: { $names }.
web-withdraw = Withdraw
web-undo-ended-agreed = All have agreed: the game has gone back.
web-undo-ended-refused = { $player } refuses to go back. The game goes on.
web-undo-ended-refused-you = You refuse to go back. The game goes on.
web-undo-ended-withdrawn = { $player } no longer asks to go back.
web-undo-ended-withdrawn-you = You no longer ask to go back.
web-undo-ended-lapsed = The game has gone on: the request to go back is over.
web-agree = Agree
web-refuse = Refuse
web-curtain = { $player }, it is your turn
web-curtain-lift = Show my side of the table
web-offline = No connection. Trying again …
web-watching = All seats are taken: you are watching.
web-connecting = Looking for the table …
web-preparing = The table is being laid …
web-table-menu = This table
web-share-watch = Others can watch with this link.
web-propose-undo = Ask to take back my last decision
web-undo-together = Take back the last decision, if all of you agree
web-pause-clock = Stop the clock
web-resume-clock = Let the clock run
web-clock-stopped-by = { $name } has stopped the clock.
web-hand-over = Let a bot go on for me
web-hand-over-sure = Really? A bot plays your seat until you take it back, and for you the game counts as lost.
web-hand-over-alone = Really? Against bots it plays the game to its end at once, and for you the game counts as lost.
web-hand-over-yes = Yes, let a bot go on
web-take-back = Take my seat back
web-resign = Give up
web-resign-sure = Really? You lose the game. Where others play on, a bot plays your seat to the end.
web-resign-yes = Yes, give up
web-archive = Put it away
web-unarchive = Put it back on my list
web-archived = Put away. It lies on the home page, under your finished games.
web-unarchived = It is back among your finished games.
web-guide = First round
web-guide-next = Next
web-guide-done = Got it
web-guide-stop = No guide, please

## The end, and looking at it again

web-result = Result
web-result-winner = { $name } wins!
web-result-shared = { $names } share the win!
web-result-resigned = Somebody gave up.
web-result-time = Somebody ran out of time.
web-result-bar = { $name }: { $points } points
web-result-plot = Score over the game
web-result-decisions = { $number } decisions
web-rematch = Play again
web-rematch-join = To the rematch
web-rematch-asked = Somebody wants to play again: the table is laid.
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
web-theme = Light
web-theme-auto = as the system
web-theme-light = day
web-theme-dark = night
web-speed = Movement
web-speed-note = How fast pieces move. Your next move never waits for it.
web-speed-off = none
web-speed-fast = quick
web-speed-normal = calm
web-speed-slow = slow
web-confirm-moves = Ask before playing
web-confirm-moves-note = The first press shows what a choice does, the second plays it. Good on phones.
web-notices = Notices
web-notices-note = The system tells you when it is your turn.
web-notices-refused = The browser does not allow notices from this page.
web-notice-turn = { $game }: it is your turn
web-title-turn = Your turn
web-guides = Guided first rounds
web-guides-again = Show them again
web-settings-guest = With an account these settings, and your games, go with you to other devices.
web-mail = Mail
web-mail-address = Address
web-mail-address-note = Once confirmed, also for a new password should you forget yours.
web-mail-password = Your password, to change the address
web-mail-none = Not confirmed: no notices come to this address.
web-mail-sent = A mail with a link is on its way. Notices come once you have confirmed the address by it.
web-mail-confirmed = The address is confirmed.
web-mail-again = Send the link
web-mail-turns = Tell me when it is my turn
web-mail-digest = Collect for so many minutes
web-webhook = Webhook
web-webhook-url = Address to call
web-keys = Keys
web-keys-move = move over the glowing choices
web-keys-choose = choose
web-keys-back = step back
web-account-text = Your games are kept with this account, on every device.
web-account-new = New account
web-account-create = Create the account
web-guest-text = You play as a guest. Your games stay with this browser; an account takes them along.
web-login = Log in
web-logout = Log out
web-password = Password
web-password-again = Password once more
web-password-differs = The two passwords are not the same.
web-password-change = Change the password
web-password-old = Old password
web-password-new = New password
web-password-new-again = New password once more
web-password-changed = The password has been changed. Everywhere else you have been logged out.
web-forgot = Forgot your password?
web-forgot-title = A new password
web-forgot-text = You get a mail with a link to a new password, if your account has a confirmed address.
web-forgot-who = Name or mail address
web-forgot-send = Send the link
web-forgot-sent = If there is such an account with a confirmed address, the mail is on its way. Its link works for an hour.
web-forgot-choose = Choose a new password for your account.
web-forgot-save = Save the new password
web-forgot-done = { $name } has a new password and is logged out everywhere.
web-export = Download all my data
web-statistics = Statistics
web-statistics-note = Practice is not counted: games with hints, with a chosen deal, or in which more was taken back than the rules allow.
web-stat-finished = Games
web-stat-rating = Rating
web-forget = Forget me
web-forget-text = Deletes the name, the settings and everything personal. Finished games stay, without your name.
web-forget-yes = Yes, delete everything

## Players

web-ladder-text = Who plays best here, bots among them. The points are a cautious guess: wins lift them, and so does every game that makes the guess surer.
web-ladder = Ladder of { $game }
web-ladder-place = Place
web-ladder-search = Find a name
web-ladder-none = Nobody on this ladder is called “{ $text }”.
web-ladder-empty = Nobody has a rating here yet. Play a game with others that counts, and you are the first.
web-ladder-all = All players
web-profile-guest = guest
web-profile-empty = Nothing that counts has been played to its end yet.
web-profile-games = Public games
web-profile-games-empty = No public game has been finished yet.
web-profile-missing = There is nobody here, or they have left.
web-profile-wins = { $won } of { $finished } won
web-profile-mean = { $mean } points on average, { $best } at best
web-profile-unrated = no rating yet
web-profile-own = How others see me

## What went wrong

web-fault-offline = There is no connection to the server.
web-fault-server = Something went wrong on the server. Nothing has changed.
web-fault-no_rules = The rules of this game could not be prepared on this server. Whoever runs it finds the reason in its log.
web-fault-unexpected = Something unexpected happened. Please try again.
web-fault-not_found = There is no such table, or it is private.
web-fault-forbidden = You may not do this here.
web-fault-no_name = Choose a name first.
web-fault-wrong_password = Name or password is wrong.
web-fault-old_password = The old password is wrong. Nothing has changed.
web-fault-dead_link = This link does not work any more: it was used, is older than an hour, or a newer one was sent.
web-fault-no_account = Guests have no password: make an account first.
web-fault-name_taken = There is an account of that name already.
web-fault-has_account = You have an account already: log out first.
web-fault-too_many = Too many attempts at once. Wait a little, then try again.
web-fault-stale = Something has happened since. Look again, then decide.
web-fault-taken = Somebody was faster: this seat is taken.
web-fault-full = There is no free seat.
web-fault-seated = You sit at this table already.
web-fault-not_your_turn = It is not your turn.
web-fault-no_undo = This decision stands; you can ask the others to go back.
web-fault-no_hints = There are no hints in games with other people.
web-fault-no_seat = This is not your seat.
web-fault-lost = This seat has lost already.
web-fault-bot_plays = A bot plays this seat.
web-fault-no_voice = You do not play this seat now.
web-fault-not_handed_over = You play this seat yourself.
web-fault-no_pause = The clock cannot be paused or started now.
web-fault-not_your_pause = Only who has paused the clock can let it run again.
web-fault-out_of_time = The time is over.
web-fault-refused_before = The others have already refused to go back to this point.
web-fault-not_offered = This game is no longer offered here: what has begun is played to the end.
web-fault-over = The game is over.
web-fault-not_over = The game is not over yet.
web-fault-not_started = The game has not begun.
web-fault-started = The game has begun.
web-fault-seats_free = There are free seats.
web-fault-not_host = Only the host of the table can do this.
web-fault-webhook = The webhook’s address cannot be found, or it lies in a private network.
web-fault-mail = The mail could not be sent. Check the address, or try again later.
web-fault-no_mail = This server sends no mail. Its host can help you.
web-fault-nothing_to_confirm = There is no address to confirm.
web-fault-host = This server is not known by that name. Its host can add the name with the setting “hosts”.
web-fault-origin = Requests from other sites are not accepted.
web-fault-too_large = This is too much at once.
web-fault-record_large = This file is too large to be a record.
web-fault-record_unreadable = This file is not a record of a game.
web-fault-record_refused = This file is not a record that can be opened: { $detail }
web-fault-set_unreadable = This file is not a set that can be played with.
