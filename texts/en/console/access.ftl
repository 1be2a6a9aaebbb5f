### The console: how the staff enrol, and what everybody does with their own credentials.

title = Your access
lead = Nobody else knows your password or your second factor.
password = Change the password
current = Present password
next = New password
passwordNote = At least eight characters.
change = Change
changed = The password is changed. All other sessions have ended.
factors = Second factor
app = Codes from an app
appOn = set up
appOff = not set up
passkeys = Passkeys
passkeyAdd = Add a passkey
passkeyName = Name of the passkey
passkeyNameNote = So that you know it again, for example “key in the office”.
passkeyMake = Create a passkey
passkeyMade = The passkey is created.
passkeyUse = With a passkey
passkeyElsewhere = Passkeys work here only under { $origin }.
added = Since { $time }

freshTitle = Fresh code needed
freshText = For this act, show your second factor once more. It counts for five minutes.
code = Code
codeNote = Six digits from your app. Each code is good once.
confirm = Confirm

enrolTitle = Set up your access
enrolLead = You are appointed as { $role }, and your name here is { $name }. Choose a password and a second factor that only you know.
enrolGone = This link is not valid, or no longer. Ask for a new one.
proposerCode = Code of the person who has proposed you
proposerCodeNote = One person gives you the link, another this code.
appScan = Scan the QR code with an authenticator app.
appSecret = Or type in this secret:
appQr = QR code for the app
appFirst = First code of the app
withPasskey = Use a passkey instead of the app
enrol = Set up
enrolled = Your access is set up. Log in now.
toLogIn = To the log-in
