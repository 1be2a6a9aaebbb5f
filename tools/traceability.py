"""Which code and which tests answer to which paragraph of the rules: checks docs/traceability.md, or writes it.

    python tools/traceability.py            exit 1, one line each, for what is missing, unknown or out of date
    python tools/traceability.py --write    write the page first

`docs/articles.toml` lists the paragraphs of Big21, the sentences of the leaflet of Black Jack Challenge, and the
rulings on both. Code cites them in comments, docstrings and strings that are nothing but a citation, such as the
article of a refusal: `Art. 7.1, 7.3`, `Art. 2.5 and 21`, `Art. 6-12`, `B6`, `L14, C7`. An article cited as a whole
stands for each of its paragraphs that nothing cites by its own number. A test is named after one paragraph, sentence or
ruling: `test_art_11_2_...`, `test_l14_...`, `test_b7_...`. A journey in the browser shows many of them: there a
comment cites them, on the line of an `expect` or `assert` or directly above it. Beside anything else a comment shows
nothing, and such a citation is a mistake. What a person sees (`seen = true`) needs such a test. Whatever else is
checked says why nobody can see it (`unseen = "…"`).
"""

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
ARTICLES, PAGE = Path("docs/articles.toml"), Path("docs/traceability.md")
CODE, TESTS, BROWSER = Path("src/ventuno"), Path("tests"), Path("tests/browser")

_SPAN = r"\d+(?:\.\d+)?(?:\s*[-–]\s*\d+(?:\.\d+)?)?"
_AND = r"(?:\s*,\s*(?:and\s+)?|\s+and\s+)"
_RULING = r"\b([A-Z])[1-9]\d?[a-z]?\b"
CITED_ARTICLES = re.compile(rf"\bArt\.\s*({_SPAN}(?:{_AND}{_SPAN})*)")
CITED_RULING = re.compile(_RULING)
CITATION_ONLY = re.compile(rf"(?:{CITED_ARTICLES.pattern}|{_RULING})(?:[,;]\s*{_RULING})*")
NAMED_TEST = re.compile(r"test_(?:art_(?P<article>\d+)(?:_(?P<paragraph>\d+))?|(?P<ruling>[a-z]\d+[a-z]?))(?:_|$)")

INTRO = """\
# Paragraphs, code and tests

Written by `tools/traceability.py` from [articles.toml](articles.toml), the code and the tests: change those, then run
`make docs`. Each paragraph of the rules of Big21 and each sentence of the leaflet of Black Jack Challenge is summarised
in our words; the published German texts are what counts (Art. 24.3). Where nothing cites a paragraph by its own number,
the wider citation that covers it is given. The sentences of the leaflet are numbered by us, from its title page to its
general notes.
"""
SECTIONS = {  # by the letter of an entry
    "": "## Big21: articles",
    "B": "## Big21: rulings",
    "P": "## Payout: rulings",
    "L": "## Black Jack Challenge: the leaflet",
    "C": "## Black Jack Challenge: rulings",
}
RULINGS = ("B", "P", "C")
DIFFERENCES = """\
## Where the language versions differ

The German version alone is binding (Art. 24.3). The English and French versions are dated 28 August 2024, the German
and Italian ones 23 October 2024. Paragraphs that are not listed say the same in all four.
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph, an article without paragraphs, a sentence of the leaflet, or a ruling."""

    id: str
    title: str
    says: str
    play: bool
    seen: bool = False
    why: str = ""
    unseen: str = ""
    differs: str = ""
    meaning: str = ""

    @property
    def letter(self) -> str:
        """Of a sentence or ruling; empty for a paragraph."""
        return "" if self.id[0].isdigit() else self.id[0]

    @property
    def numbers(self) -> tuple[int, ...]:
        """10.1 as (10, 1); empty for a sentence or ruling."""
        return () if self.letter else _numbers(self.id)

    @property
    def label(self) -> str:
        return f"Art. {self.id}" if self.numbers else self.id


@dataclass(frozen=True, slots=True, order=True)
class Mention:
    path: str  # from the root of the repository
    name: str  # qualified; empty for a module
    cited: str  # as it is written there


@dataclass(frozen=True, slots=True)
class Named:
    """Something that has a name in a source file, and the lines it spans."""

    first: int
    last: int
    name: str


Mentions = defaultdict[str, set[Mention]]


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def read_entries(root: Path) -> tuple[Entry, ...]:
    return tuple(Entry(**entry) for entry in tomllib.loads((root / ARTICLES).read_text("utf-8"))["entry"])


