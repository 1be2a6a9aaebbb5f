"""The words of the terminal table, in four languages."""

from typing import Final

from ventuno.rules.big21.events import NoFreeCardsReason, PlayEnd
from ventuno.rules.big21.risk import RiskLimit
from ventuno.rules.cards import Rank
from ventuno.rules.language import Language, Text

YES_KEYS: Final = "yjos"  # yes, ja, oui, sì

# Regina and Re share their initial; in High/Low a player must be able to tell them apart.
COURT_CARDS: Final = {
    Rank.JACK: Text(de="B", fr="V", it="F", en="J"),
    Rank.QUEEN: Text(de="D", fr="D", it="Rg", en="Q"),
    Rank.KING: Text(de="K", fr="R", it="Re", en="K"),
    Rank.ACE: Text(de="A", fr="A", it="A", en="A"),
}

TITLE: Final = Text(
    de="Big21 · Einsatz CHF {stake} · Spielgeld",
    fr="Big21 · enjeu CHF {stake} · argent fictif",
    it="Big21 · puntata CHF {stake} · denaro fittizio",
    en="Big21 · stake CHF {stake} · play money",
)
RISK_TITLE: Final = Text(
    de="Risiko · Einsatz CHF {stake} · realisierter Gewinn CHF {realised}",
    fr="Risiko · enjeu CHF {stake} · gain réalisé CHF {realised}",
    it="Rischio · puntata CHF {stake} · vincita realizzata CHF {realised}",
    en="Risk · stake CHF {stake} · realised winnings CHF {realised}",
)
PRIZES: Final = Text(de="Gewinnplan", fr="Tableau des gains", it="Piano delle vincite", en="Prize plan")
LADDER: Final = Text(de="High/Low", fr="High/Low", it="High/Low", en="High/Low")
COMPLETE: Final = Text(de="komplett", fr="complète", it="completo", en="complete")
MISSING: Final = Text(de="noch {points}", fr="encore {points}", it="mancano {points}", en="needs {points}")
CARD: Final = Text(de="Ihre Karte", fr="Votre carte", it="La vostra carta", en="Your card")
OPEN_CARD: Final = Text(de="Offene Karte", fr="Carte découverte", it="Carta scoperta", en="Open card")
TO_COME: Final = Text(de="danach noch {n}", fr="encore {n} après", it="poi ancora {n}", en="{n} more to come")
SOFT: Final = Text(
    de="* ein Ass zählt 11",
    fr="* un as compte 11",
    it="* un asso vale 11",
    en="* an ace counts 11",
)

