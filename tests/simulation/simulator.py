"""The simulation: people, operators, a network and a clock around one house, all driven by one number.

The same seed and the same code give the same requests, answers and failures. Each answer is held against the oracle's;
the store is looked into again and again while the house goes on.
"""

import hashlib
import itertools
from collections import Counter, deque
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from tests.kit import QUICK, open_store
from tests.simulation import checks, passing_time
from tests.simulation.bank import Bank, Crash
from tests.simulation.clients import TERMS, Client, Seen
from tests.simulation.crowd import Crowd
from tests.simulation.expected_refusals import PLAYS_A_DAY, No
from tests.simulation.network import Fate, Network
from tests.simulation.operators import LAWS, SENDER, Operators, terms_called
from tests.simulation.oracle import CLOCK, Envelope, Given, Oracle
from tests.simulation.terms import Terms
from tests.simulation.times import Clock, day_in_zurich
from ventuno.desk import requests as ask
from ventuno.desk.desk import Desk
from ventuno.house.ledger import codec
from ventuno.house.office.approvals import ABOVE
from ventuno.jobs.expiry import end_overdue_plays
from ventuno.jobs.sealing import seal
from ventuno.rules import law
from ventuno.rules.refusals import Refused
from ventuno.store.store import Store

BEGIN = datetime(2026, 10, 20, 8, tzinfo=UTC)  # the clocks change five days later, and again in March
RULES = "2024-10-23"
DESKS = 3
PLAYS_IN_A_HURRY = 110  # ten more than the later rule set allows (Art. 4.2)
ANSWERS_KEPT = timedelta(days=20)
LOOK_EVERY, EXAMINE_EVERY, TELL_EVERY = 500, 5_000, 10_000
LAW_BY_HASH = {each.hash: each for each in map(law.parse, LAWS)}


class Failed(AssertionError):
    """Names the seed and the command, and the last requests before it."""


