"""Who works for the house: appointed, let in with two factors, and able to do what their role allows and no more."""

from datetime import timedelta
from typing import Any

import pytest

from tests.enrolled import by_code, enrolled
from tests.kit import QUICK, House, seeded
from tests.live import LiveTable
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.factors.codes import CODES_MAX, CODES_WITHIN
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import (
    Adjust,
    Appoint,
    Block,
    BlockMyself,
    ChangeRole,
    CloseGames,
    Deposit,
    Dismiss,
    Enter,
    Exclude,
    LiftBlock,
    OfferPlay,
    PlaceBet,
    RenewCredentials,
    ReopenGames,
    Request,
    SitDown,
    StartPlay,
    VoidGame,
    Withdraw,
    WriteMessage,
)
from ventuno.house.access.sessions import StaffSession
from ventuno.house.accounts.events import GameKind
from ventuno.house.factors import totp
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import CHIPS, LedgerAccount
from ventuno.house.office.house_state import BOOK
from ventuno.house.office.staff import Credentials, EnrolmentLink, Role
from ventuno.house.tables.state import TablePhase
from ventuno.jobs.audit import audit
from ventuno.rules.refusals import Refused

PASSWORD = "correct horse"  # noqa: S105
on_one_database = pytest.mark.parametrize("where", ["sqlite"], indirect=True)


