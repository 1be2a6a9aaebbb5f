"""Made by `make texts` from texts/*/rules/big21.ftl: change those."""

from ventuno.rules.language import Alternatives, Message, Text


_STAKE_NOT_OFFERED = Text(
    de="Als Einsatz kann CHF 1, 2, 3, 4 oder 5 gewählt werden.",
    fr="L’enjeu peut être de CHF 1, 2, 3, 4 ou 5.",
    it="La puntata può essere di CHF 1, 2, 3, 4 o 5.",
    en="The stake can be CHF 1, 2, 3, 4 or 5.",
)


def stake_not_offered() -> Message:
    return Message(_STAKE_NOT_OFFERED, {})


_PLAY_OVER = Text(
    de="Das Spiel ist zu Ende.",
    fr="La partie est terminée.",
    it="La partita è terminata.",
    en="The play is over.",
)


def play_over() -> Message:
    return Message(_PLAY_OVER, {})


_CARD_DUE = Text(
    de="Zuerst muss die nächste Karte gezeigt werden.",
    fr="La prochaine carte doit d’abord être montrée.",
    it="Prima deve essere mostrata la prossima carta.",
    en="The next card has to be shown first.",
)


def card_due() -> Message:
    return Message(_CARD_DUE, {})


_OPEN_CARD_DUE = Text(
    de="Zuerst muss die offene Karte der Runde gezeigt werden.",
    fr="La carte découverte du tour doit d’abord être montrée.",
    it="Prima deve essere mostrata la carta scoperta del giro.",
    en="The open card of the round has to be shown first.",
)


def open_card_due() -> Message:
    return Message(_OPEN_CARD_DUE, {})


_FREE_CARDS_DUE = Text(
    de="Zuerst muss die Zahl der kostenlosen Karten bestimmt werden.",
    fr="Le nombre de cartes gratuites doit d’abord être déterminé.",
    it="Prima deve essere stabilito il numero di carte gratuite.",
    en="The number of free cards has to be drawn first.",
)


def free_cards_due() -> Message:
    return Message(_FREE_CARDS_DUE, {})


_HIDDEN_CARD_DUE = Text(
    de="Die Vorhersage ist gemacht; zuerst muss die verdeckte Karte aufgedeckt werden.",
    fr="Le pronostic est fait; la carte cachée doit d’abord être retournée.",
    it="La previsione è fatta; prima deve essere scoperta la carta coperta.",
    en="The prediction is made; the hidden card has to be turned first.",
)


def hidden_card_due() -> Message:
    return Message(_HIDDEN_CARD_DUE, {})


_NOTHING_TO_DRAW = Text(
    de="Jetzt wird nichts gezogen: Die Spielerin oder der Spieler ist am Zug.",
    fr="Rien n’est tiré maintenant: c’est au joueur de décider.",
    it="Ora non si estrae nulla: tocca a chi gioca.",
    en="Nothing is drawn now: it is the player's turn.",
)


def nothing_to_draw() -> Message:
    return Message(_NOTHING_TO_DRAW, {})


_OTHER_DRAW_DUE = Text(
    de="Jetzt wird etwas anderes gezogen: {due}.",
    fr="Un autre tirage est attendu: {due}.",
    it="È attesa un’altra estrazione: {due}.",
    en="Another draw is due: {due}.",
)


def other_draw_due(*, due: object) -> Message:
    return Message(_OTHER_DRAW_DUE, {"due": due})


_NO_SUCH_NUMBER_OF_FREE_CARDS = Text(
    de="Es gibt zwei bis sechs kostenlose Karten.",
    fr="Il y a de deux à six cartes gratuites.",
    it="Le carte gratuite sono da due a sei.",
    en="There are two to six free cards.",
)


def no_such_number_of_free_cards() -> Message:
    return Message(_NO_SUCH_NUMBER_OF_FREE_CARDS, {})


_NO_SUCH_STACK = Text(
    de="Es gibt die Stapel 1 bis 5.",
    fr="Les piles vont de 1 à 5.",
    it="I mazzi vanno da 1 a 5.",
    en="The stacks are numbered 1 to 5.",
)


def no_such_stack() -> Message:
    return Message(_NO_SUCH_STACK, {})


_NO_CARD_LEFT = Text(
    de="Es ist keine Karte mehr zu spielen: Kaufen Sie eine, oder beenden Sie das Spiel.",
    fr="Il n’y a plus de carte à jouer: achetez-en une ou terminez le jeu.",
    it="Non ci sono più carte da giocare: acquistatene una o terminate il gioco.",
    en="No card is left to play: buy one, or end the game.",
)


def no_card_left() -> Message:
    return Message(_NO_CARD_LEFT, {})


_CARDS_LEFT = Text(
    de="Karten werden erst verkauft, wenn keine mehr zu spielen ist.",
    fr="Les cartes ne sont vendues que lorsqu’il n’en reste plus à jouer.",
    it="Le carte si vendono solo quando non ne restano da giocare.",
    en="Cards are sold only when none is left to play.",
)


