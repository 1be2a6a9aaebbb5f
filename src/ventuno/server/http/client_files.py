"""The browser's client: its files, compressed once and kept in memory, and the one page that all paths lead to.

The page is the same for every path, except for its language. So a reader whose browser has no JavaScript is told what
is missing, in their own language.
"""

import gzip
import hashlib
import json
import mimetypes
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.response import Redirect

from ventuno.rules.language import Language
from ventuno.server import texts
from ventuno.server.context import Asking
from ventuno.server.http.problems import language_of

FOLDER: Final = Path(__file__).parents[1] / "client"
_PAGE: Final = "index.html"
_MANIFEST: Final = ".vite/manifest.json"  # which files a page of the client's is made of
_LOBBY, _ANY = "Lobby", "*"
_COMPONENT: Final = re.compile(r"src/(?!console/)(?:.*/)?(\w+)Page\.svelte")  # the console's pages have one address
_WORD: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")  # where the next word of a component's name begins
_LASTING: Final = "public, max-age=31536000, immutable"  # their names carry the hash of their content
_LANGUAGES: Final = {language.value: language for language in Language}
_SMALL: Final = 1_000  # bytes; not worth compressing

NOT_BUILT: Final = "<!doctype html><html lang=%LANG%><title>ventuno</title><p>%NOTBUILT%"
_MARKS: Final = {
    "%TITLE%": texts.page_title(),
    "%DESCRIPTION%": texts.page_description(),
    "%NOSCRIPT%": texts.page_needs_script(),
    "%NOTBUILT%": texts.page_not_built(),
}


@dataclass(frozen=True, slots=True)
class File:
    content: bytes
    compressed: bytes | None
    media_type: str
    tag: str
    lasting: bool


class Client:
    """All files of the built client, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: dict[str, File] = {}
        page = NOT_BUILT
        for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
            name = path.relative_to(folder).as_posix()
            if name == _PAGE:
                page = path.read_text(encoding="utf-8")
            elif path.is_file() and not name.startswith("."):
                self._files[name] = _file(name, path.read_bytes())
        self._ahead = _ahead(folder / _MANIFEST)
        self._pages = {
            (language, name): _file(_PAGE, _said(page, language).replace("</head>", f"{links}</head>").encode())
            for language in Language
            for name, links in {**self._ahead, _ANY: ""}.items()
        }

    def file(self, name: str) -> File | None:
        return self._files.get(name)

    def page(self, language: Language, name: str = "") -> File:
        return self._pages[language, name if name in self._ahead else _ANY]


def _ahead(manifest: Path) -> dict[str, str]:
    """Links to the scripts of each page, by its name in a path: the browser fetches them early."""
    if not manifest.exists():
        return {}
    chunks: dict[str, dict[str, Any]] = json.loads(manifest.read_text(encoding="utf-8"))
    at_once = _scripts(chunks, _PAGE)
    found = dict[str, str]()
    for source in chunks:
        if (component := _COMPONENT.fullmatch(source)) is not None:
            name = component[1]
            later = (script for script in _scripts(chunks, source) if script not in at_once)
            links = (f'<link rel="modulepreload" crossorigin href="/{script}">' for script in later)
            found["" if name == _LOBBY else _WORD.sub("-", name).lower()] = "".join(links)
    return found


def _scripts(chunks: dict[str, dict[str, Any]], source: str) -> list[str]:
    """The scripts of a chunk and of everything it imports, each once."""
    found, waiting = list[str](), [source]
    while waiting:
        chunk = chunks[waiting.pop()]
        if chunk["file"] not in found:
            found.append(chunk["file"])
            waiting += chunk.get("imports", ())
    return found


def _said(page: str, language: Language) -> str:
    for mark, text in _MARKS.items():
        page = page.replace(mark, escape(text.said_in(language)))
    return page.replace("%LANG%", language.value)


def _file(name: str, content: bytes) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".webmanifest"):
        media_type = "application/manifest+json"
    smaller = gzip.compress(content, 9, mtime=0) if len(content) > _SMALL and not name.endswith(".woff2") else None
    return File(
        content,
        smaller if smaller is not None and len(smaller) < len(content) else None,
        media_type,
        f'"{hashlib.sha256(content).hexdigest()[:20]}"',
        name.startswith("assets/"),
    )


@get(["/", "/{path:path}"], include_in_schema=False, opt={"compressed": True})
async def page(request: Asking) -> Response[bytes]:
    """A file of the client, or the page in the language that the path begins with."""
    client: Client = request.app.state.client
    name = request.url.path.strip("/")
    if (file := client.file(name)) is not None:
        return _answer(request, file)
    first, second, *_ = *name.split("/", 2), ""
    if first in {"api", "assets"}:
        raise NotFoundException
    if first in _LANGUAGES:
        return _answer(request, client.page(_LANGUAGES[first], second))
    preferred = language_of(request.headers.get("accept-language"))
    if name:
        return _answer(request, client.page(preferred), status=404)
    return Redirect(f"/{preferred}", status_code=302, headers={"Vary": "Accept-Language"})


def _answer(request: Asking, file: File, *, status: int = 200) -> Response[bytes]:
    headers = {
        "ETag": file.tag,
        "Cache-Control": _LASTING if file.lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if file.tag in request.headers.get("if-none-match", "") and status == 200:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = file.compressed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status, media_type=file.media_type, headers=headers)
