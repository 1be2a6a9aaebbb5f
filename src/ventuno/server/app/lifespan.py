"""What is opened when the server starts, and closed in reverse when it stops."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from litestar import Litestar

from ventuno.desk.desk import Desk
from ventuno.desk.factors.entrance import Entrance
from ventuno.desk.office.drafts import DraftDesk
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.passwords import Passwords
from ventuno.house.ledger.money import Money
from ventuno.house.office.staff import ROUND
from ventuno.jobs.counting import count_forever
from ventuno.jobs.daily_check.schedule import DailyCheckSchedule
from ventuno.jobs.drafts.queue import DraftQueue
from ventuno.jobs.maintenance import maintain_forever
from ventuno.jobs.notices.deliver import Post, deliver_forever
from ventuno.jobs.notices.provider import MailFolder
from ventuno.jobs.processes.messages import MakeDailyCheck
from ventuno.jobs.processes.workers import Workers
from ventuno.jobs.protection import detection
from ventuno.jobs.protection.detection import look_forever
from ventuno.jobs.public_log import places
from ventuno.jobs.public_log.publisher import Publisher
from ventuno.jobs.public_log.service import LogService
from ventuno.server.big21.coach import Coach
from ventuno.server.big21.view_cache import ViewCache
from ventuno.server.console.monitor_cache import MonitorCache
from ventuno.server.console.sessions import StaffSessions
from ventuno.server.console.views import daily_check
from ventuno.server.context import Context
from ventuno.server.http.client_files import Client
from ventuno.server.http.middleware import RequestMetrics
from ventuno.server.sessions import PlayerSessions
from ventuno.server.settings import Settings, hashed
from ventuno.server.tables.live import LiveTables
from ventuno.store import databases
from ventuno.store.public_log.folder import LogFolder
from ventuno.store.store import Store

SECRET_BYTES = 32


@dataclass(slots=True, eq=False)
class Lifespan:
    """The framework enters it when the server starts. The house is open until the server stops."""

    settings: Settings
    clock: Callable[[], datetime]
    entropy: Callable[[int], bytes]
    passwords: Passwords | None
    request_metrics: RequestMetrics
    _context: Context | None = field(default=None, init=False)  # while the house is open

    def opened(self) -> Context:
        assert self._context is not None
        return self._context

    @contextlib.asynccontextmanager
    async def __call__(self, app: Litestar) -> AsyncIterator[None]:
        place = self.settings.database or databases.default()
        store = await databases.open_store(place, self.clock)
        async with contextlib.AsyncExitStack() as closing:
            closing.push_async_callback(store.close)
            workers = Workers(place)
            closing.push_async_callback(workers.close)
            drafts = DraftQueue(store, workers)
            public_log = places.of_house(place, self.settings.public_log)
            context = self._context = await self._made(store, workers, drafts, public_log)
            await drafts.resume()
            above = Money(self.settings.four_eyes_chf * 100)
            await context.desk.approvals.apply_settings(on=self.settings.four_eyes, above=above)
            closing.push_async_callback(drafts.close)
            closing.push_async_callback(_stopped, asyncio.create_task(daily_check.software()))  # as it is now
            rules = (await context.house()).rules_at(self.clock())
            context.coach.prepare(await context.law(None), rules.game_numbers)
            closing.push_async_callback(context.coach.close)
            app.state.context, app.state.client = context, Client()
            context.live_tables.open()
            closing.push_async_callback(context.live_tables.close)
            publisher = Publisher(store, context.public_log, store.keys, self.clock)
            self._begin_jobs(context, LogService(context.desk, publisher), closing)
            yield

    async def _made(self, store: Store, workers: Workers, drafts: DraftQueue, public_log: LogFolder) -> Context:
        settings, clock, entropy = self.settings, self.clock, self.entropy
        desk = Desk(
            store,
            clock,
            entropy,
            passwords=self.passwords,
            check_everybody=settings.identify,
            retention_years=settings.retention_years,
        )
        check = MakeDailyCheck(actor=ROUND, settings=hashed(settings), public_log=settings.public_log)
        return Context(
            settings=settings,
            store=store,
            desk=desk,
            clock=clock,
            entropy=entropy,
            sessions=PlayerSessions(store, clock, entropy, settings),
            view_cache=ViewCache(store),
            coach=Coach(on=settings.coach),
            request_metrics=self.request_metrics,
            live_tables=LiveTables(desk.tables, clock),
            practice_secret=await store.secrets.get("practice", entropy(SECRET_BYTES)),
            entrance=Entrance(desk),
            staff=StaffDesk(desk, clock, entropy, self.passwords),
            console=StaffSessions(store, clock, entropy, settings),
            monitor_cache=MonitorCache(store, clock),
            public_log=public_log,
            daily_check=DailyCheckSchedule(store, workers, clock, hour=settings.round_hour, job=check),
            drafts=DraftDesk(desk, clock, drafts.add, ceiling=settings.ceiling),
        )

    def _begin_jobs(self, context: Context, log: LogService, closing: contextlib.AsyncExitStack) -> None:
        """Start the jobs that run as long as the server does."""
        jobs = [maintain_forever(context.desk, self.clock), log.run_forever()]
        if self.settings.counting:
            jobs.append(count_forever(context.store))
        if self.settings.protection:
            jobs.append(look_forever(context.desk, self.clock, detection.load(self.settings.protection_criteria)))
        if self.settings.rounds:
            jobs.append(context.daily_check.run_forever())
        if self.settings.mail is not None:
            post = Post(MailFolder(self.settings.mail), self.settings.mail_from)
            jobs.append(deliver_forever(context.store, post, self.clock))
        for job in jobs:
            closing.push_async_callback(_stopped, asyncio.create_task(job))


async def _stopped(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
