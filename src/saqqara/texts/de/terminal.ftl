terminal-saved = Gespeichert. Derselbe Befehl macht hier weiter ({ $path }).
terminal-thinking = { $player } denkt nach …
terminal-choose = Deine Wahl (Nummer, oder ? für Hilfe):
terminal-help =
    Gib die Nummer einer Wahl ein, oder ihren Namen wie in den Aufzeichnungen, etwa „take“.
    ?  diese Hilfe
    u  nimm deine letzte Entscheidung zurück, solange niemand etwas Neues erfahren hat
    q  beenden; das Spiel ist gespeichert und geht beim nächsten Start weiter
terminal-no-such-choice = Wähle eine Nummer von 1 bis { $most }.
terminal-decide = wähle
terminal-result = Das Ende
terminal-total = gesamt
terminal-place = Platz
terminal-resume = Es gibt ein gespeichertes Spiel. Weiterspielen?
terminal-cannot-resume = Das gespeicherte Spiel lässt sich nicht fortsetzen; es wird beiseitegelegt, und ein neues beginnt.
terminal-which-game = Welches Spiel?
