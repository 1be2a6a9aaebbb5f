"""A player's messages, the newest first."""

from ventuno.house import messages, wire
from ventuno.house.journal import Entry
from ventuno.house.messages import Message
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Store


async def inbox(store: Store, player: str, *, most: int = 100) -> list[Message]:
    account, house = await store.player(player), await store.house()
    if account is None or house is None:
        raise Refused(NO_ACCOUNT())
    lines = await store.newest_rare_lines(player, messages.KINDS, most=most)
    own = [messages.about(wire.decode(line.text, Entry), account) for line in lines]
    found = [*own, *messages.announcements(house, account)]
    return sorted(found, key=lambda message: message.at, reverse=True)[:most]
