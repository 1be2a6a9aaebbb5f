"""Requirement 45: passwords that everybody tries first. Rules describe them; there is no list of other people's.

A password is refused if it is nothing but walks on a keyboard, the same sign again and again, a date, words that many
people take, or the account's own name, with digits and signs around them. `web/src/accounts/commonPassword.ts` says the
same while somebody types; a test compares both.
"""

import re
import unicodedata
from typing import Final

from ventuno.house.refusals import COMMON_PASSWORD
from ventuno.rules.refusals import Refused

_WORDS: Final = """
passwort password passwd pass kennwort motdepasse motpasse parola parolachiave codice code chiave secret segreto
geheim geheimnis admin administrator login user utente utilisateur benutzer gast guest test tester hallo hello
bonjour salut ciao buongiorno gruezi hoi welcome willkommen bienvenue benvenuto iloveyou ichliebedich jetaime
tiamo liebe love amour amore schatz soleil sonne sunshine sommer summer estate winter hiver inverno princess
prinzessin princesse dragon master superman batman football fussball calcio hockey schweiz suisse svizzera
switzerland zurich basel bern geneve lugano lausanne heidi ventuno bigtwentyone big blackjack black jack
challenge casino poker joker jackpot lotto loto swisslos money geld argent soldi letmein monkey computer internet
qwertz qwerty azerty abc changeme abcd michael daniel thomas andrea nicole maria marco
"""
WORDS: Final = tuple(_WORDS.split())
_ROWS: Final = (
    *("01234567890", "qwertzuiop", "qwertyuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "yxcvbnm", "zxcvbnm"),
    *("abcdefghijklmnopqrstuvwxyz", "1qay2wsx3edc4rfv5tgb6zhn", "1qaz2wsx3edc4rfv5tgb6yhn", "147258369"),
    *("1q2w3e4r5t6z7u8i9o0p", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5z6u7i8o9p0", "q1w2e3r4t5y6u7i8o9p0"),
)
_WALKS: Final = (*_ROWS, *(row[::-1] for row in _ROWS))
_WALK_LEAST: Final = 3
_DISGUISED: Final = str.maketrans("013457@$", "oieastas")
_DATE: Final = re.compile(r"(0?[1-9]|[12]\d|3[01])?(0?[1-9]|1[0-2])?(19|20)\d\d|(19|20)\d{6}")


def check(password: str, login: str) -> None:
    if is_common(password, login):
        raise Refused(COMMON_PASSWORD())


def is_common(password: str, login: str = "") -> bool:
    plain = _plain(password)
    own = [word for word in (_plain(login), *re.split(r"[._-]", _plain(login))) if len(word) >= _WALK_LEAST]
    signs = re.sub(r"[^a-z0-9]", "", plain)
    if not signs or _repeats(plain) or _DATE.fullmatch(signs) or _walks(signs):
        return not _foreign(plain)
    return any(_of_words(each, own) for each in (plain, plain.translate(_DISGUISED)))


def _plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(each for each in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(each))


def _foreign(plain: str) -> bool:
    """Letters of another script: these rules say nothing about them."""
    return any(each.isalpha() and not each.isascii() for each in plain)


def _repeats(plain: str) -> bool:
    """The same one to four signs again and again."""
    return re.fullmatch(r"(.{1,4}?)\1+.?", plain, re.DOTALL) is not None


def _walks(signs: str) -> bool:
    """Nothing but pieces of rows of the keyboard or of the alphabet, forwards or backwards."""
    at = 0
    while at < len(signs):
        size = max((_common_length(row, signs[at:]) for row in _WALKS), default=0)
        if size < _WALK_LEAST:
            return len(signs) - at == 1 and at > 0  # one sign is left over
        at += size
    return True


def _common_length(row: str, text: str) -> int:
    """How many signs of the text, from its beginning, stand side by side in the row."""
    start = row.find(text[0])
    size = 0
    while start >= 0:
        length = 0
        while length < len(text) and start + length < len(row) and row[start + length] == text[length]:
            length += 1
        size = max(size, length)
        start = row.find(text[0], start + 1)
    return size


def _of_words(text: str, own: list[str]) -> bool:
    """Nothing but such words, once digits and signs are taken away."""
    letters = re.sub(r"[^a-z]", "", text)
    words = {*WORDS, *(re.sub(r"[^a-z]", "", each) for each in own)} - {""}
    reached = {0}  # up to where it is made of words: no expression that would try every division
    for end in range(1, len(letters) + 1):
        if any(end - len(word) in reached and letters.endswith(word, 0, end) for word in words):
            reached.add(end)
    return bool(letters) and not _foreign(text) and len(letters) in reached
