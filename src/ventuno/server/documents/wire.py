"""What passes between the server and a browser about the documents that bind players."""

from datetime import datetime
from typing import Literal

from ventuno.rules.language import Language
from ventuno.server.wire import Wire

DocumentName = Literal["big21", "challenge", "online-terms"]


class DocumentListed(Wire, frozen=True):
    """One version. Times are those of this house; null: it was never announced here."""

    document: DocumentName
    version: str
    in_force: bool
    announced_at: datetime | None
    effective_at: datetime | None


class DocumentNote(Wire, frozen=True):
    """What is said beside the document: where it is to be had, which language is binding."""

    word: str
    text: str


class ParagraphShown(Wire, frozen=True):
    at: str
    text: str


class TableShown(Wire, frozen=True):
    head: list[str]
    rows: list[list[str]]


class ArticleShown(Wire, frozen=True):
    number: str
    title: str
    paragraphs: list[ParagraphShown]
    table: TableShown | None


class PartShown(Wire, frozen=True):
    """A document without parts has one, with neither letter nor title."""

    letter: str
    title: str
    articles: list[ArticleShown]


class DocumentShown(Wire, frozen=True):
    document: DocumentName
    version: str
    language: Language
    title: str
    lead: str
    hash: str
    in_force: bool
    announced_at: datetime | None
    effective_at: datetime | None
    notes: list[DocumentNote]
    parts: list[PartShown]
