"""What a newcomer relies on: a name means one thing, and a folder can be taken in at a glance."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src" / "ventuno"
MODULES_MAX = 15
MODULES = [path for path in SOURCES.rglob("*.py") if SOURCES / "server" / "client" not in path.parents]


def test_no_class_name_is_used_twice() -> None:
    places = defaultdict[str, set[str]](set)
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(f"{path.relative_to(SOURCES)}:{node.lineno}")
    assert len(places) > 100
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_no_folder_is_longer_than_a_look() -> None:
    modules = defaultdict[Path, int](int)
    for path in MODULES:
        modules[path.parent] += path.name != "__init__.py"
    assert len(modules) > 20
    assert {str(folder): count for folder, count in modules.items() if count > MODULES_MAX} == {}


def test_every_package_says_what_belongs_there() -> None:
    packages = {path.parent for path in MODULES} - {SOURCES / "laws"}
    silent = [
        str(folder)
        for folder in packages
        if not (init := folder / "__init__.py").exists() or not ast.get_docstring(ast.parse(init.read_text("utf-8")))
    ]
    assert silent == []
