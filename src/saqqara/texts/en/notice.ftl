notice-subject = { $count ->
    [one] Saqqara: it is your turn
   *[other] Saqqara: it is your turn at { $count } tables
}
notice-greeting = Hello { $name }, you are to move:
notice-stop = You can switch these messages off in your settings.
