### The console: staff.

title = Staff
lead = Who works at the console. Whoever has left is still in the house journal.
name = Name
role = Role
since = In this role since
you = you
appoint = Appoint
appointTitle = Appoint somebody
appointText = Afterwards a link is shown once. With it the person chooses password and second factor themselves.
nameNote = Lower-case letters, digits, dot, hyphen and underscore.
changeRole = Change role
changeTitle = Change the role of { $name }
changeText = It applies from their next request on.
renew = Renew
renewTitle = Renew the credentials of { $name }
renewText = The present password and second factor are void at once. With a new link the person chooses both themselves.
dismiss = Dismiss
dismissTitle = Dismiss { $name }
dismissText = Access ends at once, everywhere. What was done stays in the journal.
linkTitle = Link for { $name }
linkText = This is shown now and never again. Give the link to this person alone. It is good once, until { $until }.
linkCode = The code of the person who has made the proposal belongs to it.
link = Link
copy = Copy
copied = Copied.
codeTitle = Proposal { $n } waits for a second person
codeText = Give this code to the person alone. Whoever approves the proposal gets the link that belongs to it.
code = Code
noted = Handed over

roleNotes-operator = reads everything and acts: money, players, rules, laws, tables, staff
roleNotes-support = reads players and writes to them
roleNotes-auditor = reads everything and changes nothing
