### The console: drafts of rules and laws.

title = Drafts
none = No draft.
one = Draft: { $name }
make = New draft
makeTitle = Make a draft
makeText = It can be seen at the console only, until it is published.
makeConfirm = Make the draft
ruleSet = Rule set
lawName = Name of the law
lawNameNote = That of a known law, such as optimal-88, or the one in the text below.
fromFile = From a file
fromFileNote = Its content is then in the field above.
lawText = Text, if it is a new one
rulesText = Text, if it is a new rule set
tableRules = Table rules
tableRulesText = Text, if they are new table rules
tableRulesTextNote = Their name is the day from which they hold. Only numbers that differ from the leaflet of December 2019 are named.
expectation = Expectation of { $bet }
expectationNote = exact, for each franc staked
rulesTextNote = Its name is the day from which it holds. Only numbers that differ from the rules of 23 October 2024 are named. If they change what the game is worth, its figures are computed before it can be published.
state = State

states-ready = ready
states-working = being worked out
states-failed = failed

working = The figures are being worked out. That takes seconds, or a minute or two on a busy server; they appear here by themselves.
looking = The law is being looked for. That takes some minutes; it appears here by itself.
madeBy = By
changedBy = Last changed by
changedAt = Changed
announcement = Announcement
announcementNote = The key changes, in all four languages. They appear among the messages of every account.

languages-de = German
languages-fr = French
languages-it = Italian
languages-en = English

reason = Reason
reasonNote = For the journal, not for players.
effective = In force from (Zurich time)
effectiveRules = Rules take effect { $days } days after publication at the earliest (Art. 24.2), so not before { $when }. Empty: as soon as possible.
effectiveLaw = A law takes effect { $days } days after it is published at the earliest (B19), so not before { $when }. If nobody may play under the present one any longer, close the game. Empty: as soon as possible.
save = Save
saved = Saved.
unsaved = Not saved: the preview shows what was last saved.
preview = Preview
previewNote = As it will read among the messages, by the language of the account.
previewNone = Save the announcement first.
publish = Publish
publishTitle = Publish { $name }
publishLaw = The law { $name } applies from { $when } to every play that begins afterwards. Plays under way end under their own law. Every account finds the announcement among its messages. This cannot be taken back, only followed by another publication.
publishTableRules = The table rules { $name } apply from { $when } to every game at the tables whose betting begins afterwards. Every account finds the announcement among its messages. This cannot be taken back, only followed by another publication.
publishRules = The rules { $name } apply from { $when } to every play that begins afterwards. Plays under way end under their own rules. Every account finds the announcement among its messages. This cannot be taken back, only followed by another publication.
soonest = the earliest possible time
soonestShort = as soon as possible
discard = Discard
discardTitle = Discard the draft { $name }
discardText = The draft disappears. Nothing is published.
gone = This draft no longer exists.
