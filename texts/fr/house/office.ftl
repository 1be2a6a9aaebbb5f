### Why a draft is not kept, changed or published, and why no law is proposed. Operators read this.
### What a message is for, and what its values are, is said in the German file.

## Drafts

no_draft = Ce projet n’existe pas, ou n’existe plus: quelqu’un l’a publié ou abandonné.
draft_changed = Le projet a changé entre-temps: version { $version }, et non { $asked }. Rien n’a été modifié.
draft_not_ready = Encore sans chiffres: rien n’est publié avant qu’on sache ce qui est redistribué.
too_many_drafts = Il y a déjà { $most } projets. Abandonnez-en d’abord un.

## Laws

law_not_known = Aucune loi de probabilité { $name } n’est connue ici. Connues: { $known }. Ou indiquez son texte.
law_name_taken = Une autre loi s’appelle déjà { $name }. Choisissez un autre nom.
law_above_ceiling = Sous la loi { $law }, qui joue au mieux recevrait { $payout }. Cette maison n’en publie aucune qui redistribue plus de { $ceiling }.
rules_above_ceiling = Selon les règles { $rules } et avec la loi { $law }, la meilleure façon de jouer recevrait { $payout }. Cette maison n’en publie aucune qui redistribue plus de { $ceiling }.
not_worked_out = Il n’y a pas encore de chiffres pour la loi { $law } selon les règles { $rules }. Rejetez le projet et créez-le à nouveau: ils seront alors calculés.

## Proposing a law for how people play

steering_target = { $found } ne peut pas être l’objectif: il doit être supérieur à 0 et inférieur à 1.
steering_ceiling = { $found } ne peut pas être le plafond: il doit être d’au moins { $target }, l’objectif, et d’au plus { $most }.
steering_skill = { $found } n’est pas un niveau de jeu: il faut un nombre supérieur à 0 et d’au plus { $most }.
steering_no_plays = Aucune partie terminée ces { $days } derniers jours ne permet d’estimer le niveau de jeu. Indiquez-en un (--skill).
steering_not_reached = Aucune loi n’a été trouvée sous laquelle le niveau de jeu { $skill } reçoit { $target }.
steering_failed = Le calcul s’est terminé sans résultat: { $told }
steering_one_thing = Un objectif (--target), une loi à comparer (--law) ou un projet (--draft), et un seul des trois.
