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

# $reason: what the staff wrote, a whole sentence
person_corrected = Après avoir vu un document, nous avons corrigé vos indications personnelles. Vous les trouvez dans le compte sous «Données». { $reason }
identity_check_begun = La maison vérifie vos indications. D’ici là, vous ne pouvez ni verser ni jouer; vous pouvez en tout temps vous connecter, lire, retirer votre solde et nous écrire.
identity_confirmed = Vos indications sont confirmées. Vous pouvez désormais verser et jouer.

# $reason: what the staff wrote, a whole sentence
identity_refused = Vos indications n’ont pas pu être confirmées. Avec ce compte, vous ne pouvez ni verser ni jouer: { $reason }

## Corrections

adjusted = Une correction de CHF { $amount } a été passée sur votre compte ({ $source } → { $target }): { $reason }

## Announcements

rules_published = Dès le { $effective }, les règles du jeu { $name } s’appliquent. Les modifications essentielles: { $changes }
law_published = Dès le { $effective }, la loi de probabilité { $name } s’applique. Les modifications essentielles: { $changes }
online_terms_published = Dès le { $effective }, les conditions de participation en ligne { $name } s’appliquent. Les modifications essentielles: { $changes }
table_rules_published = Dès le { $effective }, les règles de table { $name } de la Black Jack Challenge s’appliquent. Les modifications essentielles: { $changes }
password_changed = Votre mot de passe a été changé et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.
recovery_code_used = { $left ->
    [one] Un nouveau mot de passe a été défini avec un code de récupération. Codes restants: { $left }. Si ce n’était pas vous, écrivez-nous tout de suite.
   *[other] Un nouveau mot de passe a été défini avec un code de récupération. Codes restants: { $left }. Si ce n’était pas vous, écrivez-nous tout de suite.
 }
reset_link_made = Notre personnel a vérifié votre identité et créé un lien pour un nouveau mot de passe. Il est valable jusqu’au { $until }. Si ce n’était pas vous, écrivez-nous tout de suite.
code_app_turned_on = Désormais, un code de votre application est demandé à la connexion. Vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.
code_app_turned_off = Plus aucun code d’application n’est demandé à la connexion. Si ce n’était pas vous, écrivez-nous tout de suite.
passkey_added = La clé d’accès { $number } a été ajoutée et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.
passkey_removed = La clé d’accès { $number } a été supprimée. Si ce n’était pas vous, écrivez-nous tout de suite.
factors_turned_off = Avec le nouveau mot de passe, le second facteur a aussi été désactivé. Vous le réactivez sous «Compte – Accès». Si ce n’était pas vous, écrivez-nous tout de suite.
question_answered = Réponse à votre demande { $number }: { $text }
dispute_upheld = Votre contestation { $number } a été admise: { $text }
dispute_rejected = Votre contestation { $number } a été rejetée: { $text }

measure_message = Nous souhaitons que le jeu reste un plaisir pour vous. Nous avons remarqué que votre façon de jouer a changé. Cela peut avoir de nombreuses raisons. Prenez un moment: sous «Limites», vous pouvez fixer combien vous pouvez perdre ou verser au plus, et vous bloquer vous-même pour un temps. Par «Contact», vous pouvez nous parler, en toute confidentialité et sans conséquences pour votre compte.
measure_pause = Pour vous protéger, nous avons suspendu le jeu sur votre compte jusqu’au { $until }. Votre solde vous appartient et vous pouvez le retirer à tout moment. Nous savons que cela peut être désagréable. Par «Contact», vous pouvez nous en parler.
measure_limit = Pour vous protéger, nous avons abaissé une limite de votre compte. Jusqu’au { $until }, vous ne pouvez pas la relever; vous pouvez l’abaisser à tout moment. Sous «Limites», vous voyez ce qui est en vigueur. Par «Contact», vous pouvez nous en parler.
measure_exclusion = Pour vous protéger, nous vous avons exclu du jeu. Votre solde vous appartient et vous pouvez le retirer à tout moment. Par «Contact», vous apprenez comment l’exclusion peut être levée. Des services spécialisés vous conseillent, vous et vos proches, gratuitement et en toute confidentialité.
