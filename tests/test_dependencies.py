"""Whatever is imported is a declared dependency, in the group of those who import it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
OURS = {"ventuno", "tests", "tools", "bench"}
DISTRIBUTIONS = {  # where the names differ
    "argon2": "argon2-cffi",
    "fluent": "fluent.syntax",
    "fpdf": "fpdf2",
    "pyspiel": "open-spiel",
}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
NAME = re.compile(r"[A-Za-z0-9._-]+")

# What each folder may import: the package's own dependencies and these groups.
GROUPS = {
    "src": ("cluster",),
    "tests": ("cluster", "build", "test"),
    "tools": ("test",),
    "bench": ("test", "bench"),
    "hatch_build.py": ("build",),
}


def declared(*groups: str) -> set[str]:
    known = PROJECT["dependency-groups"] | PROJECT["project"]["optional-dependencies"]
    wanted = [*PROJECT["project"]["dependencies"], *(line for group in groups for line in known[group])]
    return {_normal(found[0]) for line in wanted if (found := NAME.match(line)) is not None}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(source: str) -> Iterator[str]:
    """The first names of everything that is imported, also by a name in a string."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (each.name.partition(".")[0] for each in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name), args=[ast.Constant(value=str(module)), *_]
            ):
                if name in {"import_module", "importorskip", "find_spec"}:
                    yield module.partition(".")[0]
            case _:
                pass


def undeclared(source: str, *groups: str) -> set[str]:
    others = set(imported(source)) - OURS - sys.stdlib_module_names
    return {name for name in others if _normal(DISTRIBUTIONS.get(name, name)) not in declared(*groups)}


@pytest.mark.parametrize("folder", GROUPS)
def test_whatever_is_imported_is_declared(folder: str) -> None:
    place = ROOT / folder
    files = [place] if place.is_file() else [each for each in place.rglob("*.py") if "node_modules" not in each.parts]
    assert files
    missing = {
        str(file.relative_to(ROOT)): names
        for file in files
        if (names := undeclared(file.read_text("utf-8"), *GROUPS[folder]))
    }
    assert missing == {}


def test_the_rules_need_the_standard_library_alone() -> None:
    """Whoever wants only the games, or reads them as the specification, needs nothing else."""
    files = list((ROOT / "src" / "ventuno" / "rules").rglob("*.py"))
    assert files
    others = {name for file in files for name in imported(file.read_text("utf-8"))} - sys.stdlib_module_names
    assert others == {"ventuno"}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import os, msgspec.json", set()),
        ("from argon2 import low_level", set()),
        ("from . import helpers", set()),
        ("import requests", {"requests"}),
        ("def later():\n    from scipy.stats import norm", {"scipy"}),
        ("importlib.import_module('ray.util')", {"ray"}),
        ("import pytest", {"pytest"}),
    ],
)
def test_an_import_that_is_not_declared_is_found(source: str, found: set[str]) -> None:
    assert undeclared(source) == found
