"""Whether two people with the same date of birth may be one person: requirement 22, B19.

An exclusion must not be evaded by writing one's name in another way: with a middle name or without, with accents or
without, in another order, with a short first name. So names are compared word by word, in one spelling. What is found
here decides nothing: the account is held, and a person decides.
"""

import re
import unicodedata
from enum import IntEnum, StrEnum
from itertools import permutations

_LETTERS = str.maketrans({"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "æ": "a", "œ": "o"})
_PARTICLES = frozenset(
    "von van vom zu zum zur der den des und af av ten ter de da di do du dos das del dela della dello degli "  # noqa: SIM905
    "la le lo les el al bin ben ibn san st".split()
)
_SHORT_MIN = 3  # letters: with fewer, the beginning of a name says nothing
_TYPED_MIN = 5  # letters: in a shorter word one letter makes another name
_WORDS_MAX = 6  # of a name; more are not compared
_SHORT_FORMS = tuple(
    frozenset(each.split())
    for each in (
        "hans johannes johann jean giovanni john hansi gianni jonny",
        "josef joseph sepp seppi giuseppe beppe pepe",
        "jakob jacob kobi jacques giacomo",
        "ulrich uli ueli",
        "andreas res andi andre andrea andrew",
        "robert robi bob roberto",
        "friedrich fritz fredi federico frederic",
        "alfred fredi fredy",
        "anton toni antonio antoine tony",
        "franz francois francesco franco francis",
        "margrit margrith margaretha margarete gret greta margherita marguerite margaret",
        "elisabeth elsbeth lisa lisbeth bethli beth elisabetta",
        "katharina kathi katrin catherine caterina kathrin trin",
        "verena vreni vrene",
        "barbara babette barbla bab",
        "heinrich heiri heinz henri enrico henry",
        "ludwig louis luigi gigi",
        "wilhelm willi willy guillaume guglielmo william bill",
        "peter pierre pietro piero pesche",
        "paul paolo pablo",
        "matthias mathias mathieu matteo matthew matti",
        "susanne susi susanna suzanne sue",
        "ursula ursi uschi",
        "magdalena lena magda leni",
        "helena helen leni elena helene",
        "alexander sascha alex sandro alessandro alexandre",
        "alexandra sandra alessandra",
    )
)


class Likeness(StrEnum):
    SURE = "sure"  # one name is the other, written in another way or with words left out
    DOUBTFUL = "doubtful"  # the family name, or several words, are the same


class _Fit(IntEnum):
    NONE = 0
    TYPED = 1  # one letter differs
    SHORT = 2  # a short form
    SAME = 3


def words_compared(name: str) -> list[str]:
    """The words of a name in one spelling: ü, ue and u are one, ß and ss, upper and lower case.

    Particles and initials are left out, unless fewer than two words would be left.
    """
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = "".join(each for each in plain if not unicodedata.combining(each)).replace("'", " ").replace("’", " ")
    words = [re.sub("([aou])e", r"\1", word) for word in re.findall(r"[^\W\d_]+", letters)]
    main = [word for word in words if len(word) > 1 and word not in _PARTICLES]
    return (main if len(main) > 1 else words)[:_WORDS_MAX]


def likeness(one: str, other: str) -> Likeness | None:
    """How much alike two names are. Their dates of birth are the same."""
    short, long = sorted((words_compared(one), words_compared(other)), key=len)
    fits = _best(short, long)
    matched = [fit for fit in fits if fit]
    if len(matched) == len(short) and _Fit.SAME in matched and min(matched) >= _Fit.SHORT:
        return Likeness.SURE
    return Likeness.DOUBTFUL if len(matched) > 1 or _family_name(short, long) else None


def _best(short: list[str], long: list[str]) -> tuple[_Fit, ...]:
    """Each word of the one name beside another word of the other, so that they fit best."""
    places = permutations(long, len(short))
    return max((tuple(map(_fit, short, chosen)) for chosen in places), key=lambda fits: (sum(map(bool, fits)), fits))


def _family_name(one: list[str], other: list[str]) -> bool:
    """Whether the last word of either is in both: mostly the family name. A first name alone says nothing."""
    return bool(set(one) & set(other) & {one[-1], other[-1]})


def _fit(one: str, other: str) -> _Fit:
    if one == other:
        return _Fit.SAME
    shorter, longer = sorted((one, other), key=len)
    if len(shorter) >= _SHORT_MIN and longer.startswith(shorter):
        return _Fit.SHORT
    if any(one in forms and other in forms for forms in _SHORT_FORMS):
        return _Fit.SHORT
    return _Fit.TYPED if len(shorter) >= _TYPED_MIN and _one_letter_apart(shorter, longer) else _Fit.NONE


def _one_letter_apart(shorter: str, longer: str) -> bool:
    """One letter more, less or other, or two neighbours exchanged."""
    if len(longer) - len(shorter) > 1:
        return False
    first = next((place for place, pair in enumerate(zip(shorter, longer, strict=False)) if pair[0] != pair[1]), -1)
    if first < 0 or len(shorter) < len(longer):
        return first < 0 or shorter[first:] == longer[first + 1 :]
    rest = shorter[first + 2 :] == longer[first + 2 :]
    exchanged = rest and shorter[first : first + 2] == longer[first : first + 2][::-1]
    return exchanged or shorter[first + 1 :] == longer[first + 1 :]
