"""Amounts of Swiss francs as people write them. Inside, an amount is a whole number of centimes."""

import re
from functools import lru_cache

_AMOUNT = re.compile(r"(\d{1,9})(?:\.(\d{1,2}))?", re.ASCII)


@lru_cache(maxsize=10_000)
def francs(centimes: int) -> str:
    """Always with two decimals: `1250` is `"12.50"`."""
    assert centimes >= 0
    return f"{centimes // 100}.{centimes % 100:02}"


def parse_francs(text: str) -> int | None:
    """The centimes of `12`, `12.5` or `12.50`; None for any other text."""
    match = _AMOUNT.fullmatch(text)
    return None if match is None else int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))