def citations(text: str, entries: Sequence[Entry]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each citation in a text and the ids it stands for: none where it names something that does not exist."""
    for found in CITED_ARTICLES.finditer(text):
        for span in re.findall(_SPAN, found[1]):
            ends = re.split(r"\s*[-–]\s*", span)
            yield f"Art. {'-'.join(ends)}", _spanned(entries, _numbers(ends[0]), _numbers(ends[-1]))
    ids = {entry.id for entry in entries}
    letters = {entry.letter for entry in entries}
    for found in CITED_RULING.finditer(text):
        if found[1] in letters:
            yield found[0], (found[0],) if found[0] in ids else ()


def _spanned(entries: Sequence[Entry], first: tuple[int, ...], last: tuple[int, ...]) -> tuple[str, ...]:
    """From the first to the last, an article standing for all its paragraphs; none if either end does not exist."""
    numbered = [(entry.id, entry.numbers) for entry in entries if entry.numbers]
    if not all(any(numbers[: len(end)] == end for _, numbers in numbered) for end in (first, last)):
        return ()
    return tuple(id_ for id_, numbers in numbered if first <= numbers[: len(first)] and numbers[: len(last)] <= last)


def cited_texts(source: str) -> Iterator[tuple[str, str]]:
    """Comments, docstrings and strings that are nothing but a citation, each with the name it belongs to."""
    tree = ast.parse(source)
    names = tuple(named(tree))
    yield from ((name, text) for _, name, text in numbered_comments(source, names))
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield _owner(names, node.lineno), text
            case ast.Constant(value=str(text)) if CITATION_ONLY.fullmatch(text):
                yield _owner(names, node.lineno), text


def numbered_comments(source: str, names: Sequence[Named]) -> Iterator[tuple[int, str, str]]:
    """Each with its line and the name it belongs to."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _owner(names, token.start[0]), token.string


def named(scope: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[Named]:
    """The functions, classes and assigned names of a module, and those of its classes."""
    for node in scope.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                pass
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                pass
            case _:
                continue
        yield Named(node.lineno, node.end_lineno or node.lineno, prefix + name)
        if isinstance(node, ast.ClassDef):
            yield from named(node, f"{prefix}{name}.")


def _owner(names: Sequence[Named], line: int) -> str:
    """The innermost name whose lines hold this one."""
    holding = [name for name in names if name.first <= line <= name.last]
    return max(holding, key=lambda name: name.first).name if holding else ""


def read_code(root: Path, entries: Sequence[Entry]) -> tuple[Mentions, list[str]]:
    mentions, problems = Mentions(set), []
    for file in sorted((root / CODE).rglob("*.py")):
        path = file.relative_to(root).as_posix()
        for name, text in cited_texts(file.read_text("utf-8")):
            for cited, ids in citations(text, entries):
                if not ids:
                    problems.append(f"{'::'.join(filter(None, (path, name)))} cites {cited}: there is no such entry")
                for id_ in ids:
                    mentions[id_].add(Mention(path, name, cited))
    return mentions, problems


def read_tests(root: Path, entries: Sequence[Entry]) -> tuple[Mentions, list[str]]:
    mentions, problems = Mentions(set), list[str]()
    ids, letters = {entry.id for entry in entries}, {entry.letter for entry in entries}
    for file in sorted((root / TESTS).rglob("test_*.py")):
        path = file.relative_to(root).as_posix()
        source = file.read_text("utf-8")
        if file.is_relative_to(root / BROWSER):
            problems += _shown(path, source, entries, mentions)
        for test in named(ast.parse(source)):
            found = NAMED_TEST.match(test.name.rpartition(".")[2])
            if found is None or (found["ruling"] and found["ruling"][0].upper() not in letters):
                continue
            candidates = _named_after(found)
            if id_ := next((candidate for candidate in candidates if candidate in ids), None):
                mentions[id_].add(Mention(path, test.name, id_))
            else:
                problems.append(f"{path}::{test.name} is named after {candidates[0]}: there is no such entry")
    return mentions, problems


def _shown(path: str, source: str, entries: Sequence[Entry], mentions: Mentions) -> Iterator[str]:
    """Note what tests in the browser show, by their comments; what such a comment cites in vain."""
    tree = ast.parse(source)
    names, beside = tuple(named(tree)), lines_beside_expectations(tree, source)
    for line, name, text in numbered_comments(source, names):
        if not name.rpartition(".")[2].startswith("test_"):
            continue
        for cited, ids in citations(text, entries):
            if not ids:
                yield f"{path}::{name} cites {cited}: there is no such entry"
            elif line not in beside:
                yield f"{path}::{name} cites {cited} in line {line}, where nothing is expected"
            else:
                for id_ in ids:
                    mentions[id_].add(Mention(path, name, cited))


def lines_beside_expectations(tree: ast.Module, source: str) -> set[int]:
    """Those of each `assert` and each statement that begins with `expect(`, and of the comments directly above it."""
    lines, beside = source.splitlines(), set[int]()
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Assert) or (isinstance(node, ast.Expr) and _expects(node.value))):
            continue
        first = node.lineno
        while lines[first - 2].lstrip().startswith("#"):
            first -= 1
        beside |= {*range(first, (node.end_lineno or node.lineno) + 1)}
    return beside


