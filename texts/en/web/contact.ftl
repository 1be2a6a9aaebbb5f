### Contact: write to the house, read its answers, dispute a play.

title = Contact
lead = Any questions? Write to us. You find the answer here and among the messages of your account.
guest = To write to us, please log in.
write = Write to us
own = Your questions
all = All questions
none = You have not written to us yet.
question = Question
dispute = Dispute

states-waiting = waiting for an answer
states-answered = answered
states-closed = closed

about = It is about { $about }.
disputeIt = I dispute this play
disputeNote = The management decides a dispute. The question, the decision and any credit stay on record. The decision is final.
subject = Subject
text = Your message
more = Write something more
send = Send
unwritten = Please write something.
byYou = You
byHouse = The house
upheld = Upheld.
rejected = Rejected.

paid = Credit: { $amount }.
