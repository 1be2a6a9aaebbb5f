"""Requirement 45: second factors at the desk, on both databases: an app, passkeys, and what a lost one means."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.authenticator import Authenticator
from tests.kit import NOON, OPERATOR, QUICK, House, born, open_store, seeded, spelled
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.desk import Desk
from ventuno.desk.factors.app import AppOffer
from ventuno.desk.factors.codes import CODES_MAX
from ventuno.desk.factors.entrance import Entrance
from ventuno.desk.factors.passkeys import PasskeyAnswer, RelyingParty
from ventuno.desk.requests import MakeResetLink, OpenAccount
from ventuno.house.access.sessions import Session
from ventuno.house.accounts.events import IdentityDocument
from ventuno.house.factors import totp
from ventuno.house.factors.checks import PASSKEYS_MAX
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING
from ventuno.jobs import maintenance
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

PASSWORD, NEW = "correct horse", "nine blue bicycles"
PARTY = RelyingParty(domain="house.example", origin="https://house.example")
CHECK = MakeResetLink(document=IdentityDocument.PASSPORT, reason="at the counter, photograph compared")
HERE = "a" * 64  # the session that goes on


class Anna:
    """A player with an app and an authenticator."""

    def __init__(self, house: House, login: str = "anna") -> None:
        self.house, self.login = house, login
        self.id = house.opened(login)
        self.entrance = Entrance(house.desk)
        self.device = Authenticator(PARTY.origin)
        self.secret = b""

    def code(self, aside: int = 0) -> str:
        return totp.code(self.secret, totp.step_at(self.house.clock.at) + aside)

    def later(self) -> str:
        """The next code."""
        self.house.clock.forward(seconds=totp.STEP_SECONDS)
        return self.code()

    def offer(self) -> AppOffer:
        offer = self.house.run(self.entrance.app.offer(self.id, PASSWORD))
        self.secret = offer.secret
        return offer

    def turn_on(self, code: str | None = None, offer: AppOffer | None = None, key: str | None = None) -> None:
        token = (offer or self.offer()).token
        turned = self.entrance.app.turn_on(
            self.id, token, code or self.code(), session=HERE, key=key or self.house.key()
        )
        self.house.run(turned)

    def turn_off(self, code: str, password: str = PASSWORD, key: str | None = None) -> None:
        self.house.run(self.entrance.app.turn_off(self.id, password, code, key=key or self.house.key()))

    def asked(self) -> PasskeyAnswer:
        """A new passkey, as it comes back."""
        offer = self.house.run(self.entrance.passkeys.offer(self.id, PASSWORD, PARTY))
        return PasskeyAnswer(token=offer.token, credential=self.device.create(offer.options))

    def add(self, answer: PasskeyAnswer | None = None, name: str = "phone", key: str | None = None) -> None:
        added = self.entrance.passkeys.add(
            self.id, answer or self.asked(), name, PARTY, session=HERE, key=key or self.house.key()
        )
        self.house.run(added)

    def remove(self, number: int, password: str = PASSWORD) -> None:
        self.house.run(self.entrance.passkeys.remove(self.id, number, password, key=self.house.key()))

    def shown(self, **how: Any) -> PasskeyAnswer:  # noqa: ANN401
        offer = self.house.run(self.entrance.passkeys.offer_log_in(PARTY))
        return PasskeyAnswer(token=offer.token, credential=self.device.get(offer.options, **how))

    def use(self, answer: PasskeyAnswer | None = None, party: RelyingParty = PARTY) -> str:
        return self.house.run(self.entrance.passkeys.use(answer or self.shown(), party))

    def second(self, code: str | None = None, passkey: PasskeyAnswer | None = None) -> None:
        self.house.run(self.entrance.check_second(self.id, code, passkey, PARTY))

    def kinds(self) -> list[str]:
        return [line.kind for line in self.house.run(self.house.store.books.lines(self.id))]


@pytest.fixture
def anna(house: House) -> Anna:
    return Anna(house)


def refused(call: Callable[..., object], *given: object, **named: object) -> str:
    with pytest.raises(Refused) as caught:
        call(*given, **named)
    return caught.value.refusal.code


def begin_session(house: House, player: str, token_hash: str) -> None:
    at = house.clock.at
    kept = Session(
        token_hash=token_hash,
        player=player,
        started_at=at,
        expires_at=at + timedelta(hours=1),
        result_before=NOTHING,
    )
    house.run(house.store.sessions.keep(kept))


def sessions(house: House, player: str) -> list[str]:
    found = house.run(house.store.sessions.of_player(player, house.clock.at, most=9))
    return [each.token_hash for each in found]


def clean(house: House) -> None:
    assert house.run(audit(house.store)).problem is None


def found(house: House) -> str:
    problem = house.run(audit(house.store)).problem
    assert problem is not None
    return problem.refusal.code


# ----- an app


def test_req_45_an_app_counts_when_a_code_of_it_has_come_back(house: House, anna: Anna) -> None:
    offer = anna.offer()
    anna.second()  # nothing is needed yet
    wrong = totp.code(b"another secret of theirs", totp.step_at(NOON))
    assert refused(anna.turn_on, wrong, offer) == "app_code_wrong"
    for token_hash in (HERE, "b" * 64):
        begin_session(house, anna.id, token_hash)
    anna.turn_on(offer=offer)
    assert sessions(house, anna.id) == [HERE]
    assert refused(anna.second) == "second_factor_needed"
    assert anna.kinds()[-1] == "code_app_turned_on"
    assert house.run(inbox(house.store.books, anna.id))[0].kind == "code_app_turned_on"
    clean(house)


def test_req_45_each_code_is_good_once_and_the_first_one_is_used_up(house: House, anna: Anna) -> None:
    anna.turn_on()
    assert refused(anna.second, anna.code()) == "app_code_wrong"
    code = anna.later()
    anna.second(code)
    assert refused(anna.second, code) == "app_code_wrong"
    code = anna.later()
    results = house.together(*(anna.entrance.check_second(anna.id, code, None, None) for _ in range(4)))
    assert sorted(each is None for each in results) == [False, False, False, True]


def test_req_45_after_five_wrong_codes_none_is_looked_at_for_an_hour_in_any_process(house: House, anna: Anna) -> None:
    anna.turn_on()
    for _ in range(CODES_MAX):
        assert refused(anna.second, "000000") == "app_code_wrong"
    elsewhere = house.run(open_store(house.where, house.clock))
    other = Entrance(Desk(elsewhere, house.clock, seeded("other"), passwords=QUICK))
    with pytest.raises(Refused) as caught:
        house.run(other.check_second(anna.id, anna.later(), None, None))
    assert caught.value.refusal.code == "too_many_codes"
    house.run(elsewhere.close())
    house.clock.forward(hours=1, seconds=1)
    anna.second(anna.code())


def test_req_45_an_app_goes_off_with_password_and_code_and_not_with_one_of_them(house: House, anna: Anna) -> None:
    anna.turn_on()
    code = anna.later()
    assert refused(anna.turn_off, code, "a guess") == "password_differs"
    assert refused(anna.turn_off, "000000") == "app_code_wrong"
    anna.turn_off(code, key="off")
    anna.turn_off(code, key="off")  # requirement 28: the same request again
    anna.second()
    assert refused(anna.turn_off, anna.later()) == "app_is_off"
    assert house.run(house.store.factors.app(anna.id)) is None
    anna.turn_on(key="on")
    assert refused(anna.offer) == "app_is_on"
    clean(house)


def test_req_45_an_offer_is_for_minutes_for_its_player_and_good_once(house: House, anna: Anna) -> None:
    berta, offer = Anna(house, "berta"), anna.offer()
    berta.secret = anna.secret
    assert refused(berta.turn_on, offer=offer) == "ceremony_over"
    house.clock.forward(minutes=10)
    assert refused(anna.turn_on, offer=offer) == "ceremony_over"
    offer = anna.offer()
    anna.turn_on(offer=offer, key="on")
    anna.turn_on(offer=offer, key="on")  # requirement 28
    assert anna.kinds().count("code_app_turned_on") == 1
    anna.turn_off(anna.later())
    assert refused(anna.turn_on, anna.later(), offer) == "ceremony_over"
    house.clock.forward(minutes=11)
    house.run(maintenance.forget(house.store, house.clock.at))
    assert house.run(house.store.factors.forget(house.clock.at)) == 0


def test_req_45_secrets_are_in_no_journal_and_in_no_answer(house: House, anna: Anna) -> None:
    anna.turn_on()
    anna.add(name="Annas Telefon")
    (kept,) = house.run(house.store.factors.passkeys(anna.id))
    lines = "".join(line.text for line in house.run(house.store.books.lines(anna.id)))
    account = codec.encode(house.player(anna.id))
    for text in (anna.secret.hex(), totp.written(anna.secret), kept.credential, kept.public_key.hex(), "Annas Telefon"):
        assert text not in lines
        assert text not in account


# ----- passkeys


def test_req_45_a_passkey_logs_in_alone_and_stands_beside_the_password(house: House, anna: Anna) -> None:
    for token_hash in (HERE, "b" * 64):
        begin_session(house, anna.id, token_hash)
    anna.add(name=" phone ")
    assert sessions(house, anna.id) == [HERE]
    assert anna.use() == anna.id
    assert refused(anna.second) == "passkey_needed"
    assert refused(anna.second, "000000") == "passkey_needed"
    anna.second(passkey=anna.shown())
    house.clock.forward(hours=1)
    anna.use()
    (kept,) = house.run(house.store.factors.passkeys(anna.id))
    assert (kept.number, kept.name, kept.sign_count, kept.used_at) == (1, "phone", 3, house.clock.at)
    assert house.run(inbox(house.store.books, anna.id))[0].kind == "passkey_added"
    clean(house)


def test_req_45_passkeys_have_names_and_are_removed_one_by_one(house: House, anna: Anna) -> None:
    for name in ("phone", "key"):
        anna.add(name=name)
    assert refused(anna.remove, 3) == "no_passkey"
    assert refused(anna.remove, 1, "a guess") == "password_differs"
    anna.remove(1)
    assert refused(anna.remove, 1) == "no_passkey"
    assert refused(anna.use, anna.shown(key=anna.device.keys[0])) == "passkey_refused"
    assert anna.use() == anna.id
    anna.add(name="another")  # a number is never used again
    assert [each.number for each in house.run(house.store.factors.passkeys(anna.id))] == [2, 3]
    for name in ("", "   ", "x" * 41, "a\tb"):
        assert refused(anna.add, None, name) == "bad_passkey_name"
    clean(house)


def test_req_45_there_are_ten_passkeys_at_most_and_none_twice(house: House, anna: Anna) -> None:
    answer = anna.asked()
    anna.add(answer, key="once")
    anna.add(answer, key="once")  # requirement 28
    assert refused(anna.add, answer) == "ceremony_over"
    offer = house.run(anna.entrance.passkeys.offer(anna.id, PASSWORD, PARTY))
    assert anna.device.keys[0].id  # the options name it, so that a browser does not make a second one there
    assert '"excludeCredentials": [{"id"' in offer.options
    for number in range(2, PASSKEYS_MAX + 1):
        anna.add(name=f"key {number}")
    assert refused(anna.asked) == "too_many_passkeys"


def test_req_45_what_an_authenticator_must_not_say_is_refused_alike(house: House, anna: Anna) -> None:
    anna.add()
    used = anna.shown()
    anna.use(used)
    assert refused(anna.use, used) == "ceremony_over"  # the challenge is good once
    late = anna.shown()
    house.clock.forward(minutes=10)
    assert refused(anna.use, late) == "ceremony_over"
    assert refused(anna.use, PasskeyAnswer(token="0" * 64, credential="{}")) == "ceremony_over"
    assert refused(anna.use, anna.shown(origin="https://house.example.org")) == "passkey_refused"
    elsewhere = RelyingParty(domain="other.example", origin=PARTY.origin)
    assert refused(anna.use, anna.shown(), elsewhere) == "passkey_refused"
    one, other = anna.shown(), anna.shown()
    mixed = PasskeyAnswer(token=one.token, credential=other.credential)
    assert refused(anna.use, mixed) == "passkey_refused"
    anna.device.verifies = False  # nobody showed a finger or a PIN
    assert refused(anna.use) == "passkey_refused"
    assert refused(anna.add) == "passkey_refused"
    for said in ("", "{}", "[]", "null", '{"id":5}', "[" * 5000, '{"id":"\\ud800"}', one.credential[:-40]):
        offer = house.run(anna.entrance.passkeys.offer_log_in(PARTY))
        assert refused(anna.use, PasskeyAnswer(token=offer.token, credential=said)) == "passkey_refused"
    clean(house)


def test_req_45_a_counter_that_goes_back_shows_a_copy(house: House, anna: Anna) -> None:
    anna.add()
    for _ in range(3):
        anna.use()
    anna.device.keys[0].count = 1
    assert refused(anna.use) == "passkey_refused"
    berta = Anna(house, "berta")
    berta.device.counts = False  # as those that are kept in step over several devices
    berta.add()
    assert [berta.use(), berta.use()] == [berta.id] * 2


def test_req_45_a_passkey_is_good_for_its_own_account_only(house: House, anna: Anna) -> None:
    berta = Anna(house, "berta")
    anna.add()
    berta.add()
    assert refused(anna.second, None, berta.shown()) == "passkey_refused"
    forged = berta.device.keys[0]
    forged.user = anna.id.encode()
    assert refused(berta.use) == "passkey_refused"
    answer = anna.asked()  # offered to another
    assert refused(berta.add, answer) == "ceremony_over"


# ----- what is lost


def test_req_45_a_recovery_code_turns_factors_off_with_the_lost_password(house: House, anna: Anna) -> None:
    codes = house.run(house.desk.access.make_codes(anna.id, PASSWORD, key="codes"))
    anna.turn_on()
    anna.add()
    changed = house.desk.change_password(anna.id, PASSWORD, NEW, session=HERE, key="change")
    house.run(changed)
    assert refused(anna.second) == "second_factor_needed"  # a change with the old password leaves them as they are
    done = house.run(house.desk.access.recover("anna", codes[0], PASSWORD))
    assert done.factors_off
    anna.second()
    assert refused(anna.use) == "passkey_refused"
    assert house.run(house.store.factors.passkeys(anna.id)) == []
    assert house.run(house.store.factors.app(anna.id)) is None
    assert anna.kinds()[-3:] == ["recovery_code_used", "password_changed", "factors_turned_off"]
    line = house.run(house.store.books.lines(anna.id))[-1]
    what = codec.decode(line.text, Entry).what
    assert (what.app, what.passkeys) == (True, 1)  # type: ignore[union-attr]
    assert not house.run(house.desk.access.recover("anna", codes[1], NEW)).factors_off
    anna.house.run(house.desk.change_password(anna.id, NEW, PASSWORD, session=HERE, key="back"))
    anna.add()  # and on again
    clean(house)


def test_req_45_a_link_of_the_staff_turns_factors_off_too(house: House, anna: Anna) -> None:
    anna.turn_on()
    link = house.run(house.desk.access.make_link(anna.id, CHECK, key="link", actor=OPERATOR))
    assert refused(anna.second) == "second_factor_needed"  # the link alone does nothing
    assert house.run(house.desk.access.follow_link(link.token, NEW)).factors_off
    anna.second()
    clean(house)


def test_req_45_a_closed_account_gets_no_factor_and_can_still_be_read(house: House, anna: Anna) -> None:
    anna.add()
    answer, offer = anna.asked(), anna.offer()
    house.run(house.desk.close_account(anna.id, PASSWORD, key="close"))
    assert refused(anna.turn_on, offer=offer) == "account_closed"
    assert refused(anna.add, answer) == "account_closed"
    assert (refused(anna.offer), refused(anna.asked)) == ("account_closed", "account_closed")
    assert anna.use(anna.shown(key=anna.device.keys[0])) == anna.id
    clean(house)


def test_req_45_the_same_registration_again_does_not_go_round_the_factor(house: House) -> None:
    request = OpenAccount(
        login="carla", name=f"Anna {spelled('carla')}", birth=born("carla"), canton="ZH", language=Language.DE
    )
    opened = house.run(house.desk.open_account(request, PASSWORD, key="open"))
    carla = Anna.__new__(Anna)
    carla.house, carla.id, carla.login = house, opened.player, "carla"
    carla.entrance, carla.secret = Entrance(house.desk), b""
    carla.turn_on()
    with pytest.raises(Refused) as caught:
        house.run(house.desk.open_account(request, PASSWORD, key="open"))
    assert caught.value.refusal.code == "second_factor_needed"


# ----- the audit finds what the house let happen


def test_req_45_a_password_replaced_while_factors_stay_is_found(
    house: House, anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = house.run(house.desk.access.make_codes(anna.id, PASSWORD, key="codes"))
    anna.turn_on()
    monkeypatch.setattr("ventuno.desk.access._drop_factors", lambda _: None)
    house.run(house.desk.access.recover("anna", codes[0], NEW))
    clean(house)  # the line that is missing would be the next
    house.run(house.desk.change_password(anna.id, NEW, PASSWORD, session=HERE, key="change"))
    assert found(house) == "not_allowed"


def test_req_45_lines_that_could_not_happen_are_found(
    house: House, anna: Anna, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ventuno.desk.factors.app._may_turn_on", lambda _: None)
    anna.turn_on()
    house.clock.forward(minutes=1)
    anna.turn_on()
    assert found(house) == "not_allowed"
