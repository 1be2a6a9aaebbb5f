### The rules of Big21, article by article, in our own words. Only the names of values are fixed.

part-a = Généralités
part-b = Nature de Big21
part-c = Participation
part-d = Le jeu de base
part-e = Jeu complémentaire High/Low
part-f = Jeu complémentaire Risiko
part-g = Fin de la partie
part-h = Dispositions finales

art1-title = Organisation
art1-p1 = Big21 est un jeu d’adresse et d’argent. L’original est soumis à la loi sur les jeux d’argent du 29 septembre 2017, à son ordonnance du 7 novembre 2018 et aux prescriptions des cantons.
art1-p2 = L’original est exploité par Swisslos, une coopérative établie à Bâle. Son territoire comprend les cantons { $cantons }. Pour ouvrir un compte ici, il faut habiter dans l’un d’eux.
art1-p3 = L’original se joue sur la plateforme internet de Swisslos. ventuno en est indépendant: c’est une réalisation propre des mêmes règles, en argent fictif, que personne là-bas n’a examinée ni approuvée.
art1-p4 = Pour l’original, Swisslos édicte les règles du jeu et ses propres conditions de participation en ligne. Qui joue ici accepte les règles du jeu et les conditions de participation en ligne de cette maison. L’art. 24 dit comment les modifications sont annoncées.

art2-title = Nature
art2-p1 = Une partie commence par le jeu de base. S’il rapporte assez, les jeux complémentaires High/Low et Risiko peuvent suivre; ce qui a été gagné y est remis en jeu.
art2-p2 = Dans le jeu de base, vous posez les cartes une à une sur cinq piles. Une pile qui compte exactement 21 points est complète.
art2-p3 = Dans High/Low, vous prédisez si une carte cachée est plus haute ou plus basse que la carte découverte à côté d’elle.
art2-p4 = Risiko se déroule comme le jeu de base. L’enjeu est pris sur le gain (art. 21).
art2-p5 = High/Low et Risiko peuvent se répéter jusqu’à la fin de la partie selon l’art. 23. Une partie rapporte au total CHF { $winnings } au plus. Un enjeu Risiko qui permettrait davantage n’est pas proposé.
art2-p6 = Vous pouvez arrêter à tout moment et recevez ce qui est alors gagné.

art3-title = Taux de redistribution
art3-p1 = Le taux visé est de 88 %: sur CHF 100 payés en enjeux et en cartes, CHF 88 en moyenne doivent revenir sous forme de gains. À la longue, on perd donc en jouant.
art3-p2 = Ce taux n’est réglé que par les poids selon lesquels les cartes sont tirées: la loi de probabilité. Elle est publiée avant de s’appliquer et ne dépend ni de la personne, ni de l’enjeu, ni du solde, ni de l’heure, ni des résultats passés.

art4-title = Enjeu et nombre de parties
art4-p1 = Vous choisissez vous-même l’enjeu: CHF { $stakes }.
art4-p2 = { $plays } parties au plus sont possibles par jour civil, à l’heure de Zurich. Cette limite existe depuis les règles du 23 octobre 2024.

art5-title = Contrat
art5-p1 = Qui joue conclut un contrat et accepte les règles du jeu et les conditions de participation en ligne en vigueur au moment où la mise est payée. Une partie reste jusqu’à sa fin sous ces versions.
art5-b19 = Il faut un compte: majorité, domicile dans l’un des cantons de l’art. 1, aucune exclusion, les deux documents acceptés et trois limites de perte nette fixées.

art6-title = But
art6-p1 = Répartissez vos cartes sur les cinq piles de façon que le plus grand nombre possible d’entre elles compte exactement 21.
art6-p2 = Si une pile dépasse 21, le jeu de base est perdu et toute la partie s’arrête aussitôt. Les piles déjà complètes ne rapportent alors rien.
art6-b5 = Toute pile peut être choisie, même une pile qui dépassera 21. Avant un tel coup, une confirmation vous est demandée.

art7-title = Cartes
art7-p1 = Vous ne voyez jamais qu’une carte. Vous la posez sur une pile ou vous vous en défaussez; la suivante n’apparaît qu’ensuite. Une carte défaussée n’est pas remplacée.
art7-p2 = Les cartes de 2 à 10 comptent pour leur nombre, le valet, la dame et le roi pour 10, l’as pour 11 ou 1. Chaque carte peut apparaître plusieurs fois.
art7-p3 = Un as compte 11 tant que la pile ne dépasse pas 21. Au-delà, il passe de lui-même à 1.
art7-b4 = Si plusieurs as sont sur une pile, un au plus compte 11: deux as font 12, avec un neuf 21.

art8-title = Tableau des gains
art8-p1 = Le gain dépend du nombre de piles complètes à la fin; c’est un multiple de l’enjeu.

art9-title = Début
art9-p1 = Une fois l’enjeu payé, vous disposez de { $opening } cartes.
art9-b3 = Dès ce moment, toutes les cartes sont fixées, quels que soient vos coups. Seules la carte à jouer et le nombre de celles qui suivent sont montrés.

