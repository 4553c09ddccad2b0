# Il browser: tutto ciò che sta intorno ai tabelloni.

## Ovunque

web-home = Saqqara, pagina iniziale
web-menu = Menù
web-language = Lingua
web-rules = Regole
web-settings = Impostazioni
web-account = Account
web-close = Chiudi
web-back = Indietro
web-save = Salva
web-saved = Salvato.
web-yes = sì
web-no = no
web-link = Collegamento
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi
web-to-home = Pagina iniziale
web-loading = Un momento …
web-loading-late = Ci vuole più del solito. Ancora un po’ di pazienza …
web-page-failed = Questa pagina non è arrivata. Forse manca la connessione.
web-try-again = Riprova
web-missing-title = Qui c’è solo sabbia
web-missing-text = A questo indirizzo non c’è nessuna pagina.

## Pagina iniziale

web-home-title = A che cosa giochiamo?
web-choose-game = Gioco
web-about-game = Siediti e scopri.
web-players-range = { $least ->
    [2] { $most ->
        [2] 2 giocatori
       *[other] da 2 a { $most } giocatori
    }
   *[other] da { $least } a { $most } giocatori
}
web-compiling = in preparazione …
web-compiling-failed = non disponibile su questo server
web-how-many = Giocatori
web-which-level = Avversario
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-with-friends-text = Prepara un tavolo e manda loro il link.
web-against-bots = Contro i bot
web-games-wait = { $count ->
    [one] Tocca a te:
   *[other] Tocca a te a { $count } tavoli:
}
web-one-screen = Intorno a uno schermo
web-one-screen-text = Passatevi il dispositivo di mano in mano.
web-learn = Impara le regole
web-learn-text = Ogni gioco, con esempi e le nostre interpretazioni.
web-people-text = La classifica di ogni gioco, e come se la cavano gli altri.
web-tables = Tavoli
web-list-mine = I miei
web-list-mine-empty = Nessuna partita in corso. Iniziane una qui sopra.
web-list-played = Le mie partite finite
web-list-played-empty = Non hai ancora finito una partita.
web-list-played-show = Torna alle mie partite finite
web-list-archived = Archiviate
web-list-archived-empty = Non hai archiviato nessuna partita.
web-list-archived-show = Partite archiviate
web-list-open = Aperti
web-list-open-empty = Al momento nessuno aspetta giocatori.
web-list-watch = Da guardare
web-list-watch-empty = Al momento non si gioca nessuna partita pubblica.
web-list-finished = Finite
web-list-finished-empty = Nessuna partita è ancora finita.
web-line-waiting = { $free ->
    [one] un posto libero
   *[other] { $free } posti liberi
}
web-line-my-turn = Tocca a te
web-line-turn = Decide { $name }
web-line-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Vittoria condivisa: { $names }
}
web-bot = Bot
web-more = Mostra altro
web-import = Apri una registrazione …
web-import-text = Scegli il file di una registrazione che tu o qualcun altro avete salvato e riguarda la partita.
web-guest-name = Ospite { NUMBER($number, useGrouping: 0) }

## Un nuovo tavolo

