"""The documentation is executed: every command and example gives what the page shows."""

import ast
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.cli.commands import ventuno
from ventuno.cli import COMMANDS, application

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")


def blocks(language: str) -> list[object]:
    return [
        pytest.param(block[2], id=f"{page.relative_to(ROOT)}-{number}")
        for page in PAGES
        for number, block in enumerate(BLOCK.finditer(page.read_text("utf-8")))
        if block[1] == language
    ]


@pytest.mark.parametrize("block", blocks("console"))
def test_every_command_shown_prints_what_is_shown(block: str) -> None:
    for shown in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, expected = shown.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "ventuno"
        done = ventuno(*arguments)
        printed = "".join(f"{line.rstrip()}\n" for line in (done.stdout + done.stderr).splitlines())
        assert printed == expected


@pytest.mark.parametrize("block", blocks("python"))
def test_every_python_example_runs(block: str) -> None:
    exec(compile(block, "docs", "exec"), {})  # noqa: S102  # our own pages


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert missing == []


def test_every_command_and_option_is_documented() -> None:
    page = (ROOT / "docs/commands.md").read_text("utf-8")
    found = dict(commands(get_command(application(*COMMANDS))))
    assert {name.split()[0] for name in found} == set(COMMANDS)
    assert [name for name in found if f"`ventuno {name}" not in page] == []
    options = {option for command in found.values() for each in command.params for option in each.opts}
    options |= {option for command in found.values() for each in command.params for option in each.secondary_opts}
    assert len(options) > 40
    assert {option for option in options if option.startswith("--") and option not in page} == set()


def commands(group: Any, *names: str) -> Iterator[tuple[str, Any]]:  # noqa: ANN401  # of typer's own click
    """Every command with its whole name."""
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, *names, name)
        else:
            yield " ".join((*names, name)), command


WALK = re.compile(r"^\| `([\w/]+\.py)` \| `([\w.]+)` \|", re.MULTILINE)


def test_every_function_on_the_walks_of_the_architecture_exists() -> None:
    steps = WALK.findall((ROOT / "docs/architecture.md").read_text("utf-8"))
    assert len(steps) > 20
    missing = [f"{path} {name}" for path, name in steps if name not in names_in(ROOT / "src/ventuno" / path)]
    assert missing == []


def names_in(file: Path) -> set[str]:
    """Functions and classes of a module, and methods as `Class.method`."""
    found = set[str]()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
            found |= {f"{node.name}.{each.name}" for each in methods}
    return found


REQUIREMENT = re.compile(r"requirements? ((?:\d+(?:, | and )?)+)", re.IGNORECASE)


def test_every_requirement_that_is_cited_is_on_the_page() -> None:
    listed = set(re.findall(r"^\| (\d+) \|", (ROOT / "docs/requirements.md").read_text("utf-8"), re.MULTILINE))
    folders = [ROOT / "src/ventuno", ROOT / "tests", ROOT / "docs"]
    pages = (path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".md"})
    cited = {
        number
        for path in pages
        for found in REQUIREMENT.findall(path.read_text("utf-8"))
        for number in re.findall(r"\d+", found)
    }
    assert cited
    assert cited <= listed


@pytest.mark.parametrize(
    "package", sorted((ROOT / "src/ventuno").rglob("__init__.py")), ids=lambda path: path.parent.name
)
def test_every_file_that_a_package_points_to_exists(package: Path) -> None:
    named = re.findall(r"`([\w/]+(?:\.py|/))`", ast.get_docstring(ast.parse(package.read_text("utf-8"))) or "")
    folders = [package.parent, *package.parent.parents[:3]]
    assert [name for name in named if not any((folder / name).exists() for folder in folders)] == []
