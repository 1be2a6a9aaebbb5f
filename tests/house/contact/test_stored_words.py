"""What people write stands apart from the journal. Lines of earlier versions have their words in full, and stay so."""

import pytest

from ventuno.house.accounts.events import MessageWritten, QuestionAsked
from ventuno.house.contact import stored_words
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec

EARLIER = [
    '{"kind":"message_written","text":"Hello","house_entries":3}',
    '{"kind":"question_asked","number":1,"subject":"My card","text":"Where?","about":"ab-1","dispute":true}',
    '{"kind":"question_continued","number":1,"text":"Where?"}',
    '{"kind":"question_answered","number":1,"text":"There.","closes":true,"house_entries":3}',
    '{"kind":"dispute_decided","number":1,"text":"Yes.","upheld":true,"posting":7,"house_entries":3}',
    '{"kind":"measure_taken","number":1,"measure":"message","reason":"x","text":"Hello","house_entries":3}',
]


@pytest.mark.parametrize("what", EARLIER)
def test_a_line_of_an_earlier_version_is_the_same_letter_by_letter(what: str) -> None:
    text = f'{{"number":5,"at":"2026-03-03T12:00:00Z","actor":"player:ab","what":{what},"balance":0}}'
    entry = codec.decode(text, Entry)
    assert codec.encode(entry) == text
    assert stored_words.joined(entry, {}) == entry
    assert not stored_words.has_words([entry])
    assert stored_words.fit([], [entry], erased=False)


def test_words_are_put_apart_and_joined_again() -> None:
    asked = QuestionAsked(number=1, subject="My card", text="Where\nis it?")
    told, writing = stored_words.apart("ab", 5, asked, "00" * 16)
    assert "card" not in codec.encode(told)
    at = {"number": 5, "at": "2026-03-03T12:00:00Z", "actor": "player:ab"}
    entry = codec.decode(codec.encode({**at, "what": told}), Entry)
    assert stored_words.joined(entry, {5: writing.text}).what == asked
    assert stored_words.fit([writing], [entry], erased=False)
    assert not stored_words.fit([writing], [entry], erased=True)
    assert not stored_words.fit([], [entry], erased=False)
    assert stored_words.fit([], [entry], erased=True)
    _, other = stored_words.apart("ab", 5, MessageWritten(text="My card\nWhere is it?"), "00" * 16)
    assert not stored_words.fit([other], [entry], erased=False)
