### The rules of Black Jack Challenge in our own words, and the page around them.

title = Les règles de Black Jack Challenge
lead = Une table, un paquet de cartes, un pot: le jeu expliqué pas à pas, avec nos propres mots et des exemples.
independent = ventuno est indépendant de Swiss Casinos, dont le dépliant de décembre 2019 décrit le jeu. On joue avec de l’argent fictif: rien de ce qui se gagne ou se perd n’a de valeur hors de ces pages.
margin = Les numéros en marge désignent la décision sur laquelle repose un paragraphe: C pour ce jeu, B pour toute la maison. Ils disent comment ventuno lit le dépliant et où il en comble les lacunes.
contents = Sommaire
card = Carte
points = Points
ace_points = 11 ou 1

bonus-first_two = Vos deux premières cartes
bonus-odds = Cote
bonus-of_one = pour CHF 1
bonus-chance = Fréquence
bonus-nothing = Rien de tout cela
bonus-hits = Gagne dans
bonus-share = { $fraction } des parties, { $percent }
bonus-mean = En moyenne par mise
bonus-what-red_pair = même rang, toutes deux rouges
bonus-what-double_red = toutes deux rouges, sans paire
bonus-what-black_pair = même rang, toutes deux noires
bonus-what-pair = même rang, mais pas deux noires
bonus-what-double_black = toutes deux noires, sans paire
bonus-expectation = Les deux mises bonus ont exactement la même espérance: { $fraction } de la mise, soit environ { $percent }. À la longue, la banque garde donc un peu moins de 11 centimes par franc. Qui mise sur les deux perd en moyenne la même part du total. Le pot, lui, revient entièrement aux cases.
bonus-count = Compté sur les { $hands } façons de recevoir deux cartes sur 52.
bonus-of_version = La cote dit ce que gagne la mise; la mise revient en plus. À { $red_pair }, avec un Red Pair, CHF 1 sur Red devient CHF { $becomes }. Les mises sont des multiples de 10 centimes, pour que chaque paiement tombe juste.
bonus-expectation_each = En moyenne, Red Bonus rapporte { $red } de la mise, environ { $red_percent }, et Black Bonus { $black }, environ { $black_percent }. À la longue, la banque garde cette part. Le pot, lui, revient entier aux cases.
bonus-example_leaflet = Les exemples utilisent les cotes du dépliant de décembre 2019.

posted-title = Ce que les tables peuvent afficher
posted-bet = Mise
posted-least = au moins
posted-most = au plus
posted-version = Règles de table { $name }, en vigueur depuis le { $since }.
posted-leaflet = Règles de table { $name }: celles du dépliant.
posted-coming = Annoncé: dès le { $from }, les règles de table { $name } s’appliquent.
posted-kept = Chaque partie se joue jusqu’au bout selon les règles de table en vigueur au moment des mises. À une table qui affichait autre chose, le montant permis le plus proche s’applique.

clock-phase = Temps
clock-calm = tranquille
clock-brisk = soutenu
clock-bet = pour miser
clock-decide = pour chaque décision

examples = Exemples
box = Case { $n }
bust = Bust
community = cartes communes payées
star = * Un as compte 11.
further = Pour continuer
tables = Vers les tables
fairness = Comment le paquet est mélangé et comment le vérifier
big21 = Les règles de Big21
toHouseRules = Lire le règlement de la maison

part-a = But du jeu
part-b = Table, cartes et pot
part-c = Mises bonus
part-d = Le déroulement
part-e = Casino War
part-f = Temps de réflexion, absence, interruption
part-g = Argent et limites
part-h = Règlement de la maison et direction

aim-title = But
aim-p1 = Vous jouez contre les autres personnes à la table. Celle qui s’approche le plus de 21 points sans dépasser 21 reçoit tout le pot.
aim-p2 = À chaque partie, une seule case gagne le pot. En cas d’égalité, le Casino War décide.
aim-p3 = La maison ne prélève rien sur le pot. Vous ne jouez contre la banque que pour les mises bonus.

table-title = Table et cases
table-p1 = De { $players_least } à { $players_most } personnes jouent, chacune à sa propre case. Seule la personne qui l’occupe y mise, et personne n’a deux cases à la même table.
table-p2 = Si moins de deux cases misent, aucune carte n’est distribuée et la mise est rendue.
table-p3 = Les jetons viennent de votre solde, ou vous versez à la table même, en francs ou dans une monnaie dont le cours est affiché. Entre deux parties, vous pouvez en ajouter ou quitter la table; tous vos jetons retournent alors sur votre compte. On peut regarder sans être assis.
table-p4 = Qui apporte des jetons en a ensuite au moins autant qu’une partie peut coûter: trois antes et le bonus. Le maximum est de { $chips_antes } antes.

