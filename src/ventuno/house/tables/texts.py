"""Made by `make texts` from texts/*/house/tables.ftl: change those."""

from ventuno.rules.language import Message, Text


_TABLE_UNKNOWN = Text(
    de="Diesen Tisch gibt es nicht.",
    fr="Cette table n’existe pas.",
    it="Questo tavolo non esiste.",
    en="There is no such table.",
)


def table_unknown() -> Message:
    return Message(_TABLE_UNKNOWN, {})


_TABLE_NOT_INVITED = Text(
    de="Das ist ein privater Tisch: Es braucht den Einladungslink.",
    fr="C’est une table privée: il faut le lien d’invitation.",
    it="È un tavolo privato: serve il link d’invito.",
    en="This is a private table: it needs the invitation link.",
)


def table_not_invited() -> Message:
    return Message(_TABLE_NOT_INVITED, {})


_TABLE_CLOSED = Text(
    de="Dieser Tisch ist geschlossen.",
    fr="Cette table est fermée.",
    it="Questo tavolo è chiuso.",
    en="This table is closed.",
)


def table_closed() -> Message:
    return Message(_TABLE_CLOSED, {})


_TABLE_TOO_MANY = Text(
    de="Sie können höchstens {most} eigene Tische zugleich haben.",
    fr="Vous pouvez avoir au plus {most} tables à vous à la fois.",
    it="Potete avere al massimo {most} tavoli vostri alla volta.",
    en="You can have at most {most} tables of your own at a time.",
)


def table_too_many(*, most: object) -> Message:
    return Message(_TABLE_TOO_MANY, {"most": most})


_TABLE_BAD_ANTE_LIMITS = Text(
    de="Antes gehen von CHF {least} bis {most} in Schritten von {step}; die kleinste liegt nicht über der grössten.",
    fr="Les antes vont de CHF {least} à {most} par pas de {step}; la plus petite ne dépasse pas la plus grande.",
    it="Le ante vanno da CHF {least} a {most} a passi di {step}; la minima non supera la massima.",
    en="Antes go from CHF {least} to {most} in steps of {step}; the lowest is not above the highest.",
)


def table_bad_ante_limits(*, least: object, most: object, step: object) -> Message:
    return Message(_TABLE_BAD_ANTE_LIMITS, {"least": least, "most": most, "step": step})


_TABLE_BAD_BONUS_LIMITS = Text(
    de="Bonuswetten gehen von CHF {least} bis {most} in Schritten von {step}; die kleinste liegt nicht über der grössten.",
    fr="Les mises bonus vont de CHF {least} à {most} par pas de {step}; la plus petite ne dépasse pas la plus grande.",
    it="Le puntate bonus vanno da CHF {least} a {most} a passi di {step}; la minima non supera la massima.",
    en="Bonus bets go from CHF {least} to {most} in steps of {step}; the lowest is not above the highest.",
)


def table_bad_bonus_limits(*, least: object, most: object, step: object) -> Message:
    return Message(_TABLE_BAD_BONUS_LIMITS, {"least": least, "most": most, "step": step})


_TABLE_BAD_BOXES = Text(
    de="Ein Tisch hat {least} bis {most} Boxen.",
    fr="Une table a de {least} à {most} cases.",
    it="Un tavolo ha da {least} a {most} box.",
    en="A table has {least} to {most} boxes.",
)


def table_bad_boxes(*, least: object, most: object) -> Message:
    return Message(_TABLE_BAD_BOXES, {"least": least, "most": most})


_TABLE_BAD_PACE = Text(
    de="Das Tempo eines Tisches ist ruhig oder zügig; ohne Uhr wird nur geübt.",
    fr="Le rythme d’une table est tranquille ou soutenu; sans horloge, on ne fait que s’exercer.",
    it="Il ritmo di un tavolo è tranquillo o spedito; senza orologio ci si esercita soltanto.",
    en="The pace of a table is calm or brisk; only practice has no clock.",
)


def table_bad_pace() -> Message:
    return Message(_TABLE_BAD_PACE, {})


_TABLE_BAD_NAME = Text(
    de="Ein Name hat 1 bis {most} lesbare Zeichen.",
    fr="Un nom a de 1 à {most} caractères lisibles.",
    it="Un nome ha da 1 a {most} caratteri leggibili.",
    en="A name has 1 to {most} readable characters.",
)


def table_bad_name(*, most: object) -> Message:
    return Message(_TABLE_BAD_NAME, {"most": most})


_TABLE_NAME_IS_LOGIN = Text(
    de="Diesen Namen sehen alle am Tisch. Wählen Sie einen anderen als Ihren Benutzernamen.",
    fr="Tout le monde à la table voit ce nom. Choisissez-en un autre que votre nom d’utilisateur.",
    it="Questo nome lo vedono tutti al tavolo. Sceglietene uno diverso dal vostro nome utente.",
    en="Everybody at the table sees this name. Choose one other than your user name.",
)


def table_name_is_login() -> Message:
    return Message(_TABLE_NAME_IS_LOGIN, {})


_TABLE_NO_SUCH_BOX = Text(
    de="Dieser Tisch hat {boxes} Boxen.",
    fr="Cette table a {boxes} cases.",
    it="Questo tavolo ha {boxes} box.",
    en="This table has {boxes} boxes.",
)


def table_no_such_box(*, boxes: object) -> Message:
    return Message(_TABLE_NO_SUCH_BOX, {"boxes": boxes})


_TABLE_BOX_TAKEN = Text(
    de="Diese Box ist besetzt.",
    fr="Cette case est occupée.",
    it="Questo box è occupato.",
    en="This box is taken.",
)


def table_box_taken() -> Message:
    return Message(_TABLE_BOX_TAKEN, {})


