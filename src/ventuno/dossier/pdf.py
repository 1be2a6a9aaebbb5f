"""A dossier as a PDF: A4, a narrow column for headings and a wide one for text, pictures across both, page numbers."""

import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from io import BytesIO
from typing import assert_never

from fpdf import FPDF
from fpdf.enums import XPos, YPos

from ventuno.dossier.document import (
    Block,
    Document,
    Grid,
    KeyFigures,
    LabelledPoints,
    Paragraph,
    Picture,
    Section,
    Signature,
)
from ventuno.dossier.palette import FONTS, GREY, INK, PAPER, RED

LEFT, RIGHT, TOP, BOTTOM = 20.0, 190.0, 22.0, 275.0  # mm on A4
COLUMN = 56.0  # where text begins
GUTTER = 6.0
WIDTH = RIGHT - LEFT
HAIR = "#d5d2ca"
PAGES = "¤¤"  # stands for the number of pages until it is known: two figures wide, and in no text
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)  # the file has no date of its own, and the format wants one


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How letters look: size in points, lines in millimetres."""

    size: float
    line: float
    style: str = ""
    colour: str = INK


BODY, STRONG, NOTE = TextStyle(8, 4.3), TextStyle(8, 4.3, "B"), TextStyle(6.7, 3.5, colour=GREY)
TITLE, SUBTITLE = TextStyle(22, 9.5, "B"), TextStyle(11, 7, colour=GREY)
HEADING, NUMBER, FINDING = TextStyle(9.6, 4.8, "B"), TextStyle(9.6, 4.8, "B", RED), TextStyle(9.8, 5, "B")
MARK, FIRST_MARK = TextStyle(15.5, 8, "B"), TextStyle(15.5, 8, "B", RED)
CELL, BOLD_CELL, WORDS, BOLD_WORDS = (
    TextStyle(7, 3.8),
    TextStyle(7, 3.8, "B"),
    TextStyle(6.5, 3.8),
    TextStyle(6.5, 3.8, "B"),
)


class Sheet(FPDF):
    """Pages in the house's colours with a foot."""

    def __init__(self, foot: str) -> None:
        super().__init__("P", "mm", "A4")
        self.foot = foot
        self.c_margin = 0.0
        self.alias_nb_pages(PAGES)
        self.set_margins(LEFT, TOP, 210 - RIGHT)
        self.set_auto_page_break(auto=False)
        self.set_page_background(tuple(bytes.fromhex(PAPER[1:])))  # type: ignore[arg-type]  # three of them
        self.set_creation_date(LONG_AGO)
        for style, name in (("", "DejaVuSans"), ("B", "DejaVuSans-Bold")):
            self.add_font("sans", style, FONTS / f"{name}.ttf")

    def footer(self) -> None:
        self.ink(GREY)
        self.set_font("sans", "", 6.2)
        self.set_xy(LEFT, 284)
        self.cell(WIDTH - 20, 4, self.foot)
        self.set_xy(RIGHT - 10, 284)
        self.cell(10, 4, f"{self.page_no()} / {PAGES}")

    def ink(self, colour: str) -> None:
        self.set_text_color(*bytes.fromhex(colour[1:]))

    def rule(self, left: float, right: float, y: float, colour: str = HAIR, width: float = 0.2) -> None:
        self.set_draw_color(*bytes.fromhex(colour[1:]))
        self.set_line_width(width)
        self.line(left, y, right, y)

    def write_text(self, text: str, at: float, width: float, how: TextStyle, align: str = "L") -> None:
        """Write a paragraph from (at, y) on, and move y below it."""
        self.ink(how.colour)
        self.set_font("sans", how.style, how.size)
        self.set_x(at)
        self.multi_cell(width, how.line, text, align=align, new_x=XPos.LMARGIN, new_y=YPos.NEXT)

    def height(self, text: str, width: float, how: TextStyle) -> float:
        """The height of a paragraph."""
        self.set_font("sans", how.style, how.size)
        height = self.multi_cell(width, how.line, text, align="L", dry_run=True, output="HEIGHT")
        assert isinstance(height, float)
        return height

    def need(self, height: float) -> None:
        """Begin a new page unless there is room for that much."""
        if self.get_y() + height > BOTTOM:
            self.add_page()
            self.set_y(TOP)


