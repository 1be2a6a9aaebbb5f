### Around the tables of Black Jack Challenge: the list of them, opening one, sitting down, looking back.

title = Tables
game = Black Jack Challenge
lead = De deux à sept joueurs se disputent le pot: deux cartes à soi, deux cartes communes à acheter, Casino War en cas d’égalité.
practise = S’exercer avec des bots
rules = Règles
none = Aucune table n’est ouverte pour l’instant. À la table d’exercice, on joue tout de suite; ou bien ouvrez la vôtre.
list = Tables ouvertes
seats =
    { $taken ->
        [one] { $taken } case occupée sur { $boxes }
       *[other] { $taken } cases occupées sur { $boxes }
    }
private = Privée, sur invitation
playing = Partie en cours
yours = Vous y avez une place
toTable = À la table
back = Retour à la table

open-title = Ouvrir une table
open-name = Nom de la table
open-boxes = Cases
open-ante = Ante, CHF
open-fixed = fixe
open-ranged = de … à …
open-bonus = Mises bonus, CHF
open-least = au moins
open-most = au plus
open-private = Privée: on ne trouve la table qu’avec le lien d’invitation
open-submit = Ouvrir la table
open-login = Pour ouvrir une table, connectez-vous.
open-logIn = Se connecter
open-amount = Veuillez saisir des montants comme 5 ou 2.50.

sit-title = Prendre place
sit-bring = Ajouter des jetons
sit-box = Case
sit-chips = Jetons, CHF
sit-practiceChips = Jetons d’exercice
sit-source = D’où viennent les jetons
sit-fromBalance = Du solde ({ $balance })
sit-payNow = Verser maintenant
sit-paid = Montant
sit-currency = Monnaie
sit-range = De { $least } à { $most }.
sit-rangeMeaning = Vous avez ensuite au moins ce qu’une partie peut coûter, et au plus ce que permettent les règles de table.
sit-gets = Vous recevez des jetons pour { $chips }.
sit-keeps = { $rest } restent au solde.
sit-noRoom = Vous avez déjà autant de jetons qu’on peut en apporter à cette table.
sit-back = Le reste retourne sur votre compte quand vous vous levez.
sit-name = Votre nom à la table
sit-nameNote = Les autres ne voient que ce nom.

# $box: a number
sit-guest = Invité { $box }

sit-submit = Prendre place
sit-submitBring = Ajouter
sit-cancel = Annuler

history-title = Parties jouées
history-none = Aucune partie n’est encore terminée à cette table.
history-game = Partie
history-winner = Pot à
history-void = annulée
history-war = War
history-pot = Pot CHF
history-own = Votre résultat CHF
history-look = Revoir la partie { $n }
history-more = Parties précédentes
history-dispute = Contester

replay-mark = Relecture
replay-title = Partie { $n }, jouée le { $moment }
replay-step = Étape { $n } sur { $all }
replay-first = Début
replay-back = Précédent
replay-next = Suivant
replay-last = Fin
replay-verify = Vérifier cette partie
replay-dispute = Contester cette partie
replay-file = Preuve en fichier
replay-close = Fermer la relecture
