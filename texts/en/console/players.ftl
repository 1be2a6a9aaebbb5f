### The console: the search for players.

title = Players
search = Search
searchNote = Beginnings of words in the name, the user name or the account number.
searchExact = User name, account number, a play, or first and last name with the date of birth (YYYY-MM-DD).
found = { $n } found
foundMore = more than { $n } found
nobody = Nobody found.
name = Name
login = User name
birth = Born
number = Account number
