### What a player finds among the messages, as complete sentences.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.
### What a message is for, and what its values are, is said in the German file.

## Limits

near_loss_limit = { $days ->
    [one] Vous avez utilisé CHF { $used } de votre limite de perte nette de CHF { $amount } sur un jour.
   *[other] Vous avez utilisé CHF { $used } de votre limite de perte nette de CHF { $amount } sur { $days } jours.
 }
near_deposit_limit = Vous avez utilisé CHF { $used } de votre limite de versement de CHF { $amount } sur { $days } jours.

## Blocks

self_blocked = Comme demandé, votre compte est bloqué jusqu’au { $until }. Vous pouvez retirer votre solde en tout temps.
blocked = Votre compte est bloqué pour le jeu: { $reason }
blocked_until = Votre compte est bloqué pour le jeu jusqu’au { $until }: { $reason }
block_lifted = Le blocage de votre compte est levé: { $reason }
excluded = Votre compte a été exclu du jeu: { $reason }
readmitted = Votre compte est de nouveau admis au jeu: { $reason }

## Corrections

adjusted = Une correction de CHF { $amount } a été passée sur votre compte ({ $source } → { $target }): { $reason }

## Announcements

rules_published = Dès le { $effective }, les règles du jeu { $name } s’appliquent. Les modifications essentielles: { $changes }
law_published = Dès le { $effective }, la loi de probabilité { $name } s’applique. Les modifications essentielles: { $changes }
online_terms_published = Dès le { $effective }, les conditions de participation en ligne { $name } s’appliquent. Les modifications essentielles: { $changes }
password_changed = Votre mot de passe a été changé et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.
question_answered = Réponse à votre demande { $number }: { $text }
dispute_upheld = Votre contestation { $number } a été admise: { $text }
dispute_rejected = Votre contestation { $number } a été rejetée: { $text }
