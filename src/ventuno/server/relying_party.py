"""Where passkeys are good: browsers bind each to a domain, and say from which page an answer comes.

Behind a proxy the setting `VENTUNO_ORIGIN` says how players reach the house. Without it, passkeys work on this machine
only, as `localhost` and the port that the server listens on. A number such as 127.0.0.1 is no domain.
"""

from urllib.parse import urlsplit

from ventuno.desk.factors.passkeys import RelyingParty
from ventuno.server.settings import Settings

LOCAL = "localhost"


def relying_party_of(settings: Settings, port: int | None) -> RelyingParty | None:
    """None: nobody has said how the house is reached."""
    if settings.origin:
        domain = urlsplit(settings.origin).hostname
        assert domain is not None, "the setting is checked when it is read"
        return RelyingParty(domain=domain, origin=settings.origin)
    if settings.https or port is None:
        return None
    return RelyingParty(domain=LOCAL, origin=f"http://{LOCAL}" if port == 80 else f"http://{LOCAL}:{port}")
