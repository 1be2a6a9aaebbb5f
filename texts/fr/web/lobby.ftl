### The first page.

title = Big21
lead = Carte après carte, cinq piles. Chaque pile de 21 points exactement compte.
practise = S’exercer maintenant
play = Jouer
noAccount = Pour s’exercer, aucun compte n’est nécessaire. Ici, tout l’argent est fictif.
running = Votre partie en cours
runningUntil = Elle se termine au plus tard à { $clock }, dans { $left }.
resume = Reprendre
example = Une partie après huit cartes
how = Comment jouer

steps-place-title = Poser
steps-place-text = Vous voyez toujours une seule carte; vous la posez sur l’une des cinq piles ou vous vous en défaussez. L’as compte 11 ou 1, valet, dame et roi comptent 10. Plus de 21 sur une pile: perdu.
steps-more-title = D’autres cartes
steps-more-text = Deux piles complètes donnent de { $least } à { $most } cartes gratuites. Quand il ne reste plus de carte, vous pouvez en acheter jusqu’à { $purchases }, chacune au prix de l’enjeu.
steps-further-title = High/Low et Risiko
steps-further-text = Avec trois piles ou plus, vous pouvez prendre le gain ou le remettre en jeu. Une partie dure au plus { $hours } heures et paie au plus { $cap }.

prizes = Gains pour un enjeu de { $stake }
# $share: what all of them receive; $highest: what the best receive
payoutOfAll = En moyenne, les joueurs tels que la loi «{ $law }» les suppose récupèrent { $share } des enjeux et achats de cartes; en jouant au mieux, { $highest }.
payoutOfBest = En jouant au mieux, on récupère { $highest } des enjeux et achats de cartes; tous les autres reçoivent moins. Loi de probabilité: { $law }.
payoutUnknown = Loi de probabilité: { $law }.
payoutMeaning = Ce que cela signifie

challenge-title = Black Jack Challenge
challenge-lead = Le second jeu de la maison: de deux à sept à la table, deux cartes à acheter, un pot. Avec d’autres ou avec des bots.
challenge-practise = S’exercer avec des bots
challenge-tables = Vers les tables
challenge-rules = Règles

lossNote = À la longue, les joueurs perdent.
