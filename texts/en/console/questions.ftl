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
byHouse = The house
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
