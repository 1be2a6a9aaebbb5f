"""A dossier as one page of HTML: everything inline, no script, nothing fetched, fit for screens, paper and readers."""

from html import escape
from typing import assert_never

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

_STYLE = """
:root { --paper: #f7f5f0; --ink: #16181d; --red: #d8232a; --grey: #5d5f62; --line: #d5d2ca }
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, Helvetica, Arial, sans-serif;
  font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100% }
body { max-width: 1040px; margin: 0 auto; padding: 64px 28px 96px }
header { padding-bottom: 40px; border-bottom: 3px solid var(--ink) }
h1 { font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 12px }
header p { font-size: 20px; margin: 0; color: var(--grey) }
section { display: grid; grid-template-columns: 220px 1fr; column-gap: 32px; padding: 40px 0 24px;
  border-top: 1px solid var(--line) }
header + section { border-top: 0 }
section > * { grid-column: 2; min-width: 0 }
h2 { grid-column: 1; grid-row: 1 / span 99; font-size: 20px; line-height: 1.25; margin: 0 }
h2 span { display: block; color: var(--red) }
p { margin: 0 0 16px; max-width: 44em }
dl.points { display: grid; grid-template-columns: 7em 1fr; gap: 8px 16px; margin: 0 0 24px; max-width: 46em }
dl.points dt { font-weight: 700 }
dl.points dd { margin: 0 }
dl.marks { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 24px; margin: 0 0 32px }
dl.marks div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding-top: 8px;
  border-top: 3px solid var(--ink) }
dl.marks dd { font-size: 34px; font-weight: 700; line-height: 1.15; letter-spacing: -0.02em; margin: 0 }
dl.marks dt { font-size: 14px; line-height: 1.35; color: var(--grey) }
dl.marks div:first-child { border-color: var(--red) }
dl.marks div:first-child dd { color: var(--red) }
.scroll { overflow-x: auto; margin: 0 0 24px }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 1.35 }
th, td { padding: 5px 0 5px 12px; text-align: right; border-bottom: 1px solid var(--line); vertical-align: top;
  font-weight: 400 }
th:first-child, td:first-child { text-align: left; padding-left: 0 }
thead th { font-weight: 700; border-bottom: 1.5px solid var(--ink); vertical-align: bottom }
tbody th { font-weight: 700 }
table.words th, table.words td { text-align: left; overflow-wrap: anywhere }
table.words tbody th { min-width: 9em; overflow-wrap: normal }
.note { font-size: 13px; line-height: 1.4; color: var(--grey); margin: 8px 0 0; max-width: 52em }
figure { grid-column: 1 / -1; margin: 16px 0 32px }
figure h3 { font-size: 20px; line-height: 1.3; letter-spacing: -0.01em; margin: 0 0 14px; max-width: 40em }
figure svg { width: 100%; height: auto; display: block }
.signature { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; margin-top: 72px; font-size: 13px;
  color: var(--grey) }
.signature div { border-top: 1px solid var(--ink); padding-top: 6px }
@media (max-width: 760px) {
  body { padding: 32px 18px 64px } h1 { font-size: 28px } section { display: block } h2 { margin-bottom: 16px }
  figure { overflow-x: auto } figure svg { min-width: 620px } .signature { grid-template-columns: 1fr; gap: 48px }
}
@media print { html { background: #fff; font-size: 12px } body { padding: 0; max-width: none }
  figure, table, dl.marks { break-inside: avoid } h2 { break-after: avoid } .scroll { overflow: visible } }
"""


def html(document: Document) -> str:
    sections = [_section(number, section) for number, section in enumerate(document.sections, start=1)]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(document.title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(document.title)}</h1><p>{escape(document.subtitle)}</p></header>\n"
        f"{''.join(sections)}</body>\n</html>\n"
    )


def _section(number: int, section: Section) -> str:
    blocks = "".join(_block(block) for block in section.blocks)
    return f"<section><h2><span>{number}</span> {escape(section.title)}</h2>{blocks}</section>\n"


def _block(block: Block) -> str:
    match block:
        case Paragraph(text):
            return f"<p>{escape(text)}</p>\n"
        case LabelledPoints(points):
            rows = "".join(f"<dt>{escape(word)}</dt><dd>{escape(text)}</dd>" for word, text in points)
            return f'<dl class="points">{rows}</dl>\n'
        case KeyFigures(marks):
            cells = "".join(f"<div><dt>{escape(text)}</dt><dd>{escape(mark)}</dd></div>" for mark, text in marks)
            return f'<dl class="marks">{cells}</dl>\n'
        case Grid():
            return _grid(block)
        case Picture():
            return _picture(block)
        case Signature(lines):
            return f'<div class="signature">{"".join(f"<div>{escape(line)}</div>" for line in lines)}</div>\n'
        case _:
            assert_never(block)


def _grid(grid: Grid) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in grid.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(text)}</td>" for text in rest)}</tr>\n'
        for first, *rest in grid.rows
    )
    note = f'<p class="note">{escape(grid.note)}</p>' if grid.note else ""
    kind = ' class="words"' if grid.words else ""
    table = f"<table{kind}><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scroll">{table}{note}</div>\n'


def _picture(picture: Picture) -> str:
    """Letters in the drawing are outlines, which no screen reader can read: it is told the title and the note."""
    label = escape(f"{picture.title}. {picture.note}", quote=True)
    svg = picture.svg.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)
    note = f'<figcaption class="note">{escape(picture.note)}</figcaption>'
    return f'<figure id="{picture.name}"><h3>{escape(picture.title)}</h3>{svg}{note}</figure>\n'
