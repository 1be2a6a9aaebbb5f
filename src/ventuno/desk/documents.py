"""The documents that bind players, every version that this house has or had, for anyone to read (Art. 25)."""

import hashlib
from dataclasses import dataclass
from datetime import datetime

from msgspec import structs

from ventuno.house.documents import game_rules, online_terms
from ventuno.house.documents.document import BindingDocument, DocumentKind
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.documents.refusals import NO_SUCH_DOCUMENT
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.events import Founded, OnlineTermsPublished
from ventuno.house.office.house_state import BOOK, Announced, HouseState, in_force
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.rules.big21 import RULE_SETS, RuleSet
from ventuno.rules.challenge.table_rules import LEAFLET, TABLE_RULES, TableRules
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import online_terms as shipped
from ventuno.store.sql.books import BookStore


@dataclass(frozen=True, slots=True)
class DocumentVersion:
    """One version of a document, and whether and when it holds in this house."""

    kind: DocumentKind
    version: str
    in_force: bool
    announced_at: datetime | None = None
    effective_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class DocumentCopy:
    document: BindingDocument
    hash: str  # of the text as it was published; of rules told in our own words, of every sentence


def versions(house: HouseState, at: datetime) -> list[DocumentVersion]:
    """The newest of each kind first."""
    rules = {each.what: each for each in house.rules}
    names = dict.fromkeys((*RULE_SETS, *rules))
    of_rules = [_version(DocumentKind.BIG21, name, rules.get(name), house.rules, at) for name in names]
    terms = [
        _version(DocumentKind.ONLINE_TERMS, each.what, each, house.online_terms, at) for each in house.online_terms
    ]
    return [*reversed(of_rules), *reversed(_of_tables(house, at)), *reversed(terms)]


def _of_tables(house: HouseState, at: datetime) -> list[DocumentVersion]:
    """C17: the leaflet's, which holds from the beginning, and what was published since."""
    current, known = house.table_rules_at(at).name, {each.what: each for each in house.table_rules}
    names = dict.fromkeys((LEAFLET.name, *known))
    return [
        DocumentVersion(
            DocumentKind.CHALLENGE,
            name,
            name == current,
            known[name].announced_at if name in known else None,
            known[name].effective_at if name in known else None,
        )
        for name in names
    ]


def _version(
    kind: DocumentKind, name: str, found: Announced | None, all_of_them: tuple[Announced, ...], at: datetime
) -> DocumentVersion:
    holding = tuple(each for each in all_of_them if each.effective_at <= at)
    current = in_force(holding, at).what if holding else None
    if found is None:
        return DocumentVersion(kind, name, in_force=False)
    return DocumentVersion(kind, name, name == current, found.announced_at, found.effective_at)


async def read(books: BookStore, kind: DocumentKind, version: str, language: Language) -> DocumentCopy:
    """Refused if this house has no such version."""
    match kind:
        case DocumentKind.BIG21:
            return _hashed(game_rules.big21(await _rules(books, version), language))
        case DocumentKind.CHALLENGE:
            return _hashed(game_rules.challenge(language, await _table_rules(books, version)))
        case DocumentKind.ONLINE_TERMS:
            terms = await published_terms(books, version)
            text = terms.texts[language]
            read_terms = structs.replace(
                online_terms.read(version, language, text), german_prevails=shipped.german_prevails(terms)
            )
            return DocumentCopy(read_terms, online_terms.hash_of(text))
        case _:
            raise Refused(NO_SUCH_DOCUMENT())


async def _table_rules(books: BookStore, version: str) -> TableRules:
    house = await books.house()
    found = TABLE_RULES.get(version) if house is None else house.table_rules_named(version)
    if found is None:
        raise Refused(NO_SUCH_DOCUMENT())
    return found


async def _rules(books: BookStore, version: str) -> RuleSet:
    """A rule set of the published texts, or one that this house has published."""
    house = await books.house()
    found = RULE_SETS.get(version) or (house and house.rule_set(version))
    if not found:
        raise Refused(NO_SUCH_DOCUMENT())
    return found


async def published_terms(books: BookStore, version: str) -> OnlineTerms:
    """The terms as they stand in the house's journal."""
    house = await books.house()
    if house is None:
        raise Refused(NOT_FOUNDED())
    found = next((each for each in house.online_terms if each.what == version), None)
    if found is None:
        raise Refused(NO_SUCH_DOCUMENT())
    (line,) = await books.lines(BOOK, after=found.entry - 1, most=1)
    what = codec.decode(line.text, Entry).what
    assert isinstance(what, Founded | OnlineTermsPublished)
    assert what.online_terms is not None
    return what.online_terms


def _hashed(document: BindingDocument) -> DocumentCopy:
    return DocumentCopy(document, hashlib.sha256("\n".join(document.words).encode()).hexdigest())
