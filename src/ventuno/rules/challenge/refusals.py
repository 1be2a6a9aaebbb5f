"""Why a move of Black Jack Challenge is refused: the reasons, each with its ruling and a sentence in four languages.

`why_not` finds the reason for a move that is not legal now.
"""

from typing import assert_never

from ventuno.rules.cards import Card
from ventuno.rules.challenge.moves import Community, DealHands, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.state import ChallengeGame
from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason, Refusal

GAME_OVER = Reason(
    "challenge_over",
    "C8",
    Text(
        de="Das Spiel ist zu Ende.",
        fr="La partie est terminée.",
        it="La partita è terminata.",
        en="The game is over.",
    ),
)
NUMBER_OF_PLAYERS = Reason(
    "challenge_number_of_players",
    "C3",
    Text(
        de="Es spielen zwei bis sieben Personen, jede an ihrer eigenen Box.",
        fr="De deux à sept personnes jouent, chacune à sa propre case.",
        it="Giocano da due a sette persone, ciascuna al proprio box.",
        en="Two to seven people play, each at a box of their own.",
    ),
)
BUTTON_ON_EMPTY_BOX = Reason(
    "challenge_button_on_empty_box",
    "C12",
    Text(
        de="Der Button liegt bei einer Box, die mitspielt.",
        fr="Le Button se trouve devant une case qui joue.",
        it="Il Button sta davanti a un box in gioco.",
        en="The button is at a box that plays.",
    ),
)
NO_ANTE = Reason(
    "challenge_no_ante",
    "C4",
    Text(
        de="Jede Person setzt eine Ante.",
        fr="Chaque personne pose une ante.",
        it="Ogni persona mette un’ante.",
        en="Everybody places an ante.",
    ),
)
NO_BONUS_BET = Reason(
    "challenge_no_bonus_bet",
    "C4",
    Text(
        de="Zur Ante gehört mindestens eine Bonuswette: Red Bonus oder Black Bonus.",
        fr="À l’ante s’ajoute au moins une mise bonus: Red Bonus ou Black Bonus.",
        it="All’ante si aggiunge almeno una puntata bonus: Red Bonus o Black Bonus.",
        en="With the ante goes at least one bonus bet: Red Bonus or Black Bonus.",
    ),
)
AMOUNT_OFF_GRID = Reason(
    "challenge_amount_off_grid",
    "C2",
    Text(
        de="Einsätze sind Vielfache von 10 Rappen.",
        fr="Les mises sont des multiples de 10 centimes.",
        it="Le puntate sono multipli di 10 centesimi.",
        en="Bets are multiples of 10 centimes.",
    ),
)
CARDS_DUE = Reason(
    "challenge_cards_due",
    "C5",
    Text(
        de="Zuerst kommen Karten: {due}.",
        fr="Des cartes sont d’abord attendues: {due}.",
        it="Prima sono attese delle carte: {due}.",
        en="Cards are due first: {due}.",
    ),
)
NOTHING_TO_DRAW = Reason(
    "challenge_nothing_to_draw",
    "C6",
    Text(
        de="Jetzt kommt keine Karte: Jemand am Tisch muss sich entscheiden.",
        fr="Aucune carte n’est attendue maintenant: quelqu’un à la table doit se décider.",
        it="Ora non è attesa nessuna carta: qualcuno al tavolo deve decidere.",
        en="No card comes now: somebody at the table has to decide.",
    ),
)
OTHER_DRAW_DUE = Reason(
    "challenge_other_draw_due",
    "C5",
    Text(
        de="Jetzt kommen andere Karten: {due}.",
        fr="D’autres cartes sont attendues: {due}.",
        it="Sono attese altre carte: {due}.",
        en="Other cards are due: {due}.",
    ),
)
NUMBER_OF_CARDS = Reason(
    "challenge_number_of_cards",
    "C5",
    Text(
        de="Es braucht {needed} Karten, nicht {found}.",
        fr="Il faut {needed} cartes, et non {found}.",
        it="Servono {needed} carte, non {found}.",
        en="{needed} cards are needed, not {found}.",
    ),
)
CARD_OUT = Reason(
    "challenge_card_out",
    "C5",
    Text(
        de="{card} liegt schon auf dem Tisch: Das Deck hat jede Karte einmal.",
        fr="{card} est déjà sur la table: le paquet contient chaque carte une fois.",
        it="{card} è già sul tavolo: il mazzo contiene ogni carta una volta.",
        en="{card} is on the table already: the deck has each card once.",
    ),
)
VOID_UNREADABLE = Reason(
    "challenge_void_unreadable",
    "C14",
    Text(
        de="Zum Annullieren gehören ein Name aus einem Wort und ein Grund ohne Anführungszeichen und ohne #.",
        fr="Pour annuler, il faut un nom d’un seul mot et un motif sans guillemets ni #.",
        it="Per annullare servono un nome di una sola parola e un motivo senza virgolette né #.",
        en="Voiding a game takes a name of one word and a reason without quotation marks and without #.",
    ),
)

_DRAWS = {DealHands: Draw.DEAL, Community: Draw.COMMUNITY, War: Draw.WAR}
_REASON_MAX = 200


def why_not(game: ChallengeGame, move: Move, offers: tuple[Offer, ...]) -> Refusal | None:
    """The reason why a move is not legal now; None if it is legal."""
    if not offers:
        return GAME_OVER()
    match move:
        case Void():
            return None if _written(move) else VOID_UNREADABLE()
        case Decision():
            return None if move in offers else CARDS_DUE(due=_due(offers))
        case DealHands() | Community() | War():
            if _DRAWS[type(move)] in offers:
                return _wrong_cards(game, move)
            due = offers[0]
            return OTHER_DRAW_DUE(due=due.value) if isinstance(due, Draw) else NOTHING_TO_DRAW()
        case _:
            assert_never(move)


def _due(offers: tuple[Offer, ...]) -> str:
    return str(offers[0].value)


def _wrong_cards(game: ChallengeGame, move: DealHands | Community | War) -> Refusal | None:
    """C5, C9, C11: the right number of cards, each only once, and each still in the deck."""
    cards, needed = _cards(game, move)
    if len(cards) != needed:
        return NUMBER_OF_CARDS(needed=needed, found=len(cards))
    twice = next((card for place, card in enumerate(cards) if card in cards[:place] or card not in game.stock), None)
    return None if twice is None else CARD_OUT(card=twice)


def _cards(game: ChallengeGame, move: DealHands | Community | War) -> tuple[tuple[Card, ...], int]:
    match move:
        case DealHands():
            return move.cards, 2 * len(game.order)
        case Community():
            return (move.first, move.second), 2
        case War():
            return (move.burnt, *move.cards), 1 + len(game.contenders)
        case _:
            assert_never(move)


def _written(move: Void) -> bool:
    """Whether the notation can hold it: a name of one word, and a reason of one line without quotes."""
    named = bool(move.by) and move.by.isprintable() and not set(move.by) & set(' "#')
    given = bool(move.reason.strip()) and len(move.reason) <= _REASON_MAX
    return named and given and move.reason.isprintable() and not set(move.reason) & set('"#')