PLACE: Final = Text(de="auf Stapel legen", fr="poser sur la pile", it="sul mazzo", en="place on a stack")
DISCARD: Final = Text(de="verwerfen", fr="se défausser", it="scartare", en="discard")
BUY: Final = Text(
    de="eine Karte kaufen: CHF {price} (noch {left} möglich)",
    fr="acheter une carte: CHF {price} (encore {left} possible)",
    it="acquistare una carta: CHF {price} (ancora {left} possibili)",
    en="buy one card: CHF {price} ({left} purchases left)",
)
END_GAME: Final = Text(
    de="Spiel beenden: CHF {prize}",
    fr="terminer le jeu: CHF {prize}",
    it="terminare il gioco: CHF {prize}",
    en="end the game: CHF {prize}",
)
END_PLAY: Final = Text(
    de="aufhören und CHF {total} nehmen",
    fr="arrêter et prendre CHF {total}",
    it="smettere e prendere CHF {total}",
    en="stop and take CHF {total}",
)
END_LADDER: Final = Text(
    de="High/Low beenden mit CHF {prize}",
    fr="arrêter High/Low avec CHF {prize}",
    it="terminare High/Low con CHF {prize}",
    en="stop High/Low with CHF {prize}",
)
HIGH_LOW: Final = Text(
    de="High/Low: CHF {prize} aufs Spiel setzen",
    fr="High/Low: remettre CHF {prize} en jeu",
    it="High/Low: mettere in gioco CHF {prize}",
    en="High/Low: put CHF {prize} at risk",
)
HIGHER: Final = Text(de="höher", fr="plus haute", it="più alta", en="higher")
LOWER: Final = Text(de="tiefer", fr="plus basse", it="più bassa", en="lower")
RISK: Final = Text(
    de="Risiko mit CHF {least} bis {most}",
    fr="Risiko avec CHF {least} à {most}",
    it="Rischio con CHF {least} a {most}",
    en="Risk with CHF {least} to {most}",
)
RISK_STAKE: Final = Text(
    de="Risiko-Einsatz in CHF ({least} bis {most}, {limit}): ",
    fr="Enjeu Risiko en CHF ({least} à {most}, {limit}): ",
    it="Puntata Rischio in CHF ({least} a {most}, {limit}): ",
    en="Risk stake in CHF ({least} to {most}, {limit}): ",
)
LIMITS: Final = {
    RiskLimit.WHOLE_PRIZE: Text(de="ganzer Gewinn", fr="gain entier", it="intera vincita", en="whole prize"),
    RiskLimit.QUARTER: Text(de="25 % des Gewinns", fr="25 % du gain", it="25 % della vincita", en="25 % of the prize"),
    RiskLimit.STAKE_MAX: Text(de="höchster Einsatz", fr="enjeu maximal", it="puntata massima", en="highest stake"),
    RiskLimit.WINNINGS_MAX: Text(
        de="Gesamtgewinn höchstens CHF 5’000",
        fr="gain total de CHF 5’000 au plus",
        it="vincita totale al massimo CHF 5’000",
        en="total winnings at most CHF 5,000",
    ),
}
QUIT: Final = Text(de="weggehen", fr="quitter", it="uscire", en="leave")
ASK_FATAL: Final = Text(
    de="Damit hat der Stapel {points} Punkte und das Spiel ist verloren. Trotzdem legen? (j/n) ",
    fr="La pile aurait {points} points et le jeu serait perdu. Poser quand même? (o/n) ",
    it="Il mazzo avrebbe {points} punti e il gioco sarebbe perso. Posare comunque? (s/n) ",
    en="That makes {points} points on the stack and the game is lost. Place it all the same? (y/n) ",
)
UNKNOWN_KEY: Final = Text(
    de="«{key}» geht jetzt nicht.",
    fr="«{key}» n’est pas possible maintenant.",
    it="«{key}» ora non è possibile.",
    en="“{key}” is not possible now.",
)
NOT_AN_AMOUNT: Final = Text(
    de="«{text}» ist kein Betrag.",
    fr="«{text}» n’est pas un montant.",
    it="«{text}» non è un importo.",
    en="“{text}” is not an amount.",
)

DEVALUED: Final = Text(
    de="Ein Ass auf Stapel {stack} zählt jetzt 1.",
    fr="Un as de la pile {stack} compte maintenant 1.",
    it="Un asso del mazzo {stack} ora vale 1.",
    en="An ace on stack {stack} now counts 1.",
)
COMPLETED: Final = Text(
    de="Stapel {stack} ist komplett.",
    fr="La pile {stack} est complète.",
    it="Il mazzo {stack} è completo.",
    en="Stack {stack} is complete.",
)
CLEARED: Final = Text(
    de="Stapel {stack} ist aufgelöst und zählt nicht mehr als komplett.",
    fr="La pile {stack} est défaite et ne compte plus comme complète.",
    it="Il mazzo {stack} è sciolto e non conta più come completo.",
    en="Stack {stack} is cleared and no longer counts as complete.",
)
GRANTED: Final = Text(
    de="{cards} kostenlose Karten.",
    fr="{cards} cartes gratuites.",
    it="{cards} carte gratuite.",
    en="{cards} free cards.",
)
NO_FREE_CARDS: Final = {
    NoFreeCardsReason.TEN_ON_SOFT_21: Text(
        de="Mit einer Zehn gibt es keine kostenlosen Karten.",
        fr="Avec un dix, pas de cartes gratuites.",
        it="Con un dieci non ci sono carte gratuite.",
        en="No free cards: it was done with a ten.",
    ),
    NoFreeCardsReason.THREE_REACHED: Text(
        de="Keine kostenlosen Karten: Es waren schon drei Stapel zugleich komplett.",
        fr="Pas de cartes gratuites: trois piles ont déjà été complètes en même temps.",
        it="Niente carte gratuite: tre mazzi sono già stati completi insieme.",
        en="No free cards: three stacks have been complete at once before.",
    ),
}
HIDDEN_WAS: Final = Text(
    de="Verdeckt war {card}.",
    fr="La carte cachée était {card}.",
    it="La carta coperta era {card}.",
    en="The hidden card was {card}.",
)
RIGHT: Final = Text(de="Richtig.", fr="Juste.", it="Giusto.", en="Right.")
TIE: Final = Text(
    de="Gleicher Rang: zählt nicht, neue Runde.",
    fr="Même rang: ne compte pas, nouveau tour.",
    it="Stesso rango: non conta, nuovo giro.",
    en="Equal rank: not counted, a new round.",
)
WRONG: Final = Text(de="Falsch.", fr="Faux.", it="Sbagliato.", en="Wrong.")
REALISED: Final = Text(
    de="CHF {amount} sind realisiert.",
    fr="CHF {amount} sont réalisés.",
    it="CHF {amount} sono realizzati.",
    en="CHF {amount} are realised.",
)
PRIZE: Final = Text(
    de="Gewinn: CHF {prize}.", fr="Gain: CHF {prize}.", it="Vincita: CHF {prize}.", en="Prize: CHF {prize}."
)