values-title = Valeur des cartes
values-p1 = On joue avec un paquet de { $cards } cartes, remélangé pour chaque partie. Chaque carte y figure une fois.
values-p2 = L’as compte 11 tant que le total ne dépasse pas 21, sinon 1. Un as avec un dix ou une figure fait 21, un 21 comme les autres.
values-p3 = On ne peut ni doubler ni partager.

pot-title = Ante et pot
pot-p1 = Avant les cartes, vous posez une ante et au moins une mise bonus. Le minimum et le maximum sont affichés à la table; s’ils sont égaux pour l’ante, l’ante est fixe.
pot-p2 = Toutes les antes et tous les paiements pour les cartes communes forment le pot. Les mises bonus n’en font pas partie.

button-title = Le Button
button-p1 = Le Button indique qui reçoit les premières cartes et décide en premier. Après chaque partie, il passe dans le sens des aiguilles d’une montre à la prochaine case qui a misé dans la nouvelle; toutes les autres sont sautées.

bonuses-title = Red Bonus et Black Bonus
bonuses-p1 = Une mise bonus se joue contre la banque. Seules vos deux premières cartes comptent; la suite n’y change rien, même si vous dépassez 21.
bonuses-p2 = Vous misez sur Red Bonus, sur Black Bonus ou sur les deux.
bonuses-p3 = Une paire, ce sont deux cartes de même rang. Le roi et la dame comptent tous deux 10, mais ne forment pas une paire.
bonuses-p4 = Chaque mise bonus ne paie que la meilleure combinaison. Si vous avez misé sur les deux, une paire rouge paie sur Red comme Red Pair et sur Black comme Pair.

odds-title = Cotes et chances
odds-p1 = Une cote de 30:1 paie trente fois la mise et rend celle-ci: avec un Red Pair, CHF 1 sur Red devient CHF 31. Les mises sont des multiples de 10 centimes, pour que 3:2 tombe juste.

steps-title = Étape par étape
steps-p1 = La phase de mise s’ouvre. Chacun pose son ante et au moins une mise bonus.
steps-p2 = À partir du Button, chaque case reçoit une carte découverte et une carte cachée. Deux cartes communes sont ensuite posées au milieu, face cachée.
steps-p3 = Jusqu’à l’abattage, personne d’autre que vous ne voit votre carte cachée.
steps-p4 = À partir du Button, chaque case décide pour la première carte commune: payer encore une fois sa propre ante ou rester («Stay»). Quand toutes ont décidé, la carte est retournée.
steps-p5 = Qui a payé décide de même pour la deuxième. Qui est resté à la première joue jusqu’au bout avec ses deux cartes. La deuxième carte est retournée dans tous les cas.
steps-p6 = Toutes les cartes cachées sont ouvertes dans l’ordre de la distribution.
steps-p6b = Les mises bonus sont déterminées et payées.
steps-p6c = Les totaux sont comparés; au-delà de 21, «Bust» est annoncé.
steps-p7 = Si plusieurs cases ont le meilleur total, le Casino War suit.
steps-p8 = Le pot va à la case gagnante. Le Button avance et la partie suivante commence.

communityCards-title = Cartes communes
communityCards-p1 = Une carte commune payée compte toujours, même si elle porte votre total au-delà de 21. Une carte non payée ne compte jamais.
communityCards-p2 = La même carte compte pour toutes les personnes qui l’ont payée. Si vos jetons ne suffisent pas pour une ante, vous ne pouvez que rester.

showdown-title = Abattage
showdown-p1 = Le total le plus élevé jusqu’à 21 gagne tout le pot. Au-delà de 21, c’est «Bust»: cette case ne peut plus gagner le pot, sauf si toutes dépassent 21.

tie-title = Égalité
tie-p1 = Une carte est brûlée, c’est-à-dire écartée sans être vue. Chaque case concernée reçoit ensuite une carte découverte. Le rang le plus élevé gagne le pot; l’as est le plus haut, le deux le plus bas.
tie-p2 = C’est le rang qui compte, non les points: un roi bat un valet. S’il y a de nouveau égalité, on continue entre les cases à égalité jusqu’à ce que l’une gagne. Un Casino War ne coûte rien.

