### The console: questions and disputes.

title = Questions
lead = What players have asked or disputed. What has waited longest is at the top.
all = All questions
none = None.
state = State

states-waiting = waiting for an answer
states-answered = answered
states-closed = closed

subject = Subject
kind = Kind
question = Question
dispute = Dispute
player = Player
asked = Asked
changed = Last change
about = About
said = What was said
byPlayer = Player
answer = Answer
answerText = The answer is in the account’s journal and among the player’s messages.
text = Answer
closes = This closes the question
decide = Decide
decideText = The decision is final. It is in the account’s journal, with your name and with the posting that follows from it.
decision = Decision and reasons
upholds = The dispute is upheld
amount = Credit in CHF, if one follows
upheld = Upheld.
rejected = Rejected.

guest = Question without account
guestLogin = User name given
noLogin = none
noAccount = no account has this name
reach = Answer to
language = Language
answered = Answered
answerGuest = Record the answer
answerGuestText = Answer by e-mail or telephone, and say here what you did. It is in the house’s journal with your name, and stays there: no personal data.
guestNote = Whoever wrote this has proved nothing. Check the identity before you change anything in the account or say anything about it. The question is deleted 90 days after the answer.
entry = entry { $entry }
posting = Posting: entry { $entry }
