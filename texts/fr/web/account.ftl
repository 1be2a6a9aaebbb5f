### One's own account: overview, money, statement, limits, block, messages, history, data, preferences.

title = Votre compte
guest = Il faut être connecté pour cela.
closed = Ce compte est fermé depuis le { $since }. Vous pouvez encore consulter le relevé, les parties et les données.

pages-label = Rubriques du compte
pages-overview = Aperçu
pages-money = Argent fictif
pages-statement = Relevé
pages-history = Parties
pages-limits = Limites
pages-block = Blocage volontaire
pages-messages = Messages
pages-access = Accès
pages-data = Données
pages-preferences = Réglages

saved = Enregistré.
sending = Envoi en cours
unfilled = Veuillez remplir ce champ: { $field }.
more = Afficher plus
amount = Montant en CHF
badAmount = Veuillez saisir un montant, par exemple 20 ou 12.50.

overview-balance = Solde (argent fictif)
overview-login = Nom d’utilisateur
overview-opened = Compte depuis
overview-session = Cette session
overview-result = Résultat de la session
overview-seated = Jetons à une table
overview-today = Parties aujourd’hui
overview-of = { $n } sur { $most }
overview-accepted = Règles acceptées
overview-acceptedTerms = Conditions acceptées
overview-acceptedAt = { $version }, acceptées le { $at }
overview-byAnnouncement = par annonce
overview-inForce = En vigueur
overview-inForceBoth = règles { $rules }, conditions { $terms }
overview-ahead = Annoncé
overview-aheadOne = { $name } dès le { $date }
overview-documents = Lire et enregistrer les documents
overview-notYet = pas encore
overview-running = Une partie est en cours
overview-runningText = Elle se termine d’elle-même au plus tard le { $end } (dans { $left }) et paie alors ce qui est gagné.
overview-goOn = Continuer la partie
overview-setUp = Avant la première partie, il reste à accepter les règles et les conditions ou à fixer vos limites.
overview-toSetUp = Compléter
overview-blocked = { $game }: blocage à votre demande jusqu’au { $until }.
overview-held = { $game }: bloqué par la maison. La raison se trouve dans vos messages.
overview-heldUntil = { $game }: bloqué par la maison jusqu’au { $until }. La raison se trouve dans vos messages.
overview-excluded = Ce compte est exclu du jeu. Vous pouvez retirer votre solde en tout temps.
overview-unread =
    { $n ->
        [one] Un message non lu
       *[other] { $n } messages non lus
    }
overview-help = Aide, limites et conseil

games-big21 = Big21
games-challenge = Black Jack Challenge

money-lead = L’argent fictif ne coûte rien et ne vaut rien. Versements et retraits sont pourtant comptabilisés comme s’il s’agissait d’argent réel.
money-deposit = Verser
money-withdraw = Retirer
money-depositSubmit = Verser de l’argent fictif
money-withdrawSubmit = Retirer de l’argent fictif
money-currency = Monnaie
money-amountIn = Montant
money-amountFrancs = Montant en CHF
money-rates = Cours affichés: CHF pour une unité.
money-buys = Versement
money-sells = Retrait
money-rate = Cours: 1 { $currency } = CHF { $rate }
money-gets = Vous recevez { $amount }.
money-deposited = Versé. Solde actuel: { $balance }.
money-withdrawn = Retiré. Solde actuel: { $balance }.
money-all = Tout le solde
money-limit = Votre limite de versement permet encore { $left } sur 30 jours.
money-toPlay = Retour à la partie en cours

statement-since = Depuis le { $date }, { $days } jours
statement-deposits = Versements
statement-withdrawals = Retraits
statement-net = Versements nets
statement-stakes = Enjeux et cartes
statement-prizes = Gains
statement-tables = Tables (rendu moins apporté)
statement-atTables = Jetons actuellement aux tables
statement-result = Résultat des parties
statement-sums = Totaux en CHF
statement-lines = Mouvements
statement-when = Quand
statement-what = Quoi
statement-amount = CHF
statement-balance = Solde
statement-play = Partie
statement-note = Remarque
statement-foreign = { $amount } au cours de { $rate }
statement-none = Aucun mouvement durant cette période.
statement-csv = Télécharger en CSV
statement-file = ventuno-releve

