notice-subject = { $count ->
    [one] Saqqara: Du bist am Zug
   *[other] Saqqara: Du bist an { $count } Tischen am Zug
}
notice-greeting = Hallo { $name }, Du bist am Zug:
notice-stop = Dieser Link stellt diese Nachrichten ab:
notice-confirm-subject = Saqqara: Bitte bestätige Deine Adresse
notice-confirm-text = Diese Adresse wurde auf { $url } für Nachrichten angegeben, dass Du am Zug bist, und für ein neues Passwort, falls Du Deines vergisst. Wenn Du das möchtest, öffne diesen Link und bestätige die Adresse:
notice-confirm-days = Der Link gilt { $days } Tage. Wenn Du das nicht möchtest, tu nichts: Es kommen keine Nachrichten.
notice-reset-subject = Saqqara: ein neues Passwort
notice-reset-text = Jemand, vermutlich Du, hat auf { $url } um ein neues Passwort für das Konto „{ $name }“ gebeten. Hier kannst Du eines wählen:
notice-reset-minutes = Der Link gilt { $minutes } Minuten und nur einmal. Wenn Du nicht darum gebeten hast, tu nichts: Dein Passwort bleibt, wie es ist.
notice-page-confirm = Möchtest Du an dieser Adresse erfahren, wann Du am Zug bist?
notice-page-confirm-button = Ja, Adresse bestätigen
notice-page-confirm-done = Die Adresse ist bestätigt. Von jetzt an kommen Nachrichten hierher.
notice-page-stop = Möchtest Du an dieser Adresse keine Nachrichten mehr?
notice-page-stop-button = Keine Nachrichten mehr senden
notice-page-stop-done = An diese Adresse kommen keine Nachrichten mehr.
notice-page-dead = Dieser Link gilt nicht mehr. In den Einstellungen steht, welche Nachrichten Du bekommst, und von dort kommt auch ein neuer Link.
