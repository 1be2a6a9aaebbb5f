### The table of Big21 for money.

title = Jouer
missing = À faire avant de jouer
needsLogin = Pour jouer, il vous faut un compte. Vous pouvez vous exercer sans compte.
loggedOut = Votre session est terminée. Une partie en cours reprend là où elle en était dès que vous vous reconnectez.
logIn = Se connecter
register = Ouvrir un compte
practise = S’exercer maintenant
needsRules = Lire et accepter les règles du jeu du { $rules }.
toRules = Vers les règles
accept = Accepter les règles
needsLimits = Fixer les limites de perte nette sur 1, 7 et 30 jours.
toLimits = Vers les limites
needsMoney = Verser au moins { $least } (argent fictif).
toMoney = Vers le solde
blocked = Vous avez demandé un blocage jusqu’au { $until }. Il prend fin de lui-même.
excluded = Votre compte est exclu du jeu.
closed = Votre compte est fermé depuis le { $since }.
toHelp = Aide et conseil
dayFull = Vous avez joué { $n } parties aujourd’hui; c’est le maximum par jour.
stake = Enjeu, CHF
start = Miser { $stake } et commencer
balanceAfter = Solde après l’enjeu: { $amount }.
today =
    { $n ->
        [one] Vous avez joué { $n } partie sur { $most } aujourd’hui.
       *[other] Vous avez joué { $n } parties sur { $most } aujourd’hui.
    }
fair = Comment les cartes sont déterminées
fairWhat = Par cette empreinte, la maison s’est engagée sur sa valeur initiale. Avec la vôtre, celle-ci détermine toutes les cartes; après la partie, vous pouvez le vérifier.
howFair = Comment cela fonctionne
commitment = Empreinte de la maison
seed = Votre valeur initiale
seedWhat = Choisie au hasard. Vous pouvez la changer.
anotherSeed = En choisir une autre
play = Partie
law = Loi de probabilité
rules = Règles
expires = Jusqu’à { $clock }, encore { $left }.
details = Détails de la partie
resumed = Votre partie reprend là où vous en étiez.
lost = Connexion interrompue. Nouvel essai en cours; votre coup ne compte qu’une fois.
found = La connexion est rétablie.
stale = Cette partie s’est poursuivie dans une autre fenêtre. Voici l’état actuel.
again = Nouvelle partie
review = Revoir cette partie
verify = Vérifier les cartes
dispute = Contester ce jeu
