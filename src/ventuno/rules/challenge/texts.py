"""Made by `make texts` from texts/*/rules/challenge.ftl: change those."""

from ventuno.rules.language import Message, Text


_CHALLENGE_OVER = Text(
    de="Das Spiel ist zu Ende.",
    fr="La partie est terminée.",
    it="La partita è terminata.",
    en="The game is over.",
)


def challenge_over() -> Message:
    return Message(_CHALLENGE_OVER, {})


_CHALLENGE_NUMBER_OF_PLAYERS = Text(
    de="Es spielen zwei bis sieben Personen, jede an ihrer eigenen Box.",
    fr="De deux à sept personnes jouent, chacune à sa propre case.",
    it="Giocano da due a sette persone, ciascuna al proprio box.",
    en="Two to seven people play, each at a box of their own.",
)


def challenge_number_of_players() -> Message:
    return Message(_CHALLENGE_NUMBER_OF_PLAYERS, {})


_CHALLENGE_BUTTON_ON_EMPTY_BOX = Text(
    de="Der Button liegt bei einer Box, die mitspielt.",
    fr="Le Button se trouve devant une case qui joue.",
    it="Il Button sta davanti a un box in gioco.",
    en="The button is at a box that plays.",
)


def challenge_button_on_empty_box() -> Message:
    return Message(_CHALLENGE_BUTTON_ON_EMPTY_BOX, {})


_CHALLENGE_NO_ANTE = Text(
    de="Jede Person setzt eine Ante.",
    fr="Chaque personne pose une ante.",
    it="Ogni persona mette un’ante.",
    en="Everybody places an ante.",
)


def challenge_no_ante() -> Message:
    return Message(_CHALLENGE_NO_ANTE, {})


_CHALLENGE_NO_BONUS_BET = Text(
    de="Zur Ante gehört mindestens eine Bonuswette: Red Bonus oder Black Bonus.",
    fr="À l’ante s’ajoute au moins une mise bonus: Red Bonus ou Black Bonus.",
    it="All’ante si aggiunge almeno una puntata bonus: Red Bonus o Black Bonus.",
    en="With the ante goes at least one bonus bet: Red Bonus or Black Bonus.",
)


def challenge_no_bonus_bet() -> Message:
    return Message(_CHALLENGE_NO_BONUS_BET, {})


_CHALLENGE_AMOUNT_OFF_GRID = Text(
    de="Einsätze sind Vielfache von 10 Rappen.",
    fr="Les mises sont des multiples de 10 centimes.",
    it="Le puntate sono multipli di 10 centesimi.",
    en="Bets are multiples of 10 centimes.",
)


def challenge_amount_off_grid() -> Message:
    return Message(_CHALLENGE_AMOUNT_OFF_GRID, {})


_CHALLENGE_CARDS_DUE = Text(
    de="Zuerst kommen Karten: {due}.",
    fr="Des cartes sont d’abord attendues: {due}.",
    it="Prima sono attese delle carte: {due}.",
    en="Cards are due first: {due}.",
)


def challenge_cards_due(*, due: object) -> Message:
    return Message(_CHALLENGE_CARDS_DUE, {"due": due})


_CHALLENGE_NOTHING_TO_DRAW = Text(
    de="Jetzt kommt keine Karte: Jemand am Tisch muss sich entscheiden.",
    fr="Aucune carte n’est attendue maintenant: quelqu’un à la table doit se décider.",
    it="Ora non è attesa nessuna carta: qualcuno al tavolo deve decidere.",
    en="No card comes now: somebody at the table has to decide.",
)


def challenge_nothing_to_draw() -> Message:
    return Message(_CHALLENGE_NOTHING_TO_DRAW, {})


_CHALLENGE_OTHER_DRAW_DUE = Text(
    de="Jetzt kommen andere Karten: {due}.",
    fr="D’autres cartes sont attendues: {due}.",
    it="Sono attese altre carte: {due}.",
    en="Other cards are due: {due}.",
)


def challenge_other_draw_due(*, due: object) -> Message:
    return Message(_CHALLENGE_OTHER_DRAW_DUE, {"due": due})


_CHALLENGE_NUMBER_OF_CARDS = Text(
    de="Es braucht {needed} Karten, nicht {found}.",
    fr="Il faut {needed} cartes, et non {found}.",
    it="Servono {needed} carte, non {found}.",
    en="{needed} cards are needed, not {found}.",
)


def challenge_number_of_cards(*, needed: object, found: object) -> Message:
    return Message(_CHALLENGE_NUMBER_OF_CARDS, {"needed": needed, "found": found})


_CHALLENGE_CARD_OUT = Text(
    de="{card} liegt schon auf dem Tisch: Das Deck hat jede Karte einmal.",
    fr="{card} est déjà sur la table: le paquet contient chaque carte une fois.",
    it="{card} è già sul tavolo: il mazzo contiene ogni carta una volta.",
    en="{card} is on the table already: the deck has each card once.",
)


def challenge_card_out(*, card: object) -> Message:
    return Message(_CHALLENGE_CARD_OUT, {"card": card})


_CHALLENGE_VOID_UNREADABLE = Text(
    de="Zum Annullieren gehören ein Name aus einem Wort und ein Grund ohne Anführungszeichen und ohne #.",
    fr="Pour annuler, il faut un nom d’un seul mot et un motif sans guillemets ni #.",
    it="Per annullare servono un nome di una sola parola e un motivo senza virgolette né #.",
    en="Voiding a game takes a name of one word and a reason without quotation marks and without #.",
)


def challenge_void_unreadable() -> Message:
    return Message(_CHALLENGE_VOID_UNREADABLE, {})
