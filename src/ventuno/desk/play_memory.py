"""The states of plays that had a move lately. They are copies: the text of a play can always be replayed."""

from collections import OrderedDict

from ventuno.house.big21 import play_record
from ventuno.house.big21.play_record import PlayRecord, Progress

PLAYS_MAX = 10_000


class PlayMemory:
    def __init__(self) -> None:
        self._plays: OrderedDict[str, tuple[str, Progress]] = OrderedDict()

    def resume(self, record: PlayRecord) -> Progress:
        """The state of the play. If its text is not the text that was remembered, it is replayed."""
        text, progress = self._plays.get(record.id, ("", None))
        return progress if progress is not None and text == record.text else play_record.resume(record.text)

    def remember(self, play: str, text: str, progress: Progress) -> None:
        self._plays[play] = text, progress
        self._plays.move_to_end(play)
        if len(self._plays) > PLAYS_MAX:
            self._plays.popitem(last=False)