limits-lead = La perte nette correspond aux enjeux et aux achats de cartes moins les gains. Les jetons à une table comptent aussi, jusqu’à leur retour. Les jours sont des jours civils, à l’heure de Zurich; aujourd’hui est compris. Un gain compte dès qu’il est crédité ou réalisé dans la partie.
limits-rule = Une limite plus basse s’applique aussitôt. Une limite plus haute ne s’applique que 72 heures plus tard; l’ancienne vaut jusque-là.
limits-used = { $used } utilisés sur { $amount }, il reste { $left }
limits-unset = Pas encore fixée
limits-unlimited = Sans limite. Versé en 30 jours: { $used }
limits-pending = Nouvelle limite de { $amount } dès le { $at }.
limits-pendingNone = La limite sera supprimée dès le { $at }.
limits-change = Nouvelle limite en CHF
limits-save = Modifier la limite
limits-set = Fixer la limite
limits-most = CHF { $most } au plus.
limits-cap = Pour vous protéger, la maison a abaissé cette limite: { $most } au plus jusqu’au { $until }. Vous pouvez l’abaisser encore en tout temps.
limits-tooHigh = Impossible: pour vous protéger, la maison n’admet que { $most } au plus jusqu’au { $until }.
limits-first = S’applique aussitôt.
limits-lower = Plus basse qu’avant: s’applique aussitôt.
limits-same = Identique à l’actuelle.
limits-higher = Plus haute qu’avant: ne s’applique qu’après 72 heures, dès le { $at }.
limits-remove = Supprimer la limite de versement
limits-toBlock = Si les limites ne suffisent pas, vous pouvez vous bloquer vous-même.

watched-title = Ce que nous observons pour vous protéger
watched-what = De temps en temps, nous regardons si quelqu’un perd la maîtrise de son jeu. Nous regardons pour cela votre comportement: versements et retraits, enjeux, pertes d’une session, limites, durée et heure. Votre adresse au jeu et votre chance ne comptent jamais.
watched-follows = Si quelque chose nous frappe, une personne l’examine. Elle peut vous écrire, abaisser une limite, bloquer le compte pour un temps ou l’exclure du jeu. Vous recevez chaque fois un message, et votre solde reste disponible.
watched-talk = Vous souhaitez en parler ou n’êtes pas d’accord? Adressez-vous à nous ou à un service de conseil indépendant:
watched-contact = Contact
watched-help = Aide et conseil

block-lead = Un blocage volontaire empêche toute nouvelle partie pendant 1 à { $most } jours. Ni vous ni la maison ne pouvez le lever avant terme.
block-stays = Vous pouvez terminer une partie en cours, mais pas acheter de cartes, même avec des gains réalisés. Les retraits restent possibles en tout temps.
block-none = Aucun blocage actuellement.
block-days = Durée en jours
block-daysHint = de 1 à { $most }
block-which = Pour quels jeux
block-all = Tous les jeux
block-next = Continuer
block-badDays = Veuillez saisir un nombre entier de 1 à { $most }.
block-confirm = Confirmer le blocage
block-summary = { $game }: blocage jusqu’au { $until }.
block-understood = Je comprends que ce blocage ne peut pas être annulé.
block-tick = Veuillez d’abord confirmer que vous l’avez compris.
block-submit = Bloquer maintenant
block-cancel = Annuler
block-done = Le blocage est en vigueur.

messages-none = Aucun message.
messages-unread = nouveau
messages-markRead = Tout marquer comme lu
messages-marked = Tout est lu.

history-none = Pas encore de partie.
history-first = Vers la première partie
history-stake = Enjeu
history-paidIn = Payé
history-paidOut = Reçu
history-complete =
    { $n ->
        [one] { $n } pile complète
       *[other] { $n } piles complètes
    }
history-running = en cours jusqu’au { $end }
history-goOn = Continuer
history-review = Revoir
history-verify = Vérifier
history-dispute = Contester
history-of = Partie du { $date }
history-which = Quel jeu
history-noGame = Aucune partie à une table n’est encore terminée.
history-toTables = Vers les tables
history-ante = Ante
history-cards = Cartes communes
history-bonus = Mises bonus
history-at = Table «{ $table }», partie { $n }, case { $box }
history-won = pot gagné
history-lost = pot non gagné
history-void = annulée, toutes les mises rendues
history-war = décidée au Casino War
history-replay = Relecture