ENDS: Final = {
    PlayEnd.BUST: Text(
        de="Über 21: Das Spiel ist verloren.",
        fr="Plus de 21: le jeu est perdu.",
        it="Oltre 21: il gioco è perso.",
        en="Over 21: the game is lost.",
    ),
    PlayEnd.TOO_FEW: Text(
        de="Zu Ende mit höchstens zwei kompletten Stapeln.",
        fr="Terminé avec deux piles complètes au plus.",
        it="Finito con al massimo due mazzi completi.",
        en="Over, with at most two complete stacks.",
    ),
    PlayEnd.STOPPED: Text(de="Sie haben aufgehört.", fr="Vous avez arrêté.", it="Avete smesso.", en="You stopped."),
    PlayEnd.WRONG_GUESS: Text(
        de="Falsche Vorhersage: Der Gewinn ist verloren.",
        fr="Pronostic erroné: le gain est perdu.",
        it="Previsione errata: la vincita è persa.",
        en="Wrong prediction: the prize is lost.",
    ),
    PlayEnd.CAP: Text(
        de="Der höchste Gesamtgewinn von CHF 5’000 ist erreicht.",
        fr="Le gain total maximal de CHF 5’000 est atteint.",
        it="La vincita totale massima di CHF 5’000 è raggiunta.",
        en="The highest total winnings of CHF 5,000 are reached.",
    ),
    PlayEnd.EXPIRED: Text(
        de="Die vier Stunden sind um.",
        fr="Les quatre heures sont écoulées.",
        it="Le quattro ore sono trascorse.",
        en="The four hours are over.",
    ),
}
RESULT: Final = Text(
    de="Bezahlt CHF {paid_in}, erhalten CHF {paid_out}: {sign}CHF {net}.",
    fr="Payé CHF {paid_in}, reçu CHF {paid_out}: {sign}CHF {net}.",
    it="Pagati CHF {paid_in}, ricevuti CHF {paid_out}: {sign}CHF {net}.",
    en="Paid CHF {paid_in}, received CHF {paid_out}: {sign}CHF {net}.",
)
LEFT: Final = Text(
    de="Sie sind weggegangen; das Spiel bleibt unbeendet.",
    fr="Vous êtes parti; le jeu reste inachevé.",
    it="Siete usciti; il gioco resta incompiuto.",
    en="You left; the play stays unfinished.",
)
AGAIN: Final = Text(
    de="Noch einmal dieselben Karten: ventuno play --seed {seed}",
    fr="Encore les mêmes cartes: ventuno play --seed {seed}",
    it="Ancora le stesse carte: ventuno play --seed {seed}",
    en="The same cards again: ventuno play --seed {seed}",
)
SAVED: Final = Text(
    de="Aufgezeichnet in {file}.",
    fr="Enregistré dans {file}.",
    it="Registrato in {file}.",
    en="Recorded in {file}.",
)


def rank_symbol(rank: Rank, language: Language) -> str:
    """As printed on cards of that language."""
    return COURT_CARDS[rank].said_in(language) if rank in COURT_CARDS else rank.symbol
