"""Laws: published weights with a hash, and files that are refused with the line that is wrong."""

import hashlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.rules.language import Language
from ventuno.rules.law import KEYS, UNIFORM, WEIGHT_MAX, Law, parse
from ventuno.rules.refusals import Refused

GOOD = str(UNIFORM)
LINES = GOOD.split("\n")
FIRST = {table: LINES.index(f"[{table}]") + 1 for table in KEYS}  # the line of its head

weights = st.integers(1, WEIGHT_MAX)


def _table(size: int) -> st.SearchStrategy[tuple[int, ...]]:
    return st.tuples(*[weights] * size)


laws = st.builds(
    Law,
    name=st.from_regex(r"[a-z0-9][a-z0-9.-]{0,63}", fullmatch=True),
    deal=_table(13),
    free_cards=_table(5),
    high_low=_table(13),
)


def _with_line(table: str, row: int, text: str) -> str:
    """The uniform law with one line after the head of a table (row 0: the head itself) written differently."""
    return "\n".join([*LINES[: FIRST[table] - 1 + row], text, *LINES[FIRST[table] + row :]])


def _refused(text: str) -> tuple[str, int | None]:
    with pytest.raises(Refused) as caught:
        parse(text)
    for language in Language:
        assert caught.value.refusal.said_in(language)
    return caught.value.refusal.code, caught.value.line


def test_the_uniform_law_is_written_and_read_as_expected() -> None:
    assert LINES[:4] == ['name = "uniform"', "", "[deal]", "2 = 1"]
    assert FIRST == {"deal": 3, "free_cards": 18, "high_low": 25}
    assert parse(GOOD) == UNIFORM


@given(laws)
def test_reading_is_the_inverse_of_writing(law: Law) -> None:
    assert parse(str(law)) == law
    assert parse(str(law)).hash == law.hash


def test_the_order_of_keys_and_tables_comments_and_line_ends_do_not_matter() -> None:
    head, *tables = GOOD.strip().split("\n\n")
    shuffled = "\n".join(
        [head, *("\n".join([table.split("\n")[0], *reversed(table.split("\n")[1:])]) for table in reversed(tables))]
    )
    assert shuffled != GOOD
    assert parse(shuffled) == parse(f"# a law\n{GOOD}") == parse(GOOD.replace("\n", "\r\n")) == UNIFORM


def test_hash_is_of_the_weights_as_written_without_the_name() -> None:
    assert UNIFORM.hash == hashlib.sha256(GOOD.split("\n\n", 1)[1].encode()).hexdigest()
    assert len(UNIFORM.hash) == 64


def test_hash_ignores_the_name() -> None:
    assert replace(UNIFORM, name="another").hash == UNIFORM.hash


@pytest.mark.parametrize(("table", "row"), [(table, row) for table, keys in KEYS.items() for row in range(len(keys))])
def test_hash_depends_on_every_weight(table: str, row: int) -> None:
    before = UNIFORM.weights(table)
    changed = (*before[:row], 2, *before[row + 1 :])
    law = Law(
        "uniform",
        **{name: changed if name == table else UNIFORM.weights(name) for name in ("deal", "free_cards", "high_low")},
    )
    assert law.hash != UNIFORM.hash
    assert parse(_with_line(table, row + 1, f"{KEYS[table][row]} = 2")) == law


def test_hash_tells_where_a_weight_stands() -> None:
    laws_with_one_two = [replace(UNIFORM, deal=tuple(2 if at == row else 1 for at in range(13))) for row in range(13)]
    laws_with_one_two += [replace(UNIFORM, high_low=law.deal) for law in laws_with_one_two]
    assert len({law.hash for law in laws_with_one_two}) == 26


BAD_WEIGHTS = {
    "zero": "0",
    "negative": "-1",
    "float": "1.0",
    "exponent": "1e3",
    "inf": "inf",
    "nan": "nan",
    "true": "true",
    "false": "false",
    "string": '"1"',
    "date": "2024-10-23",
    "array": "[1]",
    "table": "{a = 1}",
    "too large": str(WEIGHT_MAX + 1),
    "huge": "9" * 1000,
    "huge in hexadecimal": "0x" + "f" * 1000,
}


