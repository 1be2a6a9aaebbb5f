### The console: rules and laws of chance.

title = Rules and laws
lead = Rules and laws of chance: what is in force, what is announced and what is being prepared. A draft is published as it was seen, and not changed afterwards.
all = All rules and laws

kinds-rules = Rules
kinds-law = Law of chance
kinds-online_terms = Terms for online participation
kinds-table_rules = Table rules

inForce = In force
announced = Announced
noneAnnounced = Nothing is announced.
history = History
kind = Kind
name = Name
hash = Hash
announcedAt = Published
effectiveAt = In force from
by = By
reason = Reason
readBy = Read
readOf = { $read } of { $addressed }
notAnnounced = not announced
changes = What players were told
noChanges = The house was founded with it: there was no announcement.
unread = Not read yet
unreadNone = Everybody addressed has read the announcement.
unreadNobody = Nobody had an account before.
login = User name
readUntil = Messages read until
never = never
missing = There is no such thing here.
weights = Weights
weightsNote = Compared with equal shares for all.
text = Text of the law

tables-deal = Cards dealt
tables-free_cards = Free cards
tables-high_low = High/Low

tableDesc = Shares from { $first } ({ $share }) to { $last } ({ $lastShare }).
outcome = Outcome
thisLaw = this law
uniform = equal shares
pairs-title = Payout
pairs-note = Computed before publication, for each law with the rules that hold together with it.
pairs-players = Payout of these players

onlineTerms-publish = Publish terms
onlineTerms-title = Publish terms for online participation
onlineTerms-text = The version takes effect { $days } days after publication at the earliest (Art. 24.2) and then binds everybody without a new acceptance. Every account finds the announcement among its messages. This cannot be taken back, only followed by another version.
onlineTerms-shipped = A version that comes with the software
onlineTerms-own = A version of your own from four text files
onlineTerms-version = Version (the day it is to take effect: YYYY-MM-DD)
onlineTerms-file = Text, { $language }
onlineTerms-changes = Key changes, { $language }
onlineTerms-when = Empty: on the day the version is named after, in { $days } days at the earliest.
