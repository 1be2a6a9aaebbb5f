### Playing with measure: a self-test, the tools of the account, and people to talk to.

# Our own wording. Each yes is a sign; what they add up to is said calmly.
questions-q1 = Do you often play for longer than you meant to?
questions-q2 = After a loss, do you stake more to make up for it?
questions-q3 = Have you played with money that was meant for rent, bills or shopping?
questions-q4 = Do you hide from others how much you play or lose?
questions-q5 = Do you become restless or irritable when you cannot play?
questions-q6 = Do you play to forget worries, loneliness or a low mood?
questions-q7 = Has playing already harmed your work, studies, family or friendships?
questions-q8 = Have you borrowed money or sold something in order to play?
questions-q9 = Have you tried without success to play less or to stop?

results-several = Several of your answers suggest that playing is harming you. Talk to someone: counselling is free and confidential, for relatives too. A self-block gives you time.
results-some = Some of your answers are a reason to look more closely. Lower limits or a break are often enough. A talk with a counselling service costs nothing and commits you to nothing.
results-none = Your answers show no sign of a problem. That can change; the questions are here at any time.

addresses-german = German-speaking Switzerland, in German. Telephone around the clock, free and anonymous; counselling online too.
addresses-french = French-speaking Switzerland, in French. Telephone free and anonymous.
addresses-italian = Ticino, in Italian. Telephone free; counselling by specialists.

title = Playing in moderation
lead = Playing should remain entertainment. Here are a few questions to ask yourself, the tools of your account, and people to talk to.
playMoney = On these pages all play is for play money. The questions are about playing for money elsewhere, too.
talk = Talk to someone
talkText = These services advise those affected and their relatives. They have nothing to do with ventuno.
phone = Telephone
test = Nine questions to ask yourself
testText = Think of the last twelve months. Your answers stay in this window; nothing is stored or sent. The test does not replace a professional.
yes = Yes
no = No
evaluate = See the result
missing =
    { $n ->
        [one] One of { $all } questions is still open.
       *[other] { $n } of { $all } questions are still open.
    }
result = Result
count =
    { $n ->
        [one] You answered yes to one of { $all } questions.
       *[other] You answered yes to { $n } of { $all } questions.
    }
again = Start again
tools = The tools of your account
limits = Limits
limitsText = Net loss over 1, 7 and 30 days, deposits over 30 days. A lower limit takes effect at once, a higher one only after 72 hours.
block = Self-block
blockText = For 1 to 180 days, for one game or all. It cannot be lifted early.
statement = Statement
statementText = What went in and out over the last three months, with net deposits.
reality = Reminder
realityText = Time and result of the session are always at the top. In addition we remind you at the interval you choose.
