### Die Konsole: Konten, die geprüft werden.

title = Prüfungen
lead = Neue Konten, deren Inhaber schon ein Konto haben könnten, und mögliche Zweitkonten von Ausgeschlossenen. Bis zum Entscheid kann niemand damit einzahlen oder spielen. Was am längsten wartet, steht zuoberst.
none = Kein Konto wartet auf einen Entscheid.
since = Seit
person = Konto
alike = Gleicht
nobody = niemandem; jedes neue Konto wird geprüft

likeness-sure = gleicher Name
likeness-doubtful = ähnlicher Name
excluded = ausgeschlossen
closed = geschlossen

waiting = Dieses Konto wartet auf einen Entscheid: Hat diese Person schon ein Konto?
refused = Diese Person hat schon ein Konto. Mit diesem kann sie weder einzahlen noch spielen.
alikeTitle = Gleiches Geburtsdatum, gleicher oder ähnlicher Name
different = Andere Person
differentText = Das Konto wird zum Spiel zugelassen. Entscheiden Sie erst, wenn ein Ausweis vorliegt. Der Grund steht im Journal des Kontos, das der Spieler lesen kann: Nennen Sie niemand anderen.
same = Gleiche Person
sameText = Mit diesem Konto kann weder einbezahlt noch gespielt werden. Der Spieler erhält den Grund als Nachricht: Nennen Sie niemand anderen.