_TABLE_SEATED_ALREADY = Text(
    de="Sie sitzen schon an diesem Tisch: eine Box je Person.",
    fr="Vous êtes déjà à cette table: une case par personne.",
    it="Siete già seduti a questo tavolo: un box per persona.",
    en="You are already seated at this table: one box per person.",
)


def table_seated_already() -> Message:
    return Message(_TABLE_SEATED_ALREADY, {})


_TABLE_NO_SEAT = Text(
    de="Dafür müssen Sie an diesem Tisch sitzen.",
    fr="Pour cela, il faut avoir une place à cette table.",
    it="Per questo bisogna essere seduti a questo tavolo.",
    en="For that you need a seat at this table.",
)


def table_no_seat() -> Message:
    return Message(_TABLE_NO_SEAT, {})


_TABLE_CHIPS_OUTSIDE_LIMITS = Text(
    de="An diesen Tisch können Sie jetzt Chips für CHF {least} bis {most} bringen, in Schritten von {step}.",
    fr="À cette table, vous pouvez apporter maintenant des jetons pour CHF {least} à {most}, par pas de {step}.",
    it="A questo tavolo si possono portare ora fiche per un valore da CHF {least} a {most}, a passi di {step}.",
    en="You can now bring chips for CHF {least} to {most} to this table, in steps of {step}.",
)


def table_chips_outside_limits(*, least: object, most: object, step: object) -> Message:
    return Message(_TABLE_CHIPS_OUTSIDE_LIMITS, {"least": least, "most": most, "step": step})


_TABLE_CHIPS_ENOUGH = Text(
    de="Sie haben Chips für CHF {chips}. Nachlegen können Sie bis CHF {most}.",
    fr="Vous avez des jetons pour CHF {chips}. Vous pouvez en rajouter jusqu’à CHF {most}.",
    it="Le fiche sul tavolo valgono CHF {chips}. Se ne possono aggiungere fino a CHF {most}.",
    en="You have chips for CHF {chips}. You can add more up to CHF {most}.",
)


def table_chips_enough(*, chips: object, most: object) -> Message:
    return Message(_TABLE_CHIPS_ENOUGH, {"chips": chips, "most": most})


_TABLE_CHIPS_BETWEEN_GAMES = Text(
    de="Chips können Sie nur zwischen zwei Spielen bringen.",
    fr="Vous ne pouvez apporter des jetons qu’entre deux parties.",
    it="Potete portare fiche solo tra due partite.",
    en="You can bring chips only between games.",
)


def table_chips_between_games() -> Message:
    return Message(_TABLE_CHIPS_BETWEEN_GAMES, {})


_TABLE_CHIPS_TOO_FEW = Text(
    de="Dafür fehlen Chips: Sie haben CHF {chips}, es braucht CHF {needed}.",
    fr="Il manque des jetons: vous avez CHF {chips}, il faut CHF {needed}.",
    it="Mancano fiche: avete CHF {chips}, servono CHF {needed}.",
    en="Not enough chips: you have CHF {chips}, you need CHF {needed}.",
)


def table_chips_too_few(*, chips: object, needed: object) -> Message:
    return Message(_TABLE_CHIPS_TOO_FEW, {"chips": chips, "needed": needed})


_TABLE_LEAVING = Text(
    de="Sie verlassen diesen Tisch nach dem Spiel.",
    fr="Vous quittez cette table après la partie.",
    it="Lasciate questo tavolo dopo la partita.",
    en="You leave this table after the game.",
)


def table_leaving() -> Message:
    return Message(_TABLE_LEAVING, {})


_TABLE_NO_BETTING_NOW = Text(
    de="Jetzt kann nicht gesetzt werden.",
    fr="On ne peut pas miser maintenant.",
    it="Ora non si può puntare.",
    en="You cannot bet now.",
)


def table_no_betting_now() -> Message:
    return Message(_TABLE_NO_BETTING_NOW, {})


_TABLE_BET_PLACED = Text(
    de="Ihr Einsatz für dieses Spiel steht schon.",
    fr="Votre mise pour cette partie est déjà faite.",
    it="La vostra puntata per questa partita è già fatta.",
    en="Your bet for this game is already placed.",
)


def table_bet_placed() -> Message:
    return Message(_TABLE_BET_PLACED, {})


_TABLE_BET_OUTSIDE_LIMITS = Text(
    de="{bet}: CHF {least} bis {most}.",
    fr="{bet}: de CHF {least} à {most}.",
    it="{bet}: da CHF {least} a {most}.",
    en="{bet}: CHF {least} to {most}.",
)


def table_bet_outside_limits(*, bet: object, least: object, most: object) -> Message:
    return Message(_TABLE_BET_OUTSIDE_LIMITS, {"bet": bet, "least": least, "most": most})


_TABLE_GAME_NOT_RUNNING = Text(
    de="Dieses Spiel läuft nicht.",
    fr="Cette partie n’est pas en cours.",
    it="Questa partita non è in corso.",
    en="This game is not running.",
)


def table_game_not_running() -> Message:
    return Message(_TABLE_GAME_NOT_RUNNING, {})


_TABLE_NOT_YOUR_TURN = Text(
    de="Sie sind nicht am Zug.",
    fr="Ce n’est pas à vous de décider.",
    it="Non tocca a voi.",
    en="It is not your turn.",
)


def table_not_your_turn() -> Message:
    return Message(_TABLE_NOT_YOUR_TURN, {})


_TABLE_TIME_UP = Text(
    de="Die Zeit dafür ist abgelaufen.",
    fr="Le temps pour cela est écoulé.",
    it="Il tempo per questo è scaduto.",
    en="The time for that is up.",
)


def table_time_up() -> Message:
    return Message(_TABLE_TIME_UP, {})
