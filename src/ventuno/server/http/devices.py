"""What somebody's browser calls itself, told coarsely: enough to know one's own sessions again, and no more.

Nothing depends on it: a browser may say what it likes. So a few words are looked for, in an order in which the special
comes before the general (Edge says Chrome, Chrome says Safari, Android says Linux). What is not known is not named.
"""

from typing import Final

CHARACTERS_READ: Final = 400
_BROWSERS: Final = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("Chrome/", "Chrome"), ("CriOS", "Chrome"), ("Safari/", "Safari")),
)
_SYSTEMS: Final = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows")),
    *(("Macintosh", "Mac"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def device_of(user_agent: str) -> str:
    """`Firefox, Android`; only what is known of the two, or nothing."""
    said = user_agent[:CHARACTERS_READ]
    found = (next((name for sign, name in known if sign in said), "") for known in (_BROWSERS, _SYSTEMS))
    return ", ".join(name for name in found if name)