class Simulation:
    def __init__(self, where: Path | str, seed: int, *, tell: Callable[[str], None] = lambda _: None) -> None:
        self.seed = seed
        self.number = 0  # of the command: what arrives at a desk
        self.outcomes: Counter[tuple[str, str]] = Counter()  # by kind of request, and how it ended
        self.days: set[date] = set()  # on which anything was asked
        self._turn = 0
        self._rng = Random(seed)
        self._where = where
        self._tell = tell
        self._clock = Clock(BEGIN)
        self._bank = Bank(self._rng)
        self._network = Network(self._rng)
        self._operators = Operators(self._rng)
        self._crowd = Crowd(self._rng)
        self._drawn = itertools.count()
        self._entropy = b""
        self._trace = hashlib.sha256()
        self._last: deque[str] = deque(maxlen=12)
        self._oracle: Oracle
        self._store: Store
        self._desks: list[Desk]

    @property
    def trace(self) -> str:
        """The hash of everything asked and answered so far."""
        return self._trace.hexdigest()

    async def run(self, commands: int) -> None:
        try:
            await self._found()
            while self.number < commands:
                await self._live()
            await checks.everything(self._store, self._oracle, LAW_BY_HASH)
            await self._bank.check(self._store, self._oracle.accounts)
            await self._store.close()
        except Exception as error:
            happened = "\n".join(self._last)
            raise Failed(f"seed {self.seed}, command {self.number}: {error!r}\n{happened}") from error

    # ----- the house

    async def _found(self) -> None:
        await self._open()
        """Some houses are older than the terms for online participation, and publish their first later."""
        terms = terms_called(TERMS[0]) if self._rng.random() < 0.5 else None
        found = ask.Found(rules=RULES, law=LAWS[0], online_terms=terms)
        await self._desks[0].run(found, key="found", actor="console:olga")
        await self._desks[0].approvals.apply_settings(on=False, above=ABOVE)  # the model decides alone
        self._oracle = Oracle(Terms(BEGIN, [(BEGIN, RULES)], [(BEGIN, law.parse(LAWS[0]).hash)]))
        if terms is not None:
            self._oracle.house.online_terms.append((BEGIN, terms.version))
            self._oracle.house.terms_announced_at = BEGIN
        self._oracle.house.write(BEGIN)

    async def _open(self) -> None:
        self._store = await open_store(self._where, self._clock, durable=False)
        self._desks = [
            Desk(self._store, self._clock, self._draw, provider=self._bank, passwords=QUICK) for _ in range(DESKS)
        ]

    def _draw(self, length: int) -> bytes:
        self._entropy = hashlib.shake_256(f"{self.seed} {next(self._drawn)}".encode()).digest(length)
        return self._entropy

    async def _restart(self) -> None:
        """Another process: nothing but the store is left."""
        await self._store.close()
        await self._open()

    # ----- what goes on

    async def _live(self) -> None:
        self._turn += 1
        passing_time.pass_time(self._clock, self._rng)
        chance = self._rng.random()
        if chance < 0.005 and self._crowd.hurrying is None:
            self._new_spell()
        elif chance > 0.998:
            await self._restart()
        elif chance > 0.996:
            await self._sweep()
        before = self.number
        if arriving := self._network.arriving(self._turn):
            await self._deliver(arriving[0], heard=arriving[1])
        else:
            await self._send()
        if self.number > before:
            await self._look()

    def _new_spell(self) -> None:
        """Some time later."""
        house = self._oracle.house
        first = passing_time.next_spell(self._clock, self._rng, self._oracle.accounts.values(), house)
        self._crowd.change(first, daily_plays_limited=PLAYS_A_DAY[house.rules_at(self._clock())] is not None)

    async def _sweep(self) -> None:
        """What maintenance does: end plays whose time is over, seal books, delete old answers."""
        self._clock.behind = timedelta(0)
        now, due = self._clock(), 0
        for account in self._oracle.accounts.values():
            if account.overdue(now):
                assert account.sitting is not None
                expire = ask.ExpirePlay(play=account.sitting.id)
                asked = Envelope(
                    sender=SENDER, book=account.id, key=f"expire {expire.play}", request=expire, actor=CLOCK
                )
                if self._oracle.expected(asked, now) is None:
                    self._oracle.accepted(asked, now, "", b"")
                    due += 1
        swept = await end_overdue_plays(self._rng.choice(self._desks), now)
        self._note(f"swept {swept}")
        assert swept == due, f"{swept} plays were swept, not {due}"
        self.outcomes["ExpirePlay", "accepted"] += swept
        await seal(self._store.seals, now)
        while await self._store.answers.forget(now - ANSWERS_KEPT):
            pass
        self._oracle.forget(now - ANSWERS_KEPT)

    async def _send(self) -> None:
        if self._rng.random() < 0.025:
            envelope = self._operators.wish(self._clock(), [*self._oracle.accounts], [*self._oracle.house.alerts])
        else:
            envelope = await self._by_client()
        fate = self._network.send(envelope, self._turn)
        if fate is Fate.LOST or fate is Fate.LATE:
            self._crowd.waits(envelope)
            return
        await self._deliver(envelope, heard=fate is not Fate.ANSWER_LOST)

    async def _by_client(self) -> Envelope:
        hurrying = self._crowd.hurrying
        if hurrying is not None and self._plays_today(hurrying) > PLAYS_IN_A_HURRY:
            self._crowd.hurrying = None
        client = self._crowd.somebody()
        if client.player is None and self._rng.random() < 0.1:
            await self._log_in(client)
        sittings = [account.sitting for account in self._oracle.accounts.values()]
        return self._crowd.next_of(client, self._clock(), [each.id for each in sittings if each is not None])

    def _plays_today(self, client: Client) -> int:
        account = self._oracle.accounts.get(client.player or "")
        return 0 if account is None else account.day(self._clock()).plays

    async def _log_in(self, client: Client) -> None:
        """A client that never got the answer that its account is open can log in; nobody else can."""
        password = client.password if self._rng.random() < 0.8 else "wrong horse"
        known, player = self._oracle.passwords.get(client.login, ("", ""))
        try:
            found = await self._desks[0].log_in(client.login, password)
        except Refused:
            found = ""
        assert found == (player if password == known else "")
        if found and known == client.password:
            client.opened(found)

    async def _look_up(self, client: Client) -> None:
        """Where a client stands, as an app would that has lost its thread."""
        account = self._oracle.accounts.get(client.player or "")
        sitting = None if account is None else account.sitting
        client.seen = None
        if sitting is not None:
            kept = await self._store.plays.find(sitting.id)
            assert kept is not None
            assert (kept.text, kept.sequence) == (sitting.text, sitting.sequence)
            client.seen = Seen(sitting.id, sitting.sequence, sitting.state)

    # ----- one command

    async def _deliver(self, envelope: Envelope, *, heard: bool) -> None:
        self.number += 1
        now, kind = self._clock(), type(envelope.request).__name__
        self.days.add(day_in_zurich(now))
        expected = self._oracle.expected(envelope, now)
        self._note(f"{self.number} {now.isoformat()} {msgspec.json.encode(envelope).decode()}")
        try:
            answer = await self._ask(envelope)
        except Refused as refused:
            code = self._disagreed(refused, expected)
            self.outcomes[kind, code] += 1
            if heard and (client := self._crowd.refused(envelope, code, refused.refusal.facts)):
                await self._look_up(client)
            return
        except Crash:
            self._note("  crash")
            if isinstance(envelope.request, ask.Withdraw) and expected is None:  # booked, and then not paid out
                self._oracle.accepted(envelope, now, "", b"")
            self.outcomes[kind, "crash"] += 1
            self._crowd.waits(envelope)
            await self._restart()
            return
        self._note(f"  {codec.encode(answer)}")
        given = self._agreed(envelope, answer, expected, now)
        self._oracle.done(envelope, now)
        self.outcomes[kind, "accepted" if expected is None else "again"] += 1
        if heard:
            self._crowd.heard(envelope, given)
        else:
            self._crowd.waits(envelope)

    async def _ask(self, envelope: Envelope) -> ask.Answer:
        desk, key, actor = self._rng.choice(self._desks), envelope.key, envelope.actor
        if isinstance(envelope.request, ask.OpenAccount):
            return await desk.open_account(envelope.request, envelope.password, key=key)
        request = cast("ask.Request[ask.Answer]", envelope.request)
        if isinstance(request, ask.OfTheHouse):
            assert actor is not None
            return await desk.run(request, key=key, actor=actor)
        return await desk.do(request, player=envelope.book, key=key, actor=actor)

    def _disagreed(self, refused: Refused, expected: No | Given | None) -> str:
        """The refusal is the one that is due, and names the facts that it has to."""
        code = refused.refusal.code
        facts = {name: str(value) for name, value in refused.refusal.facts.items()}
        self._note(f"  refused: {code} {facts}")
        assert isinstance(expected, No), f"refused ({code}), not {expected}"
        named = {name: facts.get(name) for name in expected.facts}
        assert (code, named) == (expected.code, expected.facts), f"refused: {code} {facts}, not {expected}"
        return code

    def _agreed(self, envelope: Envelope, answer: ask.Answer, expected: No | Given | None, now: datetime) -> Given:
        """The answer is the one that is due, and gives no seed away before its play is over (B3)."""
        assert not isinstance(expected, No), f"accepted, not {expected}"
        drawn = answer.lines if isinstance(answer, ask.PlayMoved) else ""
        given = expected or self._oracle.accepted(envelope, now, drawn, self._entropy)
        assert answer == given.answer, f"answered{' again' if expected else ''}: {answer}, not {given.answer}"
        text = codec.encode(answer)
        sittings = (account.sitting for account in self._oracle.accounts.values())
        assert not any(sitting.seed in text for sitting in sittings if sitting is not None)
        return given

    # ----- looking

    def _note(self, text: str) -> None:
        self._trace.update(text.encode())
        self._last.append(text)

    async def _look(self) -> None:
        accounts = [*self._oracle.accounts.values()]
        if self.number % LOOK_EVERY == 0:
            for account in accounts:
                await checks.compare(self._store, account)
        if self.number % EXAMINE_EVERY == 0:
            for account in self._rng.sample(accounts, len(accounts) // 3):
                await checks.examine(self._store, account, LAW_BY_HASH)
        if self.number % TELL_EVERY == 0:
            self._tell(f"seed {self.seed}: {self.number} commands, {self._clock():%Y-%m-%d}")
