### The words of the rules page around the rules themselves.

title = Les règles du jeu
lead = Big21, article par article, avec nos propres mots et des exemples. Les règles en vigueur sont celles du { $in_force }.
independent = ventuno est indépendant de Swisslos. On joue avec de l’argent fictif: rien de ce qui se gagne ou se perd n’a de valeur hors de ces pages. Seul le texte allemand des règles fait foi (art. 24).
margin = Les chiffres en marge renvoient au paragraphe des règles. Un B suivi d’un numéro désigne une décision de ventuno là où le texte laisse une lacune.
challenge = Les règles de Black Jack Challenge
contents = Sommaire
article = Art.
unreachable = Les chiffres des règles n’ont pas pu être chargés. Veuillez réessayer.
again = Réessayer
card = Carte
points = Points
ace_points = 11 ou 1
stacks = Piles complètes
multiple = × enjeu
at_stake = à CHF { $stake }
no_prize = pas de gain
follows = Suite
at_risk = Remis en jeu
when_right = Juste
prize_chf = Gain CHF
most_chf = Au plus CHF
because = Motif

why-whole = gain entier
why-quarter = { $share } %
why-most = enjeu maximal

examples = Exemples
counts = compte { $total }
star = * Un as compte 11.
complete = complète

law-title = Loi de probabilité et taux de redistribution
law-what = Les règles disent quelles cartes existent, mais non à quelle fréquence. C’est ce que dit la loi de probabilité: un poids pour chaque carte et pour chaque nombre de cartes gratuites. Chaque tirage est indépendant de tous les autres; les couleurs sont équiprobables et sans effet.
law-in_force = La loi de probabilité en vigueur est «{ $name }».
law-hash = Empreinte (SHA-256)
law-deal = Cartes du jeu de base et de Risiko
law-free_cards = Nombre de cartes gratuites
law-high_low = Cartes de High/Low
law-weight = Poids
law-share = Part
law-cards = Cartes
law-highest = Taux de redistribution maximal
law-highest_text = C’est ce que récupère à la longue, par rapport aux enjeux et aux achats de cartes, quiconque choisit toujours le meilleur coup. Aucune façon de jouer ne donne davantage; chaque erreur réduit cette part.
law-best_net = Meilleur résultat par enjeu
law-best_net_text = Gain attendu moins l’enjeu et les cartes achetées, si l’on joue pour perdre le moins possible. Nombre moyen de cartes achetées: { $purchases }.
law-not_solved = Le taux de redistribution maximal de cette loi n’est pas encore calculé.

payout-title = Ce que cela signifie avec la loi «{ $law }»
payout-reached-players = Les { $target } sont ce que reçoivent en retour, tous ensemble, les joueuses et joueurs décrits ici. Qui joue mieux reçoit plus; qui joue moins bien, moins.
payout-reached-best = Les { $target } sont ce que reçoit en retour la meilleure façon de jouer. Tous les autres reçoivent moins.
payout-reached-neither = Avec cette loi, les joueuses et joueurs décrits ici ne reçoivent pas { $target }, mais { $players }.
payout-reached-unknown = Pour cette loi, seul le taux de redistribution maximal est calculé.
payout-who = Qui joue
payout-receives = Taux de redistribution
payout-best = la meilleure façon de jouer
payout-players = ces joueuses et joueurs ensemble
payout-blind = jeu à l’aveugle: tous les coups également probables
payout-one = niveau de jeu { $skill }
payout-part = niveau de jeu { $skill } dans { $share } des parties
payout-skill = Niveau de jeu X signifie: entre deux coups séparés d’un X-ième de l’enjeu, le meilleur est choisi 73 fois sur 100. Les erreurs plus grandes sont plus rares.
payout-assumed = Ce mélange est une hypothèse, non une mesure: une nouvelle maison ne connaît pas encore ses joueuses et joueurs.
payout-how = Toutes les parts sont calculées à partir des poids: les gains divisés par les enjeux et les achats de cartes, en moyenne sur un très grand nombre de parties, sans Risiko. La maison mesure en permanence ce qui est réellement versé. Une nouvelle loi est annoncée au moins dix jours à l’avance.

sets-title = Versions des règles et modifications
sets-text = Il existe deux versions des règles, qui diffèrent sur un point. La maison peut en publier d’autres avec d’autres nombres. Une partie reste soumise à la version en vigueur lorsque son enjeu a été payé.
sets-version = Version
sets-languages = Disponible en
sets-per_day = Parties par jour
sets-unlimited = sans limite
sets-at_most = { $n } au plus
sets-in_force = en vigueur
sets-announced = Annonces
sets-none = Aucune modification n’est annoncée actuellement.
sets-from = En vigueur dès le { $effective }, annonce du { $announced }.

glossary = Dix termes
fairness = Comment les cartes sont tirées équitablement
