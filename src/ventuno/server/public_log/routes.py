"""Files of the public log, as they are. No account is needed, and nothing about the reader is kept."""

import asyncio
import re
from typing import Annotated, Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from ventuno.house.public_log.tiles import CHECKPOINT
from ventuno.server.context import Context, InContext

PATH: Final = "/log"
_TILE: Final = re.compile(
    r"/?(?P<path>(entries|[0-7])/(x[0-9]{3}/){0,6}[0-9]{3}(\.p/([1-9][0-9]?|1[0-9]{2}|2[0-4][0-9]|25[0-5]))?)", re.ASCII
)
_LASTING: Final = "public, max-age=31536000, immutable"
_FLEETING: Final = "public, max-age=2"  # several times as often as there is a new head
_TEXT: Final = "text/plain"  # the framework adds the charset

TilePath = Annotated[str, PathParameter(name="tile")]


@get(f"{PATH}/checkpoint", include_in_schema=False)
async def checkpoint(context: InContext) -> Response[bytes]:
    """The newest signed head."""
    return await _file(context, CHECKPOINT, _TEXT, _FLEETING)


@get(f"{PATH}/tile/{{tile:path}}", include_in_schema=False)
async def tile(tile: TilePath, context: InContext) -> Response[bytes]:
    """256 hashes or entries, or as many as there were with some head."""
    found = _TILE.fullmatch(tile)
    if found is None:
        raise NotFoundException
    return await _file(context, f"tile/{found['path']}", "application/octet-stream", _LASTING)


@get(f"{PATH}/keys", include_in_schema=False)
async def keys(context: InContext) -> Response[bytes]:
    """The public keys that the log was signed with, the first one first. The log says which one announced the next."""
    state = await context.store.leaves.state()
    return _answer("".join(f"{key}\n" for key in state.keys).encode(), _TEXT, _FLEETING)


async def _file(context: Context, path: str, media_type: str, caching: str) -> Response[bytes]:
    found = await asyncio.to_thread(context.public_log.read, path)
    if found is None:
        raise NotFoundException
    return _answer(found, media_type, caching)


def _answer(content: bytes, media_type: str, caching: str) -> Response[bytes]:
    headers = {"Cache-Control": caching, "Access-Control-Allow-Origin": "*"}
    return Response(content, media_type=media_type, headers=headers)
