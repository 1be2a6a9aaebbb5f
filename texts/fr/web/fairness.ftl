### How the cards are drawn, in plain words.

stages-s1-when = Avant l’enjeu
stages-s1-title = Le serveur s’engage
stages-s1-text = Pour chaque partie, le serveur tire 256 bits au hasard, sa valeur initiale. Il la garde secrète, mais en montre l’empreinte: l’engagement. Celui-ci figure au journal avant que le moindre franc soit payé. Une autre valeur aurait une autre empreinte. Qui demande deux fois une offre reçoit la même; aucune valeur ne peut être sautée.
stages-s2-when = Avec l’enjeu
stages-s2-title = Vous ajoutez votre valeur
stages-s2-text = Avec l’enjeu, votre navigateur envoie sa propre valeur initiale; vous pouvez la choisir vous-même. Le serveur ne la connaissait pas lorsqu’il s’est engagé. Les cartes résultent des deux valeurs ensemble: aucun des deux côtés ne peut les fixer seul.
stages-s3-when = Pendant la partie
stages-s3-title = Trois suites numérotées
stages-s3-text = Les cartes, le nombre de cartes gratuites et les cartes de High/Low ont chacun leur suite. Le résultat numéro k d’une suite ne dépend que des deux valeurs initiales, de la suite et de k. Poser, se défausser ou acheter ne change rien à la carte suivante; une interruption non plus.
stages-s4-when = À chaque tirage
stages-s4-title = Exactement selon les poids
stages-s4-text = Chaque résultat commence par un nombre de 64 bits, réparti sur les poids de la loi de probabilité. Comme ces nombres ne se répartissent en général pas sans reste, les quelques nombres en trop sont rejetés et tirés à nouveau. Chaque carte a ainsi exactement la part publiée, et non à peu près.
stages-s5-when = Après la partie
stages-s5-title = La valeur est révélée
stages-s5-text = La partie terminée, la valeur initiale du serveur n’est plus secrète. On peut alors vérifier par le calcul qu’elle correspond à l’engagement, que chaque carte découle des valeurs initiales et que chaque écriture découle de la partie. Votre navigateur le fait lui-même sur la page de vérification, sans croire le serveur sur parole.

title = Comment les cartes sont tirées
lead = Ni la maison ni vous ne pouvez influencer les cartes d’une partie, et après coup vous pouvez le vérifier par le calcul.
tables = À la table de Black Jack Challenge
tables_seeds = Ici aussi, le serveur s’engage avant que quiconque mise: l’empreinte de sa valeur initiale figure au journal de la table. Chaque personne qui mise ajoute sa propre valeur. Toutes ces valeurs ensemble fixent l’ordre du paquet. Le serveur ne connaissait pas celles des cases lorsqu’il s’est engagé, et qui mise ne connaît pas celle du serveur: aucun côté ne fixe les cartes seul. Une entente entre la maison et la dernière personne à miser n’est pas exclue pour autant.
tables_deck = Le paquet est mélangé place par place, du bas vers le haut; chaque ordre possible est également probable. On distribue par le dessus. Les décisions des cases ne déplacent aucune carte. Si le paquet ne suffit pas lors d’un long Casino War, les cartes des tours précédents sont remélangées à partir des mêmes valeurs. Après la partie, la valeur du serveur est révélée, et l’on peut vérifier chaque carte, chaque décision et chaque écriture.
tables_rules = Les règles de Black Jack Challenge
never = Ce qui n’arrive jamais
never_text = Les poids ne dépendent ni de la personne, ni de l’enjeu, ni du solde, ni de l’heure, ni des résultats passés. Après une série de pertes, un gain n’est pas plus probable; après un gain, il ne l’est pas moins. Un résultat une fois fixé n’est jamais rejeté ni remplacé.
limits = Ce que cela ne signifie pas
limits_text = Équitable ne veut pas dire équilibré: les poids sont choisis de telle sorte qu’à la longue, même en jouant au mieux, on récupère moins que ce que l’on mise. Les règles du jeu disent combien.
law = Voir les poids et le taux de redistribution
verify = Vérifier une partie
formula = Le calcul en détail
formula_text = Les suites s’appellent deal, free_cards et high_low; numéros et essais commencent à 0. Une fin de ligne est un seul caractère (LF), votre valeur initiale vient à la fin, en UTF-8. À la table, la suite s’appelle deck et les valeurs de toutes les cases viennent à la fin, une par ligne.
