### The console: how the staff enrol, and what everybody does with their own credentials.

title = Ihr Zugang
lead = Niemand sonst kennt Ihr Passwort oder Ihren zweiten Faktor.
password = Passwort ändern
current = Bisheriges Passwort
next = Neues Passwort
passwordNote = Mindestens acht Zeichen.
change = Ändern
changed = Das Passwort ist geändert. Alle anderen Sitzungen sind beendet.
factors = Zweiter Faktor
app = Codes aus einer App
appOn = eingerichtet
appOff = nicht eingerichtet
passkeys = Passkeys
passkeyAdd = Passkey hinzufügen
passkeyName = Name des Passkeys
passkeyNameNote = Damit Sie ihn wiedererkennen, zum Beispiel «Schlüssel im Büro».
passkeyMake = Passkey erstellen
passkeyMade = Der Passkey ist erstellt.
passkeyUse = Mit Passkey
passkeyElsewhere = Passkeys gibt es hier nur unter { $origin }.
added = Seit { $time }

freshTitle = Frischer Code nötig
freshText = Für diese Handlung zeigen Sie Ihren zweiten Faktor noch einmal. Er gilt fünf Minuten.
code = Code
codeNote = Sechs Ziffern aus Ihrer App. Jeder Code gilt einmal.
confirm = Bestätigen

enrolTitle = Zugang einrichten
enrolLead = Sie sind als { $role } ernannt und heissen hier { $name }. Wählen Sie ein Passwort und einen zweiten Faktor, die nur Sie kennen.
enrolGone = Dieser Link gilt nicht oder nicht mehr. Bitten Sie um einen neuen.
proposerCode = Code der Person, die Sie vorgeschlagen hat
proposerCodeNote = Die eine Person gibt Ihnen den Link, die andere diesen Code.
appScan = Lesen Sie den QR-Code mit einer Authenticator-App.
appSecret = Oder tippen Sie diesen Schlüssel ab:
appQr = QR-Code für die App
appFirst = Erster Code der App
withPasskey = Statt der App einen Passkey verwenden
enrol = Einrichten
enrolled = Ihr Zugang ist eingerichtet. Melden Sie sich jetzt an.
toLogIn = Zur Anmeldung
