# Der Browser: alles rund um die Spielbretter.

## Überall

web-home = Saqqara, Startseite
web-menu = Menü
web-language = Sprache
web-rules = Regeln
web-settings = Einstellungen
web-account = Konto
web-close = Schließen
web-back = Zurück
web-save = Speichern
web-saved = Gespeichert.
web-yes = ja
web-no = nein
web-link = Link
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-to-home = Startseite
web-loading = Einen Moment …
web-loading-late = Das dauert länger als sonst. Noch einen Augenblick …
web-page-failed = Diese Seite ist nicht angekommen. Vielleicht fehlt die Verbindung.
web-try-again = Noch einmal versuchen
web-missing-title = Hier ist nur Sand
web-missing-text = Unter dieser Adresse gibt es keine Seite.

## Startseite

web-home-title = Was spielen wir?
web-choose-game = Spiel
web-about-game = Setz dich und sieh selbst.
web-players-range = { $least ->
    [2] { $most ->
        [2] 2 Spieler
       *[other] 2 bis { $most } Spieler
    }
   *[other] { $least } bis { $most } Spieler
}
web-compiling = wird vorbereitet …
web-compiling-failed = auf diesem Server nicht verfügbar
web-how-many = Spieler
web-which-level = Gegner
web-play-now = Jetzt spielen
web-with-friends = Mit Freunden
web-with-friends-text = Einen Tisch eröffnen und den Link verschicken.
web-against-bots = Gegen Bots
web-games-wait = { $count ->
    [one] Du bist dran:
   *[other] An { $count } Tischen bist du dran:
}
web-one-screen = An einem Bildschirm
web-one-screen-text = Das Gerät geht von Hand zu Hand.
web-learn = Regeln lernen
web-learn-text = Jedes Spiel, mit Beispielen und unseren Auslegungen.
web-people-text = Die Rangliste jedes Spiels, und wie es anderen ergeht.
web-tables = Tische
web-list-mine = Meine
web-list-mine-empty = Keine laufende Partie. Beginne oben eine.
web-list-played = Meine beendeten
web-list-played-empty = Du hast noch keine Partie beendet.
web-list-played-show = Zurück zu meinen beendeten Partien
web-list-archived = Archiviert
web-list-archived-empty = Du hast keine Partie archiviert.
web-list-archived-show = Archivierte Partien
web-list-open = Offen
web-list-open-empty = Zurzeit wartet niemand auf Mitspieler.
web-list-watch = Zusehen
web-list-watch-empty = Zurzeit wird keine öffentliche Partie gespielt.
web-list-finished = Beendet
web-list-finished-empty = Noch keine Partie ist zu Ende gespielt.
web-line-waiting = { $free ->
    [one] ein freier Platz
   *[other] { $free } freie Plätze
}
web-line-my-turn = Du bist dran
web-line-turn = { $name } entscheidet
web-line-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
web-bot = Bot
web-more = Mehr zeigen
web-import = Aufzeichnung öffnen …
web-import-text = Wähle die Datei einer Aufzeichnung, die du oder jemand anderes gespeichert hat, und sieh dir die Partie noch einmal an.
web-guest-name = Gast { NUMBER($number, useGrouping: 0) }

## Ein neuer Tisch

