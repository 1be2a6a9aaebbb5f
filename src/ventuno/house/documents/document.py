"""A document as a reader gets it in one language: articles, numbered paragraphs, tables. Page and PDF show this.

The content of a document is fixed by its kind, version and language. What differs from house to house, the name and the
address of its operator, stands beside it.
"""

import re
from datetime import date
from enum import StrEnum

import msgspec

from ventuno.house.documents import texts
from ventuno.rules.language import Language

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")


class DocumentKind(StrEnum):
    BIG21 = "big21"
    CHALLENGE = "challenge"
    ONLINE_TERMS = "online-terms"


class NumberedParagraph(msgspec.Struct, frozen=True):
    at: str  # "10.2", or the ruling that it rests on; empty in a lead
    text: str


class TextTable(msgspec.Struct, frozen=True):
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class DocumentArticle(msgspec.Struct, frozen=True):
    number: str  # empty where the original has none
    title: str
    paragraphs: tuple[NumberedParagraph, ...]
    table: TextTable | None = None


class DocumentPart(msgspec.Struct, frozen=True):
    """A document without parts has one, with neither letter nor title."""

    letter: str
    title: str
    articles: tuple[DocumentArticle, ...]


class BindingDocument(msgspec.Struct, frozen=True, kw_only=True):
    kind: DocumentKind
    version: str
    language: Language
    title: str
    lead: str
    parts: tuple[DocumentPart, ...]
    german_prevails: str = ""  # the paragraph that says so, where there is one

    @property
    def words(self) -> tuple[str, ...]:
        """Every sentence in the order of reading, for a comparison of two ways to show them."""
        found = [self.title, self.lead]
        for part in self.parts:
            found.append(part.title)
            for article in part.articles:
                found += [article.title, *(each.text for each in article.paragraphs)]
                if article.table is not None:
                    found += [*article.table.head, *(cell for row in article.table.rows for cell in row)]
        return tuple(each for each in found if each)


def is_day(version: str) -> bool:
    """Whether a version is named after a day: `2026-12-01`."""
    if not _DAY.fullmatch(version):
        return False
    try:
        date.fromisoformat(version)
    except ValueError:
        return False
    return True


def long_day(day: str, language: Language) -> str:
    """`1. Dezember 2026`."""
    found = date.fromisoformat(day)
    months = texts.months().said_in(language).split()
    number = texts.day_number(number=found.day).said_in(language)
    return texts.long_day(day=number, month=months[found.month - 1], year=found.year).said_in(language)
