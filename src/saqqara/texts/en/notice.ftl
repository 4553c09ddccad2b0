notice-subject = { $count ->
    [one] Saqqara: it is your turn
   *[other] Saqqara: it is your turn at { $count } tables
}
notice-greeting = Hello { $name }, you are to move:
notice-stop = This link stops these messages:
notice-confirm-subject = Saqqara: please confirm your address
notice-confirm-text = This address was entered on { $url } for notices that it is your turn, and for a new password should you forget yours. If you want that, follow this link and confirm the address:
notice-confirm-days = The link works for { $days } days. If you do not want this, do nothing: no notices will come.
notice-reset-subject = Saqqara: a new password
notice-reset-text = Somebody, probably you, has asked on { $url } for a new password for the account “{ $name }”. You can choose one here:
notice-reset-minutes = The link works for { $minutes } minutes, and once. If you have not asked for it, do nothing: your password stays as it is.
notice-page-confirm = Do you want to be told at this address when it is your turn?
notice-page-confirm-button = Yes, confirm the address
notice-page-confirm-done = The address is confirmed. Notices come here from now on.
notice-page-stop = Do you want no more notices at this address?
notice-page-stop-button = Send no more notices
notice-page-stop-done = No more notices will come to this address.
notice-page-dead = This link does not work any more. Your settings say which notices you get, and send a new link.