web-your-name = Dein Name
web-name = Name
web-seats = Plätze
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-name = Name auf Platz { $number }
web-kind-me = Du
web-kind-here = Jemand an diesem Bildschirm
web-kind-open = Irgendjemand
web-kind-invited = Ein Freund mit dem Link
web-kind-bot = Ein Bot
web-options = Optionen
web-own-set-text = Du hast die Schachtel, und etwas ist hier anders? Sichere diesen Satz, verbessere die Datei und spiele mit deinem. Solche Partien werden nicht gewertet.
web-own-set-save = Diesen Satz sichern
web-own-set-choose = Mit meinem spielen …
web-own-set-chosen = Gespielt wird mit „{ $name }“.
web-own-set-drop = Den üblichen Satz nehmen
web-public = In der Liste der offenen Tische zeigen
web-timing = Bedenkzeit
web-timing-none = So lange man will
web-timing-quick = 10 Minuten und 10 Sekunden je Zug
web-timing-calm = 30 Minuten und 30 Sekunden je Zug
web-timing-days = Zwei Tage je Zug
web-on-timeout = Wenn die Zeit um ist
web-on-timeout-bot = spielt ein Bot weiter
web-on-timeout-loss = ist die Partie verloren
web-make-table = Tisch eröffnen
web-waiting-title = Der Tisch ist gedeckt
web-waiting-preparing = Die Regeln werden vorbereitet
web-waiting-preparing-note = Das geschieht einmal für jedes Spiel und kann einige Minuten dauern. Danach kann das Spiel beginnen.
web-waiting-failed = Dieses Spiel lässt sich hier nicht spielen
web-seat-open = frei für alle
web-seat-invited = für einen Freund
web-seat-free = freier Platz
web-sit-down = Hinsetzen
web-start-now = Jetzt beginnen
web-known-deal = Wer diesen Tisch eröffnet hat, hat die Verteilung gewählt und weiß vielleicht, was verdeckt liegt. Die Partie wird nicht gewertet.
web-start-now-note = Freie Plätze bekommen Bots.
web-leave = Tisch verlassen
web-invite-title = Freunde einladen
web-invite-text = Wer diesen Link öffnet, kann sich hierher setzen.

## Der Tisch

