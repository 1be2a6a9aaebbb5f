"""Made by `make texts` from texts/*/cli/terminal.ftl: change those."""

from ventuno.rules.language import Alternatives, Message, Text


_TITLE = Text(
    de="Big21 · Einsatz CHF {stake} · Spielgeld",
    fr="Big21 · enjeu CHF {stake} · argent fictif",
    it="Big21 · puntata CHF {stake} · denaro fittizio",
    en="Big21 · stake CHF {stake} · play money",
)


def title(*, stake: object) -> Message:
    return Message(_TITLE, {"stake": stake})


_RISK_TITLE = Text(
    de="Risiko · Einsatz CHF {stake} · realisierter Gewinn CHF {realised}",
    fr="Risiko · enjeu CHF {stake} · gain réalisé CHF {realised}",
    it="Rischio · puntata CHF {stake} · vincita realizzata CHF {realised}",
    en="Risk · stake CHF {stake} · realised winnings CHF {realised}",
)


def risk_title(*, stake: object, realised: object) -> Message:
    return Message(_RISK_TITLE, {"stake": stake, "realised": realised})


_PRIZE_PLAN = Text(
    de="Gewinnplan",
    fr="Tableau des gains",
    it="Piano delle vincite",
    en="Prize plan",
)


def prize_plan() -> Message:
    return Message(_PRIZE_PLAN, {})


_LADDER = Text(
    de="High/Low",
    fr="High/Low",
    it="High/Low",
    en="High/Low",
)


def ladder() -> Message:
    return Message(_LADDER, {})


_STACK_COMPLETE = Text(
    de="komplett",
    fr="complète",
    it="completo",
    en="complete",
)


def stack_complete() -> Message:
    return Message(_STACK_COMPLETE, {})


_POINTS_MISSING = Text(
    de="noch {points}",
    fr="encore {points}",
    it=Alternatives("points", {"one": "manca {points}", "other": "mancano {points}"}),
    en="needs {points}",
)


def points_missing(*, points: int) -> Message:
    return Message(_POINTS_MISSING, {"points": points})


_CARD = Text(
    de="Ihre Karte",
    fr="Votre carte",
    it="La vostra carta",
    en="Your card",
)


def card() -> Message:
    return Message(_CARD, {})


_OPEN_CARD = Text(
    de="Offene Karte",
    fr="Carte découverte",
    it="Carta scoperta",
    en="Open card",
)


def open_card() -> Message:
    return Message(_OPEN_CARD, {})


_CARDS_TO_COME = Text(
    de=Alternatives("n", {"one": "danach noch eine", "other": "danach noch {n}"}),
    fr=Alternatives("n", {"one": "encore une après", "other": "encore {n} après"}),
    it=Alternatives("n", {"one": "poi ancora una", "other": "poi ancora {n}"}),
    en="{n} more to come",
)


def cards_to_come(*, n: int) -> Message:
    return Message(_CARDS_TO_COME, {"n": n})


_NO_CARDS_TO_COME = Text(
    de="danach keine mehr",
    fr="plus aucune après",
    it="poi nessun’altra",
    en="no more to come",
)


def no_cards_to_come() -> Message:
    return Message(_NO_CARDS_TO_COME, {})


_ACE_COUNTS_ELEVEN = Text(
    de="* ein Ass zählt 11",
    fr="* un as compte 11",
    it="* un asso vale 11",
    en="* an ace counts 11",
)


def ace_counts_eleven() -> Message:
    return Message(_ACE_COUNTS_ELEVEN, {})


_CARD_JACK = Text(
    de="B",
    fr="V",
    it="F",
    en="J",
)


def card_jack() -> Message:
    return Message(_CARD_JACK, {})


_CARD_QUEEN = Text(
    de="D",
    fr="D",
    it="Rg",
    en="Q",
)


def card_queen() -> Message:
    return Message(_CARD_QUEEN, {})


_CARD_KING = Text(
    de="K",
    fr="R",
    it="Re",
    en="K",
)


def card_king() -> Message:
    return Message(_CARD_KING, {})


