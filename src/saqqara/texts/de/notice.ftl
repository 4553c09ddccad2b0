notice-subject = { $count ->
    [one] Saqqara: Du bist am Zug
   *[other] Saqqara: Du bist an { $count } Tischen am Zug
}
notice-greeting = Hallo { $name }, Du bist am Zug:
notice-stop = Diese Nachrichten kannst Du in Deinen Einstellungen abschalten.