def pdf(document: Document) -> bytes:
    logging.getLogger("fpdf").setLevel(logging.ERROR)  # it remarks on every SVG tag that it leaves out
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    sheet = Sheet(document.foot)
    sheet.set_title(document.title)
    sheet.set_lang("en")
    sheet.add_page()
    sheet.set_y(34)
    sheet.write_text(document.title, LEFT, WIDTH, TITLE)
    sheet.write_text(document.subtitle, LEFT, WIDTH, SUBTITLE)
    sheet.rule(LEFT, RIGHT, sheet.get_y() + 5, INK, 0.8)
    sheet.set_y(sheet.get_y() + 14)
    for number, section in enumerate(document.sections, start=1):
        _section(sheet, number, section)
    return bytes(sheet.output())


def _section(sheet: Sheet, number: int, section: Section) -> None:
    first, second = section.blocks[0], section.blocks[1]
    sheet.need(_height(sheet, first) + 8 + (_height(sheet, second) if isinstance(second, Picture) else 0.0))
    if number > 1 and sheet.get_y() > TOP:
        sheet.rule(LEFT, RIGHT, sheet.get_y() - 1)
        sheet.set_y(sheet.get_y() + 5)
    sheet.start_section(f"{number} {section.title}")
    top, page = sheet.get_y(), sheet.page
    sheet.write_text(str(number), LEFT, 10, NUMBER)
    sheet.write_text(section.title, LEFT, COLUMN - LEFT - GUTTER, HEADING)
    heading = sheet.get_y()
    wide = isinstance(first, Picture)
    sheet.set_y(heading + 4 if wide else top)
    for index, block in enumerate(section.blocks):
        if sheet.page == page and isinstance(block, Picture):
            sheet.set_y(max(sheet.get_y(), heading + 4))
        if index:
            sheet.need(_height(sheet, block))
        _block(sheet, block)
    if sheet.page == page:
        sheet.set_y(max(sheet.get_y(), heading))
    sheet.set_y(sheet.get_y() + 5)


def _block(sheet: Sheet, block: Block) -> None:
    match block:
        case Paragraph(text):
            sheet.write_text(text, COLUMN, RIGHT - COLUMN, BODY)
            sheet.set_y(sheet.get_y() + 3)
        case LabelledPoints(points):
            _points(sheet, points)
        case KeyFigures(marks):
            _marks(sheet, marks)
        case Grid():
            _grid(sheet, block)
        case Picture():
            _picture(sheet, block)
        case Signature(lines):
            _signature(sheet, lines)
        case _:
            assert_never(block)


def _height(sheet: Sheet, block: Block) -> float:
    """The room a block needs on its page. A block that may go on on the next page needs less than its height."""
    match block:
        case Paragraph(text):
            return sheet.height(text, RIGHT - COLUMN, BODY) + 3
        case LabelledPoints():
            return 3 * BODY.line
        case KeyFigures():
            return 34.0
        case Grid(rows=rows):
            return min(60.0, 8 + 5.2 * len(rows)) + 8
        case Picture():
            return _picture_height(sheet, block)
        case Signature():
            return 42.0
        case _:
            assert_never(block)


def _points(sheet: Sheet, points: list[tuple[str, str]]) -> None:
    width = 22.0
    for word, text in points:
        sheet.need(sheet.height(text, RIGHT - COLUMN - width, BODY) + 1)
        y = sheet.get_y()
        sheet.write_text(word, COLUMN, width, STRONG)
        sheet.set_y(y)
        sheet.write_text(text, COLUMN + width, RIGHT - COLUMN - width, BODY)
        sheet.set_y(sheet.get_y() + 1.2)
    sheet.set_y(sheet.get_y() + 3)


