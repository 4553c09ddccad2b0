notice-subject = { $count ->
    [one] Saqqara: tocca a te
   *[other] Saqqara: tocca a te a { $count } tavoli
}
notice-greeting = Ciao { $name }, tocca a te:
notice-stop = Questo link ferma questi messaggi:
notice-confirm-subject = Saqqara: conferma il tuo indirizzo
notice-confirm-text = Questo indirizzo è stato indicato su { $url } per gli avvisi quando tocca a te, e per una nuova password se dimentichi la tua. Se lo vuoi, apri questo link e conferma l’indirizzo:
notice-confirm-days = Il link vale { $days } giorni. Se non lo vuoi, non fare nulla: non arriverà nessun avviso.
notice-reset-subject = Saqqara: una nuova password
notice-reset-text = Qualcuno, probabilmente tu, ha chiesto su { $url } una nuova password per l’account «{ $name }». Puoi sceglierla qui:
notice-reset-minutes = Il link vale { $minutes } minuti, una volta sola. Se non l’hai chiesto tu, non fare nulla: la password resta quella di prima.
notice-page-confirm = Vuoi ricevere a questo indirizzo un avviso quando tocca a te?
notice-page-confirm-button = Sì, conferma l’indirizzo
notice-page-confirm-done = L’indirizzo è confermato. Da ora gli avvisi arrivano qui.
notice-page-stop = Non vuoi più avvisi a questo indirizzo?
notice-page-stop-button = Non mandare più avvisi
notice-page-stop-done = A questo indirizzo non arriveranno più avvisi.
notice-page-dead = Questo link non vale più. Le impostazioni dicono quali avvisi ricevi, e mandano un nuovo link.
