"""`ventuno replay`, `perft` and `law`: the contract with scripts."""

from pathlib import Path

import pytest

from tests.cli.commands import refusal, report, ventuno

PLAY = "big21 rules=2024-10-23 stake=2\ndeal K\nplace 1\ndeal A\n"
GAME = (
    "challenge antes=5,-,5,5 bonuses=red:1,-,black:2,both:1:2 button=3\n"
    "deal Kh 7d 2c Qs 9h 9d\ncommunity 5c Ah\nstay\npay\npay\n"
)


def test_replay_prints_exactly_the_promised_fields() -> None:
    assert report("replay", "-", typed=PLAY) == {
        "game": "big21",
        "phase": "main",
        "stacks": ["10", "0", "0", "0", "0"],
        "complete": 0,
        "to_come": 6,
        "bought": 0,
        "card": "A",
        "stake": "2.00",
        "prize": "0.00",
        "realised": "0.00",
        "cards_cost": "0.00",
        "paid_out": None,
        "ended": None,
        "moves": ["place 1", "place 2", "place 3", "place 4", "place 5", "discard", "end"],
    }


def test_replay_of_a_challenge_prints_exactly_the_promised_fields() -> None:
    """Turn order is 3, 4, 1."""
    deciding = {
        "game": "challenge",
        "phase": "card2",
        "turn": 4,
        "totals": ["bust", None, "17", "17"],
        "pot": "25.00",
        "winner": None,
        "bonus": None,
        "net": None,
        "moves": ["pay", "stay"],
    }
    assert report("replay", "-", typed=GAME) == deciding
    assert report("replay", "-", typed=f"{GAME}pay\nstay\n") == deciding | {
        "phase": "over",
        "turn": None,
        "totals": ["bust", None, "17", "18"],
        "pot": "30.00",
        "winner": 4,
        "bonus": ["31.00", None, "0.00", "5.00"],
        "net": ["20.00", None, "-7.00", "17.00"],
        "moves": [],
    }
    assert report("replay", "-", typed=f'{GAME}void floor "a card fell"\n') == deciding | {
        "phase": "void",
        "turn": None,
        "net": ["0.00", None, "0.00", "0.00"],
        "moves": [],
    }


def test_replay_of_a_challenge_without_json_is_a_readable_table() -> None:
    done = ventuno("replay", "-", typed=GAME)
    assert done.returncode == 0
    lines = [line.rstrip() for line in done.stdout.splitlines()]
    assert lines == [
        "game    challenge",
        "phase   card2",
        "turn    4",
        "totals  bust, –, 17, 17",
        "pot     25.00",
        "winner  –",
        "bonus   –",
        "net     –",
        "moves   pay, stay",
    ]


def test_replay_of_a_challenge_names_line_ruling_and_reason_in_the_language_asked_for() -> None:
    done = ventuno("replay", "-", "--lang", "de", typed=f"{GAME}war 2c: 3c 4c\n")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "Zeile 7: Jetzt kommt keine Karte: Jemand am Tisch muss sich entscheiden. (C6)\n"


def test_replay_of_neither_game_shows_how_both_begin() -> None:
    for typed in ("poker\n", ""):
        done = ventuno("replay", "-", typed=typed)
        assert done.returncode == 2
        assert "big21 rules=2024-10-23 stake=2 | challenge antes=5,5,5 bonuses=" in done.stderr


def test_what_reads_plays_of_big21_refuses_a_challenge(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(GAME)
    assert refusal("skill", "fit", str(file)) == ("notation_bad_header", "Notation")
    assert refusal("verify", str(file)) == ("not_an_export", "B3")


def test_replay_without_json_is_a_readable_table(tmp_path: Path) -> None:
    file = tmp_path / "play.txt"
    file.write_text(PLAY)
    done = ventuno("replay", str(file))
    assert done.returncode == 0
    assert "phase       main" in done.stdout
    assert "paid_out    –" in done.stdout


def test_replay_names_line_article_and_reason_in_the_language_asked_for() -> None:
    done = ventuno("replay", "-", "--lang", "fr", typed=f"{PLAY}buy\n")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "ligne 5: Les cartes ne sont vendues que lorsqu’il n’en reste plus à jouer. (B8)\n"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        pytest.param(b"", "notation_no_game", id="empty"),
        pytest.param(b"\xff\xfe\x00", "file_not_utf8", id="not UTF-8"),
        pytest.param(b"poker\n", "notation_bad_header", id="another game"),
        pytest.param(b"big21 rules=2024-10-23 stake=2\nflip\n", "notation_unknown_move", id="unknown move"),
        pytest.param(
            b"big21 rules=2024-10-23 stake=2\n\x00\x1b[2J\n", "notation_unknown_move", id="control characters"
        ),
        pytest.param(b"challenge\n", "notation_bad_header", id="a challenge without bets"),
        pytest.param(
            b"challenge antes=5,5 bonuses=red:1,red:1 button=1\ndeal 1\n", "notation_unknown_move", id="no card"
        ),
        pytest.param(b"#" * 100_000_000, "file_too_large", id="100 MB"),
    ],
)
def test_replay_refuses_what_is_not_a_play(tmp_path: Path, content: bytes, code: str) -> None:
    file = tmp_path / "play.txt"
    file.write_bytes(content)
    assert refusal("replay", str(file))[0] == code


