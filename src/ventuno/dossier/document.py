"""What a dossier is made of, apart from how it is laid out: sections of text, tables, marks and pictures."""

from dataclasses import dataclass
from math import floor, log10


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str


@dataclass(frozen=True, slots=True)
class LabelledPoints:
    """Short statements, each with a word or two in front."""

    points: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class KeyFigures:
    """The few numbers to remember, large; the first is the one to look at."""

    marks: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table; the first column is flush left, the others right, unless all are words."""

    head: list[str]
    rows: list[list[str]]
    widths: list[float]  # relative
    words: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A figure: a finding as its title, the drawing, and how to read it."""

    name: str
    title: str
    note: str
    svg: str


@dataclass(frozen=True, slots=True)
class Signature:
    lines: list[str]


Block = Paragraph | LabelledPoints | KeyFigures | Grid | Picture | Signature


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    blocks: list[Block]


@dataclass(frozen=True, slots=True)
class Document:
    title: str
    subtitle: str
    foot: str  # on every page
    sections: list[Section]


def per_cent(value: float, digits: int = 2) -> str:
    """In per cent, with a space at which no line breaks."""
    return f"{100 * value:.{digits}f}\u00a0%"


def small_per_cent(value: float) -> str:
    """Two significant figures, however small."""
    if value <= 0:
        return per_cent(0.0, 0)
    return per_cent(value, min(8, max(1, 1 - floor(log10(100 * value)))))


def count(value: float) -> str:
    return f"{value:,.0f}"


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