@pytest.mark.parametrize("table", KEYS)
@pytest.mark.parametrize("value", BAD_WEIGHTS.values(), ids=BAD_WEIGHTS)
def test_bad_weight(table: str, value: str) -> None:
    key = KEYS[table][2]
    assert _refused(_with_line(table, 3, f"{key} = {value}")) == ("law_bad_weight", FIRST[table] + 3)


def test_bad_weight_says_which_and_what_was_found() -> None:
    with pytest.raises(Refused) as caught:
        parse(_with_line("deal", 3, "4 = 0"))
    assert str(caught.value) == "line 6: deal.4 must be a whole number from 1 to 1000000000, not 0. (B2)"
    with pytest.raises(Refused) as caught:
        parse(_with_line("deal", 3, f'4 = "{"x" * 41}"'))
    assert caught.value.refusal.facts["found"] == f'"{"x" * 40}…"'
    with pytest.raises(Refused) as caught:
        parse(_with_line("deal", 3, f"4 = {10**40 + 1}"))
    assert caught.value.refusal.facts["found"] == "> 10**40"


@pytest.mark.parametrize("weight", [1, WEIGHT_MAX])
def test_weights_at_the_limits(weight: int) -> None:
    assert parse(_with_line("free_cards", 1, f"2 = {weight}")).free_cards == (weight, 1, 1, 1, 1)


def test_weights_may_be_written_as_toml_allows() -> None:
    assert parse(_with_line("free_cards", 1, "2 = 1_000")).free_cards[0] == 1000
    assert parse(_with_line("free_cards", 1, '"2" = 0x10')).free_cards[0] == 16


@pytest.mark.parametrize(("table", "row"), [(table, row) for table, keys in KEYS.items() for row in range(len(keys))])
def test_missing_weight(table: str, row: int) -> None:
    with pytest.raises(Refused) as caught:
        parse(_with_line(table, row + 1, ""))
    assert (caught.value.refusal.code, caught.value.line) == ("law_missing", FIRST[table])
    assert caught.value.refusal.facts == {"what": f"{table}.{KEYS[table][row]}"}


@pytest.mark.parametrize("table", KEYS)
def test_missing_table(table: str) -> None:
    text = "\n\n".join(part for part in GOOD.split("\n\n") if not part.startswith(f"[{table}]"))
    with pytest.raises(Refused) as caught:
        parse(text)
    assert (caught.value.refusal.code, caught.value.line) == ("law_missing", None)  # it stands nowhere
    assert caught.value.refusal.facts == {"what": f"[{table}]"}


def test_something_else_where_a_table_belongs() -> None:
    text = "\n\n".join(part for part in GOOD.split("\n\n") if not part.startswith("[deal]"))
    assert _refused(f"deal = 5\n{text}") == ("law_missing", 1)


@pytest.mark.parametrize(
    ("table", "key"),
    [("deal", "1"), ("deal", "T"), ("deal", "11"), ("deal", "a"), ("free_cards", "7"), ("high_low", "X")],
)
def test_unknown_key(table: str, key: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(_with_line(table, 1, f"2 = 1\n{key} = 1"))
    assert (caught.value.refusal.code, caught.value.line) == ("law_unknown_key", FIRST[table] + 2)
    assert caught.value.refusal.facts == {"what": f"{table}.{key}"}


def test_unknown_table() -> None:
    assert _refused(f"{GOOD}\n[suits]\nc = 1\n") == ("law_unknown_key", len(LINES) + 1)
    assert _refused(_with_line("high_low", 0, "[highlow]")) == ("law_unknown_key", FIRST["high_low"])


def test_unknown_entry_at_the_top() -> None:
    assert _refused(f"version = 1\n{GOOD}") == ("law_unknown_key", 1)


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("4 = ", 6),
        ("4", 6),
        ("4 = 1 1", 6),
        ("[deal", 6),
        ("3 = 1", 6),
        ("4 = 01", 6),
        ("4 = \x00", 6),
        ("[deal]", 6),
    ],
    ids=[
        "no value",
        "no sign",
        "two values",
        "open bracket",
        "duplicate key",
        "leading zero",
        "control",
        "duplicate table",
    ],
)
def test_broken_toml(line: str, at: int) -> None:
    assert _refused(_with_line("deal", 3, line)) == ("law_not_toml", at)


def test_toml_that_stops_in_the_middle() -> None:
    assert _refused('name = "uniform') == ("law_not_toml", 1)
    assert _refused(f"{GOOD}\n[x") == ("law_not_toml", len(LINES) + 1)


