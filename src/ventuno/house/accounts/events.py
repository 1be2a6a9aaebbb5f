"""What can happen to a player's account, as values: every line of its journal is one of these.

An account is a fold over these events, as a play is a fold over its moves. So the journal explains everything about an
account.
"""

from datetime import datetime
from enum import StrEnum

from ventuno.house.factors.events import (
    CodeAppTurnedOff,
    CodeAppTurnedOn,
    FactorsTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
)
from ventuno.house.journal_event import JournalEvent
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.protection.events import CaseClosed, CaseExtended, CaseOpened, CaseTaken, MeasureTaken
from ventuno.rules.language import Language


class GameKind(StrEnum):
    BIG21 = "big21"
    CHALLENGE = "challenge"


class Channel(StrEnum):
    """Requirement 13: where a play was started, as the client says."""

    DESKTOP = "desktop"
    PHONE = "phone"
    OTHER = "other"


class LimitKind(StrEnum):
    """B18. Net loss over the last 1, 7 and 30 days; deposits over 30."""

    LOSS_1 = "loss_1_day"
    LOSS_7 = "loss_7_days"
    LOSS_30 = "loss_30_days"
    DEPOSIT_30 = "deposit_30_days"

    @property
    def days(self) -> int:
        return _DAYS[self]


_DAYS = {LimitKind.LOSS_1: 1, LimitKind.LOSS_7: 7, LimitKind.LOSS_30: 30, LimitKind.DEPOSIT_30: 30}
LOSS_LIMITS = (LimitKind.LOSS_1, LimitKind.LOSS_7, LimitKind.LOSS_30)


class Opened(JournalEvent, frozen=True, tag="opened"):
    player: str
    language: Language
    canton: str = ""  # of an earlier version: it is kept with the person now
    details: str = ""  # salted hash of who it is, see `people.details_of`; empty: of an earlier version


class LanguageChosen(JournalEvent, frozen=True, tag="language_chosen"):
    language: Language


class RulesAccepted(JournalEvent, frozen=True, tag="rules_accepted"):
    """Art. 5."""

    rules: str


class OnlineTermsAccepted(JournalEvent, frozen=True, tag="online_terms_accepted"):
    """Art. 5: the terms for online participation."""

    version: str


class PasswordProof(StrEnum):
    """How the person who set a new password proved who they are."""

    PASSWORD = "password"  # noqa: S105  # no password: the present one was known
    CODE = "code"
    LINK = "link"


class PasswordChanged(JournalEvent, frozen=True, tag="password_changed"):
    """Requirement 45. The password itself is kept apart from the journal, as a hash."""

    by: PasswordProof = PasswordProof.PASSWORD


class LostProof(StrEnum):
    """What a recovery code stands in for."""

    PASSWORD = "password"  # noqa: S105  # no password


class RecoveryCodesMade(JournalEvent, frozen=True, tag="recovery_codes_made"):
    """Requirement 45: a new set; all earlier codes are void. Their hashes are kept apart from the journal."""

    count: int


class RecoveryCodeUsed(JournalEvent, frozen=True, tag="recovery_code_used"):
    """Requirement 45: each code is good once."""

    number: int  # of its set
    instead_of: LostProof
    left: int


class IdentityDocument(StrEnum):
    """What the staff looked at."""

    PASSPORT = "passport"
    IDENTITY_CARD = "identity_card"
    RESIDENCE_PERMIT = "residence_permit"
    OTHER = "other"


class Detail(StrEnum):
    """What is known of a person."""

    NAME = "name"
    BIRTH = "birth"
    CANTON = "canton"


class ResetLinkMade(JournalEvent, frozen=True, tag="reset_link_made"):
    """Requirement 45: the staff have checked who asks, and made a link for a new password. An earlier link is void."""

    document: IdentityDocument
    reason: str  # how it was checked
    expires_at: datetime
    house_entries: int = 0  # see `staff_history`


class EmailStep(StrEnum):
    GIVEN = "given"  # a code is on its way to it
    CONFIRMED = "confirmed"
    REMOVED = "removed"


class EmailChanged(JournalEvent, frozen=True, tag="email_changed"):
    """Requirement 47: where notices go. The address itself is kept apart from the journal."""

    step: EmailStep
    until: datetime | None = None  # the code that confirms a new address is good


class NoticeKind(StrEnum):
    """What a player may have by e-mail."""

    ANSWERS = "answers"
    ANNOUNCEMENTS = "announcements"
    SECURITY = "security"


class NoticesChosen(JournalEvent, frozen=True, tag="notices_chosen"):
    notices: tuple[NoticeKind, ...]


class LimitSet(JournalEvent, frozen=True, tag="limit_set"):
    """B18: a higher limit takes effect later. An amount of `None` means no limit."""

    limit: LimitKind
    amount: Money | None
    effective_at: datetime


