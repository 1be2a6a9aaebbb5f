"""A player's messages, the newest first."""

from ventuno.house.contact import messages
from ventuno.house.contact.messages import PlayerMessage
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.rules.refusals import Refused
from ventuno.store.sql.books import BookStore


async def inbox(books: BookStore, player: str, *, most: int = 100) -> list[PlayerMessage]:
    account, house = await books.player(player), await books.house()
    if account is None or house is None:
        raise Refused(NO_ACCOUNT())
    lines = await books.recent_lines(player, messages.KINDS, most=most)
    entries = await books.with_words(player, [codec.decode(line.text, Entry) for line in lines])
    own = [messages.about(each, account) for each in entries]
    found = [*own, *messages.announcements(house, account)]
    return sorted(found, key=lambda message: message.at, reverse=True)[:most]
