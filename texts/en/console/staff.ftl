### The console: staff.

title = Staff
lead = Who works at the console. Whoever has left is still in the house journal.
name = Name
role = Role
since = In this role since
you = you
appoint = Appoint
appointTitle = Appoint somebody
appointText = The second factor is shown once, afterwards.
nameNote = Lower-case letters, digits, dot, hyphen and underscore.
password = Password
passwordNote = At least eight characters.
changeRole = Change role
changeTitle = Change the role of { $name }
changeText = It applies from their next request on.
renew = Renew
renewTitle = Renew the credentials of { $name }
renewText = Password and second factor are replaced. Whoever was logged in with them no longer is.
dismiss = Dismiss
dismissTitle = Dismiss { $name }
dismissText = Access ends at once, everywhere. What was done stays in the journal.
onceTitle = Second factor for { $name }
onceText = This is shown now and never again. Hand it over in person, with the password.
secret = Secret
qr = QR code for the app
address = Address for the app
noted = Handed over

roleNotes-operator = reads everything and acts: money, players, rules, laws, tables, staff
roleNotes-support = reads players and writes to them
roleNotes-auditor = reads everything and changes nothing
