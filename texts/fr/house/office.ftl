### Why a draft is not kept, changed or published, and why no law is proposed. Operators read this.
### What a message is for, and what its values are, is said in the German file.

## Drafts

no_draft = Ce projet n’existe pas, ou n’existe plus: quelqu’un l’a publié ou abandonné.
draft_changed = Le projet a changé entre-temps: version { $version }, et non { $asked }. Rien n’a été modifié.
draft_not_ready = Encore sans chiffres: une loi n’est publiée que lorsqu’on sait ce qu’elle redistribue.
too_many_drafts = Il y a déjà { $most } projets. Abandonnez-en d’abord un.

## Laws

law_not_known = Aucune loi de probabilité { $name } n’est connue ici. Connues: { $known }. Ou indiquez son texte.
law_name_taken = Une autre loi s’appelle déjà { $name }. Choisissez un autre nom.
rules_change_worth = Ces nombres changent la valeur du jeu, et ventuno ne sait pas encore en calculer les chiffres: { $numbers }. On peut publier des changements de: { $free }.
law_above_ceiling = Sous la loi { $law }, qui joue au mieux recevrait { $payout }. Cette maison n’en publie aucune qui redistribue plus de { $ceiling }.

## Proposing a law for how people play

steering_target = { $found } ne peut pas être l’objectif: il doit être supérieur à 0 et inférieur à 1.
steering_ceiling = { $found } ne peut pas être le plafond: il doit être d’au moins { $target }, l’objectif, et d’au plus { $most }.
steering_skill = { $found } n’est pas un niveau de jeu: il faut un nombre supérieur à 0 et d’au plus { $most }.
steering_no_plays = Aucune partie terminée ces { $days } derniers jours ne permet d’estimer le niveau de jeu. Indiquez-en un (--skill).
steering_not_reached = Aucune loi n’a été trouvée sous laquelle le niveau de jeu { $skill } reçoit { $target }.
steering_failed = Le calcul s’est terminé sans résultat: { $told }
steering_one_thing = Un objectif (--target), une loi à comparer (--law) ou un projet (--draft), et un seul des trois.
