"""Every setting of the server can be made by an environment variable of its name, and a bad one is named."""

from pathlib import Path

import pytest

from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.settings import Settings, from_environment

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"
GIVEN: dict[str, tuple[str, object]] = {
    "database": ("postgresql://localhost/house", "postgresql://localhost/house"),
    "host": ("0.0.0.0", "0.0.0.0"),  # noqa: S104
    "port": ("9000", 9000),
    "https": ("true", True),
    "origin": ("https://house.example", "https://house.example"),
    "proxy": ("10.0.0.1,10.0.0.2", "10.0.0.1,10.0.0.2"),
    "session_hours": ("1", 1),
    "idle_minutes": ("45", 45),
    "console_minutes": ("5", 5),
    "console_hours": ("8", 8),
    "login_attempts": ("3", 3),
    "address_attempts": ("30", 30),
    "attempt_minutes": ("60", 60),
    "body_bytes": ("1000", 1000),
    "request_seconds": ("5", 5),
    "requests_at_once": ("10", 10),
    "coach": ("false", False),
    "counting": ("false", False),
    "protection": ("false", False),
    "public_log": ("/mnt/log", "/mnt/log"),
    "protection_criteria": ("/srv/criteria.toml", "/srv/criteria.toml"),
    "identify": ("true", True),
    "four_eyes": ("false", False),
    "four_eyes_chf": ("250", 250),
    "retention_years": ("0", 0),
    "rounds": ("false", False),
    "round_hour": ("23", 23),
    "dossier": ("/srv/dossier", "/srv/dossier"),
    "ceiling": ("0.9", 0.9),
    "mail": ("/srv/mail", "/srv/mail"),
    "mail_from": ("casino@example.org", "casino@example.org"),
    "operator": ("Casino Beispiel AG", "Casino Beispiel AG"),
    "operator_address": ("Musterweg 1, 3000 Bern", "Musterweg 1, 3000 Bern"),
    "operator_web": ("https://example.org", "https://example.org"),
    "operator_email": ("info@example.org", "info@example.org"),
    "operator_phone": ("031 123 45 67", "031 123 45 67"),
    "log": ("text", "text"),
}


def refusal(**given: str) -> str:
    with pytest.raises(Refused) as caught:
        from_environment({f"VENTUNO_{name.upper()}": value for name, value in given.items()})
    assert caught.value.refusal.code == "bad_setting"
    return caught.value.refusal.said_in(Language.EN)


def test_without_any_the_defaults_hold() -> None:
    assert from_environment({}) == Settings()
    assert from_environment({"PORT": "1", "ventuno_port": "2", "VENTUNO_CACHE": "/tmp"}) == Settings()  # noqa: S108


def test_every_setting_is_tried_here() -> None:
    assert set(GIVEN) == set(Settings.__struct_fields__)
    defaults = Settings()
    assert not [name for name, (_, value) in GIVEN.items() if getattr(defaults, name) == value]


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_a_setting_comes_from_the_environment(name: str) -> None:
    text, value = GIVEN[name]
    settings = from_environment({f"VENTUNO_{name.upper()}": text})
    assert getattr(settings, name) == value
    others = [other for other in GIVEN if other != name]
    assert all(getattr(settings, other) == getattr(Settings(), other) for other in others)


def test_what_is_given_counts_before_the_environment_and_nothing_given_does_not() -> None:
    environment = {"VENTUNO_PORT": "9000", "VENTUNO_LOG": "text"}
    settings = from_environment(environment, port=1234, log=None, coach=False)
    assert (settings.port, settings.log, settings.coach) == (1234, "text", False)


@pytest.mark.parametrize(("text", "value"), [("1", True), ("0", False), ("true", True), ("False", False)])
def test_a_boolean_setting_may_be_a_number_or_a_word(text: str, *, value: bool) -> None:
    assert from_environment({"VENTUNO_HTTPS": text}).https is value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "x"),
        ("port", ""),
        ("port", "-1"),
        ("port", "65536"),
        ("port", "80.5"),
        ("https", "maybe"),
        ("https", ""),
        ("coach", "2"),
        ("log", "xml"),
        ("log", ""),
        *((name, "0") for name in GIVEN if name.endswith(("hours", "attempts", "minutes", "bytes", "seconds", "once"))),
        ("round_hour", "24"),
        *(("ceiling", value) for value in ("0", "1", "nan", "x")),
        ("session_hours", "-1"),
        ("session_hours", "1000000000000"),
        ("attempt_minutes", "1000000000000"),
        ("body_bytes", "64k"),
    ],
)
def test_a_value_that_will_not_do_is_refused_by_its_name(name: str, value: str) -> None:
    said = refusal(**{name: value})
    assert f"VENTUNO_{name.upper()}" in said
    assert "$" not in said
    assert "at `" not in said


def test_req_45_data_are_not_kept_longer_than_the_terms_promise() -> None:
    """Terms for online participation, 8.5: a house that was set to more does not start."""
    assert from_environment({"VENTUNO_RETENTION_YEARS": "10"}).retention_years == 10
    for years in ("11", "100", "1000"):
        with pytest.raises(Refused) as caught:
            from_environment({"VENTUNO_RETENTION_YEARS": years})
        said = caught.value.refusal.said_in(Language.EN)
        assert caught.value.refusal.code == "retention_too_long"
        assert "VENTUNO_RETENTION_YEARS" in said
        assert f"not {years}" in said
    assert "VENTUNO_RETENTION_YEARS" in refusal(retention_years="-1")


def test_one_of_several_bad_settings_is_named() -> None:
    assert "VENTUNO_" in refusal(port="x", log="x")


def test_a_setting_that_does_not_exist_cannot_be_given() -> None:
    with pytest.raises(Refused):
        from_environment({}, colour="red")


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_every_setting_is_in_the_documentation(name: str) -> None:
    assert f"`VENTUNO_{name.upper()}`" in DOCUMENT.read_text(encoding="utf-8")