_CARD_ACE = Text(
    de="A",
    fr="A",
    it="A",
    en="A",
)


def card_ace() -> Message:
    return Message(_CARD_ACE, {})


_KEY_PLACE = Text(
    de="auf Stapel legen",
    fr="poser sur la pile",
    it="posare sul mazzo",
    en="place on a stack",
)


def key_place() -> Message:
    return Message(_KEY_PLACE, {})


_KEY_DISCARD = Text(
    de="verwerfen",
    fr="se défausser",
    it="scartare",
    en="discard",
)


def key_discard() -> Message:
    return Message(_KEY_DISCARD, {})


_KEY_BUY = Text(
    de=Alternatives("left", {"one": "eine Karte kaufen: CHF {price} (noch ein Kauf möglich)", "other": "eine Karte kaufen: CHF {price} (noch {left} Käufe möglich)"}),
    fr=Alternatives("left", {"one": "acheter une carte: CHF {price} (encore un achat possible)", "other": "acheter une carte: CHF {price} (encore {left} achats possibles)"}),
    it=Alternatives("left", {"one": "acquistare una carta: CHF {price} (ancora un acquisto possibile)", "other": "acquistare una carta: CHF {price} (ancora {left} acquisti possibili)"}),
    en=Alternatives("left", {"one": "buy one card: CHF {price} (one purchase left)", "other": "buy one card: CHF {price} ({left} purchases left)"}),
)


def key_buy(*, left: int, price: object) -> Message:
    return Message(_KEY_BUY, {"left": left, "price": price})


_KEY_END_GAME = Text(
    de="Spiel beenden: CHF {prize}",
    fr="terminer le jeu: CHF {prize}",
    it="terminare il gioco: CHF {prize}",
    en="end the game: CHF {prize}",
)


def key_end_game(*, prize: object) -> Message:
    return Message(_KEY_END_GAME, {"prize": prize})


_KEY_END_PLAY = Text(
    de="aufhören und CHF {total} nehmen",
    fr="arrêter et prendre CHF {total}",
    it="smettere e prendere CHF {total}",
    en="stop and take CHF {total}",
)


def key_end_play(*, total: object) -> Message:
    return Message(_KEY_END_PLAY, {"total": total})


_KEY_END_LADDER = Text(
    de="High/Low beenden mit CHF {prize}",
    fr="arrêter High/Low avec CHF {prize}",
    it="terminare High/Low con CHF {prize}",
    en="stop High/Low with CHF {prize}",
)


def key_end_ladder(*, prize: object) -> Message:
    return Message(_KEY_END_LADDER, {"prize": prize})


_KEY_HIGH_LOW = Text(
    de="High/Low: CHF {prize} aufs Spiel setzen",
    fr="High/Low: remettre CHF {prize} en jeu",
    it="High/Low: mettere in gioco CHF {prize}",
    en="High/Low: put CHF {prize} at risk",
)


def key_high_low(*, prize: object) -> Message:
    return Message(_KEY_HIGH_LOW, {"prize": prize})


_KEY_HIGHER = Text(
    de="höher",
    fr="plus haute",
    it="più alta",
    en="higher",
)


def key_higher() -> Message:
    return Message(_KEY_HIGHER, {})


_KEY_LOWER = Text(
    de="tiefer",
    fr="plus basse",
    it="più bassa",
    en="lower",
)


def key_lower() -> Message:
    return Message(_KEY_LOWER, {})


_KEY_RISK = Text(
    de="Risiko mit CHF {least} bis {most}",
    fr="Risiko: de CHF {least} à {most}",
    it="Rischio: da CHF {least} a {most}",
    en="Risk with CHF {least} to {most}",
)


def key_risk(*, least: object, most: object) -> Message:
    return Message(_KEY_RISK, {"least": least, "most": most})


_KEY_LEAVE = Text(
    de="weggehen",
    fr="quitter",
    it="uscire",
    en="leave",
)


def key_leave() -> Message:
    return Message(_KEY_LEAVE, {})