def cards_left() -> Message:
    return Message(_CARDS_LEFT, {})


_NO_GAME_RUNNING = Text(
    de="Das Basis- oder Risikospiel ist beendet; dieser Zug gehört nicht hierher.",
    fr="Le jeu de base ou «Risiko» est terminé; ce coup n’est pas possible ici.",
    it="Il gioco di base o «Rischio» è terminato; questa mossa qui non è possibile.",
    en="The main or Risk game has ended; this move does not belong here.",
)


def no_game_running() -> Message:
    return Message(_NO_GAME_RUNNING, {})


_HIGH_LOW_NOT_OPEN = Text(
    de="«High/Low» folgt nur auf ein beendetes Spiel mit drei oder vier 21er-Stapeln.",
    fr="«High/Low» ne suit qu’un jeu terminé avec trois ou quatre piles de 21.",
    it="«High/Low» segue solo un gioco terminato con tre o quattro mazzi da 21.",
    en="High/Low only follows a game that ended with three or four stacks of 21.",
)


def high_low_not_open() -> Message:
    return Message(_HIGH_LOW_NOT_OPEN, {})


_HIGH_LOW_PLAYED = Text(
    de="«High/Low» ist für dieses Spiel beendet; möglich sind «Risiko» oder das Ende.",
    fr="«High/Low» est terminé pour cette partie; restent «Risiko» ou la fin.",
    it="«High/Low» è terminato per questa partita; restano «Rischio» o la fine.",
    en="High/Low is finished for this game; what remains is Risk or the end.",
)


def high_low_played() -> Message:
    return Message(_HIGH_LOW_PLAYED, {})


_NOT_IN_HIGH_LOW = Text(
    de="Vorhersagen gibt es nur im Zusatzspiel «High/Low».",
    fr="On ne fait de pronostic que dans le jeu complémentaire «High/Low».",
    it="Le previsioni si fanno solo nel gioco supplementare «High/Low».",
    en="Predictions are made in High/Low only.",
)


def not_in_high_low() -> Message:
    return Message(_NOT_IN_HIGH_LOW, {})


_RISK_NOT_OPEN = Text(
    de="«Risiko» folgt nur auf ein beendetes Spiel mit mindestens fünffachem Gewinn.",
    fr="«Risiko» ne suit qu’un jeu terminé avec un gain d’au moins cinq fois l’enjeu.",
    it="«Rischio» segue solo un gioco terminato con una vincita di almeno cinque volte la puntata.",
    en="Risk only follows a finished game that won at least five times its stake.",
)


def risk_not_open() -> Message:
    return Message(_RISK_NOT_OPEN, {})


_RISK_OFF_GRID = Text(
    de="Der Risiko-Einsatz ist ein Vielfaches von CHF 0.10, mindestens CHF 0.10.",
    fr="L’enjeu «Risiko» est un multiple de CHF 0.10, au minimum CHF 0.10.",
    it="La puntata «Rischio» è un multiplo di CHF 0.10, almeno CHF 0.10.",
    en="A Risk stake is a multiple of CHF 0.10, at least CHF 0.10.",
)


def risk_off_grid() -> Message:
    return Message(_RISK_OFF_GRID, {})


_RISK_OVER_PRIZE = Text(
    de="Gesetzt werden kann höchstens der ganze Gewinn von CHF {most}.",
    fr="On peut miser au plus le gain entier de CHF {most}.",
    it="Si può puntare al massimo l’intera vincita di CHF {most}.",
    en="At most the whole prize of CHF {most} can be staked.",
)


def risk_over_prize(*, most: object) -> Message:
    return Message(_RISK_OVER_PRIZE, {"most": most})


_RISK_OVER_QUARTER = Text(
    de="Von diesem Gewinn können höchstens CHF {most} gesetzt werden: Mehr darf sein Anteil nicht sein.",
    fr="De ce gain, on peut miser au plus CHF {most}: la part permise n’est pas plus grande.",
    it="Di questa vincita si possono puntare al massimo CHF {most}: la quota ammessa non è più grande.",
    en="Of this prize at most CHF {most} can be staked: no larger share is allowed.",
)


def risk_over_quarter(*, most: object) -> Message:
    return Message(_RISK_OVER_QUARTER, {"most": most})


_RISK_OVER_STAKE_MAX = Text(
    de="Der höchste Risiko-Einsatz beträgt CHF {most}.",
    fr="L’enjeu «Risiko» maximal est de CHF {most}.",
    it="La puntata «Rischio» massima è di CHF {most}.",
    en="The highest Risk stake is CHF {most}.",
)


def risk_over_stake_max(*, most: object) -> Message:
    return Message(_RISK_OVER_STAKE_MAX, {"most": most})


