"""Hand mail over: every row of the outbox at least once, each time under the same id.

A row was written together with the journal's line that it is about, and is deleted after the provider has taken the
mail. Whoever is stopped in between hands it over once more. Any number of processes may do it at once.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import structlog

from ventuno.jobs.notices.compose import message
from ventuno.jobs.notices.provider import MailProvider
from ventuno.store.sql.accounts.emails import Outgoing
from ventuno.store.store import Store

EVERY_SECONDS: Final = 5.0
KEPT: Final = timedelta(days=30)  # mail that could not be handed over for so long is not news any more
_LOG = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Post:
    """Who takes the mail, and from whom it comes."""

    provider: MailProvider
    sender: str


async def deliver(store: Store, post: Post) -> int:
    """Hand over what waits, the oldest first. Returns how many. The first failure ends it: the others wait as well."""
    count, last = 0, None
    while some := await store.emails.outgoing(last):
        for mail in some:
            await _hand_over(store, post, mail)
            count, last = count + 1, mail
    return count


async def _hand_over(store: Store, post: Post, mail: Outgoing) -> None:
    player = await store.books.player(mail.player)
    assert player is not None
    await post.provider.take(mail.id, message(mail, post.sender, player.language))
    await store.emails.handed_over(mail.id)


async def deliver_forever(store: Store, post: Post, clock: Callable[[], datetime]) -> None:
    """Run until cancelled. Whatever fails is tried again at the next interval."""
    while True:
        try:
            await store.emails.forget(clock() - KEPT)
            if count := await deliver(store, post):
                _LOG.info("mail handed over", mails=count)
        except Exception:  # noqa: BLE001  # one failure must not stop the mail for good
            _LOG.exception("mail not handed over; it is tried again")
        await asyncio.sleep(EVERY_SECONDS)
