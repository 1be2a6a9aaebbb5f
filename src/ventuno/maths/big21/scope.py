"""What a figure is about: the main game alone, or the play with High/Low after it."""

from enum import StrEnum


class Scope(StrEnum):
    MAIN = "main"  # the prizes of Art. 8 alone
    PLAY = "play"  # with High/Low after them, played best