web-your-name = Il tuo nome
web-name = Nome
web-seats = Posti
web-seat-kind = Chi siede al posto { $number }
web-seat-name = Nome al posto { $number }
web-kind-me = Tu
web-kind-here = Qualcuno qui
web-kind-open = Chiunque
web-kind-invited = Un amico con il link
web-kind-bot = Un bot
web-options = Opzioni
web-own-set-text = Hai la scatola e qualcosa qui è diverso? Salva questa serie, correggi il file e gioca con la tua. Queste partite non contano per la classifica.
web-own-set-save = Salva questa serie
web-own-set-choose = Gioca con la mia …
web-own-set-chosen = Si gioca con «{ $name }».
web-own-set-drop = Usa la serie normale
web-public = Mostralo tra i tavoli aperti
web-timing = Tempo per pensare
web-timing-none = Quanto si vuole
web-timing-quick = 10 minuti più 10 secondi a turno
web-timing-calm = 30 minuti più 30 secondi a turno
web-timing-days = Due giorni a turno
web-on-timeout = A tempo scaduto
web-on-timeout-bot = continua un bot
web-on-timeout-loss = la partita è persa
web-make-table = Prepara il tavolo
web-waiting-title = Il tavolo è pronto
web-waiting-preparing = Le regole sono in preparazione
web-waiting-preparing-note = Succede una volta per ogni gioco e può durare qualche minuto. Poi la partita può cominciare.
web-waiting-failed = Qui questo gioco non si può giocare
web-seat-open = libero per chiunque
web-seat-invited = tenuto per un amico
web-seat-free = posto libero
web-sit-down = Siediti
web-start-now = Comincia ora
web-known-deal = Chi ha aperto questo tavolo ha scelto la disposizione iniziale e forse sa che cosa è nascosto. La partita non conta per la classifica.
web-start-now-note = I posti liberi vanno ai bot.
web-leave = Lascia il tavolo
web-invite-title = Invita gli amici
web-invite-text = Chi apre questo link può sedersi qui.

## Il tavolo

