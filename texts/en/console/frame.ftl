### The frame of the console, and logging in.

left = { $time } left
leftNote = The session ends this long after the last request.
toFirst = To the first page of the console
logIn = Log in at the console
name = Name
password = Password
code = Code
codeNote = Six digits from your app for the second factor.
submit = Log in
ended = Your session has ended. After logging in you will be back here.
