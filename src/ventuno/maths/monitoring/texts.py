"""Made by `make texts` from texts/*/maths/monitoring.ftl: change those."""

from ventuno.rules.language import Message, Text


_CONTROL_NO_PLAYS = Text(
    de="In diesem Zeitraum wurde kein Spiel beendet; es gibt nichts zu prüfen.",
    fr="Aucune partie ne s’est terminée dans cette période; il n’y a rien à contrôler.",
    it="In questo periodo nessuna partita è finita; non c’è nulla da controllare.",
    en="No play was finished in this period; there is nothing to check.",
)


def control_no_plays() -> Message:
    return Message(_CONTROL_NO_PLAYS, {})


_CONTROL_LAW_NOT_SOLVED = Text(
    de="Das Gesetz {law} ist noch nicht gelöst; ohne seine Werte lässt sich kein Spiel beurteilen. So wird es gelöst: ventuno solve --law {law} (das geltende auch: ventuno round)",
    fr="La loi {law} n’est pas encore résolue; sans ses valeurs, aucune partie ne peut être jugée. Pour la résoudre: ventuno solve --law {law} (celle en vigueur aussi: ventuno round)",
    it="La legge {law} non è ancora risolta; senza i suoi valori nessuna partita può essere giudicata. Per risolverla: ventuno solve --law {law} (quella in vigore anche: ventuno round)",
    en="The law {law} has not been solved yet; without its values no play can be judged. To solve it: ventuno solve --law {law} (the one in force also: ventuno round)",
)


def control_law_not_solved(*, law: object) -> Message:
    return Message(_CONTROL_LAW_NOT_SOLVED, {"law": law})


_CONTROL_LAW_NOT_PROMISED = Text(
    de="Was das Gesetz {law} jeder Spielstärke verspricht, ist noch nicht berechnet. So wird es berechnet: ventuno round oder ventuno monitor --law {law}",
    fr="Ce que la loi {law} promet à chaque niveau de jeu n’est pas encore calculé. Pour le calculer: ventuno round ou ventuno monitor --law {law}",
    it="Ciò che la legge {law} promette a ogni livello di gioco non è ancora calcolato. Per calcolarlo: ventuno round o ventuno monitor --law {law}",
    en="What the law {law} promises each skill has not been computed yet. To compute it: ventuno round or ventuno monitor --law {law}",
)


def control_law_not_promised(*, law: object) -> Message:
    return Message(_CONTROL_LAW_NOT_PROMISED, {"law": law})


_SKILL_NO_DECISIONS = Text(
    de="In diesen Spielen hat niemand etwas entschieden.",
    fr="Dans ces parties, personne n’a rien décidé.",
    it="In queste partite nessuno ha deciso nulla.",
    en="Nobody decided anything in these plays.",
)


def skill_no_decisions() -> Message:
    return Message(_SKILL_NO_DECISIONS, {})


_LUCK_PLAY_UNFINISHED = Text(
    de="Dieses Spiel ist noch nicht zu Ende; gezählt werden nur beendete Spiele.",
    fr="Cette partie n’est pas terminée; seules les parties terminées sont comptées.",
    it="Questa partita non è ancora finita; si contano solo le partite finite.",
    en="This play is not over yet; only finished plays are counted.",
)


def luck_play_unfinished() -> Message:
    return Message(_LUCK_PLAY_UNFINISHED, {})
