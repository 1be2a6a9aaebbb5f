### Contact: write to the house, read its answers, dispute a play.

title = Contact
lead = Any questions? Write to us. You find the answer here and among the messages of your account.
guest = If you have an account and can get in, log in: then you find the answer here. Without an account, or if you cannot get in, write to us with this form.
guestLogin = User name, if it is about an account
reach = E-mail or telephone for the answer
guestNote = Before we change anything in an account, we check your identity. Never write your password to us.
received = Your message has arrived. We answer you by e-mail or telephone.
reachUs = Other ways to reach us
address = Address
web = Web
email = E-mail
phone = Telephone
where = You dispute a play or a game where you see it: at its end, in its review, among the games of the table, and in the list of your games.
games = To your games
notYours = You can dispute only a play or a game in which you had a stake yourself. We do not find this one among yours.
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

# $number: of the table's games; $table: the name of the table; $when: when it began; $stake: an amount
aboutGame = It is about game { $number } of Black Jack Challenge at the table “{ $table }” of { $when }, ante { $stake }.

aboutPlay = It is about your play of Big21 of { $when }, stake { $stake }.

disputeIt = I dispute this play
disputeGame = I dispute this game
closed = Your account is closed. You can still ask us questions.
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
