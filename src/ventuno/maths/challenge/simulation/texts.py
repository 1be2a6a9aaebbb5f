"""Made by `make texts` from texts/*/maths/challenge/simulation.ftl: change those."""

from ventuno.rules.language import Message, Text


_SIMULATE_SEATS = Text(
    de="Am Tisch spielen {least} bis {most} Spieler, nicht {found}.",
    fr="De {least} à {most} joueurs jouent à la table, et non {found}.",
    it="Al tavolo giocano da {least} a {most} giocatori, non {found}.",
    en="{least} to {most} players make a table, not {found}.",
)


def simulate_seats(*, least: object, most: object, found: object) -> Message:
    return Message(_SIMULATE_SEATS, {"least": least, "most": most, "found": found})


_CHALLENGE_PLAYER_UNKNOWN = Text(
    de="Einen Spieler «{found}» gibt es bei Black Jack Challenge nicht; es gibt {known}.",
    fr="Il n’y a pas de joueur «{found}» à Black Jack Challenge; il y a {known}.",
    it="Non c’è un giocatore «{found}» a Black Jack Challenge; ci sono {known}.",
    en="There is no player “{found}” in Black Jack Challenge; there are {known}.",
)


def challenge_player_unknown(*, found: object, known: object) -> Message:
    return Message(_CHALLENGE_PLAYER_UNKNOWN, {"found": found, "known": known})


_SIMULATE_PLAYERS = Text(
    de="Für {seats} Plätze braucht es einen Spieler für alle oder {seats}, vom Button an, nicht {found}.",
    fr="Pour {seats} places, il faut un joueur pour toutes ou {seats}, à partir du bouton, et non {found}.",
    it="Per {seats} posti serve un giocatore per tutti o {seats}, a partire dal bottone, non {found}.",
    en="{seats} seats need one player for all or {seats}, from the button, not {found}.",
)


def simulate_players(*, seats: object, found: object) -> Message:
    return Message(_SIMULATE_PLAYERS, {"seats": seats, "found": found})
