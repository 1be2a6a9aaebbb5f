"""The documentation is executed: every command and example gives what the page shows."""

import ast
import re
import shlex
from collections.abc import Iterator
from functools import cache
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
        told = done.stdout if done.returncode == 0 else done.stdout + done.stderr  # progress depends on what is solved
        printed = "".join(f"{line.rstrip()}\n" for line in told.splitlines())
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


SOURCES = [file.relative_to(ROOT / "src/ventuno") for file in ROOT.glob("src/ventuno/**/*.py")]
TREE = [
    f"/{file.relative_to(ROOT)}"
    for part in ("src", "tests", "docs", "tools", "web/src")
    for file in ROOT.glob(f"{part}/**/*")
]
# History keeps its names, and the page on rulings and code is written by a tool that knows them.
CURRENT_PAGES = [page for page in PAGES if page.name not in {"CHANGELOG.md", "traceability.md"}]
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(
    r"(?:[\w.-]+/)*[\w-]+\.(?:py|ts|svelte)|(?:src|tests|docs|tools|web)(?:/[\w.-]+)+|(?:rules|maths|house|store|desk|jobs|server|dossier|cli)(?:/[\w.-]+)+"
)
DOTTED = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+)(?:\(.*\))?")
NOT_NAMES = re.compile(r".*\.(?:html|json|pdf|sql|sqlite|toml|txt|md|csv|parquet|png|svg|css|js)")
# Other people's modules, keys of our laws, fields of answers, texts of the client.
FOREIGN = {"uvicorn.error", "py.warnings", "deal.A", "Path.exists", "sys.stdin", "asyncio.timeout"}
FOREIGN |= {
    "structlog.get_logger(__name__)",
    "making.running",
    "making.due",
    "making.failed",
    "account.overview.unread",
}


@pytest.mark.parametrize("page", CURRENT_PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_of_our_code_on_a_page_exists(page: Path) -> None:
    """Files and folders by the end of their path, functions and classes as `module.name` or `Class.method`."""
    text = BLOCK.sub("", page.read_text("utf-8"))
    missing = [
        name for name in INLINE.findall(text) if "AREA" not in name and "PACKAGE" not in name and not exists(name)
    ]
    assert missing == []


def test_every_name_of_our_code_in_a_docstring_or_comment_exists() -> None:
    """What stands between backquotes there is meant for readers."""
    named = {file: INLINE.findall((ROOT / "src/ventuno" / file).read_text("utf-8")) for file in SOURCES}
    missing = [f"{file}: {name}" for file, names in named.items() for name in names if not exists(name)]
    assert missing == []


def test_a_name_that_is_gone_is_noticed() -> None:
    gone = ("packed.py", "maths/risk", "ventuno.maths.facets", "bots.everywhere", "rules.big21.game._gone", "Desk.gone")
    assert [name for name in gone if exists(name)] == []


def exists(name: str) -> bool:
    """Whether what looks like a path or a name of ours is there. What looks like neither is not looked for."""
    if PATH.fullmatch(name):
        return any(path.endswith(f"/{name.rstrip('/')}") for path in TREE)
    dotted = DOTTED.fullmatch(name)
    if dotted is None or NOT_NAMES.fullmatch(name) or name in FOREIGN:
        return True
    parts = dotted[1].removeprefix("ventuno.").split(".")
    return any(leads_to(file, parts) for file in SOURCES)


def leads_to(file: Path, parts: list[str]) -> bool:
    """Whether the parts are the end of a module's name, then a name in it; a class may stand without its module."""
    module = file.with_suffix("").parts if file.stem != "__init__" else file.parts[:-1]
    for cut in range(len(parts) + 1):
        at, inside = parts[:cut], ".".join(parts[cut:])
        if tuple(at) == module[len(module) - cut :] and (not inside or inside in names_in(ROOT / "src/ventuno" / file)):
            return True
    return False


@cache
def names_in(file: Path) -> set[str]:
    """Functions, classes and constants of a module, and what a class defines as `Class.name`."""
    found = set[str]()
    for node in ast.parse(file.read_text("utf-8")).body:
        found |= defined(node)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for each in node.body for name in defined(each)}
    return found


def defined(node: ast.stmt) -> set[str]:
    match node:
        case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
            return {name}
        case ast.Assign(targets):
            return {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
        case ast.AnnAssign(ast.Name(name)):
            return {name}
        case _:
            return set()


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
