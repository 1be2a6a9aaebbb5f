### The frame of the console, and logging in.

left = noch { $time }
leftNote = Die Sitzung endet so lange nach der letzten Anfrage.
toFirst = Zur ersten Seite der Konsole
logIn = An der Konsole anmelden
name = Name
password = Passwort
code = Code
codeNote = Sechs Ziffern aus Ihrer App für den zweiten Faktor.
submit = Anmelden
ended = Ihre Sitzung ist beendet. Nach der Anmeldung geht es hier weiter.
