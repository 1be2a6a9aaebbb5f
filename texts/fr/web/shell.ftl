### The frame of all pages: top line, foot, errors.

skip = Aller au contenu
playMoney = Argent fictif
menu = Menu
navigation = Pages
lobby = Accueil
practice = S’exercer
play = Jouer
challenge = Challenge
rules = Règles
challengeRules = Règles du Challenge
documents = Documents
account = Compte
unread =
    { $n ->
        [one] { $n } message non lu
       *[other] { $n } messages non lus
    }
logIn = Se connecter
logOut = Se déconnecter
language = Langue
theme = Affichage

themes-system = système
themes-light = clair
themes-dark = sombre

session = Votre session
balance = Solde CHF
time = Session
result = Résultat CHF
fairness = Équité
verify = Vérifier une partie
training = Entraînement
help = Aide et limites
contact = Contact
footer = Informations et aide
adults = Dès 18 ans
noPayout = On joue avec de l’argent fictif, sans valeur réelle.
independent = Projet indépendant, sans lien avec Swisslos.
unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.
again = Réessayer
loading = Chargement
missing = Cette page n’existe pas
toLobby = Retour à l’accueil
close = Fermer
lastLogIn = Votre dernière connexion date du { $at }.

reality-title = Un instant de pause
reality-time = Votre session dure depuis { $time }.
reality-result = Résultat de cette session: { $result }.
reality-running = Une partie en cours est conservée, même si vous vous déconnectez. Elle se termine d’elle-même quatre heures après son début.
reality-every = Prochain rappel après
reality-setting = Rappeler durée et résultat toutes les
reality-minutes = { $n } minutes
reality-goOn = Continuer
