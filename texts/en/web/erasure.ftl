### The personal data after the closing: how long they are kept, and asking for their erasure.

title = Erasure of personal data
due = Name, date of birth, canton, user name, password, e-mail address and what you and the house have written will be erased from { $date } on. The law demands that they are kept until then.
kept = As long as the account is excluded, blocked or being checked, or a case of player protection is open, the personal data are kept. After that they are erased as soon as the law allows it.
journal = The journal with plays and payments stays. It has only the number of your account.
asked = You asked for the erasure on { $date }.
atOnceText = Nothing was ever paid in or staked with this account. So the data can be erased at once.
askText = You can ask for the erasure already now. Your wish is put on record with the date.
ask = Ask for the erasure
atOnce = Erase at once
sure = Erase the personal data now?
sureText = After that nobody can log in to this account any more. This cannot be undone.
go = Erase for good
stay = Do not erase
done = Your personal data have been erased. Nobody can log in to this account any more.