web-board = Spielbrett
web-decisions = Was zu entscheiden ist
web-choices = Auswahl
web-choices-search = Auswahl durchsuchen
web-choices-beyond = { $count } weitere
web-choices-range = { $first } bis { $last }
web-confirm = Spielen: { $action }
web-panels = Anzeigen
web-players = Spieler
web-tab-board = Brett
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-go = Den Tisch nach Entscheidung { $number } ansehen
web-log-back = ↶ Zurück: { $player } entscheidet neu.
web-log-back-you = ↶ Zurück: Du entscheidest neu.
web-log-bot = Ein Bot spielt für { $player }.
web-log-bot-you = Ein Bot spielt für dich.
web-log-person = { $player } spielt wieder selbst.
web-log-person-you = Du spielst wieder selbst.
web-log-resigned = { $player } hat aufgegeben.
web-log-resigned-you = Du hast aufgegeben.
web-log-time = Die Zeit von { $player } ist abgelaufen.
web-log-time-you = Deine Zeit ist abgelaufen.
web-log-outage = Der Server war nicht da. Die Uhren standen still.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Etwas schreiben
web-chat-send = Senden
web-chat-mute = Stumm
web-chat-report = Melden
web-chat-muted = Stumm: { $names }
web-chat-hear = { $name } wieder hören
web-chat-report-title = Nachricht melden
web-chat-report-text = Wer diesen Server betreibt, sieht, was { $name } geschrieben hat. Ab jetzt ist { $name } für dich stumm.
web-chat-report-reason = Warum? (wenn du magst)
web-chat-reported = Gemeldet, danke.
web-forecast = Vorschau
web-forecast-tip = Wäre die Partie jetzt zu Ende:
web-forecast-caption = Punkte, wenn die Partie jetzt zu Ende wäre
web-forecast-gain = { $points } in der Vorschau
web-points-by-source = Punkte nach Herkunft
web-source = Herkunft
web-total = Summe
web-score = Punkte bisher
web-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
web-you = du
web-to-act = am Zug
web-sign-of = Das Zeichen von { $player }
web-away = gerade nicht da
web-bot-thinking = denkt nach …
web-bot-queued = { $ahead ->
    [0] denkt als Nächster
    [one] wartet auf eine andere Suche
   *[other] wartet auf { $ahead } andere Suchen
}
web-handed-over = An diesem Platz spielt ein Bot.
web-lost-resigned = hat aufgegeben
web-lost-time = hat die Zeit überschritten
web-clock-days = { $days } Tage
web-clock-hours = { $hours } Std.
web-clock-each = { $time } je Zug
web-clock-live = { $increment ->
    [0] { $time } für die ganze Partie
   *[other] { $time } für die ganze Partie und { $increment } s mehr je Zug
}
web-nothing-to-decide = Du hast jetzt nichts zu entscheiden.
web-not-now = Das ist jetzt nicht möglich.
web-preview-points = { $points ->
    [0] bringt keine Punkte
    [one] { $signed } Punkt
   *[other] { $signed } Punkte
}
web-preview-reveals = deckt etwas Verborgenes auf
web-prompt-you = Du bist dran:
web-prompt-seat = { $player }:
web-prompt-other = { $player } entscheidet
web-prompt-own = Du bist dran
web-over = Die Partie ist zu Ende
web-prompt-waiting = Die Partie hat noch nicht begonnen
web-prompt-choose = Wähle, was du tust
web-undo = Zurücknehmen
web-undo-practice = Zug zurück
web-undo-practice-tip = Zurück vor deine letzte Entscheidung, mit allem, was die Bots geantwortet haben. Von da an ist die Partie eine Übung und zählt nicht.
web-practice = Diese Partie ist eine Übung: Sie zählt weder für die Wertung noch für die Statistik.
web-practice-now = Zurückgenommen. Ab jetzt ist das eine Übungspartie: Sie zählt nicht.
web-hint = Vorschlag: { $action }
web-hint-ask = Tipp
web-hint-tip = Was ein Bot wählen würde und mit welcher Siegchance. Von da an ist die Partie eine Übung und zählt nicht.
web-hint-practice = Mit einem Tipp ist das eine Übungspartie: Sie zählt nicht.
web-hint-thinking = Denkt nach …
web-hint-said = Der Bot würde wählen: { $action }
web-hint-chance = { $percent } % Siegchance
web-past = Der Tisch nach Entscheidung { $number } von { $last }
web-past-now = Zurück zu jetzt
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-fresh = { $count ->
    [one] Eine Entscheidung, seit du zuletzt hingesehen hast
   *[other] { $count } Entscheidungen, seit du zuletzt hingesehen hast
}
web-fresh-show = Zeigen
web-fresh-skip = Jetzt nicht
web-undo-asked = { $player } möchte einen Schritt zurück.
web-undo-asked-you = Du möchtest einen Schritt zurück.
web-undo-agreed = Einverstanden: { $names }.
web-undo-open = Noch offen: { $names }.
web-withdraw = Zurückziehen
web-undo-ended-agreed = Einverstanden: Das Spiel ist zurückgegangen.
web-undo-ended-refused = { $player } möchte nicht zurück. Das Spiel geht weiter.
web-undo-ended-refused-you = Du hast abgelehnt. Das Spiel geht weiter.
web-undo-ended-withdrawn = { $player } möchte doch nicht mehr zurück.
web-undo-ended-withdrawn-you = Du hast deine Bitte zurückgezogen.
web-undo-ended-lapsed = Das Spiel ist weitergegangen: Die Bitte, zurückzugehen, ist hinfällig.
web-agree = Einverstanden
web-refuse = Ablehnen
web-curtain = { $player }, du bist dran
web-curtain-lift = Meine Seite des Tisches zeigen
web-offline = Keine Verbindung. Neuer Versuch …
web-watching = Alle Plätze sind besetzt: Du siehst zu.
web-connecting = Der Tisch wird gesucht …
web-preparing = Der Tisch wird gedeckt …
web-table-menu = Dieser Tisch
web-share-watch = Mit diesem Link können andere zusehen.
web-propose-undo = Bitten, meine letzte Entscheidung zurückzunehmen
web-undo-together = Die letzte Entscheidung zurücknehmen, wenn alle einverstanden sind
web-pause-clock = Uhr anhalten
web-resume-clock = Uhr weiterlaufen lassen
web-clock-stopped-by = { $name } hat die Uhr angehalten.
web-hand-over = Einen Bot für mich weiterspielen lassen
web-hand-over-sure = Wirklich? Ein Bot spielt deinen Platz, bis du ihn zurücknimmst, und für dich zählt die Partie als verloren.
web-hand-over-alone = Wirklich? Gegen Bots spielt er die Partie sofort zu Ende, und für dich zählt sie als verloren.
web-hand-over-yes = Ja, einen Bot weiterspielen lassen
web-take-back = Meinen Platz wieder einnehmen
web-resign = Aufgeben
web-resign-sure = Wirklich? Du verlierst das Spiel. Wenn andere weiterspielen, spielt ein Bot deinen Platz zu Ende.
web-resign-yes = Ja, aufgeben
web-archive = Partie archivieren
web-unarchive = Zurück auf meine Liste
web-archived = Archiviert. Du findest sie auf der Startseite bei deinen beendeten Partien.
web-unarchived = Sie liegt wieder bei deinen beendeten Partien.
web-guide = Erste Runde
web-guide-next = Weiter
web-guide-done = Verstanden
web-guide-stop = Anleitung ausblenden