class Offices:
    """A house with somebody in every role."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
        self.secrets: dict[str, bytes] = {}

    def appoint(self, name: str, role: Role, *, by: str = "console:olga") -> None:
        request = Appoint(name=name, role=role, reason="they start today")
        self.secrets[name] = self.house.run(enrolled(self.staff, request, PASSWORD, actor=by, clock=self.house.clock))

    def renew(self, request: RenewCredentials, password: str) -> bytes:
        by, clock = "operator:olga", self.house.clock
        return self.house.run(enrolled(self.staff, request, password, actor=by, clock=clock))

    def code(self, name: str, *, aside: int = 0) -> str:
        return totp.code(self.secrets[name], totp.step_at(self.house.clock.at) + aside)

    def log_in(self, name: str, password: str = PASSWORD, code: str | None = None) -> Role:
        return self.house.run(self.staff.log_in(name, password, by_code(self.code(name) if code is None else code)))[0]

    def refused(self, request: Request[Any], actor: str, player: str | None = None) -> str:
        with pytest.raises(Refused) as refused:
            self.ask(request, actor, player)
        return refused.value.refusal.code

    def ask(self, request: Request[Any], actor: str, player: str | None = None) -> None:
        key = self.house.key()
        if player is None:
            self.house.run(self.house.desk.run(request, key=key, actor=actor))
        else:
            self.house.run(self.house.desk.do(request, player=player, key=key, actor=actor))


@pytest.fixture
def offices(house: House) -> Offices:
    made = Offices(house)
    made.appoint("olga", Role.OPERATOR)
    made.appoint("sven", Role.SUPPORT, by="operator:olga")
    made.appoint("adam", Role.AUDITOR, by="operator:olga")
    return made


def clean(house: House) -> None:
    assert house.run(audit(house.store)).problem is None


# ----- coming in


def test_everybody_comes_in_with_password_and_code_and_that_is_on_record(offices: Offices) -> None:
    assert [offices.log_in(name) for name in ("olga", "sven", "adam")] == [Role.OPERATOR, Role.SUPPORT, Role.AUDITOR]
    lines = offices.house.run(offices.house.store.books.lines(BOOK))
    actors = [codec.decode(line.text, Entry).actor for line in lines if line.kind == "staff_entered"]
    assert actors == ["operator:olga", "support:sven", "auditor:adam"]
    clean(offices.house)


def test_a_code_is_good_once_also_of_fifty_who_come_at_once(offices: Offices) -> None:
    staff, code = offices.staff, offices.code("olga")
    came = offices.house.together(*(staff.log_in("olga", PASSWORD, by_code(code)) for _ in range(50)))
    assert [each[0] for each in came if isinstance(each, tuple)] == [Role.OPERATOR]
    assert {each.refusal.code for each in came if isinstance(each, Refused)} == {"wrong_credentials"}
    offices.house.clock.forward(seconds=CODES_WITHIN.total_seconds() + 1)  # so many look like guessing
    assert offices.log_in("olga") is Role.OPERATOR


def test_codes_cannot_be_guessed_even_with_the_right_password(offices: Offices) -> None:
    for _ in range(CODES_MAX):
        with pytest.raises(Refused):
            offices.log_in("olga", code="000000")
    with pytest.raises(Refused):
        offices.log_in("olga")
    assert offices.log_in("sven") is Role.SUPPORT
    for _ in range(CODES_MAX + 1):  # without the password nobody is kept out
        with pytest.raises(Refused):
            offices.log_in("adam", "wrong horse", "000000")
    assert offices.log_in("adam") is Role.AUDITOR
    offices.house.clock.forward(seconds=CODES_WITHIN.total_seconds() + 1)
    assert offices.log_in("olga") is Role.OPERATOR


@on_one_database
@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("olga", "wrong horse", None),
        ("olga", PASSWORD, "000000"),
        ("olga", PASSWORD, ""),
        ("nobody", PASSWORD, "000000"),
        ("sven", PASSWORD, "olga's"),
        ("\x00", "\ud800", "\ud800"),
    ],
)
def test_whatever_is_wrong_is_refused_alike(offices: Offices, name: str, password: str, code: str | None) -> None:
    code = offices.code("olga") if code in {None, "olga's"} else code
    with pytest.raises(Refused) as refused:
        offices.log_in(name, password, code)
    assert refused.value.refusal.code == "wrong_credentials"


def test_who_is_dismissed_comes_in_no_more_and_is_free_to_be_appointed_again(offices: Offices) -> None:
    house = offices.house
    house.run(offices.staff.dismiss(Dismiss(name="sven", reason="gone"), actor="operator:olga"))
    with pytest.raises(Refused):
        offices.log_in("sven")
    assert offices.refused(Enter(), "support:sven") == "not_your_office"
    offices.appoint("sven", Role.AUDITOR, by="operator:olga")
    assert offices.log_in("sven") is Role.AUDITOR
    clean(house)


def test_lost_credentials_are_renewed_and_the_old_ones_are_worth_nothing(offices: Offices) -> None:
    house, old = offices.house, offices.secrets["sven"]
    renewed = RenewCredentials(name="sven", reason="lost a telephone")
    offices.secrets["sven"] = offices.renew(renewed, "another horse")
    step = totp.step_at(house.clock.at)
    for password, code in ((PASSWORD, offices.code("sven")), ("another horse", totp.code(old, step))):
        with pytest.raises(Refused):
            offices.log_in("sven", password, code)
    assert offices.log_in("sven", "another horse") is Role.SUPPORT


@pytest.mark.parametrize("killed", [False, True])
def test_old_credentials_open_nothing_when_a_name_is_appointed_anew_and_that_is_cut_short(
    offices: Offices, monkeypatch: pytest.MonkeyPatch, *, killed: bool
) -> None:
    """Not even if the dismissing process was killed before it deleted the credentials."""
    house, gone = offices.house, Dismiss(name="sven", reason="gone")
    if killed:
        offices.ask(gone, "operator:olga")
        assert house.run(house.store.staff.credentials("sven")) is not None
    else:
        house.run(offices.staff.dismiss(gone, actor="operator:olga"))
        assert house.run(house.store.staff.credentials("sven")) is None
    with monkeypatch.context() as patched:
        patched.setattr(house.store.staff, "keep_link", _killed)
        with pytest.raises(RuntimeError):
            offices.appoint("sven", Role.AUDITOR, by="operator:olga")
    state = house.run(house.store.books.house())
    assert state is not None
    assert state.staff["sven"].role is Role.AUDITOR
    with pytest.raises(Refused) as refused:
        offices.log_in("sven")
    assert refused.value.refusal.code == "wrong_credentials"
    renewed = RenewCredentials(name="sven", reason="cut short")
    offices.secrets["sven"] = offices.renew(renewed, "another horse")
    assert offices.log_in("sven", "another horse") is Role.AUDITOR


def _killed(_link: EnrolmentLink) -> None:
    raise RuntimeError


def test_who_is_appointed_meanwhile_keeps_what_they_were_given(offices: Offices) -> None:
    """Forgotten are the credentials that were seen, and no newer ones."""
    house = offices.house
    old = house.run(house.store.staff.credentials("sven"))
    assert old is not None
    house.run(offices.staff.dismiss(Dismiss(name="sven", reason="gone"), actor="operator:olga"))
    offices.appoint("sven", Role.AUDITOR, by="operator:olga")
    house.run(house.store.staff.forget_credentials(old))
    assert offices.log_in("sven") is Role.AUDITOR


def renewing(offices: Offices, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the next password is being checked, somebody renews their credentials."""
    fits = QUICK.fits

    async def meanwhile(password: str, hashed: str | None) -> bool:
        monkeypatch.undo()
        fitted = await fits(password, hashed)
        await offices.staff.renew(RenewCredentials(name="sven", reason="stolen"), actor="operator:olga")
        return fitted

    monkeypatch.setattr(QUICK, "fits", meanwhile)


