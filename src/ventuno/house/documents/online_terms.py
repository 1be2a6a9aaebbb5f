"""The terms for online participation as data: one plain text for each language (Art. 1.4, 5, 24).

    # Title
    ## 1 Title of an article
    1.1 A paragraph. It may go on
    on the next line, and ends at an empty line.

An operator can write a version without a release, so nothing here knows what a version says. Every language must have
the same articles and paragraphs, because the German text decides for all of them (Art. 24.3). A text is kept and hashed
letter by letter; a published one is never changed.
"""

import hashlib
import re
from collections.abc import Mapping

import msgspec

from ventuno.house.documents import texts
from ventuno.house.documents.document import (
    BindingDocument,
    DocumentArticle,
    DocumentKind,
    DocumentPart,
    NumberedParagraph,
    is_day,
    long_day,
)
from ventuno.house.documents.refusals import (
    BAD_TERMS_VERSION,
    TERMS_DIFFER,
    TERMS_LANGUAGE_MISSING,
    TERMS_TOO_LONG,
    TERMS_UNREADABLE,
)
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

CHARACTERS_MAX = 40_000  # of one language: some fifteen pages
_TITLE = re.compile(r"# (\S.*)")
_ARTICLE = re.compile(r"## (\d+) (\S.*)")
_PARAGRAPH = re.compile(r"(\d+\.\d+) (\S.*)")


class OnlineTerms(msgspec.Struct, frozen=True):
    version: str  # the day from which it is meant to hold: `2026-12-01`
    texts: dict[Language, str]

    @property
    def hashes(self) -> dict[Language, str]:
        return {language: hash_of(self.texts[language]) for language in self.texts}


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def checked(version: str, written: Mapping[Language, str]) -> OnlineTerms:
    """The terms, if they can be published: every language, readable, with the same articles in each."""
    if not is_day(version):
        raise Refused(BAD_TERMS_VERSION())
    found: dict[Language, str] = {}
    shapes: dict[Language, list[str]] = {}
    for language in Language:
        text = written.get(language, "").strip()
        if not text:
            raise Refused(TERMS_LANGUAGE_MISSING(spoken=language.value))
        if len(text) > CHARACTERS_MAX:
            raise Refused(TERMS_TOO_LONG(spoken=language.value, most=CHARACTERS_MAX))
        found[language] = f"{text}\n"
        shapes[language] = _shape(read(version, language, found[language]))
        if shapes[language] != shapes[Language.DE]:
            raise Refused(TERMS_DIFFER(spoken=language.value, at=_first(shapes[language], shapes[Language.DE])))
    return OnlineTerms(version, found)


def read(version: str, language: Language, text: str) -> BindingDocument:
    """Refused, with the line, if it is not written as above."""
    title, articles = "", list[tuple[str, list[NumberedParagraph]]]()
    open_paragraph = False
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line:
            open_paragraph = False
        elif not line.isprintable():
            raise _unreadable(language, number)
        elif not title and (found := _TITLE.fullmatch(line)):
            title = found[1]
        elif (found := _ARTICLE.fullmatch(line)) and title and int(found[1]) == len(articles) + 1:
            articles.append((found[2], []))
            open_paragraph = False
        elif (found := _PARAGRAPH.fullmatch(line)) and _is_next(articles, found[1]):
            articles[-1][1].append(NumberedParagraph(found[1], found[2]))
            open_paragraph = True
        elif open_paragraph and not line.startswith("#"):
            last = articles[-1][1][-1]
            articles[-1][1][-1] = NumberedParagraph(last.at, f"{last.text} {line}")
        else:
            raise _unreadable(language, number)
    if not articles or not all(paragraphs for _, paragraphs in articles):
        raise _unreadable(language, len(text.splitlines()))
    numbered = tuple(
        DocumentArticle(str(number), heading, tuple(paragraphs))
        for number, (heading, paragraphs) in enumerate(articles, start=1)
    )
    return BindingDocument(
        kind=DocumentKind.ONLINE_TERMS,
        version=version,
        language=language,
        title=title,
        lead=texts.version_of(day=long_day(version, language)).said_in(language),
        parts=(DocumentPart("", "", numbered),),
    )


def _is_next(articles: list[tuple[str, list[NumberedParagraph]]], at: str) -> bool:
    return bool(articles) and at == f"{len(articles)}.{len(articles[-1][1]) + 1}"


def _unreadable(language: Language, line: int) -> Refused:
    return Refused(TERMS_UNREADABLE(spoken=language.value, line=line))


def _shape(document: BindingDocument) -> list[str]:
    return [each.at for part in document.parts for article in part.articles for each in article.paragraphs]


def _first(one: list[str], other: list[str]) -> str:
    """The first paragraph that only one of them has there."""
    pairs = zip((*one, ""), (*other, ""), strict=False)
    return next(a or b for a, b in pairs if a != b)
