"""Make the sentences that programs say from the files that translators edit.

Translators edit `texts/LANGUAGE/GROUP/AREA.ftl` (Project Fluent). This writes, for each area, one module that has all
its languages, so that a page loads its own texts only and a missing text does not compile:

- group `web`: `web/src/texts/AREA.ts`, in four languages
- group `console`: `web/src/console/texts/AREA.ts`, in German and English
- any other: `texts/de/rules/big21.ftl` becomes `src/ventuno/rules/big21/texts.py`, in four languages

The rules of the games are also printed by the server, so the areas in `PRINTED` become a second module, in Python.

Of Fluent we use messages with `{ $name }` and at most one choice a message, by a number or by a word. That is enough
for plural forms and leaves nothing to interpret at run time. Without arguments this checks that every language has the
same messages with the same values, and that the modules are as they would be written now; `--write` writes them.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import assert_never

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "texts"
LANGUAGES = ("de", "fr", "it", "en")
CONSOLE_LANGUAGES = ("de", "en")
PLURAL = ("one", "other")  # of whole numbers; the same in all our languages, though not for the same numbers
PRINTED = ("web/big21_rules", "web/challenge_rules", "web/rules")  # `src/ventuno/house/documents/AREA_texts.py`
_HEAD = "Made by `make texts` from texts/*/{area}.ftl: change those."


class FaultyText(Exception):
    """A file that cannot be used, and why: file, message, reason."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One sentence for each case. `by` is the value that decides."""

    by: str
    cases: Mapping[str, str]  # the last one is the default


Pattern = str | Choice


@dataclass(frozen=True, slots=True)
class Message:
    """One message in all languages."""

    name: str
    comment: str | None
    patterns: Mapping[str, Pattern]  # by language

    @property
    def numbers(self) -> frozenset[str]:
        """The values that choose a plural form."""
        choices = (pattern for pattern in self.patterns.values() if isinstance(pattern, Choice))
        return frozenset(choice.by for choice in choices if set(choice.cases) <= set(PLURAL))

    @property
    def values(self) -> list[str]:
        """The names of all values, in the order of the German sentence."""
        return list(dict.fromkeys(_values(self.patterns["de"])))


# ----- reading


def areas() -> list[str]:
    """Every area by its path below a language: `web/big21`, `console/terms`, `rules/big21`."""
    return sorted(
        {
            path.relative_to(FOLDER / path.relative_to(FOLDER).parts[0]).with_suffix("").as_posix()
            for path in FOLDER.rglob("*.ftl")
        }
    )


def read(area: str) -> list[Message]:
    """The messages of an area, in the order of the German file."""
    languages = CONSOLE_LANGUAGES if area.startswith("console/") else LANGUAGES
    files = {language: _parsed(FOLDER / language / f"{area}.ftl") for language in languages}
    names = {language: list(found) for language, found in files.items()}
    for language in languages[1:]:
        if names[language] != names["de"]:
            odd = sorted(set(names[language]) ^ set(names["de"])) or ["the order"]
            raise FaultyText(f"{language}/{area}.ftl differs from the German file in: {', '.join(odd)}")
    messages = [
        Message(name, files["de"][name][0], {language: files[language][name][1] for language in languages})
        for name in names["de"]
    ]
    for message in messages:
        for language, pattern in message.patterns.items():
            if set(_values(pattern)) != set(message.values):
                raise FaultyText(f"{language}/{area}.ftl: {message.name} has other values than the German sentence")
    return messages


def _parsed(path: Path) -> dict[str, tuple[str | None, Pattern]]:
    where = path.relative_to(FOLDER)
    if not path.exists():
        raise FaultyText(f"{where} is missing")
    found: dict[str, tuple[str | None, Pattern]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        match entry:
            case ast.Message(id=ast.Identifier(name=name), value=ast.Pattern() as value, attributes=[]):
                if name in found:
                    raise FaultyText(f"{where}: {name} stands there twice")
                comment = entry.comment.content if entry.comment else None
                found[name] = (comment, _pattern(value, f"{where}: {name}"))
            case ast.BaseComment():
                pass
            case ast.Junk(content=content, annotations=notes):
                raise FaultyText(f"{where}: {notes[0].message if notes else ''}: {(content or '').strip()[:80]}")
            case _:
                raise FaultyText(f"{where}: only messages with a sentence are used, no terms and no attributes")
    return found


def _pattern(value: ast.Pattern, where: str) -> Pattern:
    """A choice inside a sentence becomes whole sentences."""
    choices = [
        each.expression
        for each in value.elements
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression)
    ]
    if not choices:
        return "".join(_part(each, where) for each in value.elements)
    if len(choices) > 1:
        raise FaultyText(f"{where}: more than one choice")
    choice = choices[0]
    if not isinstance(choice.selector, ast.VariableReference):
        raise FaultyText(f"{where}: a choice is made by a value")
    variants = sorted(choice.variants, key=lambda each: each.default)
    cases = {_key(each): "".join(_with_variant(value, each, where)) for each in variants}
    if "one" in cases and list(cases) != list(PLURAL):
        raise FaultyText(f"{where}: a plural has [one] and *[other]")
    return Choice(choice.selector.id.name, cases)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _with_variant(value: ast.Pattern, variant: ast.Variant, where: str) -> Iterator[str]:
    for each in value.elements:
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression):
            yield from (_part(inner, where) for inner in variant.value.elements)
        else:
            yield _part(each, where)


def _part(element: ast.TextElement | ast.Placeable, where: str) -> str:
    match element:
        case ast.TextElement(value=text):
            return _plain(text, where)
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return f"{{{name}}}"
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return _plain(str(literal.parse()["value"]), where)
        case _:
            raise FaultyText(f"{where}: only values, text in quotes and one choice can stand in braces")