web-board = Tabellone
web-decisions = Che cosa decidere
web-choices = Scelte
web-choices-search = Cerca una scelta
web-choices-range = Da { $first } a { $last }
web-choices-beyond = { $count ->
    [one] { $count } altra
   *[other] { $count } altre
}
web-confirm = Gioca: { $action }
web-panels = Pannelli
web-players = Giocatori
web-tab-board = Tabellone
web-log = Diario
web-log-empty = Non è ancora successo nulla.
web-log-go = Guarda il tavolo dopo la decisione { $number }
web-log-back = ↶ Mossa ritirata: { $player } decide di nuovo.
web-log-back-you = ↶ Mossa ritirata: decidi di nuovo.
web-log-bot = Un bot gioca per { $player }.
web-log-bot-you = Un bot gioca per te.
web-log-person = { $player } gioca di nuovo.
web-log-person-you = Giochi di nuovo tu.
web-log-resigned = { $player } ha abbandonato.
web-log-resigned-you = Hai abbandonato.
web-log-time = Il tempo di { $player } è scaduto.
web-log-time-you = Il tuo tempo è scaduto.
web-log-outage = Il server non era raggiungibile. Gli orologi erano fermi.
web-chat = Chat
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-write = Scrivi qualcosa
web-chat-send = Invia
web-chat-mute = Silenzia
web-chat-report = Segnala
web-chat-muted = Silenziati: { $names }
web-chat-hear = Ascolta di nuovo { $name }
web-chat-report-title = Segnala un messaggio
web-chat-report-text = Chi gestisce questo server vedrà che cosa ha scritto { $name }. Da ora { $name } per te è in silenzio.
web-chat-report-reason = Perché? (se vuoi)
web-chat-reported = Segnalato, grazie.
web-forecast = Previsione
web-forecast-tip = Se la partita finisse ora:
web-forecast-caption = Punti se la partita finisse ora
web-forecast-gain = { $points } previsti
web-points-by-source = Punti per provenienza
web-source = Provenienza
web-total = Totale
web-score = Punti finora
web-points-unit = { $points ->
    [one] punto
   *[other] punti
}
web-you = tu
web-to-act = tocca qui
web-sign-of = Il segno di { $player }
web-away = ora non è qui
web-bot-thinking = sta pensando …
web-bot-queued = { $ahead ->
    [0] pensa tra poco
    [one] aspetta un’altra ricerca
   *[other] aspetta altre { $ahead } ricerche
}
web-handed-over = A questo posto gioca un bot.
web-lost-resigned = ha abbandonato
web-lost-time = ha finito il tempo
web-clock-days = { $days } giorni
web-clock-hours = { $hours } h
web-clock-each = { $time } a turno
web-clock-live = { $increment ->
    [0] { $time } per tutta la partita
   *[other] { $time } per tutta la partita, più { $increment } s a turno
}
web-nothing-to-decide = Ora non hai nulla da decidere.
web-not-now = Questo ora non è possibile.
web-preview-points = { $points ->
    [0] non dà punti
    [one] { $signed } punto
   *[other] { $signed } punti
}
web-preview-reveals = scopre qualcosa di nascosto
web-prompt-you = Tocca a te:
web-prompt-seat = { $player }:
web-prompt-other = Sta decidendo { $player }
web-prompt-own = Tocca a te
web-over = La partita è finita
web-prompt-waiting = Si aspetta l’inizio della partita
web-prompt-choose = scegli che cosa fare
web-undo = Annulla
web-undo-practice = Ritira la mossa
web-undo-practice-tip = Torna a prima della tua ultima decisione, con tutte le risposte dei bot. Da lì in poi la partita è di prova e non conta.
web-practice = Questa è una partita di prova: non conta né per la classifica né per le statistiche.
web-practice-now = Mossa ritirata. Da ora è una partita di prova: non conta.
web-hint = Prova: { $action }
web-hint-ask = Suggerimento
web-hint-tip = Che cosa sceglierebbe un bot e con quale probabilità di vincere. Da lì in poi la partita è di prova e non conta.
web-hint-practice = Con un suggerimento questa è una partita di prova: non conta.
web-hint-thinking = Ci penso …
web-hint-said = Il bot sceglierebbe: { $action }
web-hint-chance = { $percent } % di vincere
web-past = Il tavolo dopo la decisione { $number } di { $last }
web-past-now = Torna a ora
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-fresh = { $count ->
    [one] Una decisione da quando hai guardato l’ultima volta
   *[other] { $count } decisioni da quando hai guardato l’ultima volta
}
web-fresh-show = Fammi vedere
web-fresh-skip = Non ora
web-undo-asked = { $player } chiede di tornare indietro.
web-undo-asked-you = Hai chiesto di tornare indietro.
web-undo-agreed = D’accordo: { $names }.
web-undo-open = Ancora in sospeso: { $names }.
web-withdraw = Ritira la richiesta
web-undo-ended-agreed = Richiesta accettata: il gioco è tornato indietro.
web-undo-ended-refused = { $player } non vuole tornare indietro. Si continua a giocare.
web-undo-ended-refused-you = Hai rifiutato di tornare indietro. Si continua a giocare.
web-undo-ended-withdrawn = { $player } non chiede più di tornare indietro.
web-undo-ended-withdrawn-you = Non chiedi più di tornare indietro.
web-undo-ended-lapsed = Il gioco è andato avanti: la richiesta di tornare indietro è decaduta.
web-agree = Accetta
web-refuse = Rifiuta
web-curtain = { $player }, tocca a te
web-curtain-lift = Mostra il mio lato del tavolo
web-offline = Nessuna connessione. Riprovo …
web-watching = Tutti i posti sono occupati: stai guardando.
web-connecting = Cerco il tavolo …
web-preparing = Si prepara il tavolo …
web-table-menu = Questo tavolo
web-share-watch = Con questo link altri possono guardare.
web-propose-undo = Chiedi di annullare la mia ultima decisione
web-undo-together = Annulla l’ultima decisione, se siete tutti d’accordo
web-pause-clock = Ferma l’orologio
web-resume-clock = Fai ripartire l’orologio
web-clock-stopped-by = { $name } ha fermato l’orologio.
web-hand-over = Lascia giocare un bot per me
web-hand-over-sure = Davvero? Un bot gioca il tuo posto finché non lo riprendi, e per te la partita conta come persa.
web-hand-over-alone = Davvero? Contro i bot gioca subito la partita fino alla fine, e per te conta come persa.
web-hand-over-yes = Sì, lascia giocare un bot
web-take-back = Riprendi il mio posto
web-resign = Abbandona
web-resign-sure = Davvero? Perdi la partita. Se gli altri continuano, un bot gioca il tuo posto fino alla fine.
web-resign-yes = Sì, abbandona
web-archive = Archivia la partita
web-unarchive = Rimetti nella mia lista
web-archived = Archiviata. La trovi nella pagina iniziale, sotto le tue partite finite.
web-unarchived = È di nuovo tra le tue partite finite.
web-guide = Primo round
web-guide-next = Avanti
web-guide-done = Capito
web-guide-stop = Nascondi la guida

