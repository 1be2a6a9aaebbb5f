"""Made by `make texts` from texts/*/jobs/monitoring.ftl: change those."""

from ventuno.rules.language import Message, Text


_LAW_NEVER_PUBLISHED = Text(
    de="Ein Wahrscheinlichkeitsgesetz {law} war in diesem Haus nie in Kraft. Veröffentlicht: {published}.",
    fr="Aucune loi {law} n’a jamais été en vigueur dans cette maison. Publiées: {published}.",
    it="Nessuna legge {law} è mai stata in vigore in questa casa. Pubblicate: {published}.",
    en="No law {law} was ever in force in this house. Published: {published}.",
)


def law_never_published(*, law: object, published: object) -> Message:
    return Message(_LAW_NEVER_PUBLISHED, {"law": law, "published": published})