def _expects(value: ast.expr) -> bool:
    """`expect(…)`, and what is asked of it."""
    while isinstance(value, ast.Call | ast.Attribute):
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            return value.func.id == "expect"
        value = value.func if isinstance(value, ast.Call) else value.value
    return False


def _named_after(found: re.Match[str]) -> tuple[str, ...]:
    """What a test name may mean, longest first: `test_art_8_2_stacks` is about Art. 8, which has no 8.2."""
    if found["ruling"]:
        return (found["ruling"].capitalize(),)
    if found["paragraph"]:
        return f"{found['article']}.{found['paragraph']}", found["article"]
    return (found["article"],)


def page(entries: Sequence[Entry], code: Mentions, tests: Mentions) -> str:
    parts = [INTRO]
    for letter, heading in SECTIONS.items():
        rows = [_row(entry, code, tests) for entry in entries if entry.letter == letter]
        table = [heading, "", "| | What it says | Code | Tests |", "|---|---|---|---|", *rows, ""]
        parts += ["\n".join(table)] if rows else []
    parts += [DIFFERENCES, "".join(_difference(entry) for entry in entries if entry.differs)]
    return "\n".join(parts)


def _row(entry: Entry, code: Mentions, tests: Mentions) -> str:
    label = f"[{entry.id}](rulings.md#{entry.id.lower()})" if entry.letter in RULINGS else entry.id
    says = entry.says if entry.play else f"{entry.says} *Not checked: {entry.why}*"
    says += f" *Not for the eye: {entry.unseen}*" if entry.unseen else ""
    cells = (label, says, _links(entry, code, CODE), _links(entry, tests, TESTS))
    return f"| {' | '.join(cells)} |"


def _links(entry: Entry, mentions: Mentions, base: Path) -> str:
    """The places by file; those that mean exactly this entry, or, failing that, all that cover it."""
    found = sorted(mentions[entry.id])
    exact = [mention for mention in found if mention.cited in (entry.id, entry.label)]
    files: dict[str, dict[str, None]] = {}
    for mention in exact or found:
        said = [f"`{mention.name}`"] if mention.name else []
        said += [] if exact else [f"({mention.cited})"]
        files.setdefault(mention.path, {})[" ".join(said)] = None
    return "<br>".join(
        f"[{PurePosixPath(path).relative_to(base)}](../{path}) {', '.join(filter(None, names))}".rstrip()
        for path, names in files.items()
    )


def _difference(entry: Entry) -> str:
    meaning = f" *In the game:* {entry.meaning}" if entry.meaning else ""
    return f"- **{entry.label}** ({entry.title}). {entry.differs}{meaning}\n"


def gaps(entries: Sequence[Entry], code: Mentions, tests: Mentions) -> Iterator[str]:
    known = set()
    for entry in entries:
        if entry.id in known:
            yield f"{ARTICLES} has {entry.id} twice"
        known.add(entry.id)
        if not entry.play and not entry.why:
            yield f"{entry.label} is not play, and {ARTICLES} does not say why"
        if entry.play and not entry.seen and not entry.unseen:
            yield f"{entry.label} is not said to be seen by people, and {ARTICLES} does not say why"
        if entry.seen and entry.unseen:
            yield f"{entry.label} is seen by people, and {ARTICLES} says why it is not"
        if entry.play and not code[entry.id]:
            yield f"{entry.label} is cited nowhere in {CODE}"
        if entry.play and not tests[entry.id]:
            example = f"test_{entry.label.lower().replace('. ', '_').replace('.', '_')}_..."
            yield f"{entry.label} has no test: none is called {example}"
        elif entry.seen and not any(PurePosixPath(each.path).is_relative_to(BROWSER) for each in tests[entry.id]):
            yield f"{entry.label} is seen by people, and no test under {BROWSER} shows it"


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Check docs/traceability.md, or write it.")
    parser.add_argument("--write", action="store_true", help="write the page before checking")
    write = parser.parse_args(arguments).write

    entries = read_entries(root)
    (code, unknown_in_code), (tests, unknown_in_tests) = read_code(root, entries), read_tests(root, entries)
    problems = [*gaps(entries, code, tests), *unknown_in_code, *unknown_in_tests]
    target, text = root / PAGE, page(entries, code, tests)
    if write:
        target.write_text(text, "utf-8")
    elif not target.exists() or target.read_text("utf-8") != text:
        problems.append(f"{PAGE} is not up to date: run `make docs`")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
