"""Made by `make texts` from texts/*/rules/challenge.ftl: change those."""

from ventuno.rules.language import Alternatives, Message, Text


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


_TABLE_RULES_TOO_LONG = Text(
    de="Tischregeln haben höchstens {most} Zeichen.",
    fr="Des règles de table comptent au plus {most} caractères.",
    it="Le regole dei tavoli hanno al massimo {most} caratteri.",
    en="Table rules have at most {most} characters.",
)


def table_rules_too_long(*, most: object) -> Message:
    return Message(_TABLE_RULES_TOO_LONG, {"most": most})


_TABLE_RULES_NOT_TOML = Text(
    de="Das ist kein gültiges TOML: {problem}.",
    fr="Ce n’est pas du TOML valable: {problem}.",
    it="Non è TOML valido: {problem}.",
    en="This is not valid TOML: {problem}.",
)


def table_rules_not_toml(*, problem: object) -> Message:
    return Message(_TABLE_RULES_NOT_TOML, {"problem": problem})


_TABLE_RULES_BAD_NAME = Text(
    de="Tischregeln heissen nach dem Tag, von dem an sie gelten, zum Beispiel 2027-01-01.",
    fr="Des règles de table portent le nom du jour dès lequel elles s’appliquent, par exemple 2027-01-01.",
    it="Le regole dei tavoli portano il nome del giorno dal quale valgono, per esempio 2027-01-01.",
    en="Table rules are named after the day from which they hold, for example 2027-01-01.",
)


def table_rules_bad_name() -> Message:
    return Message(_TABLE_RULES_BAD_NAME, {})


_TABLE_RULES_UNKNOWN_NUMBER = Text(
    de="{what} lässt sich in den Tischregeln nicht ändern. Ändern lassen sich: {known}.",
    fr="{what} ne peut pas être changé dans les règles de table. Peuvent l’être: {known}.",
    it="{what} non si può cambiare nelle regole dei tavoli. Si possono cambiare: {known}.",
    en="{what} cannot be changed in table rules. These can: {known}.",
)


def table_rules_unknown_number(*, what: object, known: object) -> Message:
    return Message(_TABLE_RULES_UNKNOWN_NUMBER, {"what": what, "known": known})


_TABLE_RULES_BAD_ODDS = Text(
    de="{what} muss eine Quote wie \"30:1\" sein, die erste Zahl von 1 bis {most}, die zweite 1, 2, 5 oder 10, nicht {found}.",
    fr="{what} doit être une cote comme \"30:1\", le premier nombre de 1 à {most}, le second 1, 2, 5 ou 10, pas {found}.",
    it="{what} deve essere una quota come \"30:1\", il primo numero da 1 a {most}, il secondo 1, 2, 5 o 10, non {found}.",
    en="{what} must be odds such as \"30:1\", the first number from 1 to {most}, the second 1, 2, 5 or 10, not {found}.",
)


def table_rules_bad_odds(*, what: object, most: object, found: object) -> Message:
    return Message(_TABLE_RULES_BAD_ODDS, {"what": what, "most": most, "found": found})


_TABLE_RULES_BAD_NUMBER = Text(
    de=Alternatives("count", {"one": "{what} muss eine ganze Zahl von {least} bis {most} sein, nicht {found}.", "other": "{what} muss eine Liste von {count} ganzen Zahlen von {least} bis {most} sein, nicht {found}."}),
    fr=Alternatives("count", {"one": "{what} doit être un nombre entier de {least} à {most}, pas {found}.", "other": "{what} doit être une liste de {count} nombres entiers de {least} à {most}, pas {found}."}),
    it=Alternatives("count", {"one": "{what} deve essere un numero intero da {least} a {most}, non {found}.", "other": "{what} deve essere un elenco di {count} numeri interi da {least} a {most}, non {found}."}),
    en=Alternatives("count", {"one": "{what} must be a whole number from {least} to {most}, not {found}.", "other": "{what} must be a list of {count} whole numbers from {least} to {most}, not {found}."}),
)


def table_rules_bad_number(*, count: int, what: object, least: object, most: object, found: object) -> Message:
    return Message(_TABLE_RULES_BAD_NUMBER, {"count": count, "what": what, "least": least, "most": most, "found": found})


_TABLE_RULES_NOT_PLAYABLE = Text(
    de="Mit diesen Zahlen lässt sich nicht spielen, sie widersprechen sich oder gehen nicht in Schritten von 10 Rappen: {numbers}.",
    fr="On ne peut pas jouer avec ces nombres, ils se contredisent ou ne vont pas par pas de 10 centimes: {numbers}.",
    it="Con questi numeri non si può giocare, si contraddicono o non vanno a passi di 10 centesimi: {numbers}.",
    en="These numbers cannot be played with: they contradict each other or do not go in steps of 10 centimes: {numbers}.",
)


def table_rules_not_playable(*, numbers: object) -> Message:
    return Message(_TABLE_RULES_NOT_PLAYABLE, {"numbers": numbers})


_TABLE_RULES_BANK_LOSES = Text(
    de="Bei diesen Quoten gewänne man mit {bet} im Durchschnitt {expectation} des Einsatzes ({percent} %). Keine Bonuswette darf der Bank im Durchschnitt Verlust bringen.",
    fr="Avec ces cotes, on gagnerait en moyenne {expectation} de la mise ({percent} %) au {bet}. Aucune mise bonus ne doit faire perdre la banque en moyenne.",
    it="Con queste quote si vincerebbe in media {expectation} della puntata ({percent} %) con {bet}. Nessuna puntata bonus deve far perdere il banco in media.",
    en="With these odds, players would win {expectation} of the stake ({percent} %) on average with {bet}. The bank must not lose on average on any bonus bet.",
)


def table_rules_bank_loses(*, bet: object, expectation: object, percent: object) -> Message:
    return Message(_TABLE_RULES_BANK_LOSES, {"bet": bet, "expectation": expectation, "percent": percent})


_TABLE_RULES_NAME_TAKEN = Text(
    de="Tischregeln mit dem Namen {name} gibt es schon; veröffentlichte Tischregeln werden nie geändert.",
    fr="Il existe déjà des règles de table nommées {name}; des règles de table publiées ne sont jamais changées.",
    it="Esistono già regole dei tavoli con il nome {name}; le regole dei tavoli pubblicate non vengono mai cambiate.",
    en="There are table rules with the name {name} already; published table rules are never changed.",
)


def table_rules_name_taken(*, name: object) -> Message:
    return Message(_TABLE_RULES_NAME_TAKEN, {"name": name})


_TABLE_RULES_UNKNOWN = Text(
    de="Diese Tischregeln gibt es nicht; es gibt: {known}.",
    fr="Ces règles de table n’existent pas; il y a: {known}.",
    it="Queste regole dei tavoli non esistono; ci sono: {known}.",
    en="There are no such table rules; there are: {known}.",
)


def table_rules_unknown(*, known: object) -> Message:
    return Message(_TABLE_RULES_UNKNOWN, {"known": known})
