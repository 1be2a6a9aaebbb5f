### A second factor: codes from an app, passkeys; on the page "Access" and at log-in.

title = Zweiter Faktor
lead = Mit einem zweiten Faktor genügt das Passwort allein nicht mehr, um in Ihr Konto zu kommen. Sie können eines davon einschalten oder beides.
lost = Geht der zweite Faktor verloren, so ersetzt ein Wiederherstellungscode das Passwort und schaltet ihn aus. Halten Sie solche Codes bereit.
sessions = Danach sind Sie überall sonst abgemeldet.

app-title = Codes aus einer App
app-text = Eine Authenticator-App auf Ihrem Telefon zeigt jede halbe Minute einen neuen Code. Beim Anmelden geben Sie ihn nach dem Passwort ein.
app-since = Eingeschaltet seit { $at }.
app-begin = App einrichten
app-scan = Lesen Sie dieses Bild mit der App ein, oder tippen Sie den Schlüssel ab. Sie sehen beides nur jetzt.
app-qr = QR-Code für die App
app-secret = Schlüssel
app-open = In der App auf diesem Gerät öffnen
app-code = Code aus der App
app-codeHint = Sechs Ziffern. Jeder Code gilt einmal.
app-on = Einschalten
app-off = Ausschalten
app-turnOff = Zum Ausschalten braucht es das Passwort und einen Code.
app-isOff = Die Codes sind ausgeschaltet.

passkeys-title = Passkeys
passkeys-text = Ein Passkey liegt auf Ihrem Telefon, Ihrem Computer oder einem Sicherheitsschlüssel. Sie melden sich mit Fingerabdruck, Gesicht oder PIN an, ohne Passwort.
passkeys-none = Sie haben noch keinen Passkey.
passkeys-added = hinzugefügt am { $at }
passkeys-used = zuletzt benutzt am { $at }
passkeys-unused = noch nie benutzt
passkeys-name = Name des Passkeys
passkeys-nameHint = Damit Sie ihn wiedererkennen, zum Beispiel «Telefon».
passkeys-add = Passkey hinzufügen
passkeys-done = Der Passkey ist eingetragen.
passkeys-remove = Entfernen
passkeys-removeName = { $name } entfernen
passkeys-removeText = Zum Entfernen braucht es das Passwort. Ist es der letzte Passkey und sind keine Codes eingeschaltet, so genügt danach das Passwort.
passkeys-keep = Behalten
passkeys-elsewhere = Unter dieser Adresse geht das nicht: Browser binden Passkeys an einen Namen, nicht an eine Zahl. Öffnen Sie
passkeys-off = Passkeys sind hier nicht eingerichtet.
passkeys-old = Dieser Browser kann keine Passkeys.
passkeys-stopped = Der Browser hat abgebrochen. Versuchen Sie es bitte noch einmal.
passkeys-there = Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.

logIn-title = Noch ein Schritt
logIn-code = Das Passwort stimmt. Geben Sie jetzt den Code aus Ihrer App ein.
logIn-passkey = Das Passwort stimmt. Zeigen Sie jetzt Ihren Passkey.
logIn-usePasskey = Mit Passkey anmelden
logIn-lost = Kein Code und kein Passkey zur Hand?
logIn-recover = Mit einem Wiederherstellungscode zurückkommen
logIn-back = Von vorn
logIn-factorsOff = Der zweite Faktor ist ausgeschaltet.
