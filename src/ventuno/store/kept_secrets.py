"""How a player's secret is kept: the one place where it becomes text and where text becomes a secret again."""


def kept(secret: bytes) -> str:
    return secret.hex()


def opened(text: str) -> bytes:
    return bytes.fromhex(text)
