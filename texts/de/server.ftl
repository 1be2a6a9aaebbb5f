### What the server itself refuses, before the house is asked; and what the page says before its scripts run.

## Who asks

not_logged_in = Dafür müssen Sie angemeldet sein. Ein laufendes Spiel geht nach der Anmeldung dort weiter, wo es war.
password_needed = Sie waren längere Zeit nicht da. Bitte geben Sie Ihr Passwort noch einmal ein; danach geht es dort weiter, wo Sie waren.
passkeys_off = Passkeys sind hier nicht eingerichtet.
no_console_session = Dafür müssen Sie an der Konsole angemeldet sein. Eine Sitzung endet kurz nach der letzten Anfrage.

# $minutes: for how long a code counts
fresh_code_needed = Dafür braucht es einen frischen Code Ihres zweiten Faktors. Er gilt { $minutes } Minuten.

search_too_wide = Suchen Sie nach dem Benutzernamen, der Kontonummer, einem Spiel, oder nach Vor- und Nachname mit Geburtsdatum (JJJJ-MM-TT).

# The token protects against requests that other sites send in the player's name.
wrong_token = Diese Anfrage kam nicht von einer aktuellen Seite dieses Hauses. Bitte laden Sie die Seite neu.

# $until: until when, such as 06.03.2026 13:00
too_many_attempts = Zu viele Versuche. Der nächste ist ab { $until } möglich.

## Requests

# $problem: field and fault, in English
bad_request = Die Anfrage ist nicht verständlich: { $problem }.

not_found = Unter dieser Adresse gibt es nichts.
method_not_allowed = Das ist unter dieser Adresse nicht möglich.
not_json = Der Inhalt einer Anfrage muss JSON sein (Content-Type: application/json).

# $most: number of bytes
too_large = Eine Anfrage darf höchstens { $most } Bytes umfassen.

too_slow = Das hat zu lange gedauert. Sie können es gefahrlos noch einmal versuchen.

# An error of the program.
failed = Hier ist etwas schiefgegangen; der Fehler wurde festgehalten. Bitte versuchen Sie es noch einmal.

## Practice and evaluation of moves

coach_not_ready = Die Werte aller Stellungen werden noch berechnet. Bitte versuchen Sie es gleich noch einmal.
coach_off = Auf diesem Server gibt es keine Bewertung der Züge.
unknown_law = Dieses Wahrscheinlichkeitsgesetz hat das Haus nie veröffentlicht.

# $most: number of moves
practice_too_long = Ein Übungsspiel hat höchstens { $most } Züge.

## Tables

# Said at a live table, to a connection that sends too much.
flood = Zu viele Nachrichten auf einmal; die Verbindung ist geschlossen.

# Said at a live table, to a program that sends what a table does not know.
unreadable = Diese Nachricht ist an diesem Tisch nicht zu verstehen.

tables_full = Im Moment üben schon sehr viele. Bitte versuchen Sie es später noch einmal.

# $most: number of tables
too_many_practice_tables = Von dieser Adresse aus sind schon { $most } Übungstische offen. Schliessen Sie zuerst einen davon.

## Operation

# The round (Rundgang) is the daily check of the house.
round_running = Ein Rundgang läuft schon.

# $address: an address with its port
# $problem: what the system says, in English
port_taken = { $address } ist nicht frei ({ $problem }). Mit --port wählen Sie einen anderen Port.

# $name: the name of an environment variable
# $problem: what the system says, in English
bad_setting = Die Einstellung { $name } ist ungültig: { $problem }.

## The page before its scripts run

# The title of the browser's window.
page_title = ventuno: Big21 spielen und üben

# What search engines show.
page_description = Big21 im Browser, mit Spielgeld: fünf Stapel zu 21, offen und nachprüfbar. Üben ohne Konto.

page_needs_script = Diese Seite braucht JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu; ein laufendes Spiel geht dort weiter, wo es war. Ohne JavaScript lässt sich Big21 im Terminal üben: ventuno play.

# Shown in place of the page. make web is a command and stays as it is.
page_not_built = Die Seite für den Browser ist noch nicht erstellt: Führen Sie im Verzeichnis des Projekts «make web» aus.
