"""A copy to keep of a document that binds players, as a PDF (Art. 25).

The same document gives the same bytes. The words come from the document, as on its page. Only where it is to be had
and which language is binding (Art. 24.3) is added here.
"""

import logging
from dataclasses import dataclass

from ventuno.dossier.palette import GREY, INK
from ventuno.dossier.pdf import (
    BODY,
    COLUMN,
    GUTTER,
    HEADING,
    LEFT,
    NOTE,
    RIGHT,
    SUBTITLE,
    TITLE,
    WIDTH,
    Sheet,
    TextStyle,
)
from ventuno.house.documents import texts
from ventuno.house.documents.document import BindingDocument, DocumentArticle, DocumentKind, TextTable
from ventuno.rules.language import Language, Message

AT = 14.0  # millimetres for a paragraph's number
PART = TextStyle(12, 6, "B")
NUMBER = TextStyle(7, 4.3, colour=GREY)
CELL = TextStyle(7.5, 4)
BOLD_CELL = TextStyle(7.5, 4, "B")
_ORIGINAL = {
    DocumentKind.BIG21: texts.copy_original_big21,
    DocumentKind.CHALLENGE: texts.copy_original_challenge,
    DocumentKind.ONLINE_TERMS: texts.copy_original_terms,
}


@dataclass(frozen=True, slots=True)
class Operator:
    """Who runs this house. Whatever is empty is said to be a demonstration."""

    name: str = ""
    address: str = ""
    web: str = ""

    def said_in(self, language: Language) -> tuple[str, str, str]:
        return (
            self.name or texts.copy_demonstration().said_in(language),
            self.address or texts.copy_no_address().said_in(language),
            self.web or texts.copy_no_web().said_in(language),
        )


def notes(document: BindingDocument, operator: Operator, content_hash: str) -> list[tuple[str, str]]:
    """What is said beside the document, on the page and on paper: a word and a sentence each."""
    language = document.language
    return [
        (texts.copy_version().said_in(language), document.version),
        (texts.copy_language().said_in(language), texts.copy_language_name().said_in(language)),
        ("", _prevails(document).said_in(language)),
        ("", texts.copy_play_money().said_in(language)),
        (texts.copy_from().said_in(language), ", ".join(operator.said_in(language))),
        ("", _ORIGINAL[document.kind]().said_in(language)),
        (texts.copy_hash().said_in(language), content_hash),
    ]


def _prevails(document: BindingDocument) -> Message:
    """Art. 24.3, or the paragraph of this document that says the same."""
    if not document.german_prevails:
        return texts.copy_prevails()
    return texts.copy_prevails_by(article=document.german_prevails)


def pdf(document: BindingDocument, operator: Operator, content_hash: str) -> bytes:
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    sheet = Sheet(f"{document.title} · {document.version} · {document.language.value}")
    sheet.set_title(f"{document.title} ({document.version})")
    sheet.set_lang(document.language.value)
    sheet.set_author(operator.said_in(document.language)[0])
    sheet.add_page()
    sheet.set_y(30)
    sheet.write_text(document.title, LEFT, WIDTH, TITLE)
    sheet.write_text(document.lead, LEFT, WIDTH, SUBTITLE)
    sheet.rule(LEFT, RIGHT, sheet.get_y() + 4, INK, 0.8)
    sheet.set_y(sheet.get_y() + 9)
    _notes(sheet, notes(document, operator, content_hash))
    for part in document.parts:
        if part.title:
            sheet.need(30)
            sheet.set_y(sheet.get_y() + 4)
            sheet.start_section(f"{part.letter} {part.title}")
            sheet.write_text(f"{part.letter}   {part.title}", LEFT, WIDTH, PART)
            sheet.set_y(sheet.get_y() + 3)
        for article in part.articles:
            _article(sheet, article, document.language, level=1 if part.title else 0)
    return bytes(sheet.output())


def _notes(sheet: Sheet, said: list[tuple[str, str]]) -> None:
    for word, text in said:
        top = sheet.get_y()
        sheet.write_text(word, LEFT, COLUMN - LEFT - GUTTER, NOTE)
        sheet.set_y(top)
        sheet.write_text(text, COLUMN, RIGHT - COLUMN, NOTE)
        sheet.set_y(sheet.get_y() + 0.8)
    sheet.rule(LEFT, RIGHT, sheet.get_y() + 2)
    sheet.set_y(sheet.get_y() + 7)


def _article(sheet: Sheet, article: DocumentArticle, language: Language, *, level: int) -> None:
    number = f"{texts.article().said_in(language)} {article.number}" if article.number else ""
    first = sheet.height(article.paragraphs[0].text, RIGHT - COLUMN - AT, BODY)
    sheet.need(max(first, 12) + 4)
    sheet.start_section(f"{number} {article.title}".strip(), level=level)
    top, page = sheet.get_y(), sheet.page
    sheet.write_text(f"{number} {article.title}".strip(), LEFT, COLUMN - LEFT - GUTTER, HEADING)
    heading = sheet.get_y()
    sheet.set_y(top)
    for paragraph in article.paragraphs:
        sheet.need(sheet.height(paragraph.text, RIGHT - COLUMN - AT, BODY))
        y = sheet.get_y()
        sheet.write_text(paragraph.at, COLUMN, AT, NUMBER)
        sheet.set_y(y)
        sheet.write_text(paragraph.text, COLUMN + AT, RIGHT - COLUMN - AT, BODY)
        sheet.set_y(sheet.get_y() + 1.6)
    if article.table is not None:
        _table(sheet, article.table)
    if sheet.page == page:
        sheet.set_y(max(sheet.get_y(), heading))
    sheet.set_y(sheet.get_y() + 4)


def _table(sheet: Sheet, table: TextTable) -> None:
    left = COLUMN + AT
    first = 0.6 if len(table.head) == 2 else 0.5  # columns
    rest = (RIGHT - left) * (1 - first) / (len(table.head) - 1)
    widths = [(RIGHT - left) * first, *([rest] * (len(table.head) - 1))]
    for index, row in enumerate((table.head, *table.rows)):
        style = CELL if index else BOLD_CELL
        sheet.need(max(sheet.height(text, width - 2, style) for text, width in zip(row, widths, strict=True)) + 2)
        top = bottom = sheet.get_y() + 0.8
        x = left
        for text, width in zip(row, widths, strict=True):
            sheet.set_y(top)
            sheet.write_text(text, x, width - 2, style)
            bottom = max(bottom, sheet.get_y())
            x += width
        sheet.set_y(bottom + 0.6)
        sheet.rule(left, RIGHT, sheet.get_y(), colour=INK if index == 0 else "#d5d2ca")
    sheet.set_y(sheet.get_y() + 2)
