"""The documents that bind players, for anyone to read and to keep (Art. 25). No account is needed."""

import asyncio
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import PathParameter

from ventuno.desk import documents
from ventuno.desk.documents import DocumentCopy, DocumentVersion
from ventuno.dossier import copies
from ventuno.dossier.copies import Operator
from ventuno.house.documents.document import DocumentKind
from ventuno.house.documents.refusals import NO_SUCH_DOCUMENT
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.context import Context, InContext
from ventuno.server.documents import wire
from ventuno.server.documents.operator import operator_of
from ventuno.server.http import downloads

Named = Annotated[wire.DocumentName, PathParameter(name="document")]
Version = Annotated[str, PathParameter(name="version", min_length=1, max_length=64)]
OfLanguage = Annotated[Language, PathParameter(name="language")]
_PRINTED_MAX = 64  # every document of a house with a dozen versions, in four languages


@get("/documents")
async def listed(context: InContext) -> list[wire.DocumentListed]:
    """Every version of the rules of both games and of the terms for online participation."""
    return [
        wire.DocumentListed(
            document=each.kind.value,
            version=each.version,
            in_force=each.in_force,
            announced_at=each.announced_at,
            effective_at=each.effective_at,
        )
        for each in documents.versions(await context.house(), context.clock())
    ]


@get("/documents/{document:str}/{version:str}/{language:str}")
async def shown(document: Named, version: Version, language: OfLanguage, context: InContext) -> wire.DocumentShown:
    """One version in one language, in full."""
    found, listed_as = await _found(document, version, language, context)
    read = found.document
    notes = copies.notes(read, operator_of(context.settings), found.hash)
    return wire.DocumentShown(
        document=document,
        version=version,
        language=language,
        title=read.title,
        lead=read.lead,
        hash=found.hash,
        in_force=listed_as.in_force,
        announced_at=listed_as.announced_at,
        effective_at=listed_as.effective_at,
        notes=[wire.DocumentNote(word=word, text=text) for word, text in notes],
        parts=[msgspec.convert(msgspec.to_builtins(part), wire.PartShown) for part in read.parts],
    )


@get(
    "/documents/{document:str}/{version:str}/{language:str}/pdf",
    operation_class=downloads.described("application/pdf"),
)
async def printed(document: Named, version: Version, language: OfLanguage, context: InContext) -> Response[bytes]:
    """The same as a PDF to keep. The same version gives the same bytes."""
    found, _ = await _found(document, version, language, context)
    content = await asyncio.to_thread(_pdf, found, operator_of(context.settings))
    return downloads.attachment(content, "application/pdf", f"ventuno-{document}-{version}-{language.value}.pdf")


async def _found(
    document: wire.DocumentName, version: str, language: Language, context: Context
) -> tuple[DocumentCopy, DocumentVersion]:
    kind = DocumentKind(document)
    known = documents.versions(await context.house(), context.clock())
    listed_as = next((each for each in known if (each.kind, each.version) == (kind, version)), None)
    if listed_as is None:
        raise Refused(NO_SUCH_DOCUMENT())
    return await documents.read(context.store.books, kind, version, language), listed_as


@lru_cache(maxsize=_PRINTED_MAX)
def _pdf(found: DocumentCopy, operator: Operator) -> bytes:
    """Printing takes half a second, and the result never changes."""
    return copies.pdf(found.document, operator, found.hash)
