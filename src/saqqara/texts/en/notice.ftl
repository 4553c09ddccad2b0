notice-subject = { $count ->
    [one] Saqqara: it is your turn
   *[other] Saqqara: it is your turn at { $count } tables
}
notice-greeting = Hello { $name }, you are to move:
notice-stop = This link stops these messages:
notice-confirm-subject = Saqqara: please confirm your address
notice-confirm-text = This address was entered on { $url } for notices that it is your turn. If you want them, follow this link and confirm the address:
notice-confirm-days = The link works for { $days } days. If you do not want them, do nothing: no notices will come.
notice-page-confirm = Do you want to be told at this address when it is your turn?
notice-page-confirm-button = Yes, confirm the address
notice-page-confirm-done = The address is confirmed. Notices come here from now on.
notice-page-stop = Do you want no more notices at this address?
notice-page-stop-button = Send no more notices
notice-page-stop-done = No more notices will come to this address.
notice-page-dead = This link does not work any more. Your settings say which notices you get, and send a new link.