class LimitImposed(JournalEvent, frozen=True, tag="limit_imposed"):
    """Requirement 46: the house lowers a limit at once, and until that time the player cannot raise it above this."""

    limit: LimitKind
    amount: Money
    until: datetime
    reason: str
    house_entries: int = 0  # see `staff_history`


class NearLimit(JournalEvent, frozen=True, tag="near_limit"):
    """Requirement 23: the player gets a message."""

    limit: LimitKind
    used: Money
    amount: Money


class SelfBlocked(JournalEvent, frozen=True, tag="self_blocked"):
    """For one game, or for all."""

    game: GameKind | None
    until: datetime


class Excluded(JournalEvent, frozen=True, tag="excluded"):
    reason: str
    house_entries: int = 0  # how many the house's book had then: `staff_history` judges by it who did this


class Readmitted(JournalEvent, frozen=True, tag="readmitted"):
    reason: str
    house_entries: int = 0  # see `staff_history`


class Blocked(JournalEvent, frozen=True, tag="blocked"):
    """By the house, for one game or all: until that time, or until it is lifted."""

    game: GameKind | None
    reason: str
    until: datetime | None = None
    house_entries: int = 0  # see `staff_history`


class BlockLifted(JournalEvent, frozen=True, tag="block_lifted"):
    reason: str
    house_entries: int = 0  # see `staff_history`


class AccountClosed(JournalEvent, frozen=True, tag="account_closed"):
    """Requirement 45: at the player's wish, for good. The balance was paid out before, in an entry of its own."""


class ErasureAsked(JournalEvent, frozen=True, tag="erasure_asked"):
    """Requirement 45: the player of a closed account wants the personal data erased, and is told from when on."""

    years: int  # for which the house kept business records then
    due_at: datetime | None = None  # none: kept as long as the account is barred


class PersonErased(JournalEvent, frozen=True, tag="person_erased"):
    """Requirement 45: nothing says any more who this player was. The last entry of its journal."""

    years: int  # as in `ErasureAsked`
    reason: str = ""  # of the staff; the player and the house itself need none
    house_entries: int = 0  # see `staff_history`


class PersonCorrected(JournalEvent, frozen=True, tag="person_corrected"):
    """Requirement 45: wrong details of the person were put right. It names which, never what they were or are."""

    changed: tuple[Detail, ...]
    document: IdentityDocument
    reason: str
    house_entries: int = 0  # see `staff_history`
    details: str = ""  # salted hash of who it is from now on; empty: of an earlier version


class IdentityCheckBegun(JournalEvent, frozen=True, tag="identity_check_begun"):
    """Requirement 22: the account is held until somebody has decided whose it is. It does not say whom it resembles."""

    house_entries: int = 0  # see `staff_history`; 0: at the opening of the account


class IdentityChecked(JournalEvent, frozen=True, tag="identity_checked"):
    """B19: whether this person has another account already. The line's actor says who decided."""

    same: bool
    reason: str
    house_entries: int = 0  # see `staff_history`


class MessageWritten(JournalEvent, frozen=True, tag="message_written"):
    """A member of the staff has written to the player; the line's actor says who."""

    text: str = ""  # of an earlier version
    words: str = ""  # hash of what was written, which is kept apart: see `writings`
    house_entries: int = 0  # see `staff_history`


class QuestionAsked(JournalEvent, frozen=True, tag="question_asked"):
    """Requirement 47: the player writes to the house. C17: a dispute is about a play of Big21 or a game at a table."""

    number: int  # counted for each player
    subject: str = ""  # of an earlier version
    text: str = ""  # likewise
    about: str | None = None
    dispute: bool = False  # it is decided, not only answered
    words: str = ""  # hash of what was written, which is kept apart: see `writings`


class QuestionContinued(JournalEvent, frozen=True, tag="question_continued"):
    """The player writes again about the same matter."""

    number: int
    text: str = ""  # of an earlier version
    words: str = ""  # hash of what was written, which is kept apart: see `writings`


class QuestionAnswered(JournalEvent, frozen=True, tag="question_answered"):
    """The line's actor says who has answered."""

    number: int
    text: str = ""  # of an earlier version
    closes: bool = False
    house_entries: int = 0  # see `staff_history`
    words: str = ""  # hash of what was written, which is kept apart: see `writings`


class DisputeDecided(JournalEvent, frozen=True, kw_only=True, tag="dispute_decided"):
    """C17: the decision, and the entry of the posting that followed, if there is one."""

    number: int
    text: str = ""  # of an earlier version
    upheld: bool  # whether the player was right
    posting: int | None = None
    house_entries: int = 0  # see `staff_history`
    words: str = ""  # hash of what was written, which is kept apart: see `writings`


