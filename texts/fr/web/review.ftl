### Looking back at a play, decision by decision.

title = Analyse de la partie
underRules = Règles du jeu { $rules }
underBoth = Règles du jeu { $rules }, conditions de participation en ligne { $terms }
replay = Relecture
ofPractice = Partie d’exercice du { $date }
ofPlay = Partie du { $date }
stake = Enjeu { $stake }
loading = Chargement de l’analyse.
notReady = La loi de probabilité de cette partie est en cours de calcul. La première fois, cela prend environ une minute; les valeurs s’afficheront d’elles-mêmes.
unknownPractice = Cette partie d’exercice n’est pas enregistrée dans ce navigateur. Seules les 50 dernières sont conservées.
logInFirst = Connectez-vous pour voir vos propres parties.

sum-title = Chance et adresse
sum-expected = Attendu avant la première carte
sum-luck = Chance aux cartes
sum-givenAway = Concédé
sum-net = Résultat
sum-about = Attendu: ce que la partie rapporte en moyenne si l’on joue au mieux. Chance: ce que les cartes y ont changé. Concédé: ce qu’ont coûté les coups qui n’étaient pas les meilleurs.
sum-decisions =
    { $n ->
        [one] Vous avez pris { $n } décision.
       *[other] Vous avez pris { $n } décisions.
    }
sum-mistakes =
    { $n ->
        [one] Il y a eu { $n } erreur d’un centième de l’enjeu ou plus.
       *[other] Il y a eu { $n } erreurs d’un centième de l’enjeu ou plus.
    }
sum-noMistake = Il n’y a eu aucune erreur d’un centième de l’enjeu ou plus.

turning-title = Tournants
turning-none = Aucune étape n’a changé grand-chose.

steps-title = Étape par étape
steps-at = Étape { $n } sur { $of }
steps-start = Avant la première carte
steps-first = Début
steps-previous = Précédent
steps-next = Suivant
steps-last = Fin
steps-nextMistake = Erreur suivante
steps-keys = Aussi avec les flèches gauche et droite.
steps-list = Toutes les étapes

verdict-best = Le meilleur coup.
verdict-near = Pratiquement aussi bon que le meilleur coup.
verdict-mistake = Ce coup a coûté { $amount }. Mieux: { $better }.
verdict-luckGood = Chance: { $amount }.
verdict-luckBad = Malchance: { $amount }.
verdict-luckNone = À peu près comme attendu.
verdict-clock = La fin du temps imparti a coûté { $amount }.
verdict-worth = Résultat attendu ensuite: { $amount }
verdict-final = Résultat: { $amount }
verdict-options = Tous les coups possibles

worths-move = Coup
worths-value = Valeur en CHF
worths-behind = écart
worths-best = meilleur
worths-made = joué
worths-about = Gains attendus moins les achats à venir, si l’on joue ensuite au mieux.
worths-chance = { $percent } de chances
worths-effects-completes = fait 21
worths-effects-clears = défait la pile
worths-effects-busts = plus de 21

chart-title = Le déroulement
chart-label = Résultat attendu après chaque étape, en CHF: au début { $first }, au plus bas { $least }, au plus haut { $most }, à la fin { $last }.
chart-caption = Résultat attendu en CHF après chaque étape. Un clic mène à l’étape.
chart-mistake = erreur
chart-turn = tournant
chart-asTable = En tableau
chart-number = Étape
chart-what = Ce qui s’est passé
chart-change = Écart
chart-worth = Attendu

again-button = Réessayer à partir d’ici
again-about = Comme exercice, avec de nouvelles cartes.
again-replaces = Votre partie d’exercice en cours sera remplacée.
again-replace = Remplacer et commencer
again-keep = Garder

toTraining = Les erreurs de cette partie sont dans l’entraînement.
openTraining = Vers l’entraînement
verify = Vérifier cette partie
dispute = Contester ce jeu

# What a move is called; the same words for a move that was made and for a better one.
moves-place = poser sur la pile { $n }
moves-placeCard = poser { $card } sur la pile { $n }
moves-discard = se défausser
moves-discardCard = se défausser de { $card }
moves-buy = acheter une carte
moves-endGame = terminer le jeu
moves-endPlay = arrêter et prendre le gain
moves-endLadder = arrêter High/Low
moves-highlow = jouer à High/Low
moves-higher = plus haute
moves-lower = plus basse
moves-risk = Risiko avec { $stake }

drawn-deal = Carte: { $card }
drawn-grant = { $n } cartes gratuites
drawn-open = Carte découverte: { $card }
drawn-hidden = Carte cachée: { $card }
drawn-right = juste
drawn-wrong = faux
drawn-equal = égal, nouveau tour
drawn-expire = Les quatre heures sont écoulées