## La fine, e riguardare la partita

web-result = Risultato
web-result-winner = Vince { $name }!
web-result-shared = Vittoria condivisa: { $names }!
web-result-resigned = Un giocatore ha abbandonato.
web-result-time = Un giocatore ha finito il tempo.
web-result-bar = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-result-plot = Punteggio durante la partita
web-result-decisions = { $number ->
    [one] { $number } decisione
   *[other] { $number } decisioni
}
web-rematch = Gioca di nuovo
web-rematch-join = Alla rivincita
web-rematch-asked = Qualcuno vuole giocare ancora: il tavolo è pronto.
web-rematch-gone = La rivincita è cominciata senza di te, o il suo tavolo non c’è più.
web-download-record = Scarica la registrazione
web-replay = Rivedi
web-replay-at = { $number } di { $last }
web-replay-slider = Posizione nella partita
web-replay-first = All’inizio
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-stop = Ferma
web-replay-eyes = Con gli occhi di chi
web-replay-all = Tutto scoperto
web-replay-seat = Ciò che vedeva { $player }
web-replay-spectator = Ciò che vedevano tutti
web-share-position = Questo link apre la partita in questa posizione.

## Regole, impostazioni, account

web-contents = Indice
web-rules-missing = Queste regole non sono ancora state scritte.
web-theme = Tema
web-theme-auto = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-speed = Movimento
web-speed-note = Quanto veloci si muovono i pezzi. La tua mossa non li aspetta mai.
web-speed-off = nessuno
web-speed-fast = veloce
web-speed-normal = tranquillo
web-speed-slow = lento
web-confirm-moves = Chiedi prima di giocare
web-confirm-moves-note = Il primo tocco mostra che cosa fa una scelta, il secondo la gioca. Utile sul telefono.
web-notices = Avvisi
web-notices-note = Il sistema ti avvisa quando tocca a te.
web-notices-refused = Il browser non permette avvisi da questa pagina.
web-notice-turn = { $game }: tocca a te
web-title-turn = Tocca a te
web-guides = Primi round guidati
web-guides-again = Mostrali di nuovo
web-settings-guest = Con un account queste impostazioni e le tue partite ti seguono su altri dispositivi.
web-mail = Posta
web-mail-address = Indirizzo
web-mail-address-note = Una volta confermato, anche per una nuova password se dimentichi la tua.
web-mail-password = La tua password, per cambiare l’indirizzo
web-mail-none = Non confermato: a questo indirizzo non arrivano avvisi.
web-mail-sent = È in arrivo una mail con un link. Gli avvisi arrivano dopo che avrai confermato con quello l’indirizzo.
web-mail-confirmed = L’indirizzo è confermato.
web-mail-again = Manda il link
web-mail-turns = Avvisami quando tocca a me
web-mail-digest = Minuti di attesa prima dell’invio
web-webhook = Webhook
web-webhook-url = Indirizzo da chiamare
web-keys = Tasti
web-keys-move = muoviti tra le scelte illuminate
web-keys-choose = scegli
web-keys-back = un passo indietro
web-account-text = Le tue partite restano con questo account, su ogni dispositivo.
web-account-new = Nuovo account
web-account-create = Crea l’account
web-guest-text = Giochi come ospite. Le tue partite restano in questo browser; un account le porta con sé.
web-login = Accedi
web-logout = Esci
web-password = Password
web-password-again = Password, ancora una volta
web-password-differs = Le due password non sono uguali.
web-password-change = Cambia la password
web-password-old = Vecchia password
web-password-new = Nuova password
web-password-new-again = Nuova password, ancora una volta
web-password-changed = La password è cambiata. Su tutti gli altri dispositivi la sessione è chiusa.
web-forgot = Hai dimenticato la password?
web-forgot-title = Una nuova password
web-forgot-text = Se il tuo account ha un indirizzo confermato, ricevi una mail con un link per scegliere una nuova password.
web-forgot-who = Nome o indirizzo mail
web-forgot-send = Manda il link
web-forgot-sent = Se esiste un account così, con un indirizzo confermato, la mail è in viaggio. Il link vale un’ora.
web-forgot-choose = Scegli una nuova password per il tuo account.
web-forgot-save = Salva la nuova password
web-forgot-done = { $name } ha una nuova password; l’accesso è chiuso su ogni dispositivo.
web-export = Scarica tutti i miei dati
web-statistics = Statistiche
web-statistics-note = Le partite di prova non contano: quelle con suggerimenti, con una distribuzione scelta o in cui si è tornati indietro più di quanto le regole permettono.
web-stat-finished = Partite
web-stat-rating = Punteggio
web-forget = Dimenticami
web-forget-text = Cancella il nome, le impostazioni e tutto ciò che è personale. Le partite finite restano, senza il tuo nome.
web-forget-yes = Sì, cancella tutto

