"""Made by `make texts` from texts/*/cli/commands/house.ftl: change those."""

from ventuno.rules.language import Message, Text


_OTHER_SOFTWARE = Text(
    de="Diese Software hat die Prüfsumme {found}, nicht {expected}.",
    fr="Ce logiciel a l’empreinte {found}, et non {expected}.",
    it="Questo software ha l’impronta {found}, non {expected}.",
    en="This software has the hash {found}, not {expected}.",
)


def other_software(*, found: object, expected: object) -> Message:
    return Message(_OTHER_SOFTWARE, {"found": found, "expected": expected})


_HOUSE_OPEN = Text(
    de="ventuno ist offen: {address}",
    fr="ventuno est ouvert: {address}",
    it="ventuno è aperto: {address}",
    en="ventuno is open: {address}",
)


def house_open(*, address: object) -> Message:
    return Message(_HOUSE_OPEN, {"address": address})


_HOUSE_FOUNDED = Text(
    de="Neues Haus in {place}",
    fr="Nouvelle maison dans {place}",
    it="Nuova casa in {place}",
    en="A new house in {place}",
)


def house_founded(*, place: object) -> Message:
    return Message(_HOUSE_FOUNDED, {"place": place})


_FINDINGS_MORE = Text(
    de="… und {count} weitere Befunde.",
    fr="… et {count} autres constats.",
    it="… e altri {count} riscontri.",
    en="… and {count} more findings.",
)


def findings_more(*, count: object) -> Message:
    return Message(_FINDINGS_MORE, {"count": count})
