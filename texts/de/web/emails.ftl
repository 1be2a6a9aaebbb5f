### Benachrichtigungen per E-Mail: die Adresse, ihr Code, und welche man möchte.

title = E-Mail
text = Wenn Sie möchten, schickt das Haus Benachrichtigungen per E-Mail. Sie sagen nur, dass etwas geschehen ist; zu lesen ist es hier im Konto.

# $address: an e-mail address
goesTo = Benachrichtigungen gehen an { $address }.

# $address: an e-mail address
waits = An { $address } ist ein Code unterwegs. Er gilt 24 Stunden. Mit ihm bestätigen Sie die Adresse.
address = E-Mail-Adresse
give = Code anfordern
code = Code
confirm = Adresse bestätigen
which = Diese Benachrichtigungen kommen per E-Mail
kinds-answers = Antworten und Nachrichten des Hauses
kinds-announcements = Ankündigungen von Regeln, Zufallsgesetzen und Bedingungen
kinds-security = Sicherheit: Passwort, zweite Faktoren, Adresse, fast ausgeschöpfte Limiten
save = Auswahl speichern
remove = Adresse entfernen