## Giocatori

web-ladder-text = Chi gioca meglio qui, bot compresi. I punti sono una stima prudente: crescono con le vittorie, e con ogni partita che rende la stima più sicura.
web-ladder = Classifica di { $game }
web-ladder-place = Posto
web-ladder-search = Cerca un nome
web-ladder-none = In questa classifica nessuno si chiama «{ $text }».
web-ladder-empty = Qui nessuno ha ancora un punteggio. Gioca con altri una partita che conta, e tocca a te.
web-ladder-all = Tutti i giocatori
web-profile-guest = ospite
web-profile-empty = Non è ancora finita nessuna partita che conta.
web-profile-games = Partite pubbliche
web-profile-games-empty = Nessuna partita pubblica è ancora finita.
web-profile-missing = Qui non c’è nessuno, o se n’è andato.
web-profile-wins = { $won } di { $finished } vinte
web-profile-mean = { $mean } punti in media, al massimo { $best }
web-profile-unrated = ancora nessun punteggio
web-profile-own = Come mi vedono gli altri

## Che cosa è andato storto

web-fault-offline = Non c’è connessione con il server.
web-fault-server = Qualcosa è andato storto sul server. Nulla è cambiato.
web-fault-no_rules = Su questo server non è stato possibile preparare le regole di questo gioco. Chi lo gestisce trova il motivo nel registro.
web-fault-unexpected = È successo qualcosa di inatteso. Riprova.
web-fault-not_found = Questo tavolo non esiste, o è privato.
web-fault-forbidden = Qui non ti è permesso.
web-fault-no_name = Scegli prima un nome.
web-fault-wrong_password = Nome o password sbagliati.
web-fault-old_password = La vecchia password è sbagliata. Non è cambiato nulla.
web-fault-dead_link = Questo link non vale più: è già stato usato, ha più di un’ora, o ne è partito uno nuovo.
web-fault-no_account = Gli ospiti non hanno una password: crea prima un account.
web-fault-name_taken = Esiste già un account con questo nome.
web-fault-has_account = Hai già un account: prima esci.
web-fault-too_many = Troppi tentativi insieme. Aspetta un po’ e riprova.
web-fault-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi decidi.
web-fault-taken = Qualcuno è stato più veloce: il posto è occupato.
web-fault-full = Non c’è nessun posto libero.
web-fault-seated = Siedi già a questo tavolo.
web-fault-not_your_turn = Non tocca a te.
web-fault-no_undo = Questa decisione resta; puoi chiedere agli altri di tornare indietro.
web-fault-no_hints = Nelle partite con altre persone non ci sono suggerimenti.
web-fault-no_seat = Questo non è il tuo posto.
web-fault-lost = Questo posto ha già perso.
web-fault-bot_plays = A questo posto gioca un bot.
web-fault-no_voice = In questo momento non giochi tu a questo posto.
web-fault-not_handed_over = A questo posto giochi già tu.
web-fault-no_pause = Ora l’orologio non si può fermare né far ripartire.
web-fault-not_your_pause = Solo chi ha fermato l’orologio può farlo ripartire.
web-fault-out_of_time = Il tempo è scaduto.
web-fault-refused_before = Gli altri hanno già rifiutato di tornare a questo punto.
web-fault-not_offered = Questo gioco qui non è più offerto: le partite cominciate si giocano fino alla fine.
web-fault-over = La partita è finita.
web-fault-not_over = La partita non è ancora finita.
web-fault-not_started = La partita non è ancora cominciata.
web-fault-started = La partita è già cominciata.
web-fault-too_early = Il tavolo aspetta che ci siano tutti prima che i browser contribuiscano alla distribuzione.
web-fault-seats_free = Ci sono posti liberi.
web-fault-not_host = Può farlo solo chi ha aperto il tavolo.
web-fault-webhook = L’indirizzo del webhook non si trova, o è in una rete privata.
web-fault-mail = Non è stato possibile mandare la mail. Controlla l’indirizzo o riprova più tardi.
web-fault-no_mail = Questo server non manda mail. Chi lo ospita può aiutarti.
web-fault-nothing_to_confirm = Non c’è un indirizzo da confermare.
web-fault-host = Questo server non è conosciuto con quel nome. Chi lo gestisce può aggiungerlo con l’impostazione «hosts».
web-fault-origin = Le richieste da altri siti non sono accettate.
web-fault-too_large = È troppo in una volta sola.
web-fault-record_large = Questo file è troppo grande per essere una registrazione.
web-fault-record_unreadable = Questo file non è la registrazione di una partita.
web-fault-record_refused = Non è possibile aprire questo file: { $detail }
web-fault-set_unreadable = Questo file non è una serie con cui si possa giocare.

