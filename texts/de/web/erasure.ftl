### Die Daten zur Person nach der Schliessung: wie lange sie aufbewahrt werden, und die Bitte, sie zu löschen.

title = Löschung der Angaben zur Person

# $date: a day and a time, such as 01.01.2037, 00:00
due = Name, Geburtsdatum, Kanton, Benutzername, Passwort, E-Mail-Adresse und was Sie und das Haus geschrieben haben, werden ab { $date } gelöscht. So lange verlangt das Gesetz, dass sie aufbewahrt werden.
kept = Solange das Konto ausgeschlossen oder gesperrt ist, geprüft wird oder ein Fall des Spielerschutzes offen ist, bleiben die Angaben zur Person aufbewahrt. Danach werden sie gelöscht, sobald das Gesetz es erlaubt.
journal = Das Journal mit Spielen und Zahlungen bleibt. Darin steht nur die Nummer Ihres Kontos.

# $date: a day and a time, such as 06.03.2026, 13:00
asked = Sie haben am { $date } um die Löschung gebeten.
atOnceText = Mit diesem Konto wurde nie etwas einbezahlt oder eingesetzt. Darum können die Angaben sofort gelöscht werden.
askText = Sie können schon jetzt um die Löschung bitten. Ihre Bitte wird mit dem Datum festgehalten.
ask = Um die Löschung bitten
atOnce = Sofort löschen
sure = Die Angaben zur Person jetzt löschen?
sureText = Danach kann sich niemand mehr mit diesem Konto anmelden. Das kann nicht rückgängig gemacht werden.
go = Endgültig löschen
stay = Nicht löschen
done = Die Angaben zu Ihrer Person sind gelöscht. Mit diesem Konto kann sich niemand mehr anmelden.