art10-title = Cartes supplémentaires
art10-p1 = Dès que deux piles sont complètes, vous recevez de { $free_least } à { $free_most } cartes gratuites. Le hasard décide de leur nombre.
art10-p2 = Vous pouvez acheter jusqu’à { $purchases } cartes, chacune au prix de l’enjeu. L’enjeu qui sert à calculer les gains n’en est pas augmenté. Le solde et les limites de perte nette et de versement doivent permettre l’achat. Cela vaut pour tout achat, quel que soit le moyen de paiement. S’il n’est pas possible, le jeu reste ouvert.
art10-b8 = Une carte ne se vend que lorsqu’il n’en reste aucune. Vous en achetez alors une ou terminez le jeu.

art11-title = Défaire une pile complète
art11-p1 = Sur une pile complète où un as compte 11, vous pouvez poser une autre carte et défaire ainsi la pile. Si une deuxième pile est ensuite de nouveau complétée, il y a encore des cartes gratuites.
art11-p2 = Il n’y a pas de cartes gratuites si la carte posée sur une telle pile vaut 10: la pile compte alors de nouveau 21. Il n’y en a plus non plus dès que trois piles ont été complètes en même temps dans le même jeu de base ou Risiko.
art11-p3 = Une pile défaite ne compte plus comme complète. Ses cartes restent en place.

art12-title = Fin du jeu de base
art12-p1 = Le jeu de base prend fin lorsque toutes les cartes sont jouées et qu’aucune n’est plus achetée, lorsque les cinq piles sont complètes, lorsque vous l’arrêtez ou lorsqu’une pile dépasse 21.
art12-p2 = La suite dépend du nombre de piles complètes:

art13-title = Nature
art13-p1 = High/Low permet d’augmenter le gain du jeu de base ou d’un jeu Risiko. Tout ce gain est alors remis en jeu.

art14-title = Qui peut participer
art14-p1 = High/Low est ouvert lorsque le jeu précédent s’est terminé avec trois ou quatre piles complètes.
art14-p2 = Vous pouvez le sauter et passer directement à Risiko, ou arrêter.

art15-title = But
art15-p1 = Prédisez si la carte cachée est d’un rang plus élevé ou plus bas que la carte découverte. C’est le rang qui compte, non les points: un roi est plus haut qu’un valet.
art15-p2 = Si le pronostic est juste, le gain monte d’un échelon (art. 17).
art15-p3 = À rang égal, le pronostic ne compte pas; un nouveau tour suit.
art15-p4 = S’il est faux, ce gain est perdu et toute la partie s’arrête. Les gains réalisés restent acquis (art. 19).
art15-b11 = Chaque tour a une nouvelle carte découverte et une nouvelle carte cachée. Vous pouvez encore arrêter après avoir vu la carte découverte.

art16-title = Ordre des cartes
art16-p1 = Dans l’ordre croissant: 2, 3, 4, 5, 6, 7, 8, 9, 10, valet, dame, roi, as. L’as est la carte la plus haute. Ici aussi, chaque carte peut apparaître plusieurs fois.

art17-title = Tableau des gains
art17-p1 = Chaque pronostic juste fait monter d’un échelon. Trois piles commencent à { $ladder_first } fois l’enjeu, quatre à { $ladder_middle } fois.

art18-title = Fin de High/Low
art18-p1 = High/Low s’achève à { $best } fois l’enjeu ou lorsque vous arrêtez. Dans les deux cas, Risiko est ouvert.
art18-p2 = Après un pronostic erroné, l’art. 15 s’applique.

art19-title = Nature
art19-p1 = Dans Risiko, vous remettez en jeu une partie du gain que vous venez d’obtenir ou, si l’art. 21 le permet, le gain entier.
art19-p2 = Ce que vous ne misez pas devient un gain réalisé et ne peut plus être perdu. Jusqu’à la fin de la partie, il ne sert qu’à acheter des cartes; le reste vous est ensuite crédité.
art19-b15 = Un achat de carte utilise d’abord les gains réalisés, puis le solde. Les gains réalisés diminuent la perte nette dès qu’ils sont réalisés; une carte achetée avec eux l’augmente à nouveau.

art20-title = Qui peut participer
art20-p1 = Risiko suppose un gain d’au moins { $risk_least } fois l’enjeu, donc trois piles complètes ou plus.

art21-title = Enjeu maximal
art21-p1 = On peut miser au plus { $risk_share } % du gain et jamais plus de CHF { $risk_max }.
art21-p2 = Un gain de CHF { $whole_from } à CHF { $whole_to } inclus peut être misé en entier.
art21-b13 = L’enjeu Risiko est un multiple de 10 centimes.

art22-title = Déroulement
art22-p1 = Les règles du jeu de base s’appliquent (art. 6 à 12). Les gains et le prix des cartes se calculent sur l’enjeu Risiko.

