"""Answers that are files: saved by the browser, never shown as a page of this site.

The content of such a file cannot act as a page of ours. The file is an attachment, and if a browser shows it
nevertheless, it is in a sandbox.
"""

from dataclasses import dataclass
from typing import Final

from litestar import Response
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Schema
from litestar.openapi.spec.enums import OpenAPIFormat, OpenAPIType

_SANDBOX: Final = "sandbox; default-src 'none'"


def attachment(content: bytes, media_type: str, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Security-Policy": _SANDBOX}
    return Response(content, media_type=media_type, headers=headers)


def described(*media_types: str) -> type[Operation]:
    """Describe an operation that answers with one of several kinds of files: the framework knows only one."""

    @dataclass
    class FileOperation(Operation):
        def __post_init__(self) -> None:
            schema = Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY)
            answer = (self.responses or {}).get("200")
            if isinstance(answer, OpenAPIResponse):
                answer.content = {name: OpenAPIMediaType(schema=schema) for name in media_types}

    return FileOperation
