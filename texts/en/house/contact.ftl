### What a player finds among the messages, as complete sentences.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Limits

near_loss_limit = You have used CHF { $used } of your { $days }-day net-loss limit of CHF { $amount }.
near_deposit_limit = You have used CHF { $used } of your { $days }-day deposit limit of CHF { $amount }.

## Blocks

self_blocked = As you requested, your account is blocked until { $until }. You can withdraw your balance at any time.
blocked = Your account is blocked from play: { $reason }
blocked_until = Your account is blocked from play until { $until }: { $reason }
block_lifted = The block on your account has been lifted: { $reason }
excluded = Your account has been excluded from play: { $reason }
readmitted = Your account is admitted to play again: { $reason }

# $reason: what the staff wrote, a whole sentence
person_corrected = We have seen a document and corrected your personal details. You find them in the account under “Data”. { $reason }
identity_check_begun = The house checks your details. Until then you can neither pay in nor play; you can log in, read, withdraw and write to us at any time.
identity_confirmed = Your details are confirmed. You can now pay in and play.

# $reason: what the staff wrote, a whole sentence
identity_refused = Your details could not be confirmed. With this account you can neither pay in nor play: { $reason }

## Corrections

adjusted = A correction of CHF { $amount } was made to your account ({ $source } → { $target }): { $reason }

## Announcements

rules_published = From { $effective } the rules { $name } apply. The key changes: { $changes }
law_published = From { $effective } the law of chance { $name } applies. The key changes: { $changes }
online_terms_published = From { $effective } the terms for online participation { $name } apply. The key changes: { $changes }
table_rules_published = From { $effective } the table rules { $name } of Black Jack Challenge apply. The key changes: { $changes }
password_changed = Your password was changed, and you were logged out everywhere else. If this was not you, please write to us at once.
recovery_code_used = { $left ->
    [one] A new password was set with a recovery code. One code is left. If this was not you, please write to us at once.
   *[other] A new password was set with a recovery code. { $left } codes are left. If this was not you, please write to us at once.
 }
reset_link_made = Our staff have checked your identity and made a link for a new password. It is valid until { $until }. If this was not you, please write to us at once.
code_app_turned_on = From now on a code from your app is needed to log in. You were logged out everywhere else. If this was not you, please write to us at once.
code_app_turned_off = No code from an app is needed any more to log in. If this was not you, please write to us at once.
passkey_added = Passkey { $number } was added, and you were logged out everywhere else. If this was not you, please write to us at once.
passkey_removed = Passkey { $number } was removed. If this was not you, please write to us at once.
factors_turned_off = With the new password, the second factor was turned off, too. You turn it on again under “Account – Access”. If this was not you, please write to us at once.
question_answered = Answer to your question { $number }: { $text }
dispute_upheld = Your dispute { $number } was upheld: { $text }
dispute_rejected = Your dispute { $number } was rejected: { $text }

measure_message = We want playing to stay a pleasure for you. We have noticed that the way you play has changed. That can have many reasons. Please take a moment: under “Limits” you can set how much you may lose or pay in at most, and block yourself for a while. Through “Contact” you can talk to us, in confidence and without consequences for your account.
measure_pause = To protect you, we have paused your account for playing until { $until }. Your balance is yours, and you can withdraw it at any time. We know that this can be unpleasant. Through “Contact” you can talk to us about it.
measure_limit = To protect you, we have lowered a limit of your account. Until { $until } you cannot raise it; you can lower it at any time. Under “Limits” you see what holds. Through “Contact” you can talk to us about it.
measure_exclusion = To protect you, we have excluded you from playing. Your balance is yours, and you can withdraw it at any time. Through “Contact” you learn how the exclusion can be lifted. Counselling services advise you and your family free of charge and in confidence.