def test_credentials_that_are_renewed_while_they_are_checked_are_worth_nothing(
    offices: Offices, monkeypatch: pytest.MonkeyPatch
) -> None:
    renewing(offices, monkeypatch)
    with pytest.raises(Refused) as refused:
        offices.log_in("sven")
    assert refused.value.refusal.code == "wrong_credentials"
    assert "staff_entered" not in [line.kind for line in offices.house.run(offices.house.store.books.lines(BOOK))]


def test_no_session_begins_with_credentials_that_were_renewed_or_forgotten_meanwhile(offices: Offices) -> None:
    house, staff = offices.house, offices.staff
    at = house.clock.at
    session = StaffSession(
        token_hash="t",  # noqa: S106
        name="sven",
        started_at=at,
        expires_at=at + timedelta(hours=1),
        fresh_at=at,
    )
    _, proof = house.run(staff.log_in("sven", PASSWORD, by_code(offices.code("sven"))))
    assert house.run(house.store.staff.keep_session(session, proof))
    assert house.run(house.store.staff.session("t")) == session
    offices.renew(RenewCredentials(name="sven", reason="stolen"), PASSWORD)
    assert not house.run(house.store.staff.keep_session(session, proof))
    renewed = house.run(house.store.staff.credentials("sven"))
    assert renewed is not None
    house.run(staff.dismiss(Dismiss(name="sven", reason="gone"), actor="operator:olga"))
    assert not house.run(house.store.staff.keep_session(session, renewed))
    assert house.run(house.store.staff.session("t")) is None


def test_no_session_begun_during_a_renewal_survives_it(offices: Offices) -> None:
    house, staff, at = offices.house, offices.staff, offices.house.clock.at
    _, proof = house.run(staff.log_in("sven", PASSWORD, by_code(offices.code("sven"))))
    new = Credentials(name="sven", password=proof.password, secret="00")  # noqa: S106
    sessions = [
        StaffSession(token_hash=f"t{each}", name="sven", started_at=at, expires_at=at + timedelta(hours=1), fresh_at=at)
        for each in range(40)
    ]
    coming = [house.store.staff.keep_session(each, proof) for each in sessions]
    house.together(*coming[:20], house.store.staff.keep_credentials(new), *coming[20:])
    assert [house.run(house.store.staff.session(each.token_hash)) for each in sessions] == [None] * 40


@on_one_database
def test_an_appointment_that_is_refused_changes_no_password(offices: Offices) -> None:
    before = offices.house.run(offices.house.store.staff.credentials("olga"))
    for by in ("operator:olga", "support:sven", "console:olga"):
        with pytest.raises(Refused):
            offices.house.run(
                offices.staff.appoint(Appoint(name="olga", role=Role.AUDITOR, reason="a trick"), actor=by)
            )
    assert offices.house.run(offices.house.store.staff.credentials("olga")) == before


# ----- what each may do


def acts(player: str) -> list[tuple[Request[Any], str | None]]:
    return [
        (Exclude(reason="r"), player),
        (Block(game=None, reason="r"), player),
        (LiftBlock(reason="r"), player),
        (Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="1", reason="r"), player),
        (CloseGames(game=None, reason="r"), None),
        (ReopenGames(game=None, reason="r"), None),
        (Appoint(name="eva", role=Role.OPERATOR, reason="r"), None),
        (ChangeRole(name="sven", role=Role.OPERATOR, reason="r"), None),
        (RenewCredentials(name="sven", reason="r"), None),
        (Dismiss(name="adam", reason="r"), None),
    ]