def _marks(sheet: Sheet, marks: list[tuple[str, str]]) -> None:
    top, gap = sheet.get_y(), 4.0
    width = (RIGHT - COLUMN - gap * (len(marks) - 1)) / len(marks)
    bottom = top
    for place, (mark, text) in enumerate(marks):
        x = COLUMN + place * (width + gap)
        sheet.rule(x, x + width, top, INK if place else RED, 0.8)
        sheet.set_y(top + 2)
        sheet.write_text(mark, x, width + 4, MARK if place else FIRST_MARK)
        sheet.write_text(text, x, width, NOTE)
        bottom = max(bottom, sheet.get_y())
    sheet.set_y(bottom + 6)


def _grid(sheet: Sheet, grid: Grid) -> None:
    """In the text column, or across the page if it is wide. The head is repeated on every new page."""
    left = LEFT if len(grid.head) > 7 else COLUMN
    unit = (RIGHT - left) / sum(grid.widths)
    columns = [(left + unit * sum(grid.widths[:place]), unit * width) for place, width in enumerate(grid.widths)]
    _row(sheet, grid, grid.head, columns, head=True)
    for row in grid.rows:
        if (
            sheet.get_y() + max(sheet.height(text, c[1] - 2, CELL) for text, c in zip(row, columns, strict=True))
            > BOTTOM
        ):
            sheet.need(BOTTOM)
            _row(sheet, grid, grid.head, columns, head=True)
        _row(sheet, grid, row, columns, head=False)
    if grid.note:
        sheet.set_y(sheet.get_y() + 1.2)
        sheet.write_text(grid.note, left, RIGHT - left, NOTE)
    sheet.set_y(sheet.get_y() + 5)


def _row(sheet: Sheet, grid: Grid, row: list[str], columns: list[tuple[float, float]], *, head: bool) -> None:
    top = bottom = sheet.get_y() + 0.8
    for place, (text, (x, width)) in enumerate(zip(row, columns, strict=True)):
        sheet.set_y(top)
        bold = head or place == 0
        if grid.words:
            sheet.write_text(text, x, width - 2, BOLD_WORDS if bold else WORDS)
        else:
            sheet.write_text(text, x, width, BOLD_CELL if bold else CELL, "R" if place else "L")
        bottom = max(bottom, sheet.get_y())
    sheet.set_y(bottom + 0.6)
    sheet.rule(columns[0][0], RIGHT, sheet.get_y(), INK if head else HAIR, 0.35 if head else 0.15)


def _picture(sheet: Sheet, picture: Picture) -> None:
    sheet.write_text(picture.title, LEFT, WIDTH, FINDING)
    sheet.set_y(sheet.get_y() + 2)
    sheet.image(BytesIO(picture.svg.encode()), x=LEFT, y=sheet.get_y(), w=WIDTH, alt_text=picture.title)
    sheet.set_y(sheet.get_y() + _drawing_height(picture) + 1.5)
    sheet.write_text(picture.note, LEFT, WIDTH, NOTE)
    sheet.set_y(sheet.get_y() + 6)


def _picture_height(sheet: Sheet, picture: Picture) -> float:
    words = sheet.height(picture.title, WIDTH, FINDING) + sheet.height(picture.note, WIDTH, NOTE)
    return words + _drawing_height(picture) + 6


def _drawing_height(picture: Picture) -> float:
    """From the drawing's own size."""
    box = picture.svg.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return WIDTH * float(box[3]) / float(box[2])


def _signature(sheet: Sheet, lines: list[str]) -> None:
    y = sheet.get_y() + 28
    width = (WIDTH - 12) / len(lines)
    for place, line in enumerate(lines):
        x = LEFT + place * (width + 6)
        sheet.rule(x, x + width, y, INK, 0.2)
        sheet.set_y(y + 1)
        sheet.write_text(line, x, width, NOTE)