def _plain(text: str, where: str) -> str:
    """Braces mark values in what is written, so a sentence cannot have any, not even in quotes."""
    if "{" in text or "}" in text:
        raise FaultyText(f"{where}: a brace cannot be said")
    return text


def _values(pattern: Pattern) -> Iterator[str]:
    match pattern:
        case str():
            yield from re.findall(r"\{(\w+)\}", pattern)
        case Choice(by=by, cases=cases):
            yield by
            for sentence in cases.values():
                yield from _values(sentence)
        case _:
            assert_never(pattern)


# ----- writing TypeScript

_Tree = dict[str, "Message | _Tree"]


def typescript(area: str, messages: list[Message]) -> str:
    """`turning-none` becomes `review.turning.none`."""
    tree: _Tree = {}
    for message in messages:
        *branches, leaf = message.name.split("-")
        at = tree
        for branch in branches:
            below = at.setdefault(branch, {})
            if isinstance(below, Message):
                raise FaultyText(f"{area}: {message.name} and {below.name} cannot both be")
            at = below
        if leaf in at:
            raise FaultyText(f"{area}: {message.name} is both a message and a group")
        at[leaf] = message
    name = area.rpartition("/")[2]
    return (
        f"// {_HEAD.format(area=area)}\n\n"
        'import type { Text } from "./index";\n\n'
        f"export const {name} = {{\n{''.join(_branches(tree, '  '))}}};\n"
    )


def _branches(tree: _Tree, indent: str) -> Iterator[str]:
    for name, value in tree.items():
        if isinstance(value, Message):
            yield f"{indent}{name}: {_typescript_text(value)},\n"
        else:
            yield f"{indent}{name}: {{\n{''.join(_branches(value, indent + '  '))}{indent}}},\n"


def _typescript_text(message: Message) -> str:
    sentences = ", ".join(f"{language}: {_typescript_pattern(each)}" for language, each in message.patterns.items())
    names = " | ".join(map(_quoted, message.values))
    return f"{{ {sentences} }} as Text<{names}>" if names else f"{{ {sentences} }} as Text"


def _typescript_pattern(pattern: Pattern) -> str:
    if isinstance(pattern, str):
        return _quoted(pattern)
    cases = ", ".join(f"{key}: {_quoted(sentence)}" for key, sentence in pattern.cases.items())
    return f"{{ by: {_quoted(pattern.by)}, cases: {{ {cases} }} }}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# ----- writing Python


def python(area: str, messages: list[Message]) -> str:
    """`stake-not-offered` becomes the function `stake_not_offered`, which takes the values by name."""
    choice = any(isinstance(each, Choice) for message in messages for each in message.patterns.values())
    imported = "Alternatives, Message, Text" if choice else "Message, Text"
    return f'"""{_HEAD.format(area=area)}"""\n\nfrom ventuno.rules.language import {imported}\n' + "".join(
        map(_function, messages)
    )


def _function(message: Message) -> str:
    name = message.name.replace("-", "_")
    parameters = ", ".join(f"{each}: {'int' if each in message.numbers else 'object'}" for each in message.values)
    given = ", ".join(f'"{each}": {each}' for each in message.values)
    sentences = "".join(f"    {language}={_python_pattern(each)},\n" for language, each in message.patterns.items())
    return (
        f"\n\n_{name.upper()} = Text(\n{sentences})\n\n\n"
        f"def {name}({f'*, {parameters}' if parameters else ''}) -> Message:\n"
        f"    return Message(_{name.upper()}, {{{given}}})\n"
    )


def _python_pattern(pattern: Pattern) -> str:
    if isinstance(pattern, str):
        return _quoted(pattern)
    cases = ", ".join(f"{_quoted(key)}: {_quoted(sentence)}" for key, sentence in pattern.cases.items())
    return f"Alternatives({_quoted(pattern.by)}, {{{cases}}})"


def table(area: str, messages: list[Message]) -> str:
    """Every message by its name, for a program that goes through them in the order of the German file."""
    choice = any(isinstance(each, Choice) for message in messages for each in message.patterns.values())
    imported = "Alternatives, Text" if choice else "Text"
    lines = "".join(f'    "{message.name}": Text({_by_language(message)}),\n' for message in messages)
    return (
        f'"""{_HEAD.format(area=area)}"""\n\nfrom ventuno.rules.language import {imported}\n\n'
        f"TEXTS: dict[str, Text] = {{\n{lines}}}\n"
    )


def _by_language(message: Message) -> str:
    return ", ".join(f"{language}={_python_pattern(each)}" for language, each in message.patterns.items())


# ----- the modules


def modules(area: str) -> Iterator[tuple[Path, str]]:
    """Where the area's modules are, and what they have to say."""
    group, _, name = area.partition("/")
    messages = read(area)
    if group == "web":
        yield ROOT / "web" / "src" / "texts" / f"{name}.ts", typescript(area, messages)
    elif group == "console":
        yield ROOT / "web" / "src" / "console" / "texts" / f"{name}.ts", typescript(area, messages)
    else:
        yield ROOT / "src" / "ventuno" / area / "texts.py", python(area, messages)
    if area in PRINTED:
        yield ROOT / "src" / "ventuno" / "house" / "documents" / f"{name}_texts.py", table(area, messages)


def main(arguments: list[str]) -> int:
    try:
        due = dict(each for area in areas() for each in modules(area))
    except FaultyText as fault:
        print(f"texts: {fault}", file=sys.stderr)
        return 1
    stale = [path for path, text in due.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--write" in arguments:
        for path in stale:
            path.write_text(due[path], encoding="utf-8")
        return 0
    for path in stale:
        print(f"{path.relative_to(ROOT)} is not as its texts say: make texts", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
