"""Why a move of Big21 is refused: the reasons, each with its article and a sentence in four languages.

`why_not` finds the reason that helps the player most. It decides nothing: `play.moves` has already said what is legal.
"""

from typing import assert_never

from ventuno.rules.amounts import francs
from ventuno.rules.big21 import risk
from ventuno.rules.big21.moves import ChanceMove, Choice, Clock, Deal, Grant, Hidden, Move, Offer, Open, Place, Risk
from ventuno.rules.big21.risk import RiskLimit
from ventuno.rules.big21.state import Phase, Play
from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason, Refusal

STAKE_NOT_OFFERED = Reason(
    "stake_not_offered",
    "Art. 4.1",
    Text(
        de="Als Einsatz kann CHF 1, 2, 3, 4 oder 5 gewählt werden.",
        fr="L’enjeu peut être de CHF 1, 2, 3, 4 ou 5.",
        it="La puntata può essere di CHF 1, 2, 3, 4 o 5.",
        en="The stake can be CHF 1, 2, 3, 4 or 5.",
    ),
)
PLAY_OVER = Reason(
    "play_over",
    "Art. 23",
    Text(
        de="Das Spiel ist zu Ende.",
        fr="Le jeu est terminé.",
        it="Il gioco è terminato.",
        en="The play is over.",
    ),
)
CARD_DUE = Reason(
    "card_due",
    "Art. 7.1",
    Text(
        de="Zuerst muss die nächste Karte gezeigt werden.",
        fr="La prochaine carte doit d’abord être montrée.",
        it="Prima deve essere mostrata la prossima carta.",
        en="The next card has to be shown first.",
    ),
)
OPEN_CARD_DUE = Reason(
    "open_card_due",
    "Art. 15.1",
    Text(
        de="Zuerst muss die offene Karte der Runde gezeigt werden.",
        fr="La carte découverte du tour doit d’abord être montrée.",
        it="Prima deve essere mostrata la carta scoperta del giro.",
        en="The open card of the round has to be shown first.",
    ),
)
FREE_CARDS_DUE = Reason(
    "free_cards_due",
    "Art. 10.1",
    Text(
        de="Zuerst muss die Zahl der kostenlosen Karten bestimmt werden.",
        fr="Le nombre de cartes gratuites doit d’abord être déterminé.",
        it="Prima deve essere stabilito il numero di carte gratuite.",
        en="The number of free cards has to be drawn first.",
    ),
)
HIDDEN_CARD_DUE = Reason(
    "hidden_card_due",
    "Art. 15.1",
    Text(
        de="Die Vorhersage ist gemacht; zuerst muss die verdeckte Karte aufgedeckt werden.",
        fr="Le pronostic est fait; la carte cachée doit d’abord être retournée.",
        it="La previsione è fatta; prima deve essere scoperta la carta coperta.",
        en="The prediction is made; the hidden card has to be turned first.",
    ),
)
NOTHING_TO_DRAW = Reason(
    "nothing_to_draw",
    "B2",
    Text(
        de="Jetzt wird nichts gezogen: Die Spielerin oder der Spieler ist am Zug.",
        fr="Rien n’est tiré maintenant: c’est au joueur de décider.",
        it="Ora non si estrae nulla: tocca a chi gioca.",
        en="Nothing is drawn now: it is the player's turn.",
    ),
)
OTHER_DRAW_DUE = Reason(
    "other_draw_due",
    "B2",
    Text(
        de="Jetzt wird etwas anderes gezogen: {due}.",
        fr="Un autre tirage est attendu: {due}.",
        it="È attesa un’altra estrazione: {due}.",
        en="Another draw is due: {due}.",
    ),
)
NO_SUCH_NUMBER_OF_FREE_CARDS = Reason(
    "no_such_number_of_free_cards",
    "Art. 10.1",
    Text(
        de="Es gibt zwei bis sechs kostenlose Karten.",
        fr="Il y a de deux à six cartes gratuites.",
        it="Le carte gratuite sono da due a sei.",
        en="There are two to six free cards.",
    ),
)
NO_SUCH_STACK = Reason(
    "no_such_stack",
    "Art. 7.1",
    Text(
        de="Es gibt die Stapel 1 bis 5.",
        fr="Les piles vont de 1 à 5.",
        it="I mazzi vanno da 1 a 5.",
        en="The stacks are numbered 1 to 5.",
    ),
)
NO_CARD_LEFT = Reason(
    "no_card_left",
    "B8",
    Text(
        de="Es ist keine Karte mehr zu spielen: Kaufen Sie eine, oder beenden Sie das Spiel.",
        fr="Il n’y a plus de carte à jouer: achetez-en une ou terminez le jeu.",
        it="Non ci sono più carte da giocare: acquistatene una o terminate il gioco.",
        en="No card is left to play: buy one, or end the game.",
    ),
)
CARDS_LEFT = Reason(
    "cards_left",
    "B8",
    Text(
        de="Karten werden erst verkauft, wenn keine mehr zu spielen ist.",
        fr="Les cartes ne sont vendues que lorsqu’il n’en reste plus à jouer.",
        it="Le carte si vendono solo quando non ne restano da giocare.",
        en="Cards are sold only when none is left to play.",
    ),
)
NO_GAME_RUNNING = Reason(
    "no_game_running",
    "Art. 12.2",
    Text(
        de="Das Basis- oder Risikospiel ist beendet; dieser Zug gehört nicht hierher.",
        fr="Le jeu de base ou «Risiko» est terminé; ce coup n’est pas possible ici.",
        it="Il gioco di base o «Rischio» è terminato; questa mossa qui non è possibile.",
        en="The main or Risk game has ended; this move does not belong here.",
    ),
)
HIGH_LOW_NOT_OPEN = Reason(
    "high_low_not_open",
    "Art. 14.1",
    Text(
        de="«High/Low» folgt nur auf ein beendetes Spiel mit drei oder vier 21er-Stapeln.",
        fr="«High/Low» ne suit qu’un jeu terminé avec trois ou quatre piles de 21.",
        it="«High/Low» segue solo un gioco terminato con tre o quattro mazzi da 21.",
        en="High/Low only follows a game that ended with three or four stacks of 21.",
    ),
)
HIGH_LOW_PLAYED = Reason(
    "high_low_played",
    "Art. 18.1",
    Text(
        de="«High/Low» ist für dieses Spiel beendet; möglich sind «Risiko» oder das Ende.",
        fr="«High/Low» est terminé pour ce jeu; restent «Risiko» ou la fin.",
        it="«High/Low» è terminato per questo gioco; restano «Rischio» o la fine.",
        en="High/Low is finished for this game; what remains is Risk or the end.",
    ),
)
NOT_IN_HIGH_LOW = Reason(
    "not_in_high_low",
    "Art. 15.1",
    Text(
        de="Vorhersagen gibt es nur im Zusatzspiel «High/Low».",
        fr="On ne fait de pronostic que dans le jeu complémentaire «High/Low».",
        it="Le previsioni si fanno solo nel gioco supplementare «High/Low».",
        en="Predictions are made in High/Low only.",
    ),
)
RISK_NOT_OPEN = Reason(
    "risk_not_open",
    "Art. 20",
    Text(
        de="«Risiko» folgt nur auf ein beendetes Spiel mit mindestens fünffachem Gewinn.",
        fr="«Risiko» ne suit qu’un jeu terminé avec un gain d’au moins cinq fois l’enjeu.",
        it="«Rischio» segue solo un gioco terminato con una vincita di almeno cinque volte la puntata.",
        en="Risk only follows a finished game that won at least five times its stake.",
    ),
)
RISK_OFF_GRID = Reason(
    "risk_off_grid",
    "B13",
    Text(
        de="Der Risiko-Einsatz ist ein Vielfaches von CHF 0.10, mindestens CHF 0.10.",
        fr="L’enjeu «Risiko» est un multiple de CHF 0.10, au minimum CHF 0.10.",
        it="La puntata «Rischio» è un multiplo di CHF 0.10, almeno CHF 0.10.",
        en="A Risk stake is a multiple of CHF 0.10, at least CHF 0.10.",
    ),
)
RISK_OVER_PRIZE = Reason(
    "risk_over_prize",
    "Art. 21.2",
    Text(
        de="Gesetzt werden kann höchstens der ganze Gewinn von CHF {most}.",
        fr="On peut miser au plus le gain entier de CHF {most}.",
        it="Si può puntare al massimo l’intera vincita di CHF {most}.",
        en="At most the whole prize of CHF {most} can be staked.",
    ),
)
RISK_OVER_QUARTER = Reason(
    "risk_over_quarter",
    "Art. 21.1",
    Text(
        de="Gesetzt werden können höchstens 25 % des Gewinns, hier CHF {most}.",
        fr="On peut miser au plus 25 % du gain, ici CHF {most}.",
        it="Si può puntare al massimo il 25 % della vincita, qui CHF {most}.",
        en="At most 25 % of the prize can be staked, here CHF {most}.",
    ),
)
RISK_OVER_STAKE_MAX = Reason(
    "risk_over_stake_max",
    "Art. 21.1",
    Text(
        de="Der höchste Risiko-Einsatz beträgt CHF {most}.",
        fr="L’enjeu «Risiko» maximal est de CHF {most}.",
        it="La puntata «Rischio» massima è di CHF {most}.",
        en="The highest Risk stake is CHF {most}.",
    ),
)
RISK_OVER_WINNINGS_MAX = Reason(
    "risk_over_winnings_max",
    "Art. 2.5",
    Text(
        de="Die Gesamtgewinnsumme darf CHF 5’000 nicht überschreiten: höchstens CHF {most} können gesetzt werden.",
        fr="Le gain total ne peut dépasser CHF 5’000: on peut miser au plus CHF {most}.",
        it="La vincita totale non può superare CHF 5’000: si possono puntare al massimo CHF {most}.",
        en="Total winnings must not exceed CHF 5,000: at most CHF {most} can be staked.",
    ),
)

