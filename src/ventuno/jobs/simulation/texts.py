"""Made by `make texts` from texts/*/jobs/simulation.ftl: change those."""

from ventuno.rules.language import Message, Text


_SIMULATE_TOO_MANY_TO_SAVE = Text(
    de="Höchstens {most} Spiele werden als Text gespeichert, nicht {games}.",
    fr="{most} parties au plus sont enregistrées en texte, et non {games}.",
    it="Al massimo {most} partite sono salvate come testo, non {games}.",
    en="At most {most} plays are saved as text, not {games}.",
)


def simulate_too_many_to_save(*, most: object, games: object) -> Message:
    return Message(_SIMULATE_TOO_MANY_TO_SAVE, {"most": most, "games": games})
