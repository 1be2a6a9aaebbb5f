"""The store: everything the house keeps, in one small store for each area.

    store.execute(command)          decides and writes: the only way to change a book
    store.books, store.plays …      look things up, and keep what belongs to no book

Take only the part you need: a function that adds up money takes a `CountStore`, not the whole `Store`.

Writers compete for one thing only: a book's version. Everything that a command writes belongs to one book, and is
written only if that book still has the version that the command was decided on. There is one exception: if a player
opens a table, or chips go from an account to a table or back, there are two books, and both must have their versions.
Sessions, attempts to log in, credentials of the staff, ceremonies, drafts and secrets belong to no book: each is
written by itself.
"""

from ventuno.house.accounts.events import WithdrawnFor
from ventuno.house.big21.draw import ServerSeed
from ventuno.house.big21.play_record import PlayRecord
from ventuno.store.commands import Changes, Command
from ventuno.store.execution.answers import AnswerStore
from ventuno.store.executor import Database, TableWatcher
from ventuno.store.keys import seeds
from ventuno.store.sql.accounts.attempts import AttemptStore
from ventuno.store.sql.accounts.cases import CaseStore
from ventuno.store.sql.accounts.closings import ClosingStore
from ventuno.store.sql.accounts.emails import EmailStore
from ventuno.store.sql.accounts.factors import FactorStore
from ventuno.store.sql.accounts.guests import GuestStore
from ventuno.store.sql.accounts.people import PersonStore
from ventuno.store.sql.accounts.questions import QuestionStore
from ventuno.store.sql.accounts.recovery import RecoveryStore
from ventuno.store.sql.accounts.sessions import SessionStore
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.counts import CountStore
from ventuno.store.sql.drafts import DraftStore
from ventuno.store.sql.leaves import LeafStore
from ventuno.store.sql.plays import PlayStore
from ventuno.store.sql.proposals import ProposalStore
from ventuno.store.sql.readers import ReaderStore
from ventuno.store.sql.reads import ReadStore
from ventuno.store.sql.seals import SealStore
from ventuno.store.sql.secrets import SecretStore
from ventuno.store.sql.staff import StaffStore
from ventuno.store.sql.tables import TableStore


class Store:
    """Open it with `databases.open_store`."""

    def __init__(self, database: Database) -> None:
        keys = self.keys = database.keys
        self.database = database
        self.answers = AnswerStore(database)
        self.attempts = AttemptStore(database)
        self.books = BookStore(database, keys)
        self.cases = CaseStore(database)
        self.closings = ClosingStore(database)
        self.counts = CountStore(database)
        self.drafts = DraftStore(database)
        self.factors = FactorStore(database, keys)
        self.emails = EmailStore(database, keys)
        self.guests = GuestStore(database)
        self.leaves = LeafStore(database)
        self.people = PersonStore(database)
        self.plays = PlayStore(database, keys)
        self.proposals = ProposalStore(database)
        self.questions = QuestionStore(database)
        self.readers = ReaderStore(database)
        self.reads = ReadStore(database)
        self.recovery = RecoveryStore(database)
        self.seals = SealStore(database)
        self.secrets = SecretStore(database, keys)
        self.sessions = SessionStore(database)
        self.staff = StaffStore(database, keys)
        self.tables = TableStore(database, keys)

    def new_seed(self, play: str, salt: bytes) -> ServerSeed:
        """The server's seed for a new play or game, made with the house's key."""
        return seeds.new_seed(self.keys, play, salt)

    def known_for(self, play: PlayRecord) -> WithdrawnFor | None:
        """Why somebody may know the seed of a play that is not over, if there is a reason."""
        return seeds.known_for(self.keys, play)

    async def execute(self, command: Command) -> Changes:
        """Decide and write in one transaction. Returns what was written. Raises the refusal if it is refused."""
        return await self.database.execute(command)

    def watch_tables(self, watcher: TableWatcher) -> None:
        """Call the watcher after every change of a table, in this process or, on PostgreSQL, in any other.

        It gets the table's name and, if known, what was written. Changes come in the order of their commits.
        """
        self.database.watch_tables(watcher)

    async def close(self) -> None:
        await self.database.close()
