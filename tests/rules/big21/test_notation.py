"""The notation of plays: what is written can be read, what is read can be written, the rest is refused by line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.big21.script import cards, played, won
from ventuno.rules.big21 import RULE_SETS, Choice, Clock, Deal, Grant, Hidden, Move, Open, Place, Risk, Risks
from ventuno.rules.big21.notation import EXAMPLE, Header, read, read_header, read_move, replay, write, write_move
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.notation import excerpt, lines
from ventuno.rules.refusals import Refused

HEADER = "big21 rules=2024-10-23 stake=2"

WRITTEN: list[tuple[str, Move]] = [
    ("deal K", Deal(Rank.KING)),
    ("deal 10", Deal(Rank.TEN)),
    ("place 1", Place(0)),
    ("place 5", Place(4)),
    ("discard", Choice.DISCARD),
    ("end", Choice.END),
    ("grant 4", Grant(4)),
    ("buy", Choice.BUY),
    ("highlow", Choice.HIGH_LOW),
    ("open 7", Open(Rank.SEVEN)),
    ("higher", Choice.HIGHER),
    ("lower", Choice.LOWER),
    ("hidden Q", Hidden(Rank.QUEEN)),
    ("risk 12.50", Risk(1250)),
    ("risk 0.10", Risk(10)),
    ("expire", Clock.EXPIRE),
]

ranks = st.sampled_from(RANKS)
any_move: st.SearchStrategy[Move] = st.one_of(
    st.sampled_from([*Choice, *Clock]),
    st.builds(Place, st.integers(-1, 998)),
    st.builds(Grant, st.integers(0, 999)),
    st.builds(Risk, st.integers(0, 99_999_999_999)),
    st.builds(Deal, ranks),
    st.builds(Open, ranks),
    st.builds(Hidden, ranks),
)
headers = st.builds(Header, st.sampled_from(list(RULE_SETS.values())), st.sampled_from([100, 200, 300, 400, 500]))


def _refused(text: str) -> tuple[str, int | None]:
    with pytest.raises(Refused) as caught:
        replay(text)
    return caught.value.refusal.code, caught.value.line


@pytest.mark.parametrize(("text", "move"), WRITTEN, ids=[text.replace(" ", "_") for text, _ in WRITTEN])
def test_a_move_and_its_text(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


def test_every_kind_of_move_has_an_example() -> None:
    assert {type(move) for _, move in WRITTEN} == {Deal, Place, Choice, Grant, Open, Hidden, Risk, Clock}
    assert {move for _, move in WRITTEN if isinstance(move, Choice)} == set(Choice)


@given(any_move)
def test_reading_is_the_inverse_of_writing(move: Move) -> None:
    assert read_move(write_move(move)) == move


@given(headers, st.lists(any_move, max_size=20))
def test_reading_a_whole_text_is_the_inverse_of_writing_it(header: Header, moves: list[Move]) -> None:
    text = write(header, moves)
    assert read(text) == (header, moves)
    assert text.count("\n") == len(moves) + 1


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = read_move(f"x{text}")
    except Refused as refused:
        assert refused.refusal.code == "notation_unknown_move"  # noqa: PT017
    else:
        raise AssertionError(move)


def test_the_range_of_risk_stakes_on_offer() -> None:
    assert write_move(Risks(range(10, 1251, 10))) == "risk 0.10..12.50"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("deal T", Deal(Rank.TEN)),
        ("open T", Open(Rank.TEN)),
        ("hidden T", Hidden(Rank.TEN)),
        ("risk 5", Risk(500)),
        ("risk 5.5", Risk(550)),
        ("  deal \t K ", Deal(Rank.KING)),
    ],
)
def test_other_spellings_that_are_understood(text: str, move: Move) -> None:
    assert read_move(text) == move


def test_comments_and_blank_lines() -> None:
    text = f"# a play\n\n  {HEADER}   # stake 2\n\ndeal K# chance\n   # nothing here\n\tplace 1  ## twice # over\n\n"
    assert read(text) == (Header(RULE_SETS["2024-10-23"], 200), [Deal(Rank.KING), Place(0)])


def test_without_a_last_line_end() -> None:
    assert read(f"{HEADER}\ndeal K")[1] == [Deal(Rank.KING)]


def test_lines_that_say_something() -> None:
    assert list(lines("a\n\n # b\n c # d\n")) == [(1, "a"), (4, "c")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("deal 1", "deal 1"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 40 + "…"),
        ("x" * 10_000, "x" * 40 + "…"),
        ("\x1b[2J\x00\t", "·[2J··"),
    ],
)
def test_a_line_as_an_error_shows_it(line: str, expected: str) -> None:
    assert excerpt(line) == expected


MALFORMED = [
    "deal",
    "deal 1",
    "deal 11",
    "deal k",
    "deal KH",
    "deal Kh",
    "deal K K",
    "Deal K",
    "open",
    "open 0",
    "hidden",
    "hidden X",
    "place",
    "place 1 2",
    "place one",
    "place -1",
    "place +1",
    "place 1.0",
    "place 1_0",
    "place 01",
    "grant 02",
    "place ٣",
    "place ²",
    "place １",
    "place 1000",
    "place 99999999999999999999999999",
    "grant",
    "grant two",
    "grant ٣",
    "grant -2",
    "grant 2 3",
    "risk",
    "risk 5 francs",
    "risk -5",
    "risk +5",
    "risk 5.",
    "risk .50",
    "risk 5.000",
    "risk 5,50",
    "risk 5'000",
    "risk 1e3",
    "risk ٣",
    "risk ².50",
    "risk inf",
    "risk NaN",
    "risk 1000000000",
    "risk 0.10..12.50",
    "discard 1",
    "end end",
    "end now",
    "buy 2",
    "BUY",
    "highlow 5",
    "high",
    "higher 5",
    "expire now",
    "fold",
    "place1",
    "place=1",
    "{line}",
    "0",
    "big21 rules=2024-10-23 stake=2",
]


@pytest.mark.parametrize(
    "line", MALFORMED, ids=[line.encode("ascii", "backslashreplace").decode() for line in MALFORMED]
)
def test_what_is_not_a_move_is_refused_with_its_line(line: str) -> None:
    assert _refused(f"{HEADER}\ndeal 5 # shown\n\n{line}\nplace 1\n") == ("notation_unknown_move", 4)


def test_a_refusal_quotes_the_line() -> None:
    with pytest.raises(Refused) as caught:
        read_move("place {one}")
    assert str(caught.value) == "“place {one}” is not a move. (Notation)"


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("stake", [1, 2, 3, 4, 5])
def test_header(rules: str, stake: int) -> None:
    text = f"big21 rules={rules} stake={stake}"
    header = read_header(text)
    assert header == Header(RULE_SETS[rules], stake * 100)
    assert str(header) == text


def test_header_in_another_order_and_spelling() -> None:
    assert read_header("big21  stake=2.00 rules=2024-08-28") == Header(RULE_SETS["2024-08-28"], 200)


def test_the_example_is_a_header() -> None:
    assert str(read_header(EXAMPLE)) == EXAMPLE


def test_a_stake_of_francs_and_centimes_is_written_with_both() -> None:
    assert str(Header(RULE_SETS["2024-10-23"], 250)) == "big21 rules=2024-10-23 stake=2.50"


BAD_HEADERS = [
    ("deal K", "notation_bad_header"),
    ("big21", "notation_bad_header"),
    ("Big21 rules=2024-10-23 stake=2", "notation_bad_header"),
    ("challenge antes=5,5,5", "notation_bad_header"),
    ("big21 rules=2024-10-23", "notation_bad_header"),
    ("big21 stake=2", "notation_bad_header"),
    ("big21 rules=2024-10-23 stake=2 seed=1", "notation_bad_header"),
    ("big21 rules=2024-10-23 stake=2 stake=2", "notation_bad_header"),
    ("big21 stake=2 stake=2", "notation_bad_header"),
    ("big21 rules=2024-10-23 ante=2", "notation_bad_header"),
    ("big21 rules = 2024-10-23 stake = 2", "notation_bad_header"),
    ("big21 rules=2024-10-24 stake=2", "notation_unknown_rules"),
    ("big21 rules= stake=2", "notation_unknown_rules"),
    ("big21 rules=２024-10-23 stake=2", "notation_unknown_rules"),
    ("big21 rules=2024-10-23 stake=0", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=6", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=2.50", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=-2", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=two", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=٣", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=²", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=99999999999999999999", "stake_not_offered"),
    ("big21 rules=2024-10-23 stake=2=2", "stake_not_offered"),
]


@pytest.mark.parametrize(
    ("line", "code"), BAD_HEADERS, ids=[line.encode("ascii", "backslashreplace").decode() for line, _ in BAD_HEADERS]
)
def test_a_bad_header_is_refused_with_its_line(line: str, code: str) -> None:
    assert _refused(f"\n# a play\n{line}\ndeal K\n") == (code, 3)


def test_unknown_rules_names_the_known_ones() -> None:
    with pytest.raises(Refused, match=r"there are: 2024-08-28, 2024-10-23\. \(B1\)"):
        read_header("big21 rules=1999-01-01 stake=2")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n  # at all", "   \t "])
def test_a_text_that_says_nothing(text: str) -> None:
    assert _refused(text) == ("notation_no_game", 1)


@pytest.mark.parametrize(
    ("lines_before", "line", "code"),
    [
        ("deal 5", "place 0", "no_such_stack"),
        ("deal 5", "place 6", "no_such_stack"),
        ("deal 5", "place 999", "no_such_stack"),
        ("deal 5", "deal 5", "nothing_to_draw"),
        ("deal 5; end", "deal 5", "play_over"),
        (cards("A1 K1 A2 K2"), "grant 0", "no_such_number_of_free_cards"),
        (cards("A1 K1 A2 K2"), "grant 999", "no_such_number_of_free_cards"),
        (won(3), "risk 0.05", "risk_off_grid"),
        (won(3), "risk 999999999.99", "risk_off_grid"),
    ],
)
def test_an_illegal_move_is_refused_with_its_line(lines_before: str, line: str, code: str) -> None:
    before = lines_before.replace("; ", "\n")
    assert _refused(f"{HEADER}\n{before}\n{line}\nend\n") == (code, before.count("\n") + 3)


def test_replay_gives_back_the_play() -> None:
    script = f"{won(3)}; highlow; open 7; higher; hidden Q; open 2; end; risk 8.70; deal 9; place 5"
    header = Header(RULE_SETS["2024-08-28"], 500)
    text = write(header, map(read_move, script.split(";")))
    assert replay(text) == played(script, stake=5, rules="2024-08-28")


def test_replay_of_a_header_alone_is_the_start() -> None:
    assert replay(HEADER) == played("")


@pytest.mark.parametrize("text", ["", " ", "place 1 2"])
def test_a_move_of_no_or_too_many_words_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        read_move(text)
    assert caught.value.refusal.code == "notation_unknown_move"


@pytest.mark.parametrize(
    "text", ["", "big21", "big21 rules stake", "big21 rules=2024-10-23 stake", "big21rules=1 stake=2"]
)
def test_a_header_without_its_two_entries_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        read_header(text)
    assert caught.value.refusal.code == "notation_bad_header"


def test_reading_alone_names_the_line_that_is_no_move() -> None:
    with pytest.raises(Refused) as caught:
        read(f"{EXAMPLE}\ndeal K\n\nflip\n")
    assert (caught.value.refusal.code, caught.value.line) == ("notation_unknown_move", 4)