_ASK_RISK_STAKE = Text(
    de="Risiko-Einsatz in CHF ({least} bis {most}, {limit}):",
    fr="Enjeu Risiko en CHF (de {least} à {most}, {limit}):",
    it="Puntata Rischio in CHF (da {least} a {most}, {limit}):",
    en="Risk stake in CHF ({least} to {most}, {limit}):",
)


def ask_risk_stake(*, least: object, most: object, limit: object) -> Message:
    return Message(_ASK_RISK_STAKE, {"least": least, "most": most, "limit": limit})


_LIMIT_WHOLE_PRIZE = Text(
    de="ganzer Gewinn",
    fr="gain entier",
    it="intera vincita",
    en="whole prize",
)


def limit_whole_prize() -> Message:
    return Message(_LIMIT_WHOLE_PRIZE, {})


_LIMIT_QUARTER = Text(
    de="zulässiger Anteil am Gewinn",
    fr="part permise du gain",
    it="quota ammessa della vincita",
    en="share of the prize allowed",
)


def limit_quarter() -> Message:
    return Message(_LIMIT_QUARTER, {})


_LIMIT_STAKE_MAX = Text(
    de="höchster Einsatz",
    fr="enjeu maximal",
    it="puntata massima",
    en="highest stake",
)


def limit_stake_max() -> Message:
    return Message(_LIMIT_STAKE_MAX, {})


_LIMIT_WINNINGS_MAX = Text(
    de="höchster Gesamtgewinn",
    fr="gain total maximal",
    it="vincita totale massima",
    en="highest total winnings",
)


def limit_winnings_max() -> Message:
    return Message(_LIMIT_WINNINGS_MAX, {})


_ASK_FATAL = Text(
    de="Damit hat der Stapel {points} Punkte und das Spiel ist verloren. Trotzdem legen? (j/n)",
    fr="La pile aurait {points} points et le jeu serait perdu. Poser quand même? (o/n)",
    it="Il mazzo avrebbe {points} punti e il gioco sarebbe perso. Posare comunque? (s/n)",
    en="That makes {points} points on the stack and the game is lost. Place it all the same? (y/n)",
)


def ask_fatal(*, points: object) -> Message:
    return Message(_ASK_FATAL, {"points": points})


_UNKNOWN_KEY = Text(
    de="«{key}» geht jetzt nicht.",
    fr="«{key}» n’est pas possible maintenant.",
    it="«{key}» ora non è possibile.",
    en="“{key}” is not possible now.",
)


def unknown_key(*, key: object) -> Message:
    return Message(_UNKNOWN_KEY, {"key": key})


_NOT_AN_AMOUNT = Text(
    de="«{text}» ist kein Betrag.",
    fr="«{text}» n’est pas un montant.",
    it="«{text}» non è un importo.",
    en="“{text}” is not an amount.",
)


def not_an_amount(*, text: object) -> Message:
    return Message(_NOT_AN_AMOUNT, {"text": text})


_ACE_DEVALUED = Text(
    de="Ein Ass auf Stapel {stack} zählt jetzt 1.",
    fr="Un as de la pile {stack} compte maintenant 1.",
    it="Un asso del mazzo {stack} ora vale 1.",
    en="An ace on stack {stack} now counts 1.",
)


def ace_devalued(*, stack: object) -> Message:
    return Message(_ACE_DEVALUED, {"stack": stack})


_STACK_COMPLETED = Text(
    de="Stapel {stack} ist komplett.",
    fr="La pile {stack} est complète.",
    it="Il mazzo {stack} è completo.",
    en="Stack {stack} is complete.",
)


def stack_completed(*, stack: object) -> Message:
    return Message(_STACK_COMPLETED, {"stack": stack})


_STACK_CLEARED = Text(
    de="Stapel {stack} ist aufgelöst und zählt nicht mehr als komplett.",
    fr="La pile {stack} est défaite et ne compte plus comme complète.",
    it="Il mazzo {stack} è sciolto e non conta più come completo.",
    en="Stack {stack} is cleared and no longer counts as complete.",
)


