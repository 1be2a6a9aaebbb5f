"""Made by `make texts` from texts/*/cli/commands/maths.ftl: change those."""

from ventuno.rules.language import Message, Text


_ADVISE_BAD_STACKS = Text(
    de="«{found}»: Stapel sind fünf durch Komma getrennte Werte wie 0, 14 oder S18.",
    fr="«{found}»: les piles sont cinq valeurs séparées par des virgules, comme 0, 14 ou S18.",
    it="«{found}»: i mazzi sono cinque valori separati da virgole, come 0, 14 o S18.",
    en="“{found}”: stacks are five values separated by commas, such as 0, 14 or S18.",
)


def advise_bad_stacks(*, found: object) -> Message:
    return Message(_ADVISE_BAD_STACKS, {"found": found})


_ADVISE_BAD_CARD = Text(
    de="«{found}» ist keine Karte.",
    fr="«{found}» n’est pas une carte.",
    it="«{found}» non è una carta.",
    en="“{found}” is not a card.",
)


def advise_bad_card(*, found: object) -> Message:
    return Message(_ADVISE_BAD_CARD, {"found": found})


_ADVISE_IMPOSSIBLE_POSITION = Text(
    de="Diese Stellung kann nicht vorkommen: So viele Karten können mit diesen Stapeln und Käufen nicht folgen.",
    fr="Cette position est impossible: autant de cartes ne peuvent plus suivre avec ces piles et ces achats.",
    it="Questa posizione è impossibile: con questi mazzi e acquisti non possono seguire tante carte.",
    en="This position cannot occur: so many cards cannot follow with these stacks and purchases.",
)


def advise_impossible_position() -> Message:
    return Message(_ADVISE_IMPOSSIBLE_POSITION, {})


_PICTURE_FORMAT = Text(
    de="{file}: Ein Bild endet auf .png, .svg oder .pdf.",
    fr="{file}: une image se termine par .png, .svg ou .pdf.",
    it="{file}: un’immagine finisce in .png, .svg o .pdf.",
    en="{file}: a picture ends in .png, .svg or .pdf.",
)


def picture_format(*, file: object) -> Message:
    return Message(_PICTURE_FORMAT, {"file": file})


_SIMULATE_OPTION_OF_OTHER_GAME = Text(
    de="{option} gibt es bei {game} nicht, nur bei {other}.",
    fr="{option} n’existe pas pour {game}, seulement pour {other}.",
    it="{option} non esiste per {game}, solo per {other}.",
    en="{option} is not for {game}, only for {other}.",
)


def simulate_option_of_other_game(*, option: object, game: object, other: object) -> Message:
    return Message(_SIMULATE_OPTION_OF_OTHER_GAME, {"option": option, "game": game, "other": other})
