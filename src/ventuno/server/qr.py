"""A QR code as the client draws it: one path of squares, each a unit wide. So no page needs to run foreign markup."""

import segno

from ventuno.server.wire import QrCode

_MARGIN = 4  # as the standard wants it, so that cameras find the edge


def drawn(text: str) -> QrCode:
    rows = segno.make(text, error="m", micro=False).matrix
    squares = (
        f"M{x + _MARGIN} {y + _MARGIN}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return QrCode(size=len(rows) + 2 * _MARGIN, path="".join(squares))