art23-title = Quand une partie s’achève
art23-p1 = Une partie s’achève lorsque vous arrêtez, lorsqu’un jeu de base ou Risiko donne deux piles complètes au plus, lorsqu’une pile dépasse 21, après un pronostic erroné dans High/Low et dès que CHF { $winnings } sont gagnés.
art23-b16 = { $hours } heures après le paiement de l’enjeu, elle s’achève d’elle-même. Est payé ce qui est alors acquis: les piles complètes, un gain non encore perdu, les gains réalisés.

art24-title = Validité
art24-p1 = Les règles rendues ici sont celles du { $in_force }.
art24-p2 = De nouvelles règles sont annoncées à tous les titulaires d’un compte au moins dix jours à l’avance, avec l’essentiel de leur contenu. Dès le jour indiqué, elles s’appliquent sans autre consentement; une partie en cours garde les anciennes.
art24-p3 = En cas de divergence entre les versions linguistiques, seule l’allemande fait foi.

art25-title = Où trouver le texte
art25-p1 = Les règles sont rendues ici en nos propres termes. Le texte qui fait foi est disponible auprès de Swisslos, case postale, 4002 Bâle, ou sur www.swisslos.ch. Toutes les versions, aussi celles des conditions de participation en ligne, existent ici comme page et en PDF.

example-ace-title = L’as cède
example-ace-text = L’as et le sept font 18. Avec le neuf, ce serait 27; l’as passe à 1 et le total est de 17. Un trois aurait complété la pile.
example-second-title = La deuxième pile complète
example-second-text = Avec le sept, les piles complètes passent d’une à deux. De 2 à 6 cartes gratuites suivent, et qui s’arrête maintenant reçoit 1.1 fois l’enjeu.
example-clearing-title = Défaire la pile ou garder 21
example-clearing-text = L’as et le roi font 21, l’as compte 11. Un cinq défait la pile: 16, il manque 5. Un dix refait 21; la pile reste complète et ne donne pas de cartes gratuites.
example-loss-title = Un gain qui n’en est pas un
example-loss-text = Enjeu CHF 2.00, une carte achetée CHF 2.00: CHF 4.00 ont été payés. Deux piles complètes rapportent 1.1 × 2.00 = CHF 2.20. C’est une perte de CHF 1.80.
example-highLow-title = Un tour de High/Low
example-highLow-text = Enjeu CHF 2.00, trois piles: le gain de CHF 10.00 est en jeu. La carte découverte est un six, «plus haute» est juste, la carte cachée était un valet: le gain passe à CHF 14.00. Avec «plus basse», tout aurait été perdu.
example-risk-title = Un jeu Risiko
example-risk-text = Sur CHF 14.00, CHF 4.00 sont misés; CHF 10.00 sont réalisés et acquis. Dans le jeu Risiko, quatre piles rapportent 10 × 4.00 = CHF 40.00, soit CHF 50.00 en tout. Si une pile dépasse 21, il reste CHF 10.00.

order-few-stacks = 0, 1 ou 2
order-few-leads = Fin de la partie
order-some-stacks = 3 ou 4
order-some-leads = High/Low, Risiko ou arrêter
order-all-stacks = 5
order-all-leads = Risiko ou arrêter
order-bust-stacks = plus de 21 sur une pile
order-bust-leads = Perdu, fin de la partie

glossary-play-term = Partie
glossary-play-meaning = Tout ce qui va du paiement d’un enjeu au paiement du gain: le jeu de base et ce qui le suit.
glossary-stake-term = Enjeu
glossary-stake-meaning = Ce que coûte une partie. Les gains en sont des multiples, une carte achetée coûte autant; dans Risiko, c’est le montant remis en jeu.
glossary-stack-term = Pile
glossary-stack-meaning = L’un des cinq emplacements où l’on pose les cartes.
glossary-complete-term = Complète
glossary-complete-meaning = Se dit d’une pile qui compte exactement 21.
glossary-soft-term = Souple (17*)
glossary-soft-meaning = Une pile où un as compte 11. L’astérisque près du total l’indique; une carte trop haute change ce 11 en 1.
glossary-clearing-term = Défaire
glossary-clearing-meaning = Poser une autre carte sur une pile complète dont l’as compte 11, de sorte qu’elle n’est plus complète. Les règles disent «supprimer».
glossary-realised-term = Gain réalisé
glossary-realised-meaning = Gain qui n’a pas été misé dans Risiko. Il est acquis et crédité à la fin de la partie.
glossary-law-term = Loi de probabilité
glossary-law-meaning = Les poids publiés selon lesquels sont tirées les cartes et le nombre de cartes gratuites.
glossary-payout-term = Taux de redistribution
glossary-payout-meaning = Gains payés divisés par les enjeux et les achats de cartes. Les enjeux Risiko n’y entrent pas, car c’est de l’argent déjà gagné.
glossary-netLoss-term = Perte nette
glossary-netLoss-meaning = Enjeux et achats de cartes moins les gains, sur 1, 7 ou 30 jours. Vous en fixez les limites avant la première partie.