access-change = Changer le mot de passe
access-changeText = Il vous faut votre mot de passe actuel. Ensuite, vous serez déconnecté partout ailleurs.
access-changeSubmit = Changer le mot de passe
access-current = Mot de passe actuel
access-next = Nouveau mot de passe
access-changed = Le mot de passe est changé. Vous êtes déconnecté partout ailleurs.
access-sessions = Où vous êtes connecté
access-since = depuis le { $since }, jusqu’au { $until } au plus tard
access-seen = dernière utilisation le { $at }
access-unknown = Appareil inconnu
access-here = ici
access-only = Vous n’êtes connecté qu’ici.
access-endOthers = Se déconnecter partout ailleurs
access-before = Avant celle-ci, votre dernière connexion date du { $at }.
access-first = C’est la première connexion dont nous ayons connaissance.
access-codes = Codes de récupération
access-codesText = Un code définit un nouveau mot de passe si vous l’avez oublié. Chaque code sert une fois.
access-codesNone = Vous n’avez pas encore de codes. Veuillez en créer: sans code, nous devons vérifier votre identité.
access-codesLeft = Codes encore valables: { $n }. Créés le { $at }.
access-codesSubmit = Créer de nouveaux codes
access-codesVoid = Les anciens codes ne sont ensuite plus valables.

data-export = Toutes les données de ce compte
data-exportText = Un fichier JSON avec vos données personnelles, le journal complet et toutes les parties, y compris celles jouées à une table, une fois terminées. La valeur initiale d’une partie en cours n’y figure pas. Il dit aussi quand le personnel a consulté vos données: chaque consultation est enregistrée.
data-download = Télécharger
data-language = Langue
data-languageText = C’est la langue de vos messages et de ces pages.
data-languageSubmit = Changer de langue
data-kept = Ce qui est conservé
data-keptText = Le journal d’un compte n’est jamais modifié ni effacé: c’est ainsi que chaque partie reste vérifiable. Le nom, la date de naissance, le canton, l’adresse e-mail, le mot de passe et ce qui a été écrit n’y figurent pas: ils sont conservés à part, le mot de passe seulement sous forme d’empreinte.
data-keptBrowser = Les parties d’exercice et les réglages ne se trouvent que dans ce navigateur.

closing-title = Fermer le compte
closing-balance = Votre solde de { $balance } est versé. Ensuite, le compte n’accepte plus ni versement ni mise.
closing-kept = Les limites, les blocages, les parties et le journal sont conservés, comme la loi l’exige. Vous pouvez encore vous connecter et tout consulter.
closing-final = Un compte fermé n’est pas rouvert. Si un nouveau compte ressemble à celui-ci, il ne permet de jouer qu’une fois les indications vérifiées par nos soins.
closing-submit = Fermer le compte
closing-ask = Fermer le compte maintenant?
closing-askText = { $balance } sont versés. Cela ne peut pas être annulé.
closing-go = Fermer définitivement
closing-stay = Garder le compte

preferences-lead = Ces réglages s’appliquent aussitôt, mais seulement dans ce navigateur.
preferences-fourColours = Cartes en quatre teintes
preferences-fourColoursHint = Carreau en bleu et trèfle en vert. Les couleurs n’ont aucun effet sur le jeu.
preferences-sounds = Sons
preferences-soundsHint = Sons discrets à la pose d’une carte; pas de fanfares.
preferences-reality = Rappeler la durée et le résultat
preferences-every = toutes les { $n } minutes

limitKinds-loss_1_day = Perte nette, un jour
limitKinds-loss_7_days = Perte nette, 7 jours
limitKinds-loss_30_days = Perte nette, 30 jours
limitKinds-deposit_30_days = Versements, 30 jours

movements-deposited = Versement
movements-withdrawn = Retrait
movements-play_started = Enjeu
movements-card_bought = Carte achetée
movements-play_paid = Partie terminée
movements-chips_brought = Jetons à une table
movements-chips_returned = Jetons rendus par la table
movements-adjusted = Correction