def stack_cleared(*, stack: object) -> Message:
    return Message(_STACK_CLEARED, {"stack": stack})


_FREE_CARDS_GRANTED = Text(
    de="{cards} kostenlose Karten.",
    fr="{cards} cartes gratuites.",
    it="{cards} carte gratuite.",
    en="{cards} free cards.",
)


def free_cards_granted(*, cards: object) -> Message:
    return Message(_FREE_CARDS_GRANTED, {"cards": cards})


_NO_FREE_CARDS_TEN_ON_SOFT_21 = Text(
    de="Für eine Karte mit Wert 10 gibt es keine kostenlosen Karten.",
    fr="Pas de cartes gratuites pour une carte valant 10.",
    it="Nessuna carta gratuita per una carta che vale 10.",
    en="No free cards: the card placed is worth 10.",
)


def no_free_cards_ten_on_soft_21() -> Message:
    return Message(_NO_FREE_CARDS_TEN_ON_SOFT_21, {})


_NO_FREE_CARDS_THREE_REACHED = Text(
    de="Keine kostenlosen Karten: Es waren schon drei Stapel zugleich komplett.",
    fr="Pas de cartes gratuites: trois piles ont déjà été complètes en même temps.",
    it="Niente carte gratuite: tre mazzi sono già stati completi insieme.",
    en="No free cards: three stacks have been complete at once before.",
)


def no_free_cards_three_reached() -> Message:
    return Message(_NO_FREE_CARDS_THREE_REACHED, {})


_HIDDEN_CARD_WAS = Text(
    de="Verdeckt war {card}.",
    fr="La carte cachée était {card}.",
    it="La carta coperta era {card}.",
    en="The hidden card was {card}.",
)


def hidden_card_was(*, card: object) -> Message:
    return Message(_HIDDEN_CARD_WAS, {"card": card})


_PREDICTION_RIGHT = Text(
    de="Richtig.",
    fr="Juste.",
    it="Giusto.",
    en="Right.",
)


def prediction_right() -> Message:
    return Message(_PREDICTION_RIGHT, {})


_PREDICTION_NOT_COUNTED = Text(
    de="Gleicher Rang: zählt nicht, neue Runde.",
    fr="Même rang: ne compte pas, nouveau tour.",
    it="Stesso rango: non conta, nuovo giro.",
    en="Equal rank: not counted, a new round.",
)


def prediction_not_counted() -> Message:
    return Message(_PREDICTION_NOT_COUNTED, {})


_PREDICTION_WRONG = Text(
    de="Falsch.",
    fr="Faux.",
    it="Sbagliato.",
    en="Wrong.",
)


def prediction_wrong() -> Message:
    return Message(_PREDICTION_WRONG, {})


_REALISED = Text(
    de="CHF {amount} sind realisiert.",
    fr="CHF {amount} sont réalisés.",
    it="CHF {amount} sono realizzati.",
    en="CHF {amount} is realised.",
)


def realised(*, amount: object) -> Message:
    return Message(_REALISED, {"amount": amount})


_PRIZE_WON = Text(
    de="Gewinn: CHF {prize}.",
    fr="Gain: CHF {prize}.",
    it="Vincita: CHF {prize}.",
    en="Prize: CHF {prize}.",
)


def prize_won(*, prize: object) -> Message:
    return Message(_PRIZE_WON, {"prize": prize})


_ENDED_BUST = Text(
    de="Über 21: Das Spiel ist verloren.",
    fr="Plus de 21: le jeu est perdu.",
    it="Oltre 21: il gioco è perso.",
    en="Over 21: the game is lost.",
)


def ended_bust() -> Message:
    return Message(_ENDED_BUST, {})


_ENDED_TOO_FEW = Text(
    de="Zu Ende mit höchstens zwei kompletten Stapeln.",
    fr="Terminé avec deux piles complètes au plus.",
    it="Finito con al massimo due mazzi completi.",
    en="Over, with at most two complete stacks.",
)


def ended_too_few() -> Message:
    return Message(_ENDED_TOO_FEW, {})