def test_replay_refuses_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    assert refusal("replay", str(tmp_path / "none.txt")) == ("file_unreadable", "File")
    assert refusal("replay", str(tmp_path)) == ("file_unreadable", "File")


def test_replay_takes_windows_line_ends_and_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "play.txt"
    file.write_bytes(b"\xef\xbb\xbf" + PLAY.replace("\n", "\r\n").encode())
    assert report("replay", str(file))["card"] == "A"


# Depth 0 to 14 counted by an independent implementation as well.
@pytest.mark.parametrize(
    ("depth", "sequences"),
    [(0, 1), (1, 13), (2, 91), (3, 1014), (4, 7098), (5, 79092), (6, 553644), (7, 6114576), (8, 42802032)],
)
def test_perft_counts_sequences(depth: int, sequences: int) -> None:
    assert report("perft", "--depth", str(depth)) == {"depth": depth, "sequences": sequences}


@pytest.mark.parametrize("depth", ["-1", "65", "x", "1.5"])
def test_perft_refuses_depths_it_cannot_count(depth: str) -> None:
    assert refusal("perft", "--depth", depth)[0] == "usage"


def test_perft_refuses_unknown_rules_and_stakes() -> None:
    assert refusal("perft", "--depth", "1", "--rules", "1999-01-01") == ("notation_unknown_rules", "B1")
    assert refusal("perft", "--depth", "1", "--stake", "6") == ("stake_not_offered", "Art. 4.1")
    assert refusal("perft", "--depth", "1", "--stake", "two") == ("stake_not_offered", "Art. 4.1")


def test_law_list_names_every_shipped_law_with_its_hash() -> None:
    laws = {law["name"]: law["hash"] for law in report("law", "list")["laws"]}
    assert "uniform" in laws
    assert {name: report("law", "show", name)["hash"] for name in laws} == laws
    assert all(law_hash in ventuno("law", "list").stdout for law_hash in laws.values())


def test_law_show_prints_weights_by_rank_and_number() -> None:
    law = report("law", "show", "uniform")
    assert law["name"] == "uniform"
    assert law["deal"] == law["high_low"] == dict.fromkeys(["2", "3", "4", "5", "6", "7", "8", "9", "10", *"JQKA"], 1)
    assert law["free_cards"] == dict.fromkeys("23456", 1)
    assert "2:1  3:1" in ventuno("law", "show", "uniform").stdout


def test_law_show_has_the_figures_of_a_solved_law() -> None:
    solved = report("solve", "--law", "uniform", "--scope", "main")
    figures = report("law", "show", "uniform")["figures"]["main"]
    assert figures == {key: solved[key] for key in figures}
    assert "highest payout, main" in ventuno("law", "show", "uniform").stdout


def test_law_show_reads_a_file_and_names_the_line_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "law.toml"
    uniform = Path("src/ventuno/laws/uniform.toml").read_text()
    file.write_text(uniform)
    assert report("law", "show", str(file))["hash"] == report("law", "show", "uniform")["hash"]
    file.write_text(uniform.replace("5 = 1", "5 = 0", 1))
    done = ventuno("law", "show", str(file))
    assert done.returncode == 2
    assert done.stderr == "line 7: deal.5 must be a whole number from 1 to 1000000000, not 0. (B2)\n"


def test_law_show_refuses_an_unknown_name() -> None:
    assert refusal("law", "show", "nonesuch") == ("law_unknown", "B2")


@pytest.mark.parametrize("arguments", [["nonesuch"], ["replay"], ["perft"], ["law", "show"], ["replay", "a", "b"]])
def test_wrong_usage_is_one_line_and_exit_2(arguments: list[str]) -> None:
    done = ventuno(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_help_is_shown_when_nothing_is_asked_for() -> None:
    done = ventuno()
    assert done.returncode == 0
    assert "not affiliated" in done.stdout
    assert done.stderr == ""