def test_operators_act_and_nobody_else_does(offices: Offices) -> None:
    player = offices.house.ready()
    for request, about in acts(player):
        for actor in ("support:sven", "auditor:adam", "operator:sven", "operator:nobody", "support:olga"):
            assert offices.refused(request, actor, about) == "not_your_office"
    before = offices.house.run(offices.house.store.books.house())
    assert before is not None
    assert not before.closed
    for request, about in acts(player):
        offices.ask(request, "operator:olga", about)
    clean(offices.house)


def test_support_writes_messages_and_auditors_do_not(offices: Offices) -> None:
    house, player = offices.house, offices.house.ready()
    message = WriteMessage(text="Guten Tag\nIhr Ausweis ist abgelaufen.")
    assert offices.refused(message, "auditor:adam", player) == "not_your_office"
    offices.ask(message, "support:sven", player)
    newest = house.run(inbox(house.store.books, player))[0]
    assert (newest.kind, newest.text, newest.read) == ("message_written", message.text, False)
    for text in ("", " \n", "x" * 2001, "\x00"):
        assert offices.refused(WriteMessage(text=text), "support:sven", player) == "bad_message"


@on_one_database
@pytest.mark.parametrize("actor", ["", "operator:", ":olga", "player:olga", "operator", "clock", "OPERATOR:olga"])
def test_who_is_not_of_the_staff_at_all_is_told_so(offices: Offices, actor: str) -> None:
    assert offices.refused(CloseGames(game=None, reason="r"), actor) == "operators_only"


@on_one_database
def test_the_last_operator_stays(offices: Offices) -> None:
    assert offices.refused(Dismiss(name="olga", reason="r"), "operator:olga") == "last_operator"
    assert offices.refused(ChangeRole(name="olga", role=Role.AUDITOR, reason="r"), "operator:olga") == "last_operator"
    offices.ask(ChangeRole(name="sven", role=Role.OPERATOR, reason="r"), "operator:olga")
    offices.ask(Dismiss(name="olga", reason="r"), "operator:sven")


@on_one_database
@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (Appoint(name="Olga", role=Role.SUPPORT, reason="r"), "bad_staff_name"),
        (Appoint(name="o", role=Role.SUPPORT, reason="r"), "bad_staff_name"),
        (Appoint(name="olga", role=Role.SUPPORT, reason="r"), "staff_known"),
        (Appoint(name="eva", role=Role.SUPPORT, reason=" "), "reason_needed"),
        (Dismiss(name="eva", reason="r"), "no_staff"),
        (ChangeRole(name="eva", role=Role.SUPPORT, reason="r"), "no_staff"),
        (ReopenGames(game=None, reason="r"), "not_closed"),
        (CloseGames(game=None, reason=""), "reason_needed"),
    ],
)
def test_what_makes_no_sense_is_refused(offices: Offices, request_: Request[Any], code: str) -> None:
    assert offices.refused(request_, "operator:olga") == code


# ----- closing, blocking


def test_req_35_a_closed_game_takes_no_stake_and_what_runs_can_be_finished(offices: Offices) -> None:
    house = offices.house
    player, other = house.ready(), house.ready("berta")
    running = house.start(player)
    offices.ask(CloseGames(game=GameKind.BIG21, reason="a doubt"), "operator:olga")
    offered = house.do(OfferPlay(), other)
    start = StartPlay(play=offered.play, stake="1", client_seed="s")
    assert house.refused(start, other).code == "game_closed"
    assert house.finish(player, running).over
    house.do(Withdraw(amount="10"), other)
    house.do(Deposit(amount="10"), other)
    assert offices.refused(CloseGames(game=GameKind.BIG21, reason="again"), "operator:olga") == "closed_already"
    offices.ask(ReopenGames(game=None, reason="no doubt any more"), "operator:olga")
    house.do(start, other)
    clean(house)


