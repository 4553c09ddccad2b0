notice-subject = { $count ->
    [one] Saqqara: it is your turn
   *[other] Saqqara: it is your turn at { $count } tables
}
notice-greeting = Hello { $name }, you are to move:
notice-stop = This link stops these messages:
notice-confirm-subject = Saqqara: please confirm your address
notice-confirm-text = This address was entered on { $url } to receive notifications when it is your turn, and a new password if you forget yours. To confirm it, follow this link:
notice-confirm-days = The link works for { $days } days. If you do not want this, do nothing: no notifications will be sent.
notice-reset-subject = Saqqara: a new password
notice-reset-text = Somebody, probably you, has asked on { $url } for a new password for the account “{ $name }”. You can choose one here:
notice-reset-minutes = The link works once, within { $minutes } minutes. If you did not ask for it, do nothing: your password stays as it is.
notice-page-confirm = Do you want to be notified at this address when it is your turn?
notice-page-confirm-button = Yes, confirm the address
notice-page-confirm-done = The address is confirmed. From now on notifications are sent to it.
notice-page-stop = Do you want to stop all notifications to this address?
notice-page-stop-button = Stop the notifications
notice-page-stop-done = No more notifications will be sent to this address.
notice-page-dead = This link no longer works. In your settings you can choose your notifications and request a new link.