_RISK_OVER_WINNINGS_MAX = Text(
    de="Die höchste Gesamtgewinnsumme darf nicht überschritten werden: höchstens CHF {most} können gesetzt werden.",
    fr="Le gain total ne peut dépasser le maximum d’une partie: on peut miser au plus CHF {most}.",
    it="La vincita totale non può superare il massimo di una partita: si possono puntare al massimo CHF {most}.",
    en="Total winnings must not exceed the most of a play: at most CHF {most} can be staked.",
)


def risk_over_winnings_max(*, most: object) -> Message:
    return Message(_RISK_OVER_WINNINGS_MAX, {"most": most})


_RULE_SET_TOO_LONG = Text(
    de="Spielregeln haben höchstens {most} Zeichen.",
    fr="Des règles comptent au plus {most} caractères.",
    it="Un regolamento ha al massimo {most} caratteri.",
    en="A rule set has at most {most} characters.",
)


def rule_set_too_long(*, most: object) -> Message:
    return Message(_RULE_SET_TOO_LONG, {"most": most})


_RULE_SET_NOT_TOML = Text(
    de="Das ist kein gültiges TOML: {problem}.",
    fr="Ce n’est pas du TOML valable: {problem}.",
    it="Non è TOML valido: {problem}.",
    en="This is not valid TOML: {problem}.",
)


def rule_set_not_toml(*, problem: object) -> Message:
    return Message(_RULE_SET_NOT_TOML, {"problem": problem})


_RULE_SET_BAD_NAME = Text(
    de="Spielregeln heissen nach dem Tag, von dem an sie gelten, zum Beispiel 2027-01-01.",
    fr="Des règles portent le nom du jour dès lequel elles s’appliquent, par exemple 2027-01-01.",
    it="Un regolamento porta il nome del giorno dal quale vale, per esempio 2027-01-01.",
    en="A rule set is named after the day from which it holds, for example 2027-01-01.",
)


def rule_set_bad_name() -> Message:
    return Message(_RULE_SET_BAD_NAME, {})


_RULE_SET_UNKNOWN_NUMBER = Text(
    de="{what} lässt sich in den Spielregeln nicht ändern. Ändern lassen sich: {known}.",
    fr="{what} ne peut pas être changé dans les règles. Peuvent l’être: {known}.",
    it="{what} non si può cambiare in un regolamento. Si possono cambiare: {known}.",
    en="{what} cannot be changed in a rule set. These can: {known}.",
)


def rule_set_unknown_number(*, what: object, known: object) -> Message:
    return Message(_RULE_SET_UNKNOWN_NUMBER, {"what": what, "known": known})


_RULE_SET_BAD_NUMBER = Text(
    de=Alternatives("count", {"one": "{what} muss eine ganze Zahl von {least} bis {most} sein, nicht {found}.", "other": "{what} muss eine Liste von höchstens {count} ganzen Zahlen von {least} bis {most} sein, nicht {found}."}),
    fr=Alternatives("count", {"one": "{what} doit être un nombre entier de {least} à {most}, pas {found}.", "other": "{what} doit être une liste d’au plus {count} nombres entiers de {least} à {most}, pas {found}."}),
    it=Alternatives("count", {"one": "{what} deve essere un numero intero da {least} a {most}, non {found}.", "other": "{what} deve essere un elenco di al massimo {count} numeri interi da {least} a {most}, non {found}."}),
    en=Alternatives("count", {"one": "{what} must be a whole number from {least} to {most}, not {found}.", "other": "{what} must be a list of at most {count} whole numbers from {least} to {most}, not {found}."}),
)


def rule_set_bad_number(*, count: int, what: object, least: object, most: object, found: object) -> Message:
    return Message(_RULE_SET_BAD_NUMBER, {"count": count, "what": what, "least": least, "most": most, "found": found})


_RULE_SET_NOT_PLAYABLE = Text(
    de="Mit diesen Zahlen lässt sich nicht spielen, sie widersprechen sich oder steigen nicht an: {numbers}.",
    fr="On ne peut pas jouer avec ces nombres, ils se contredisent ou ne vont pas en augmentant: {numbers}.",
    it="Con questi numeri non si può giocare, si contraddicono o non sono crescenti: {numbers}.",
    en="These numbers cannot be played with: they contradict each other or do not rise: {numbers}.",
)


def rule_set_not_playable(*, numbers: object) -> Message:
    return Message(_RULE_SET_NOT_PLAYABLE, {"numbers": numbers})


_RULE_SET_NAME_TAKEN = Text(
    de="Spielregeln mit dem Namen {name} gibt es schon; veröffentlichte Spielregeln werden nie geändert.",
    fr="Il existe déjà des règles nommées {name}; des règles publiées ne sont jamais changées.",
    it="Esiste già un regolamento con il nome {name}; un regolamento pubblicato non viene mai cambiato.",
    en="There is a rule set with the name {name} already; a published rule set is never changed.",
)


def rule_set_name_taken(*, name: object) -> Message:
    return Message(_RULE_SET_NAME_TAKEN, {"name": name})
