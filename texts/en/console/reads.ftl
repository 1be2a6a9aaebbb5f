### The console: who has read personal data.

title = Reads
lead = Who of the staff has looked at data about players, about whom and when. The numbers are account numbers.
search = Account number, or role and name as in support:sven
searchNote = Empty: all.
none = No reads.
when = Time
who = Who
what = What
whom = Account
number = No.
many = { $n } accounts

kinds-search = Search
kinds-list = List of all players
kinds-held = List of checks
kinds-file = Account
kinds-statement = Statement
kinds-plays = Plays of Big21
kinds-games = Table games
kinds-messages = Messages
kinds-journal = Journal
kinds-play = Play
kinds-game = Table game
kinds-questions = List of questions
kinds-question = Question
kinds-guest = Question without account
kinds-cases = List of cases
kinds-case = Case
kinds-unread = Who has not read an announcement