## Das Ende und die Wiedergabe

web-result = Ergebnis
web-result-winner = { $name } gewinnt!
web-result-shared = { $names } teilen sich den Sieg!
web-result-resigned = Ein Spieler hat aufgegeben.
web-result-time = Ein Spieler hat die Zeit überschritten.
web-result-bar = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-result-plot = Punkte im Verlauf der Partie
web-result-decisions = { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}
web-rematch = Noch einmal spielen
web-rematch-join = Zur Revanche
web-rematch-asked = Jemand möchte noch einmal spielen: Der Tisch steht bereit.
web-rematch-gone = Die Revanche hat ohne dich begonnen, oder ihr Tisch ist nicht mehr da.
web-download-record = Aufzeichnung herunterladen
web-replay = Wiedergabe
web-replay-at = { $number } von { $last }
web-replay-slider = Stelle in der Partie
web-replay-first = An den Anfang
web-replay-last = Ans Ende
web-replay-play = Abspielen
web-replay-stop = Anhalten
web-replay-eyes = Wessen Blick
web-replay-all = Alles offen
web-replay-seat = Was { $player } sah
web-replay-spectator = Was alle sahen
web-share-position = Dieser Link öffnet die Partie an dieser Stelle.

## Regeln, Einstellungen, Konto

web-contents = Inhalt
web-rules-missing = Diese Regeln sind noch nicht geschrieben.
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Bewegung
web-speed-note = Wie schnell sich die Figuren bewegen. Dein nächster Zug wartet nie darauf.
web-speed-off = keine
web-speed-fast = flott
web-speed-normal = ruhig
web-speed-slow = langsam
web-confirm-moves = Vor dem Spielen fragen
web-confirm-moves-note = Das erste Antippen zeigt, was eine Wahl bewirkt, das zweite spielt sie. Praktisch auf dem Telefon.
web-notices = Benachrichtigungen
web-notices-note = Das System sagt dir, wenn du dran bist.
web-notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
web-notice-turn = { $game }: du bist dran
web-title-turn = Du bist dran
web-guides = Angeleitete erste Runden
web-guides-again = Noch einmal zeigen
web-settings-guest = Mit einem Konto kommen diese Einstellungen und deine Partien auf andere Geräte mit.
web-mail = E-Mail
web-mail-address = Adresse
web-mail-address-note = Ist sie bestätigt, auch für ein neues Passwort, falls du deines vergisst.
web-mail-password = Dein Passwort, um die Adresse zu ändern
web-mail-none = Nicht bestätigt: An diese Adresse kommen keine Benachrichtigungen.
web-mail-sent = Eine E-Mail mit einem Link ist unterwegs. Benachrichtigungen kommen, sobald du die Adresse damit bestätigt hast.
web-mail-confirmed = Die Adresse ist bestätigt.
web-mail-again = Link senden
web-mail-turns = Melden, wenn ich dran bin
web-mail-digest = Minuten sammeln vor dem Senden
web-webhook = Webhook
web-webhook-url = Adresse für den Aufruf
web-keys = Tasten
web-keys-move = über die leuchtenden Möglichkeiten gehen
web-keys-choose = wählen
web-keys-back = einen Schritt zurück
web-account-text = Deine Partien liegen in diesem Konto, auf jedem Gerät.
web-account-new = Neues Konto
web-account-create = Konto anlegen
web-guest-text = Du spielst als Gast. Deine Partien bleiben in diesem Browser; ein Konto nimmt sie mit.
web-login = Anmelden
web-logout = Abmelden
web-password = Passwort
web-password-again = Passwort noch einmal
web-password-differs = Die beiden Passwörter sind nicht gleich.
web-password-change = Passwort ändern
web-password-old = Altes Passwort
web-password-new = Neues Passwort
web-password-new-again = Neues Passwort noch einmal
web-password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
web-forgot = Passwort vergessen?
web-forgot-title = Ein neues Passwort
web-forgot-text = Du bekommst eine E-Mail mit einem Link zu einem neuen Passwort, wenn dein Konto eine bestätigte Adresse hat.
web-forgot-who = Name oder E-Mail-Adresse
web-forgot-send = Link senden
web-forgot-sent = Wenn es so ein Konto mit einer bestätigten Adresse gibt, ist die E-Mail unterwegs. Ihr Link gilt eine Stunde.
web-forgot-choose = Wähle ein neues Passwort für dein Konto.
web-forgot-save = Neues Passwort speichern
web-forgot-done = { $name } hat ein neues Passwort und ist überall abgemeldet.
web-export = Alle meine Daten herunterladen
web-statistics = Statistik
web-statistics-note = Übungspartien zählen nicht: solche mit Tipps, mit gewählter Verteilung oder mit mehr Rücknahmen, als die Regeln erlauben.
web-stat-finished = Partien
web-stat-rating = Wertung
web-forget = Mich vergessen
web-forget-text = Löscht den Namen, die Einstellungen und alles Persönliche. Beendete Partien bleiben, ohne deinen Namen.
web-forget-yes = Ja, alles löschen

