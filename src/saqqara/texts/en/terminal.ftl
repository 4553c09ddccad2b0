terminal-saved = Saved. Run the same command to continue ({ $path }).
terminal-thinking = { $player } is thinking …
terminal-choose = Your choice (number, or ? for help):
terminal-help =
    Type the number of a choice, or its name as in records, such as “take”.
    ?  this help
    u  take back your last decision, while nobody has learned anything new
    q  quit; the game is saved and goes on when you start it again
terminal-no-such-choice = Choose a number from 1 to { $most }.
terminal-decide = choose
terminal-result = The end
terminal-total = total
terminal-place = place
terminal-resume = There is a saved game. Continue it?
terminal-cannot-resume = The saved game cannot be continued; it is set aside and a new one starts.
terminal-which-game = Which game?
