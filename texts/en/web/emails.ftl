### Notices by e-mail: the address, its code, and which ones are wanted.

title = E-mail
text = If you like, the house sends notices by e-mail. They only say that something has happened; you read it here in the account.
goesTo = Notices go to { $address }.
waits = A code is on its way to { $address }. It is valid for 24 hours. Confirm the address with it.
address = E-mail address
give = Send me a code
code = Code
confirm = Confirm the address
which = These notices come by e-mail
kinds-answers = Answers and messages of the house
kinds-announcements = Announcements of rules, laws of chance and terms
kinds-security = Security: password, second factors, address, limits nearly used up
save = Save the choice
remove = Remove the address