def test_req_35_a_closed_table_game_ends_and_everybody_has_their_chips_back(offices: Offices) -> None:
    house = offices.house
    table = LiveTable(house)
    for box in (1, 2):
        table.sit(box)
    table.deal((1, 2))
    offices.ask(CloseGames(game=None, reason="a doubt"), "operator:olga")
    newcomer = house.ready("newcomer")
    sit = SitDown(table=table.id, box=3, chips="50", name="New")
    assert table.refused(sit, newcomer).code == "game_closed"
    while table.now.phase is TablePhase.PLAYING:
        table.run_out()
    table.run_out()
    assert not table.now.seats
    assert not any(table.now.has(account) for account in (*CHIPS.values(), LedgerAccount.POT, LedgerAccount.BONUS))
    assert not any(house.player(each).seats for each in table.people.values())
    clean(house)


def test_req_35_no_bet_is_taken_at_a_closed_game(offices: Offices) -> None:
    house = offices.house
    table = LiveTable(house)
    for box in (1, 2):
        table.sit(box)
    while table.now.phase is not TablePhase.BETTING:
        table.run_out()
    offices.ask(CloseGames(game=GameKind.CHALLENGE, reason="a doubt"), "operator:olga")
    assert table.now.game is not None
    bet = PlaceBet(table=table.id, play=table.now.game, ante="5", red="1", black="0", seed="s")
    assert table.refused(bet, table.people[1]).code == "game_closed"


def test_req_35_one_player_is_blocked_for_a_time_or_until_it_is_lifted(offices: Offices) -> None:
    house, player = offices.house, offices.house.ready()
    offered = house.do(OfferPlay(), player)
    start = StartPlay(play=offered.play, stake="1", client_seed="s")
    until = house.clock.at + timedelta(days=2)
    offices.ask(Block(game=GameKind.BIG21, reason="under review", until=until), "operator:olga", player)
    assert house.refused(start, player).code == "blocked_until"
    house.do(Deposit(amount="1"), player)  # for the other game
    offices.ask(Block(game=None, reason="under review"), "operator:olga", player)
    assert house.refused(start, player).code == "blocked"
    assert house.refused(Deposit(amount="1"), player).code == "blocked"
    assert [each.kind for each in house.run(inbox(house.store.books, player))] == ["blocked", "blocked"]
    offices.ask(LiftBlock(reason="all well"), "operator:olga", player)
    assert offices.refused(LiftBlock(reason="again"), "operator:olga", player) == "not_blocked"
    house.do(start, player)
    assert offices.refused(Block(game=None, reason="r", until=house.clock.at), "operator:olga", player) == (
        "block_in_the_past"
    )
    clean(house)


@on_one_database
def test_req_26_a_block_of_ones_own_is_not_lifted_with_the_houses(offices: Offices) -> None:
    house, player = offices.house, offices.house.ready()
    house.do(BlockMyself(game=None, days=7), player)
    assert offices.refused(LiftBlock(reason="r"), "operator:olga", player) == "not_blocked"
    offices.ask(Block(game=None, reason="r"), "operator:olga", player)
    offices.ask(LiftBlock(reason="r"), "operator:olga", player)
    offered = house.do(OfferPlay(), player)
    assert house.refused(StartPlay(play=offered.play, stake="1", client_seed="s"), player).code == "self_blocked"


def test_c14_a_game_is_voided_by_operators_alone(offices: Offices) -> None:
    table = LiveTable(offices.house)
    for box in (1, 2):
        table.sit(box)
    table.deal((1, 2))
    request = VoidGame(table=table.id, reason="A card fell")
    for actor in ("support:sven", "auditor:adam", "operator:eva"):
        with pytest.raises(Refused) as refused:
            offices.house.run(offices.house.tables.void(request, key="k", actor=actor))
        assert refused.value.refusal.code == "not_your_office"
    offices.house.run(offices.house.tables.void(request, key="k", actor="operator:olga"))
    assert table.now.has(LedgerAccount.POT) == Money(0)
    clean(offices.house)


# ----- the audit


@on_one_database
def test_what_somebody_did_who_did_not_work_here_is_found(offices: Offices, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.desk.office.actions.staff.authorise", lambda *_: None)
    offices.ask(CloseGames(game=None, reason="r"), "operator:eva")
    problem = offices.house.run(audit(offices.house.store)).problem
    assert problem is not None
    assert (problem.refusal.code, problem.place) == ("not_allowed", BOOK)