_DRAWS: dict[type, str] = {Deal: "deal", Grant: "grant", Open: "open", Hidden: "hidden"}  # as in the notation
_DUE = {
    Deal: CARD_DUE,
    Open: OPEN_CARD_DUE,
    Grant: FREE_CARDS_DUE,
    Hidden: HIDDEN_CARD_DUE,
}
_RISK_LIMITS = {
    RiskLimit.WHOLE_PRIZE: RISK_OVER_PRIZE,
    RiskLimit.QUARTER: RISK_OVER_QUARTER,
    RiskLimit.STAKE_MAX: RISK_OVER_STAKE_MAX,
    RiskLimit.WINNINGS_MAX: RISK_OVER_WINNINGS_MAX,
}


def why_not(play: Play, move: Move, offers: tuple[Offer, ...]) -> Refusal:
    """The reason why `move` is not among the `offers`."""
    if not offers:
        return PLAY_OVER()
    due = offers[0]
    match move:
        case Deal() | Grant() | Open() | Hidden():
            return _wrong_draw(move, due)
        case Place() | Choice() | Risk() if isinstance(due, ChanceMove):
            return _DUE[type(due)]()
        case Place() | Choice.DISCARD | Choice.BUY:
            return _wrong_game_move(play, move)()
        case Choice.HIGH_LOW:
            return HIGH_LOW_NOT_OPEN() if play.ladder is None else HIGH_LOW_PLAYED()
        case Choice.HIGHER | Choice.LOWER:
            return NOT_IN_HIGH_LOW()
        case Risk():
            return _wrong_risk(play, move.stake_centimes)
        case Choice.END | Clock.EXPIRE:
            raise AssertionError(move)  # never refused on the player's turn, and never refused at all
        case _:
            assert_never(move)


def _wrong_draw(move: ChanceMove, due: Offer) -> Refusal:
    if not isinstance(due, ChanceMove):
        return NOTHING_TO_DRAW()
    if isinstance(move, Grant) and isinstance(due, Grant):
        return NO_SUCH_NUMBER_OF_FREE_CARDS()
    return OTHER_DRAW_DUE(due=_DRAWS[type(due)])


def _wrong_game_move(play: Play, move: Place | Choice) -> Reason:
    if play.phase not in (Phase.MAIN, Phase.RISK):
        return NO_GAME_RUNNING
    if move is Choice.BUY:
        return CARDS_LEFT
    return NO_CARD_LEFT if play.game.card is None else NO_SUCH_STACK


def _wrong_risk(play: Play, stake_centimes: int) -> Refusal:
    if play.phase is not Phase.CHOICE:
        return RISK_NOT_OPEN()
    grid = play.rules.risk_grid_centimes
    if stake_centimes < grid or stake_centimes % grid:
        return RISK_OFF_GRID()
    limits = risk.stake_limits(play)
    strictest = min(limits, key=lambda limit: limits[limit])
    return _RISK_LIMITS[strictest](most=francs(limits[strictest] // grid * grid))
