"""A public log on the web, to read. Whatever it sends is checked; it is only asked for bytes."""

import http.client
import urllib.error
import urllib.request

from ventuno.house.public_log.findings import LOG_UNREACHABLE, LogMismatch

SECONDS_MAX = 30.0
BYTES_MAX = 256 * (2 + 0xFFFF)  # the largest bundle of entries that there can be


class RemoteLog:
    def __init__(self, address: str) -> None:
        assert address.startswith(("http://", "https://"))
        self._address = address.rstrip("/")

    @property
    def name(self) -> str:
        return self._address

    def read(self, path: str) -> bytes | None:
        try:
            with urllib.request.urlopen(f"{self._address}/{path}", timeout=SECONDS_MAX) as answer:  # noqa: S310
                data: bytes = answer.read(BYTES_MAX + 1)
        except urllib.error.HTTPError as error:
            if error.code == http.client.NOT_FOUND:
                return None
            raise self._unreachable(f"HTTP {error.code}") from None
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise self._unreachable(str(error) or type(error).__name__) from None
        if len(data) > BYTES_MAX:
            raise self._unreachable(f"{path} > {BYTES_MAX}")
        return data

    def _unreachable(self, problem: str) -> LogMismatch:
        return LogMismatch(LOG_UNREACHABLE(where=self.name, problem=problem))
