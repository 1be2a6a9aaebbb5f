### The console: rules and laws of chance.

title = Regeln und Gesetze
lead = Spielregeln und Wahrscheinlichkeitsgesetze: was gilt, was angekündigt ist und was vorbereitet wird. Ein Entwurf wird veröffentlicht, wie er gesehen wurde, und danach nicht mehr geändert.
all = Alle Regeln und Gesetze

kinds-rules = Regeln
kinds-law = Wahrscheinlichkeitsgesetz

inForce = In Kraft
announced = Angekündigt
noneAnnounced = Nichts ist angekündigt.
history = Verlauf
kind = Art
name = Name
hash = Prüfsumme
announcedAt = Veröffentlicht
effectiveAt = Gilt ab
by = Durch
reason = Begründung
readBy = Gelesen
readOf = { $read } von { $addressed }
notAnnounced = ohne Ankündigung
changes = Was den Spielerinnen und Spielern mitgeteilt wurde
noChanges = Damit wurde das Haus gegründet; eine Ankündigung gab es nicht.
unread = Noch nicht gelesen
unreadNone = Alle Angesprochenen haben die Ankündigung gelesen.
unreadNobody = Niemand hatte vorher ein Konto.
login = Benutzername
readUntil = Nachrichten gelesen bis
never = nie
missing = Das gibt es hier nicht.
weights = Gewichte
weightsNote = Verglichen mit gleichen Anteilen für alle.
text = Text des Gesetzes

tables-deal = Karten
tables-free_cards = Kostenlose Karten
tables-high_low = High/Low

tableDesc = Anteile von { $first } ({ $share }) bis { $last } ({ $lastShare }).
outcome = Ausgang
thisLaw = dieses Gesetz
uniform = gleiche Anteile
