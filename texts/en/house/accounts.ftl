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

## Corrections

adjusted = A correction of CHF { $amount } was made to your account ({ $source } → { $target }): { $reason }

## Announcements

rules_published = From { $effective } the rules { $name } apply. The key changes: { $changes }
law_published = From { $effective } the law of chance { $name } applies. The key changes: { $changes }
online_terms_published = From { $effective } the terms for online participation { $name } apply. The key changes: { $changes }
password_changed = Your password was changed, and you were logged out everywhere else. If this was not you, please write to us at once.
question_answered = Answer to your question { $number }: { $text }
dispute_upheld = Your dispute { $number } was upheld: { $text }
dispute_rejected = Your dispute { $number } was rejected: { $text }
