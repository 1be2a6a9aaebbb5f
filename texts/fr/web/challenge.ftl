### The table of Black Jack Challenge. What the croupier calls is called in the reader's language.

game = Black Jack Challenge
box = Case { $n }
you = Vous
free = libre

levels-beginner = Bot débutant
levels-solid = Bot solide
levels-strong = Bot fort

away = absent
leaving = part après cette partie
leavingShort = part
button = Button, décide en premier
chips = { $amount } en jetons

# In practice an amount is a number of chips: no money, and no sign of a currency.
playChips =
    { $n ->
        [one] { $figure } jeton
       *[other] { $figure } jetons
    }
bet = Mise: ante { $ante }
ante = Ante
red = Red
black = Black
openCard = carte découverte: { $card }
hiddenCard = carte cachée: { $card }
hidden = une carte cachée
paidFor = carte { $n } payée
stayedAt = reste à la carte { $n }
points = { $n } points
soft = un as compte 11
bust = Bust, plus de 21
bustWord = Bust
warCards = cartes du Casino War: { $cards }
decides =
    { $n ->
        [one] décide, encore { $n } seconde
       *[other] décide, encore { $n } secondes
    }
winner = gagne le pot
pot = Pot
community = Cartes communes
communityDown = Carte { $n } cachée
communityOpen = Carte { $n }: { $card }
war = Casino War
boxes = Cases
watchers =
    { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
gameNumber = Partie { $n }
secondsLeft = encore { $n } s
fiveLeft = Encore cinq secondes.

own-hand = Vos cartes
own-look = Regarder la carte cachée
own-cover = Votre carte cachée: { $card }. La recouvrir
own-lookShort = Regarder
own-total = Total
own-keepOpen = Toujours voir ma carte cachée

decide-title = Carte { $n }: à vous de décider
decide-pay = Payer { $price } pour la carte { $n }
decide-paying = Elle comptera dans tous les cas, même au-delà de 21.
decide-stay = Rester
decide-staying = Ne coûte rien.
decide-stayingWith = Ne coûte rien. Vous avez { $points }.
decide-short = Vos jetons ne suffisent pas.
decide-clock = Sans décision, vous restez.

betting-title = Votre mise
betting-fixed = fixe
betting-less = { $spot }: moins
betting-more = { $spot }: plus
betting-redBonus = Red Bonus
betting-blackBonus = Black Bonus
betting-oneBonus = Misez sur Red, sur Black ou sur les deux.
betting-place = Miser { $amount }
betting-again = Miser à nouveau { $amount }
betting-placed = Votre mise est posée. Les cartes vont être distribuées.
betting-odds = Cotes

waiting-others = La partie commence dès que deux cases misent.
waiting-decides = { $name } décide.
waiting-running = Les autres décident.
waiting-showdown = On découvre les cartes.
waiting-sitsOut = Cette partie se joue sans vous. Vous pourrez miser à la prochaine.
waiting-next = Prochaine partie dans { $n } s.
waiting-short = Vos jetons ne suffisent pas pour miser. Pour continuer, ajoutez-en.
waiting-void = Cette partie est annulée. Vos mises ont rejoint vos jetons.
waiting-watching = Vous regardez.
waiting-full = Toutes les cases sont occupées.
waiting-login = Pour jouer, il vous faut un compte.
waiting-logIn = Se connecter
waiting-practise = S’exercer avec des bots

result-won = Gagné: { $net }
result-over = La partie est terminée
result-pot = Pot
result-paid = Payé dans le pot
result-bonusBet = Mises bonus
result-bonusWon = De la banque: { $bonus }
result-net = Résultat
result-chips = jetons
result-last = Dernière partie: { $net }

bonuses-red_pair = Red Pair
bonuses-double_red = Double Red
bonuses-black_pair = Black Pair
bonuses-pair = Pair
bonuses-double_black = Double Black

calls-seated = { $name } prend place à la case { $box }.
calls-chips_brought = La case { $box } apporte { $amount } à la table.
calls-left = { $name } quitte la table.
calls-away = La case { $box } est absente.
calls-betting_opened = Faites vos jeux.
calls-bets_returned = Trop peu de mises: tout est rendu.
calls-closed_bets = Rien ne va plus.
calls-community_laid = Les cartes sont distribuées.
calls-card_paid = La case { $box } paie la carte { $card }.
calls-stayed = La case { $box } reste.
calls-stayed_late = Le temps est écoulé: la case { $box } reste.
calls-card_turned = Carte { $card }: { $face }.
calls-hand_shown = La case { $box } découvre: { $face }.
calls-bonus_paid = { $bonus } pour la case { $box }: { $amount }.
calls-hand_counted = Case { $box }: { $points }.
calls-hand_bust = Case { $box }: { $points }. Bust.
calls-war_declared = Égalité, Casino War: { $boxes }.
calls-war_all_bust = Toutes au-delà de 21: Casino War pour le pot.
calls-card_burnt = Une carte est brûlée.
calls-card_burnt_reshuffled = Les cartes du Casino War sont remélangées, une carte est brûlée.
calls-war_fought = { $cards }.
calls-war_repeated = Encore égalité, un tour de plus: { $boxes }.
calls-pot_won = Le pot va à la case { $box }: { $amount }.
calls-voided = La partie est annulée, toutes les mises sont rendues. { $reason }
calls-notInTime = Elle n’a pas pu continuer à temps.
calls-resumed = La partie continue.
calls-closed = La table est fermée.
calls-yours =
    { $n ->
        [one] À vous de décider pour la carte { $card }: { $price }, { $n } seconde.
       *[other] À vous de décider pour la carte { $card }: { $price }, { $n } secondes.
    }
calls-and = et
calls-title = Annonces de cette partie
calls-none = Rien n’a encore été annoncé dans cette partie.

line-lost = Connexion interrompue. Votre place vous reste, reconnexion en cours.
line-lostPractice = Connexion interrompue. Reconnexion en cours; une nouvelle table d’exercice s’ouvrira.
line-undone = Non exécuté: la demande n’a pas atteint le serveur et ne sera plus envoyée.
line-unanswered = Sans réponse du serveur: la demande ne sera pas renvoyée. La table montrera ce qui est valable dès que la connexion sera rétablie.
line-found = Connexion rétablie.

seat-sit = Prendre place
seat-bring = Ajouter des jetons
seat-stand = Se lever
seat-standAfter = Se lever après cette partie
seat-standTitle = Quitter la table?
seat-standNow = Vos jetons, { $chips }, retournent tout de suite sur votre compte.
seat-standLater = Vous terminez la partie en cours. Ensuite vos jetons retournent sur votre compte.
seat-stay = Rester à la table
seat-leaving = Vous vous levez après cette partie.

more-title = La table
more-rules = Règles
more-version = Règles de table
more-houseRules = Règlement de la maison et direction
more-tables = Toutes les tables
more-history = Parties jouées
more-invite = Copier l’invitation
more-copied = Copié.
more-inviteLink = Lien d’invitation
more-commitment = Fixé avant les mises (SHA-256)
more-fair = Équité
more-dealt = Les cartes d’une partie découlent de la valeur initiale fixée par la maison et des valeurs initiales de toutes les personnes qui misent.

practice-title = S’exercer au Challenge
practice-lead = Avec des bots, sans compte. Les jetons ne sont pas de l’argent.
practice-badge = Jetons d’exercice
practice-table = Une autre table
practice-seats = Cases
practice-level = Bots
practice-levels-beginner = Débutants
practice-levels-solid = solides
practice-levels-strong = forts
practice-levels-mixed = mélangés
practice-next = Partie suivante
practice-start = Nouvelle table
practice-tables = Vers les tables

keys-peek = regarder la carte cachée
keys-pay = payer la carte
keys-stay = rester
keys-bet = miser, ou répéter la mise