# Distribuzioni leali

web-deal-title = Distribuzione leale
web-deal-before = Prima della partita il server si è impegnato sul segreto di questa distribuzione. Nessuno può più cambiarlo e nessuno può prevedere una carta. Dopo la partita puoi verificarlo.
web-deal-over = Prima della partita il server si è impegnato sul segreto di questa distribuzione. Ora la registrazione lo rivela.
web-deal-commitment = Impegno:
web-deal-contributed = { $count ->
    [0] Nessun browser ha aggiunto parole casuali proprie.
    [one] Il browser di un giocatore ha aggiunto parole casuali proprie.
   *[other] I browser di { $count } giocatori hanno aggiunto parole casuali proprie.
  }
web-deal-opening = Ci siete tutti. I browser mescolano insieme …
web-deal-check = Verifica la distribuzione
web-deal-checking = La partita viene distribuita di nuovo …
web-deal-good = La distribuzione e ogni pescata derivano dal segreto su cui il server si era impegnato.
web-deal-bad = La distribuzione non corrisponde all'impegno del server.
web-deal-seen = Questo browser ha visto lo stesso impegno prima della partita.
web-deal-not-seen = Questo browser ha visto un altro impegno prima della partita.
web-deal-mine = Ciò che questo browser ha aggiunto fa parte della distribuzione.
web-deal-not-mine = Ciò che questo browser ha aggiunto non fa parte della distribuzione; forse ha risposto troppo tardi.
web-deal-yourself = Per verificarlo da te, scarica la registrazione ed esegui:
web-deal-none = Questa partita è stata distribuita da un seme o da una posizione scelti: non c'è nulla da verificare.
