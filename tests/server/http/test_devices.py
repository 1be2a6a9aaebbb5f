"""What a browser calls itself, told coarsely."""

import pytest

from ventuno.server.http.devices import CHARACTERS_READ, device_of

MOZILLA = "Mozilla/5.0"
WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"
WINDOWS, PHONE = "(Windows NT 10.0; Win64; x64)", "(iPhone; CPU iPhone OS 18_5 like Mac OS X)"


@pytest.mark.parametrize(
    ("said", "device"),
    [
        (f"{MOZILLA} {WINDOWS} {WEBKIT} Chrome/138.0.0.0 Safari/537.36", "Chrome, Windows"),
        (f"{MOZILLA} {WINDOWS} {WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0", "Edge, Windows"),
        (f"{MOZILLA} (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
        (f"{MOZILLA} (Linux; Android 10; K) {WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36", "Chrome, Android"),
        (f"{MOZILLA} {PHONE} AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        (f"{MOZILLA} {PHONE} AppleWebKit/605.1.15 CriOS/138.0 Mobile/15E148 Safari/604.1", "Chrome, iPhone"),
        (f"{MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", "Safari, Mac"),
        (f"{MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        ("curl/8.5.0 (Windows)", "Windows"),
        ("<script>Anna</script>", ""),
        ("", ""),
        ("x" * CHARACTERS_READ + "Firefox/1", ""),
    ],
)
def test_req_45_a_device_is_named_by_browser_and_system_and_no_further(said: str, device: str) -> None:
    assert device_of(said) == device
