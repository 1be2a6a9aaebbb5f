### The console: staff.

title = Personal
lead = Wer an der Konsole arbeitet. Wer gegangen ist, steht weiterhin im Hausjournal.
name = Name
role = Rolle
since = In dieser Rolle seit
you = Sie
appoint = Ernennen
appointTitle = Jemanden ernennen
appointText = Der zweite Faktor wird danach einmal angezeigt.
nameNote = Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.
password = Passwort
passwordNote = Mindestens acht Zeichen.
changeRole = Rolle ändern
changeTitle = Rolle von { $name } ändern
changeText = Sie gilt ab der nächsten Anfrage.
renew = Zugang erneuern
renewTitle = Zugang von { $name } erneuern
renewText = Passwort und zweiter Faktor werden ersetzt. Wer damit angemeldet war, ist es nicht mehr.
dismiss = Entlassen
dismissTitle = { $name } entlassen
dismissText = Der Zugang endet sofort, überall. Was getan wurde, bleibt im Journal.
onceTitle = Zweiter Faktor für { $name }
onceText = Dies wird nur jetzt angezeigt. Geben Sie es persönlich weiter, zusammen mit dem Passwort.
secret = Schlüssel
qr = QR-Code für die App
address = Adresse für die App
noted = Weitergegeben

roleNotes-operator = liest alles und handelt: Geld, Spieler, Regeln, Wahrscheinlichkeitsgesetze, Tische, Personal
roleNotes-support = liest Spieler und schreibt ihnen
roleNotes-auditor = liest alles und ändert nichts
