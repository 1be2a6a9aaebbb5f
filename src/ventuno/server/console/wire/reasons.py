"""Why somebody of the staff does something: most changes at the console must say it."""

from typing import Annotated

from msgspec import Meta

from ventuno.server.wire import Body

WhyText = Annotated[str, Meta(min_length=1, max_length=500)]


class GiveReasonBody(Body, frozen=True):
    reason: WhyText
