"""Made by `make texts` from texts/*/rules.ftl: change those."""

from ventuno.rules.language import Message, Text


_NOTATION_NO_GAME = Text(
    de="Die erste Zeile nennt das Spiel, zum Beispiel: {example}",
    fr="La première ligne nomme le jeu, par exemple: {example}",
    it="La prima riga indica il gioco, per esempio: {example}",
    en="The first line names the game, for example: {example}",
)


def notation_no_game(*, example: object) -> Message:
    return Message(_NOTATION_NO_GAME, {"example": example})


_NOTATION_BAD_HEADER = Text(
    de="Diese Kopfzeile ist nicht lesbar; sie lautet zum Beispiel: {example}",
    fr="Cet en-tête n’est pas lisible; il s’écrit par exemple: {example}",
    it="Questa intestazione non è leggibile; si scrive per esempio: {example}",
    en="This header cannot be read; it is written, for example: {example}",
)


def notation_bad_header(*, example: object) -> Message:
    return Message(_NOTATION_BAD_HEADER, {"example": example})


_NOTATION_UNKNOWN_RULES = Text(
    de="Diese Spielregeln gibt es nicht; es gibt: {known}.",
    fr="Ces règles n’existent pas; il y a: {known}.",
    it="Queste regole non esistono; ci sono: {known}.",
    en="There is no such rule set; there are: {known}.",
)


def notation_unknown_rules(*, known: object) -> Message:
    return Message(_NOTATION_UNKNOWN_RULES, {"known": known})


_NOTATION_UNKNOWN_MOVE = Text(
    de="«{line}» ist kein Zug.",
    fr="«{line}» n’est pas un coup.",
    it="«{line}» non è una mossa.",
    en="“{line}” is not a move.",
)


def notation_unknown_move(*, line: object) -> Message:
    return Message(_NOTATION_UNKNOWN_MOVE, {"line": line})


_LAW_TOO_LONG = Text(
    de="Ein Wahrscheinlichkeitsgesetz hat höchstens {most} Zeichen.",
    fr="Une loi compte au plus {most} caractères.",
    it="Una legge ha al massimo {most} caratteri.",
    en="A law has at most {most} characters.",
)


def law_too_long(*, most: object) -> Message:
    return Message(_LAW_TOO_LONG, {"most": most})


_LAW_NOT_TOML = Text(
    de="Das ist kein gültiges TOML: {problem}.",
    fr="Ce n’est pas du TOML valable: {problem}.",
    it="Questo non è TOML valido: {problem}.",
    en="This is not valid TOML: {problem}.",
)


def law_not_toml(*, problem: object) -> Message:
    return Message(_LAW_NOT_TOML, {"problem": problem})


_LAW_BAD_NAME = Text(
    de="Ein Wahrscheinlichkeitsgesetz braucht einen Namen aus Kleinbuchstaben, Ziffern, Punkt und Bindestrich.",
    fr="Une loi a besoin d’un nom fait de minuscules, de chiffres, de points et de traits d’union.",
    it="Una legge ha bisogno di un nome di lettere minuscole, cifre, punti e trattini.",
    en="A law needs a name of lower-case letters, digits, dots and hyphens.",
)


def law_bad_name() -> Message:
    return Message(_LAW_BAD_NAME, {})


_LAW_MISSING = Text(
    de="Es fehlt {what}.",
    fr="Il manque {what}.",
    it="Manca {what}.",
    en="{what} is missing.",
)


def law_missing(*, what: object) -> Message:
    return Message(_LAW_MISSING, {"what": what})


_LAW_UNKNOWN_KEY = Text(
    de="{what} gehört nicht in ein Wahrscheinlichkeitsgesetz.",
    fr="{what} n’a pas sa place dans une loi.",
    it="{what} non fa parte di una legge.",
    en="{what} does not belong in a law.",
)


def law_unknown_key(*, what: object) -> Message:
    return Message(_LAW_UNKNOWN_KEY, {"what": what})


_LAW_BAD_WEIGHT = Text(
    de="{what} muss eine ganze Zahl von 1 bis {most} sein, nicht {found}.",
    fr="{what} doit être un nombre entier de 1 à {most}, et non {found}.",
    it="{what} deve essere un numero intero da 1 a {most}, non {found}.",
    en="{what} must be a whole number from 1 to {most}, not {found}.",
)


def law_bad_weight(*, what: object, most: object, found: object) -> Message:
    return Message(_LAW_BAD_WEIGHT, {"what": what, "most": most, "found": found})
