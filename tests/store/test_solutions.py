"""Solved laws on disk: made once, found again, rebuilt when damaged, done without when they cannot be kept."""

from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import solve
from ventuno.rules.law import UNIFORM
from ventuno.store.solved import files, solutions

SIZE_MAX = 150_000_000


class Told(list[str]):
    def __call__(self, sentence: str) -> None:
        self.append(sentence)


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Told) -> Path:
    """A cache of this test's own, with the graph in it."""
    graph = files.graph_path()
    solutions.load_graph(told)
    told.clear()
    (tmp_path / graph.name).hardlink_to(graph)
    monkeypatch.setenv("VENTUNO_CACHE", str(tmp_path))
    return tmp_path


def test_a_law_is_solved_once_and_then_found(own_cache: Path, told: Told) -> None:
    assert files.figures(UNIFORM, Scope.MAIN) is None
    first = solutions.load(UNIFORM, Scope.MAIN, told, threads=2)
    assert told == ["Solving uniform…"]
    again = solutions.load(UNIFORM, Scope.MAIN, told, threads=2)
    assert told == ["Solving uniform…"]
    assert again.figures == first.figures
    assert files.figures(UNIFORM, Scope.MAIN) == asdict(first.figures)
    assert np.array_equal(again.values, first.values)
    assert [path.stat().st_size < SIZE_MAX for path in own_cache.iterdir()] == [True, True]


def test_a_damaged_solution_is_made_anew(own_cache: Path, told: Told) -> None:
    first = solutions.load(UNIFORM, Scope.MAIN, told, threads=2).values.copy()
    path = files.solution_path(UNIFORM, Scope.MAIN)
    with path.open("r+b") as file:
        file.seek(5_000_000)
        file.write(b"damage")
    told.clear()
    again = solutions.load(UNIFORM, Scope.MAIN, told, threads=2)
    assert told == [f"{path} cannot be used (its checksum does not match); making it anew.", "Solving uniform…"]
    assert np.array_equal(again.values, first)
    assert path.parent == own_cache


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: Told
) -> None:
    graph = solutions.load_graph(told)
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("VENTUNO_CACHE", str(tmp_path / "file"))
    told.clear()
    solution = solve(graph, UNIFORM, Scope.MAIN, threads=2)
    solutions.keep(solution, UNIFORM, Scope.MAIN, told)
    assert solution.figures.states == 10_363_067
    assert len(told) == 1
    assert told[0].endswith("going on without it.")
