"""The reason for which the staff do something: most changes at the console need one."""

from typing import Annotated

from msgspec import Meta

from ventuno.server.wire import Body

WhyText = Annotated[str, Meta(min_length=1, max_length=500)]


class GiveReasonBody(Body, frozen=True):
    reason: WhyText