## Spieler

web-ladder-text = Wer hier am besten spielt, Bots eingeschlossen. Die Punkte sind vorsichtig geschätzt: Siege heben sie, und jede Partie, die die Schätzung sicherer macht.
web-ladder = Rangliste von { $game }
web-ladder-place = Platz
web-ladder-search = Namen suchen
web-ladder-none = Auf dieser Rangliste heißt niemand „{ $text }“.
web-ladder-empty = Hier hat noch niemand eine Wertung. Spiel mit anderen eine Partie, die zählt, und du bist vorn.
web-ladder-all = Alle Spieler
web-profile-guest = Gast
web-profile-empty = Noch ist keine Partie beendet, die zählt.
web-profile-games = Öffentliche Partien
web-profile-games-empty = Noch ist keine öffentliche Partie beendet.
web-profile-missing = Hier ist niemand, oder nicht mehr.
web-profile-wins = { $won } von { $finished } gewonnen
web-profile-mean = { $mean } Punkte im Mittel, höchstens { $best }
web-profile-unrated = noch keine Wertung
web-profile-own = Wie andere mich sehen

## Was schiefging

web-fault-offline = Es gibt keine Verbindung zum Server.
web-fault-server = Auf dem Server ging etwas schief. Nichts hat sich geändert.
web-fault-no_rules = Die Regeln dieses Spiels ließen sich auf diesem Server nicht vorbereiten. Wer ihn betreibt, findet den Grund im Protokoll.
web-fault-unexpected = Etwas Unerwartetes ist geschehen. Bitte noch einmal versuchen.
web-fault-not_found = Diesen Tisch gibt es nicht, oder er ist privat.
web-fault-forbidden = Das ist dir hier nicht erlaubt.
web-fault-no_name = Wähle zuerst einen Namen.
web-fault-wrong_password = Name oder Passwort stimmt nicht.
web-fault-old_password = Das alte Passwort stimmt nicht. Nichts hat sich geändert.
web-fault-dead_link = Dieser Link gilt nicht mehr: Er wurde benutzt, ist älter als eine Stunde, oder es wurde ein neuerer verschickt.
web-fault-no_account = Gäste haben kein Passwort: Lege zuerst ein Konto an.
web-fault-name_taken = Ein Konto mit diesem Namen gibt es schon.
web-fault-has_account = Du hast schon ein Konto: Melde dich zuerst ab.
web-fault-too_many = Zu viele Versuche auf einmal. Warte ein wenig und versuche es dann wieder.
web-fault-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin, dann entscheide.
web-fault-taken = Jemand war schneller: Der Platz ist besetzt.
web-fault-full = Es gibt keinen freien Platz.
web-fault-seated = Du sitzt schon an diesem Tisch.
web-fault-not_your_turn = Du bist nicht dran.
web-fault-no_undo = Diese Entscheidung steht; du kannst die anderen bitten, zurückzugehen.
web-fault-no_hints = In Partien mit anderen Menschen gibt es keine Tipps.
web-fault-no_seat = Das ist nicht dein Platz.
web-fault-lost = Dieser Platz hat schon verloren.
web-fault-bot_plays = An diesem Platz spielt ein Bot.
web-fault-no_voice = Du spielst diesen Platz gerade nicht.
web-fault-not_handed_over = Du spielst diesen Platz selbst.
web-fault-no_pause = Die Uhr lässt sich jetzt weder anhalten noch wieder in Gang setzen.
web-fault-not_your_pause = Nur wer die Uhr angehalten hat, kann sie wieder in Gang setzen.
web-fault-out_of_time = Die Zeit ist um.
web-fault-refused_before = Die anderen haben es schon abgelehnt, hierhin zurückzugehen.
web-fault-not_offered = Dieses Spiel wird hier nicht mehr angeboten: Begonnenes wird zu Ende gespielt.
web-fault-over = Die Partie ist zu Ende.
web-fault-not_over = Die Partie ist noch nicht zu Ende.
web-fault-not_started = Die Partie hat noch nicht begonnen.
web-fault-started = Die Partie hat schon begonnen.
web-fault-too_early = Erst wenn alle da sind, tragen die Browser zur Verteilung bei.
web-fault-seats_free = Es gibt freie Plätze.
web-fault-not_host = Das kann nur, wer den Tisch eröffnet hat.
web-fault-webhook = Die Adresse des Webhooks ist nicht zu finden, oder sie liegt in einem privaten Netz.
web-fault-mail = Die E-Mail ließ sich nicht senden. Prüfe die Adresse, oder versuche es später noch einmal.
web-fault-no_mail = Dieser Server verschickt keine E-Mails. Wer ihn betreibt, kann dir helfen.
web-fault-nothing_to_confirm = Es gibt keine Adresse zu bestätigen.
web-fault-host = Dieser Server ist unter diesem Namen nicht bekannt. Wer ihn betreibt, kann den Namen mit der Einstellung „hosts“ hinzufügen.
web-fault-origin = Anfragen von anderen Seiten werden nicht angenommen.
web-fault-too_large = Das ist zu viel auf einmal.
web-fault-record_large = Diese Datei ist zu groß für eine Aufzeichnung.
web-fault-record_unreadable = Diese Datei ist keine Aufzeichnung einer Partie.
web-fault-record_refused = Diese Datei lässt sich nicht öffnen: { $detail }
web-fault-set_unreadable = Diese Datei ist kein Satz, mit dem sich spielen lässt.

