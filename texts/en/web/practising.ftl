### The table of Big21 for practice.

title = Practise
lead = The same rules, the same odds, no money.
stake = Stake, CHF
anew = Start again
again = Another play
review = Review this play
earlier = Earlier plays
lost = The play you had begun could not be continued. Here is a new one.
training = Learn from mistakes