@pytest.mark.parametrize(
    "name",
    [
        '""',
        '"Uniform"',
        '"uni form"',
        '"ünïform"',
        '"-a"',
        '".a"',
        '"a/b"',
        '"a\\nb"',
        '"a\\n"',
        f'"{"a" * 65}"',
        "5",
        "true",
        '["a"]',
        '"٣"',
    ],
)
def test_bad_name(name: str) -> None:
    assert _refused(GOOD.replace('"uniform"', name, 1)) == ("law_bad_name", 1)


@pytest.mark.parametrize("name", ["a", "0", "optimal-88", "v1.2", "a" * 64])
def test_good_name(name: str) -> None:
    assert parse(GOOD.replace('"uniform"', f'"{name}"', 1)).name == name


def test_no_name() -> None:
    assert _refused(GOOD.replace('name = "uniform"', "", 1)) == ("law_bad_name", None)
    assert _refused("") == ("law_bad_name", None)


# What TOML allows and Python or a terminal does not bear


@pytest.mark.parametrize(
    ("value", "refused"),
    [
        ("9" * 5000, ("law_not_toml", None)),
        ("0x" + "f" * 5000, ("law_bad_weight", 6)),
        ("[" * 5000 + "]" * 5000, ("law_not_toml", None)),
    ],
    ids=["5000 digits", "5000 hexadecimal digits", "nested 5000 times"],
)
def test_value_beyond_pythons_limits(value: str, refused: tuple[str, int | None]) -> None:
    assert _refused(_with_line("deal", 3, f"4 = {value}")) == refused


@pytest.mark.parametrize(
    "line",
    [f"4 = [0x{'f' * 5000}]", f"4{'.a' * 1500} = 1"],
    ids=["hexadecimal digits in an array", "tables within tables"],
)
def test_container_beyond_pythons_limits(line: str) -> None:
    assert _refused(_with_line("deal", 3, line)) == ("law_bad_weight", 6)


@pytest.mark.parametrize("head", ["[free-cards]", "[free_cards.x]", '["free cards"]', "[[free_cards]]"])
def test_line_of_a_misspelt_table(head: str) -> None:
    assert _refused(_with_line("free_cards", 0, head))[1] == FIRST["free_cards"]


def test_line_of_a_dotted_key() -> None:
    assert _refused('name = "dotted"\ndeal.2 = 1\ndeal.3 = 0\n') == ("law_bad_weight", 3)


@pytest.mark.parametrize("key", ["a" * 1000, '"\\u001b[2J"', '"a\\nb"'], ids=["long", "escape", "line end"])
def test_unknown_key_is_shown_shortened_and_printable(key: str) -> None:
    for text in (f"{key} = 1\n{GOOD}", _with_line("deal", 0, f"[deal]\n{key} = 1")):
        with pytest.raises(Refused) as caught:
            parse(text)
        shown = str(caught.value.refusal.facts["what"])
        assert caught.value.refusal.code == "law_unknown_key"
        assert len(shown) <= 41
        assert shown.isprintable()


def test_a_law_of_any_length_is_refused_before_it_is_read() -> None:
    assert _refused("#" * 16_385) == ("law_too_long", None)


@pytest.mark.parametrize(("value", "found"), [("[1]", "[…]"), ("{ a = 1 }", "{…}"), (str(-(10**40) - 1), "< -10**40")])
def test_what_stands_for_a_weight_is_shown_shortly(value: str, found: str) -> None:
    with pytest.raises(Refused) as caught:
        parse(_with_line("deal", 3, f"4 = {value}"))
    assert caught.value.refusal.facts["found"] == found


def test_a_law_may_be_as_long_as_it_may_be() -> None:
    text = GOOD + "#" * (16_384 - len(GOOD))
    assert len(text) == 16_384
    assert parse(text) == UNIFORM
    with pytest.raises(Refused, match=r"A law has at most 16384 characters\."):
        parse(f"{text}#")


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(Refused, match=r"line 1: This is not valid TOML: Expected "):
        parse("name")
    with pytest.raises(Refused, match=r"^This is not valid TOML: nested too deeply, or a number too long\. \(B2\)$"):
        parse(f"name = {'[' * 5000}")
    with pytest.raises(Refused, match=r"line 2: colour does not belong in a law\."):
        parse('name = "x"\ncolour = 1\n')