# Ehrliches Mischen

web-deal-title = Ehrlich gemischt
web-deal-before = Vor dem Spiel hat sich der Server auf sein Geheimnis für diese Verteilung festgelegt. Niemand kann es mehr ändern, und niemand kann eine Karte vorhersagen. Nach dem Spiel lässt es sich nachprüfen.
web-deal-over = Vor dem Spiel hat sich der Server auf sein Geheimnis für diese Verteilung festgelegt. Die Aufzeichnung enthält es jetzt.
web-deal-commitment = Festlegung:
web-deal-contributed = { $count ->
    [0] Kein Browser hat eigene Zufallszahlen beigetragen.
    [one] Der Browser einer Person hat eigene Zufallszahlen beigetragen.
   *[other] Die Browser von { $count } Personen haben eigene Zufallszahlen beigetragen.
  }
web-deal-opening = Alle sind da. Die Browser mischen gemeinsam …
web-deal-check = Verteilung prüfen
web-deal-checking = Das Spiel wird noch einmal ausgeteilt …
web-deal-good = Die Verteilung und jedes Ziehen folgen aus dem Geheimnis, auf das sich der Server festgelegt hatte.
web-deal-bad = Die Verteilung stimmt nicht mit dem überein, worauf sich der Server festgelegt hatte.
web-deal-seen = Dieser Browser hat vor dem Spiel dieselbe Festlegung gesehen.
web-deal-not-seen = Dieser Browser hat vor dem Spiel eine andere Festlegung gesehen.
web-deal-mine = Was dieser Browser beigetragen hat, ist Teil der Verteilung.
web-deal-not-mine = Was dieser Browser beigetragen hat, ist nicht Teil der Verteilung; vielleicht kam die Antwort zu spät.
web-deal-yourself = Um selbst zu prüfen, lade die Aufzeichnung herunter und starte:
web-deal-none = Dieses Spiel wurde aus einer gewählten Zahl oder Stellung ausgeteilt; es gibt nichts zu prüfen.
