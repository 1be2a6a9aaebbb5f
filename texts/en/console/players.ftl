### The console: the search for players.

title = Players
search = Search
searchNote = Beginnings of words in the name, the user name or the account number.
found = { $n } found
foundMore = more than { $n } found
nobody = Nobody found.
name = Name
login = User name
birth = Born
number = Account number
