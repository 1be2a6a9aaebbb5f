"""Why something is refused at a table of Black Jack Challenge: one reason each, with its ruling and a sentence each."""

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason

NO_TABLE = Reason(
    "table_unknown",
    "C3",
    Text(
        de="Diesen Tisch gibt es nicht.",
        fr="Cette table n’existe pas.",
        it="Questo tavolo non esiste.",
        en="There is no such table.",
    ),
)
NOT_INVITED = Reason(
    "table_not_invited",
    "C3",
    Text(
        de="Das ist ein privater Tisch: Es braucht den Einladungslink.",
        fr="C’est une table privée: il faut le lien d’invitation.",
        it="È un tavolo privato: serve il link d’invito.",
        en="This is a private table: it needs the invitation link.",
    ),
)
TABLE_CLOSED = Reason(
    "table_closed",
    "C3",
    Text(
        de="Dieser Tisch ist geschlossen.",
        fr="Cette table est fermée.",
        it="Questo tavolo è chiuso.",
        en="This table is closed.",
    ),
)
BAD_ANTE_LIMITS = Reason(
    "table_bad_ante_limits",
    "C4",
    Text(
        de="Antes gehen von CHF {least} bis {most} in Schritten von {step}; "
        "die kleinste liegt nicht über der grössten.",
        fr="Les antes vont de CHF {least} à {most} par pas de {step}; la plus petite ne dépasse pas la plus grande.",
        it="Le ante vanno da CHF {least} a {most} a passi di {step}; la minima non supera la massima.",
        en="Antes go from CHF {least} to {most} in steps of {step}; the lowest is not above the highest.",
    ),
)
BAD_BONUS_LIMITS = Reason(
    "table_bad_bonus_limits",
    "C4",
    Text(
        de="Bonuswetten gehen von CHF {least} bis {most} in Schritten von {step}; "
        "die kleinste liegt nicht über der grössten.",
        fr="Les mises bonus vont de CHF {least} à {most} par pas de {step}; "
        "la plus petite ne dépasse pas la plus grande.",
        it="Le puntate bonus vanno da CHF {least} a {most} a passi di {step}; la minima non supera la massima.",
        en="Bonus bets go from CHF {least} to {most} in steps of {step}; the lowest is not above the highest.",
    ),
)
BAD_BOXES = Reason(
    "table_bad_boxes",
    "C3",
    Text(
        de="Ein Tisch hat {least} bis {most} Boxen.",
        fr="Une table a de {least} à {most} cases.",
        it="Un tavolo ha da {least} a {most} box.",
        en="A table has {least} to {most} boxes.",
    ),
)
BAD_PACE = Reason(
    "table_bad_pace",
    "C3",
    Text(
        de="Das Tempo eines Tisches ist ruhig oder zügig; ohne Uhr wird nur geübt.",
        fr="Le rythme d’une table est tranquille ou soutenu; sans horloge, on ne fait que s’exercer.",
        it="Il ritmo di un tavolo è tranquillo o spedito; senza orologio ci si esercita soltanto.",
        en="The pace of a table is calm or brisk; only practice has no clock.",
    ),
)
BAD_TABLE_NAME = Reason(
    "table_bad_name",
    "C3",
    Text(
        de="Ein Name hat 1 bis {most} lesbare Zeichen.",
        fr="Un nom a de 1 à {most} caractères lisibles.",
        it="Un nome ha da 1 a {most} caratteri leggibili.",
        en="A name has 1 to {most} readable characters.",
    ),
)
TOO_MANY_TABLES = Reason(
    "table_too_many",
    "C3",
    Text(
        de="Sie können höchstens {most} eigene Tische zugleich haben.",
        fr="Vous pouvez avoir au plus {most} tables à vous à la fois.",
        it="Potete avere al massimo {most} tavoli vostri alla volta.",
        en="You can have at most {most} tables of your own at a time.",
    ),
)
NO_SUCH_BOX = Reason(
    "table_no_such_box",
    "C3",
    Text(
        de="Dieser Tisch hat {boxes} Boxen.",
        fr="Cette table a {boxes} cases.",
        it="Questo tavolo ha {boxes} box.",
        en="This table has {boxes} boxes.",
    ),
)
BOX_TAKEN = Reason(
    "table_box_taken",
    "C3",
    Text(
        de="Diese Box ist besetzt.",
        fr="Cette case est occupée.",
        it="Questo box è occupato.",
        en="This box is taken.",
    ),
)
SEATED_ALREADY = Reason(
    "table_seated_already",
    "C3",
    Text(
        de="Sie sitzen schon an diesem Tisch: eine Box je Person.",
        fr="Vous êtes déjà à cette table: une case par personne.",
        it="Siete già seduti a questo tavolo: un box per persona.",
        en="You are already seated at this table: one box per person.",
    ),
)
NO_SEAT = Reason(
    "table_no_seat",
    "C3",
    Text(
        de="Dafür müssen Sie an diesem Tisch sitzen.",
        fr="Pour cela, il faut avoir une place à cette table.",
        it="Per questo bisogna essere seduti a questo tavolo.",
        en="For that you need a seat at this table.",
    ),
)
CHIPS_OUTSIDE_LIMITS = Reason(
    "table_chips_outside_limits",
    "C15",
    Text(
        de="An diesen Tisch bringen Sie Chips für CHF {least} bis {most}.",
        fr="À cette table, vous apportez des jetons pour CHF {least} à {most}.",
        it="A questo tavolo portate fiche per un valore da CHF {least} a {most}.",
        en="You bring chips for CHF {least} to {most} to this table.",
    ),
)
CHIPS_BETWEEN_GAMES = Reason(
    "table_chips_between_games",
    "C15",
    Text(
        de="Chips können Sie nur zwischen zwei Spielen bringen.",
        fr="Vous ne pouvez apporter des jetons qu’entre deux parties.",
        it="Potete portare fiche solo tra due partite.",
        en="You can bring chips only between games.",
    ),
)
CHIPS_TOO_FEW = Reason(
    "table_chips_too_few",
    "C6",
    Text(
        de="Dafür fehlen Chips: Sie haben CHF {chips}, es braucht CHF {needed}.",
        fr="Il manque des jetons: vous avez CHF {chips}, il faut CHF {needed}.",
        it="Mancano fiche: avete CHF {chips}, servono CHF {needed}.",
        en="Not enough chips: you have CHF {chips}, you need CHF {needed}.",
    ),
)
NO_BETTING_NOW = Reason(
    "table_no_betting_now",
    "C4",
    Text(
        de="Jetzt kann nicht gesetzt werden.",
        fr="On ne peut pas miser maintenant.",
        it="Ora non si può puntare.",
        en="You cannot bet now.",
    ),
)
BET_PLACED = Reason(
    "table_bet_placed",
    "C4",
    Text(
        de="Ihr Einsatz für dieses Spiel steht schon.",
        fr="Votre mise pour cette partie est déjà faite.",
        it="La vostra puntata per questa partita è già fatta.",
        en="Your bet for this game is already placed.",
    ),
)
BET_OUTSIDE_LIMITS = Reason(
    "table_bet_outside_limits",
    "C4",
    Text(
        de="{bet}: CHF {least} bis {most}.",
        fr="{bet}: de CHF {least} à {most}.",
        it="{bet}: da CHF {least} a {most}.",
        en="{bet}: CHF {least} to {most}.",
    ),
)
GAME_NOT_RUNNING = Reason(
    "table_game_not_running",
    "C6",
    Text(
        de="Dieses Spiel läuft nicht.",
        fr="Cette partie n’est pas en cours.",
        it="Questa partita non è in corso.",
        en="This game is not running.",
    ),
)
NOT_YOUR_TURN = Reason(
    "table_not_your_turn",
    "C6",
    Text(
        de="Sie sind nicht am Zug.",
        fr="Ce n’est pas à vous de décider.",
        it="Non tocca a voi.",
        en="It is not your turn.",
    ),
)
TIME_UP = Reason(
    "table_time_up",
    "C13",
    Text(
        de="Die Zeit dafür ist abgelaufen.",
        fr="Le temps pour cela est écoulé.",
        it="Il tempo per questo è scaduto.",
        en="The time for that is up.",
    ),
)
LEAVING = Reason(
    "table_leaving",
    "C13",
    Text(
        de="Sie verlassen diesen Tisch nach dem Spiel.",
        fr="Vous quittez cette table après la partie.",
        it="Lasciate questo tavolo dopo la partita.",
        en="You leave this table after the game.",
    ),
)
