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