allBust-title = Toutes au-delà de 21
allBust-p1 = Si toutes les cases dépassent 21, toutes disputent le pot au Casino War. De combien l’une dépasse 21 ne compte pas: chaque partie a une case gagnante, et aucune n’est plus près de 21 sans dépasser.

deck-title = Si le paquet ne suffit pas
deck-p1 = Si les cartes ne suffisent pas pour tout le tour suivant, toutes celles des tours précédents sont remélangées au paquet, cartes brûlées comprises. Les cartes des cases et les cartes communes restent en place.

thinking-title = Temps de réflexion
thinking-p1 = Le temps est limité pour miser et pour chaque décision. La durée dépend du rythme de la table, indiqué dans la liste des tables.

late-title = Retard ou connexion perdue
late-p1 = Qui ne mise pas pendant la phase de mise ne participe pas à cette partie. Qui ne décide pas à temps ou n’est pas connecté reste. Rien n’est jamais misé ni payé pour une personne absente.
late-p2 = Après une décision ou une phase de mise manquée, une case est considérée comme absente jusqu’à sa prochaine mise. Quand toutes les autres ont misé, on l’attend { $away_seconds } secondes au plus. Ce qui est déjà dans le pot reste en jeu: une case absente peut aussi gagner.
late-p3 = Une partie compte comme manquée si une case n’a pas misé ou a laissé passer une décision. Après { $missed_games } parties manquées de suite, la place est libérée et tous les jetons retournent sur le compte. Qui se reconnecte avant retrouve sa place, sa carte cachée et le temps qui reste.

interruption-title = Interruption du serveur
interruption-p1 = Après un redémarrage du serveur, la partie reprend exactement où elle en était, avec les mêmes cartes et les mêmes mises. Le temps repart de zéro, pour que personne ne soit en retard à cause de cela.
interruption-p2 = Si une partie ne peut pas reprendre dans les { $void_minutes } minutes, elle est annulée et toutes les mises sont rendues.

voided-title = Parties annulées
voided-p1 = Si quelque chose se passe mal dans une partie, la direction des jeux peut l’annuler. Antes, paiements et mises bonus sont alors rendus à tous; le nom et le motif sont consignés.

limits-title = Limites et blocages
limits-p1 = Vos limites de perte nette valent aussi à la table. Les jetons que vous y apportez comptent comme perdus jusqu’à leur retour sur votre compte.
limits-p2 = En cas de blocage, vous quittez la table à la fin de la partie en cours; les jetons retournent sur votre compte.

money-title = Argent fictif
money-p1 = Tous les montants sont de l’argent fictif et n’ont aucune valeur hors de ces pages. À la table d’exercice, même l’argent fictif n’est pas en jeu.

houseRules-title = Ce qui vaut en outre
houseRules-p1 = Ces règles valent dans le cadre du règlement de la maison: les conditions sur le compte, les limites, les blocages et la conduite à la table.
houseRules-p2 = Les règles peuvent être modifiées. Une partie sur laquelle on a déjà misé se termine selon les règles sous lesquelles elle a commencé.
houseRules-p3 = En cas de litige, la direction décide. Sa décision est définitive; elle est consignée avec le nom et le motif.

example-three-title = Une partie à trois
example-three-text = L’ante est de CHF 5.00. La case 1 a 14 et paie la première carte: 21, puis elle reste. La case 2 reste à 18. La case 3 a 15 avec un as, paie le sept et a 12, paie aussi le dix: 22, bust. Le pot réunit trois antes et trois paiements, CHF 30.00. La case 1 a payé 10.00 et reçoit 30.00; les mises bonus s’y ajoutent.
example-war-title = Casino War en deux tours
example-war-text = Les cases 2 et 5 ont toutes deux 20. Une carte est brûlée, chacune reçoit un neuf: on recommence. Une autre carte est brûlée, puis la dame bat le six. Tout le pot va à la case 2.
example-bonuses-title = Les deux mises bonus
example-bonuses-text = CHF 1.00 sur Red et CHF 1.00 sur Black. Deux huit rouges: Red paie 31.00 comme Red Pair, Black 4.00 comme Pair, soit CHF 35.00 pour 2.00. Un roi et une dame rouges ne font pas une paire: Red paie 2.50 comme Double Red, Black rien.
example-equal-title = 21, c’est 21
example-equal-text = Un as et un roi ne valent pas plus que trois sept: les deux cases ont 21, le Casino War décide. La case 6 a payé une ante de plus pour cela.
