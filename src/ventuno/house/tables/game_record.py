"""A game at a table as the store keeps it."""

from ventuno.house.big21.play_record import PlayRecord


class GameRecord(PlayRecord, frozen=True, kw_only=True):
    """It is kept like a play, in the same rows: the owner is the table, the stake is all antes together.

    No law of chance governs it, because a deck is shuffled; and it never expires, because the croupier's clocks end it.
    """
