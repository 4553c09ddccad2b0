# The browser: everything around the boards.

## Everywhere
web-home = Saqqara, home page
web-menu = Menu
web-language = Language
web-rules = Rules
web-settings = Settings
web-close = Close
web-back = Back
web-loading = One moment …
web-loading-late = This takes longer than usual. Still at it …
web-page-failed = This page did not arrive. Perhaps the connection is gone.
web-try-again = Try again

## The table
web-board = Board
web-decisions = What to decide
web-choices = Choices
web-choices-search = Find a choice
web-confirm = Play: { $action }
web-panels = Panels
web-tab-board = Board
web-log = Log
web-log-empty = Nothing has happened yet.
web-log-go = Look at the table after decision { $number }
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
web-away = not here at the moment
web-nothing-to-decide = There is nothing for you to decide now.
web-preview-points = { $points ->
    [0] no points yet
    [one] +1 point
   *[other] { $points } points
}
web-preview-reveals = reveals something hidden
web-prompt-you = Your turn:
web-prompt-seat = { $player }:
web-prompt-other = { $player } is deciding.
web-prompt-over = The game is over.
web-prompt-waiting = Waiting for the game to begin.
web-prompt-choose = choose what to do.
