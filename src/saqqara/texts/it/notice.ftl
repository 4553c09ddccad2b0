notice-subject = { $count ->
    [one] Saqqara: tocca a te
   *[other] Saqqara: tocca a te a { $count } tavoli
}
notice-greeting = Ciao { $name }, tocca a te:
notice-stop = Puoi disattivare questi messaggi nelle tue impostazioni.
