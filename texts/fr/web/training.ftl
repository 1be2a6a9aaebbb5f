### The training page.

title = Entraînement
lead = Des positions tirées de vos propres parties, où il existait un meilleur coup. Après deux bonnes réponses de suite, une position est considérée comme acquise.
kept = Vos positions restent dans ce navigateur.
due =
    { $n ->
        [one] Il reste { $n } position à travailler.
       *[other] Il reste { $n } positions à travailler.
    }
learned =
    { $n ->
        [one] { $n } position est acquise.
       *[other] { $n } positions sont acquises.
    }
gathering = Recherche d’erreurs dans vos dernières parties d’exercice.

empty-title = Pas encore de positions
empty-text = Menez une partie d’exercice à son terme. Chaque décision qui concède au moins un centième de l’enjeu devient un exercice. Les parties de votre compte s’y ajoutent lorsque vous en ouvrez l’analyse.
empty-practise = S’exercer d’abord

allLearned-title = Tout est acquis
allLearned-text = De nouveaux exercices viendront avec de nouvelles parties.

question = Que jouez-vous ici?
from = Trouvée le { $date }

answer-right = Juste: { $move }.
answer-near = Bien: { $move }. La différence avec le meilleur coup est inférieure à un centième de l’enjeu.
answer-wrong = Vous avez choisi: { $move }. Cela coûte { $amount }. Mieux: { $better }.
answer-once = Une bonne réponse. Encore une, et la position est acquise.
answer-learned = Cette position est acquise.
answer-then = Dans la partie, vous aviez choisi: { $move }.

next = Position suivante
playOn = Continuer à partir d’ici
skip = Passer
remove = Retirer la position
broken = Cette position ne peut plus être affichée: { $reason }

progress-title = Vos progrès
progress-average = Concédé par décision, en % de l’enjeu
progress-learned = Positions acquises
progress-label = { $what }, par jour. Dernière valeur, le { $date }: { $value }.
progress-day = Jour
progress-decisions = Décisions
progress-perDecision = Concédé en moyenne
progress-answered = Réponses justes
progress-learnedToday = Acquises
progress-none = Dès que des parties auront été analysées, vous verrez ici ce que vous concédez par décision.
