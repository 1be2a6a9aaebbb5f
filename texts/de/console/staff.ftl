### The console: staff.

title = Personal
lead = Wer an der Konsole arbeitet. Wer gegangen ist, steht weiterhin im Hausjournal.
name = Name
role = Rolle
since = In dieser Rolle seit
you = Sie
appoint = Ernennen
appointTitle = Jemanden ernennen
appointText = Danach erscheint einmal ein Link. Damit wählt die Person Passwort und zweiten Faktor selbst.
nameNote = Kleinbuchstaben, Ziffern, Punkt, Binde- und Unterstrich.
changeRole = Rolle ändern
changeTitle = Rolle von { $name } ändern
changeText = Sie gilt ab der nächsten Anfrage.
renew = Zugang erneuern
renewTitle = Zugang von { $name } erneuern
renewText = Das bisherige Passwort und der zweite Faktor gelten sofort nicht mehr. Mit einem neuen Link wählt die Person beides selbst.
dismiss = Entlassen
dismissTitle = { $name } entlassen
dismissText = Der Zugang endet sofort, überall. Was getan wurde, bleibt im Journal.
linkTitle = Link für { $name }
linkText = Dies wird nur jetzt angezeigt. Geben Sie den Link nur dieser Person. Er gilt einmal, bis { $until }.
linkCode = Dazu gehört der Code der Person, die den Vorschlag gemacht hat.
link = Link
copy = Kopieren
copied = Kopiert.
codeTitle = Vorschlag { $n } wartet auf eine zweite Person
codeText = Geben Sie diesen Code nur der Person selbst. Den Link dazu erhält, wer den Vorschlag genehmigt.
code = Code
noted = Weitergegeben

roleNotes-operator = liest alles und handelt: Geld, Spieler, Regeln, Wahrscheinlichkeitsgesetze, Tische, Personal
roleNotes-support = liest Spieler und schreibt ihnen
roleNotes-auditor = liest alles und ändert nichts
