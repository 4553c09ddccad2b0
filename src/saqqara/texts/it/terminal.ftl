terminal-saved = Salvata. Lo stesso comando la riprende da qui ({ $path }).
terminal-thinking = { $player } sta pensando …
terminal-choose = La tua scelta (numero, oppure ? per l’aiuto):
terminal-help =
    Scrivi il numero di una scelta, o il suo nome come nelle registrazioni, per esempio “take”.
    ?  questo aiuto
    u  annulla la tua ultima decisione, finché nessuno ha saputo nulla di nuovo
    q  esci; la partita è salvata e riprende quando la riavvii
terminal-no-such-choice = Scegli un numero da 1 a { $most }.
terminal-decide = scegli
terminal-result = La fine
terminal-total = totale
terminal-place = posizione
terminal-resume = C’è una partita salvata. Vuoi continuarla?
terminal-cannot-resume = La partita salvata non si può continuare: viene messa da parte e ne comincia una nuova.
terminal-which-game = Quale gioco?
