### A second factor: codes from an app, passkeys; on the page "Access" and at log-in.

title = Second factor
lead = With a second factor, the password alone is not enough to get into your account. You can turn on one of these, or both.
lost = If the second factor is lost, a recovery code replaces the password and turns it off. Keep such codes at hand.
sessions = Afterwards you are logged out everywhere else.

app-title = Codes from an app
app-text = An authenticator app on your phone shows a new code every half minute. At log-in you enter it after the password.
app-since = On since { $at }.
app-begin = Set up the app
app-scan = Read this picture with the app, or type the key. You see both only now.
app-qr = QR code for the app
app-secret = Key
app-open = Open in the app on this device
app-code = Code from the app
app-codeHint = Six digits. Each code works once.
app-on = Turn on
app-off = Turn off
app-turnOff = To turn it off you need the password and a code.
app-isOff = The codes are turned off.

passkeys-title = Passkeys
passkeys-text = A passkey lives on your phone, your computer or a security key. You log in with a fingerprint, your face or a PIN, without a password.
passkeys-none = You have no passkey yet.
passkeys-added = added on { $at }
passkeys-used = last used on { $at }
passkeys-unused = never used
passkeys-name = Name of the passkey
passkeys-nameHint = So that you recognise it, for example “Phone”.
passkeys-add = Add a passkey
passkeys-done = The passkey is on record.
passkeys-remove = Remove
passkeys-removeName = Remove { $name }
passkeys-removeText = To remove it you need the password. If it is the last passkey and no codes are on, the password is enough afterwards.
passkeys-keep = Keep
passkeys-elsewhere = This does not work at this address: browsers bind passkeys to a name, not to a number. Open
passkeys-off = Passkeys are not set up here.
passkeys-old = This browser does not know passkeys.
passkeys-stopped = The browser broke off. Please try again.
passkeys-there = This device has a passkey for your account already.

logIn-title = One more step
logIn-code = The password is right. Now enter the code from your app.
logIn-passkey = The password is right. Now show your passkey.
logIn-usePasskey = Log in with a passkey
logIn-lost = No code and no passkey at hand?
logIn-recover = Come back with a recovery code
logIn-back = Start again
logIn-factorsOff = The second factor is turned off.