_ENDED_STOPPED = Text(
    de="Sie haben aufgehört.",
    fr="Vous avez arrêté.",
    it="Avete smesso.",
    en="You stopped.",
)


def ended_stopped() -> Message:
    return Message(_ENDED_STOPPED, {})


_ENDED_WRONG_GUESS = Text(
    de="Falsche Vorhersage: Der Gewinn ist verloren.",
    fr="Pronostic erroné: le gain est perdu.",
    it="Previsione errata: la vincita è persa.",
    en="Wrong prediction: the prize is lost.",
)


def ended_wrong_guess() -> Message:
    return Message(_ENDED_WRONG_GUESS, {})


_ENDED_CAP = Text(
    de="Der höchste Gesamtgewinn ist erreicht.",
    fr="Le gain total maximal est atteint.",
    it="La vincita totale massima è raggiunta.",
    en="The maximum total winnings have been reached.",
)


def ended_cap() -> Message:
    return Message(_ENDED_CAP, {})


_ENDED_EXPIRED = Text(
    de="Die vier Stunden sind um.",
    fr="Les quatre heures sont écoulées.",
    it="Le quattro ore sono trascorse.",
    en="The four hours are over.",
)


def ended_expired() -> Message:
    return Message(_ENDED_EXPIRED, {})


_RESULT = Text(
    de="Bezahlt CHF {paid_in}, erhalten CHF {paid_out}: {sign}CHF {net}.",
    fr="Payé CHF {paid_in}, reçu CHF {paid_out}: {sign}CHF {net}.",
    it="Pagati CHF {paid_in}, ricevuti CHF {paid_out}: {sign}CHF {net}.",
    en="Paid CHF {paid_in}, received CHF {paid_out}: {sign}CHF {net}.",
)


def result(*, paid_in: object, paid_out: object, sign: object, net: object) -> Message:
    return Message(_RESULT, {"paid_in": paid_in, "paid_out": paid_out, "sign": sign, "net": net})


_LEFT_UNFINISHED = Text(
    de="Sie sind weggegangen; das Spiel bleibt unbeendet.",
    fr="Vous avez quitté la table; la partie reste inachevée.",
    it="Siete usciti; la partita resta incompiuta.",
    en="You left; the play stays unfinished.",
)


def left_unfinished() -> Message:
    return Message(_LEFT_UNFINISHED, {})


_SAME_CARDS_AGAIN = Text(
    de="Noch einmal dieselben Karten: ventuno play --seed {seed}",
    fr="Encore les mêmes cartes: ventuno play --seed {seed}",
    it="Ancora le stesse carte: ventuno play --seed {seed}",
    en="The same cards again: ventuno play --seed {seed}",
)


def same_cards_again(*, seed: object) -> Message:
    return Message(_SAME_CARDS_AGAIN, {"seed": seed})


_SAVED = Text(
    de="Aufgezeichnet in {file}.",
    fr="Enregistré dans {file}.",
    it="Registrato in {file}.",
    en="Recorded in {file}.",
)


def saved(*, file: object) -> Message:
    return Message(_SAVED, {"file": file})


_DIRECTORY_NOT_EMPTY = Text(
    de="{directory} ist kein neues oder leeres Verzeichnis.",
    fr="{directory} n’est pas un répertoire nouveau ou vide.",
    it="{directory} non è una cartella nuova o vuota.",
    en="{directory} is not a new or empty directory.",
)


def directory_not_empty(*, directory: object) -> Message:
    return Message(_DIRECTORY_NOT_EMPTY, {"directory": directory})


_DIRECTORY_NOT_WRITABLE = Text(
    de="In {directory} kann nicht geschrieben werden: {problem}.",
    fr="Impossible d’écrire dans {directory}: {problem}.",
    it="Non si può scrivere in {directory}: {problem}.",
    en="{directory} cannot be written to: {problem}.",
)


def directory_not_writable(*, directory: object, problem: object) -> Message:
    return Message(_DIRECTORY_NOT_WRITABLE, {"directory": directory, "problem": problem})
