### The console: accounts that are checked.

title = Checks
lead = New accounts whose owners may have one already, and possible second accounts of people who are excluded. Until somebody decides, nobody can pay in or play with them. What has waited longest comes first.
none = No account waits for a decision.
since = Since
person = Account
alike = Resembles
nobody = nobody; every new account is checked

likeness-sure = same name
likeness-doubtful = similar name
excluded = excluded
closed = closed

waiting = This account waits for a decision: does this person have one already?
refused = This person has an account already. With this one they can neither pay in nor play.
alikeTitle = Same date of birth, same or similar name
different = Different person
differentText = The account is admitted to play. Decide only when you have seen an identity document. The reason is in the journal of the account, which the player can read: name nobody else.
same = Same person
sameText = Nobody can pay in or play with this account. The player gets the reason as a message: name nobody else.
