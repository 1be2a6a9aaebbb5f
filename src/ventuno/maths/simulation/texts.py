"""Made by `make texts` from texts/*/maths/simulation.ftl: change those."""

from ventuno.rules.language import Message, Text


_CLUSTER_NO_RAY = Text(
    de="Ray ist nicht installiert: pip install 'ventuno[cluster]'.",
    fr="Ray n’est pas installé: pip install 'ventuno[cluster]'.",
    it="Ray non è installato: pip install 'ventuno[cluster]'.",
    en="Ray is not installed: pip install 'ventuno[cluster]'.",
)


def cluster_no_ray() -> Message:
    return Message(_CLUSTER_NO_RAY, {})


_CLUSTER_UNREACHABLE = Text(
    de="Unter {address} antwortet kein Ray-Cluster.",
    fr="Aucun cluster Ray ne répond à {address}.",
    it="Nessun cluster Ray risponde a {address}.",
    en="No Ray cluster answers at {address}.",
)


def cluster_unreachable(*, address: object) -> Message:
    return Message(_CLUSTER_UNREACHABLE, {"address": address})


_PLAYER_UNKNOWN = Text(
    de="Einen Spieler «{found}» gibt es nicht; es gibt blind, greedy, perfect und skill:X mit X von 0 bis {most}.",
    fr="Il n’y a pas de joueur «{found}»; il y a blind, greedy, perfect et skill:X avec X de 0 à {most}.",
    it="Non c’è un giocatore «{found}»; ci sono blind, greedy, perfect e skill:X con X da 0 a {most}.",
    en="There is no player “{found}”; there are blind, greedy, perfect and skill:X with X from 0 to {most}.",
)


def player_unknown(*, found: object, most: object) -> Message:
    return Message(_PLAYER_UNKNOWN, {"found": found, "most": most})


_MIX_UNREADABLE = Text(
    de="«{found}» ist keine Mischung; gemeint ist mix:10*1,20*2,40*1: höchstens {most} verschiedene Können, jedes mit seinem Anteil über 0.",
    fr="«{found}» n’est pas un mélange; on écrit mix:10*1,20*2,40*1: au plus {most} niveaux différents, chacun avec sa part supérieure à 0.",
    it="«{found}» non è una miscela; si scrive mix:10*1,20*2,40*1: al massimo {most} abilità diverse, ciascuna con la sua quota superiore a 0.",
    en="“{found}” is no mixture; write mix:10*1,20*2,40*1: at most {most} different skills, each with its part above 0.",
)


def mix_unreadable(*, found: object, most: object) -> Message:
    return Message(_MIX_UNREADABLE, {"found": found, "most": most})
