"""Anybody reads the public log: heads, tiles and keys, and nothing else of the disk."""

import pytest

from tests.server.site import HOST, Site
from ventuno.house.public_log.notes import VerifierKey
from ventuno.house.public_log.reading import checked_log


def test_a_stranger_verifies_the_log(both: Site) -> None:
    both.ready("anna")
    both.publish()
    stranger = both.browser()

    def read(path: str) -> bytes | None:
        answer = stranger.get(f"{HOST}/log/{path}")
        assert answer.status_code in {200, 404}
        return answer.content if answer.status_code == 200 else None

    head, found = checked_log(read, "here")
    assert found.seals >= 1
    assert found.entries == head.checkpoint.size == found.seals + 1
    (key,) = stranger.get(f"{HOST}/log/keys").text.splitlines()
    assert head.note.signed_by(VerifierKey.parse(key))


def test_what_never_changes_is_cached_for_ever(site: Site) -> None:
    site.publish()
    stranger = site.browser()
    head = stranger.get(f"{HOST}/log/checkpoint")
    assert head.headers["content-type"] == "text/plain; charset=utf-8"
    assert head.headers["cache-control"] == "public, max-age=2"
    size = int(head.text.splitlines()[1])
    tile = stranger.get(f"{HOST}/log/tile/0/000.p/{size}")
    assert tile.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert len(tile.content) % 32 == 0
    assert "set-cookie" not in tile.headers


@pytest.mark.parametrize(
    "path",
    [
        "tile/0/001",
        "tile/0/000.p/0",
        "tile/0/000.p/256",
        "tile/9/000",
        "tile/0/..%2f..%2f..%2fcheckpoint",
        "tile/entries/../../../house.sqlite",
        "tile/entries/%2e%2e/%2e%2e/%2e%2e/house.sqlite",
        "tile/0/x000",
        "tile//0/000",
        "tile/0/000%00",
        "nothing",
        "..%2fhouse.sqlite",
    ],
)
def test_nothing_else_of_the_disk_is_read(shared: Site, path: str) -> None:
    shared.publish()
    answer = shared.browser().get(f"{HOST}/log/{path}")
    assert answer.status_code in {400, 404} or "text/html" in answer.headers["content-type"]  # the client's own page
    assert b"SQLite" not in answer.content


def test_a_tile_that_is_not_there_yet_is_not_found(site: Site) -> None:
    assert site.browser().get(f"{HOST}/log/tile/0/005").status_code == 404
