"""Values of the house as JSON text and back: what is stored, hashed and exported.

Equal values have equal bytes, because each value has one spelling: money as centimes, an instant in UTC.
"""

from typing import Any, TypeVar, cast

import msgspec

from ventuno.house.ledger.money import Money

T = TypeVar("T")


def _encoded(value: object) -> object:
    if isinstance(value, Money):
        return value.centimes
    raise NotImplementedError


def _decoded(kind: type, value: object) -> object:
    if kind is Money:
        return Money(cast("int", value))
    raise NotImplementedError


_ENCODER = msgspec.json.Encoder(enc_hook=_encoded, order="deterministic")
_DECODERS: dict[object, msgspec.json.Decoder[Any]] = {}


def encode(value: object) -> str:
    return _ENCODER.encode(value).decode()


def decode(text: str | bytes, kind: type[T]) -> T:
    """Raises `ValueError` if the text is not a value of that kind."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        decoder = _DECODERS[kind] = msgspec.json.Decoder(kind, dec_hook=_decoded)
    try:
        return cast("T", decoder.decode(text))
    except (TypeError, OverflowError, RecursionError) as error:  # of `Money`; nested too deeply
        raise ValueError(str(error)) from None
