"""Made by `make texts` from texts/*/cli.ftl: change those."""

from ventuno.rules.language import Message, Text


_SYSTEM = Text(
    de="Das Betriebssystem meldet: {problem}.",
    fr="Le système signale: {problem}.",
    it="Il sistema segnala: {problem}.",
    en="The system says: {problem}.",
)


def system(*, problem: object) -> Message:
    return Message(_SYSTEM, {"problem": problem})