class Deposited(JournalEvent, frozen=True, tag="deposited"):
    """C15. For foreign money also what was handed in, and the rate."""

    amount: Money
    reference: str
    currency: Currency | None = None
    foreign: str | None = None
    rate: str | None = None


class Withdrawn(JournalEvent, frozen=True, tag="withdrawn"):
    amount: Money
    reference: str
    currency: Currency | None = None
    foreign: str | None = None
    rate: str | None = None


class Adjusted(JournalEvent, frozen=True, tag="adjusted"):
    """A correction is a new posting, with its reason. The line's actor says who made it."""

    source: LedgerAccount
    target: LedgerAccount
    amount: Money
    reason: str
    house_entries: int = 0  # see `staff_history`
    proposal: int = 0  # requirement 42: the entry of the house that proposed it; 0: it needed no approval


class MessagesRead(JournalEvent, frozen=True, tag="messages_read"):
    until: datetime


class SeedCommitted(JournalEvent, frozen=True, tag="seed_committed"):
    """B3: the server is bound to the play's seed before any stake is taken."""

    play: str
    commitment: str


class WithdrawnFor(StrEnum):
    """Why an offer was taken back."""

    RESTORED = "restored"  # it was made before a restore, and may have been played and revealed since
    STORED_SEED = "stored_seed"  # an earlier version kept the seeds of offers in the database, for its staff to read


class OfferWithdrawn(JournalEvent, frozen=True, tag="offer_withdrawn"):
    """Requirement 38: an offer whose seed somebody may know. The seed is revealed, and no play is played with it."""

    play: str
    server_seed: str  # hexadecimal
    why: WithdrawnFor


class PlayStarted(JournalEvent, frozen=True, tag="play_started"):
    play: str
    rules: str
    accepted: str  # requirement 34: the rule set that the player's acceptance names
    law: str
    stake: Money
    client_seed: str
    expires_at: datetime
    terms: int  # how much had been published (`HouseState.published`): the audit judges by it what was in force
    channel: Channel = Channel.OTHER
    rules_hash: str | None = None  # of a rule set that is not one of the published texts: its numbers
    # B15: winnings lower the net loss when they are realised. In a play without this they do so when it ends.
    counts_realised: bool = False
    online_terms: str | None = None  # the terms for online participation in force; none: the house had none yet
    online_terms_accepted: str | None = None  # that the player's acceptance names; none: bound by the announcement


class CardPurchased(JournalEvent, frozen=True, tag="card_bought"):
    """B15."""

    play: str
    from_realised: Money
    from_balance: Money


class WinningsRealised(JournalEvent, frozen=True, tag="winnings_realised"):
    """Art. 19.2."""

    play: str
    amount: Money


class PlayPaid(JournalEvent, frozen=True, tag="play_paid"):
    """Art. 23. An expired play ended when its time was over, even if that was noticed later (B16)."""

    play: str
    why: str
    paid_out: Money
    ended_at: datetime


class ChipsBrought(JournalEvent, frozen=True, tag="chips_brought"):
    """C15: from the account to a table. They count as lost until they come back (B18)."""

    table: str
    amount: Money
    terms: int = 0  # as in `PlayStarted`; 0: from before it was recorded
    online_terms: str | None = None
    online_terms_accepted: str | None = None


class ChipsReturned(JournalEvent, frozen=True, tag="chips_returned"):
    table: str
    amount: Money


ToPlayer = (
    Opened
    | LanguageChosen
    | RulesAccepted
    | OnlineTermsAccepted
    | PasswordChanged
    | RecoveryCodesMade
    | RecoveryCodeUsed
    | ResetLinkMade
    | CodeAppTurnedOn
    | CodeAppTurnedOff
    | PasskeyAdded
    | PasskeyRemoved
    | FactorsTurnedOff
    | LimitSet
    | NearLimit
    | SelfBlocked
    | Excluded
    | Readmitted
    | Blocked
    | BlockLifted
    | AccountClosed
    | EmailChanged
    | NoticesChosen
    | ErasureAsked
    | PersonErased
    | PersonCorrected
    | IdentityCheckBegun
    | IdentityChecked
    | MessageWritten
    | QuestionAsked
    | QuestionContinued
    | QuestionAnswered
    | DisputeDecided
    | Deposited
    | Withdrawn
    | Adjusted
    | MessagesRead
    | SeedCommitted
    | OfferWithdrawn
    | PlayStarted
    | CardPurchased
    | WinningsRealised
    | PlayPaid
    | ChipsBrought
    | ChipsReturned
    | LimitImposed
    | CaseOpened
    | CaseExtended
    | CaseTaken
    | MeasureTaken
    | CaseClosed
)
