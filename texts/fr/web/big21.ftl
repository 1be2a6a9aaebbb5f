### The table of Big21.

stacks = Piles
stack = Pile { $n }
empty = vide
points = { $n } points
soft = un as compte 11
softMark = * Un as de cette pile compte 11.
complete = complète
cleared = défaite
bust = plus de 21
missing = encore { $n }
completedBy = { $card } fait 21
fatal = Cette carte ferait plus de 21
card = Votre carte
noCard = Plus de carte
toCome = encore { $n } après
last = la dernière
back = carte cachée
drag = Touchez une pile ou glissez-y la carte.
buyOrEnd = Achetez une carte ou terminez le jeu.
actions = Vos possibilités
discard = Se défausser
discardWhat = Sans remplacement.
buy = Acheter une carte: { $price }
buyLeft =
    { $n ->
        [one] Encore { $n } achat possible.
       *[other] Encore { $n } achats possibles.
    }
buyNone = Plus d’achat possible.
buyLater = { $left } Seulement après la dernière carte.
buyRealised = Le gain réalisé paie; il en restera { $left }.
buyShared = Le gain réalisé paie { $realised } et sera épuisé; le solde paie { $balance }.
buyImpossible = Impossible pour le moment.
wayOut-deposit = Avec { $missing } de plus au solde, l’achat est possible.
wayOut-wait = L’achat sera possible dès le { $from }.
wayOut-table = Si vous quittez la table, les jetons rendus ne comptent plus; cela peut suffire.
wayOut-tableFrom = Si vous quittez la table, les jetons rendus ne comptent plus; dès le { $from }, cela peut suffire.
wayOut-tableMoney = Ce qui se trouve à la table revient au solde quand vous la quittez.
wayOut-open = Le jeu reste ouvert jusqu’à { $until }.
wayOut-toMoney = Verser
wayOut-toTable = Aller à la table
wayOut-toLimits = Voir les limites
end = Terminer le jeu
endPays = Paiement: { $amount }.
endPaysNothing = Aucun paiement.
endGoesOn = Gain { $amount }; vous choisissez ensuite.
prizePlan = Tableau des gains, CHF
prizeNow = Maintenant { $amount }
stackCount = { $n } piles
current = atteint
stake = Enjeu
riskStakeShort = Enjeu Risiko
paidIn = Payé
paidOut = Reçu
net = Résultat
realised = Gain réalisé
what = Ce qui s’est passé

choice-title = Votre gain: { $prize }
choice-lead = Vous pouvez le prendre ou le remettre en jeu.
choice-take = Arrêter et prendre { $total }
choice-highLow = High/Low
choice-highLowStake = Remettre { $prize } en jeu
choice-highLowWhat = Plus haute ou plus basse? Juste: { $next }. Faux: rien.
choice-risk = Risiko

highLow-title = High/Low
highLow-question = La carte cachée est-elle plus haute ou plus basse?
highLow-rule = Le 2 est la carte la plus basse, l’as la plus haute. À rang égal, le pronostic ne compte pas. Faux: le gain est perdu.
highLow-ladder = Échelle, CHF
highLow-open = Carte découverte
highLow-hidden = Carte cachée
highLow-higher = Plus haute
highLow-lower = Plus basse
highLow-wins = Juste: { $prize }
highLow-chance = { $n } de chances
highLow-stop = Arrêter High/Low
highLow-stopWhat = Vous gardez { $prize }.
highLow-before = Tour précédent
highLow-outcomes-right = juste
highLow-outcomes-equal = égal, ne compte pas
highLow-outcomes-wrong = faux

risk-lead = Un nouveau jeu à cinq piles; l’enjeu est pris sur le gain. Ce que vous ne misez pas vous appartient.
risk-kept = Gardé
risk-staked = Mis en jeu
risk-amount = Enjeu Risiko en CHF
risk-slide = Choisir l’enjeu Risiko
risk-bad = Veuillez saisir un montant, par exemple 12.50.
risk-steps = L’enjeu est un multiple de { $step }.
risk-tooMuch = { $stake }, c’est trop. { $limit }
risk-start = Risiko avec { $stake }
risk-limits-whole_prize = Au plus { $most }: le gain entier.
risk-limits-quarter = Au plus { $most }: la part permise du gain.
risk-limits-stake_max = Au plus { $most }: l’enjeu Risiko maximal.
risk-limits-winnings_max = Au plus { $most }: sinon le gain total pourrait dépasser le maximum.

ask-fatalTitle = Cela fait plus de 21
ask-fatal = { $card } sur la pile { $n } ({ $points } points): le jeu serait aussitôt perdu.
ask-fatalGo = Poser quand même
ask-fatalStay = Ne pas poser
ask-endTitle = Terminer le jeu maintenant?
ask-end =
    { $n ->
        [one] Il reste une carte à jouer. { $pays }
       *[other] Il reste { $n } cartes à jouer. { $pays }
    }
ask-endGo = Terminer
ask-endStay = Continuer

over-title = La partie est terminée
over-won = Gagné: { $net }
over-ends-bust = Une pile a plus de 21 points: le jeu est perdu.
over-ends-too_few = Piles complètes: { $n }.
over-ends-stopped = Vous avez arrêté.
over-ends-wrong_guess = Le pronostic était faux: le gain est perdu.
over-ends-cap = Le gain total maximal est atteint.
over-ends-expired = Les quatre heures sont écoulées. C’est le résultat à ce moment qui compte.

events-card_shown = Nouvelle carte: { $card }.
events-card_placed = { $card } sur la pile { $stack }.
events-card_discarded = Carte défaussée: { $card }.
events-aces_devalued = Un as de la pile { $stack } compte maintenant 1.
events-stack_completed = La pile { $stack } est complète.
events-stack_cleared = La pile { $stack } est défaite et ne compte plus comme complète.
events-free_cards_granted = Deux piles sont complètes: { $cards } cartes gratuites.
events-ten_on_soft_21 = Pas de cartes gratuites pour une carte valant 10.
events-three_reached = Pas de cartes gratuites: trois piles ont déjà été complètes en même temps.
events-card_sold = Carte achetée pour { $amount }.
events-high_low_started = High/Low commence.
events-open_card_shown = Carte découverte: { $card }.
events-hidden_card_shown = Carte cachée: { $card }.
events-prediction_right = Juste.
events-prediction_not_counted = Même rang: ne compte pas, nouveau tour.
events-prediction_wrong = Faux.
events-prize_won = Gain: { $amount }.
events-risk_started = Risiko commence, enjeu { $amount }.
events-realised = { $amount } sont réalisés et vous appartiennent.
events-play_ended = La partie est terminée. Reçu: { $amount }.

keys-button = Touches et réglages
keys-title = Touches
keys-place = poser la carte sur une pile, de 1 à 5
keys-discard = se défausser de la carte
keys-buy = acheter une carte
keys-end = terminer le jeu
keys-highLow = High/Low: plus haute, plus basse
keys-help = cet aperçu
keys-settings = Réglages
keys-fourColours = Quatre teintes: carreau bleu, trèfle vert
keys-on = Jouer avec les touches
keys-sounds = Sons discrets

coach-best = meilleur
coach-worth = valeur { $n }
