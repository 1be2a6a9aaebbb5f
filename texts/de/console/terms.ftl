### The console: rules and laws of chance.

title = Regeln und Gesetze
lead = Spielregeln und Wahrscheinlichkeitsgesetze: was gilt, was angekündigt ist und was vorbereitet wird. Ein Entwurf wird veröffentlicht, wie er gesehen wurde, und danach nicht mehr geändert.
all = Alle Regeln und Gesetze

kinds-rules = Regeln
kinds-law = Wahrscheinlichkeitsgesetz
kinds-online_terms = Bedingungen für die Online-Teilnahme
kinds-table_rules = Tischregeln

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
pairs-title = Auszahlung
pairs-note = Berechnet vor der Veröffentlichung, für jedes Gesetz mit den Regeln, die mit ihm gelten.
pairs-players = Auszahlung dieser Spielerinnen und Spieler

onlineTerms-publish = Bedingungen veröffentlichen
onlineTerms-title = Bedingungen für die Online-Teilnahme veröffentlichen
onlineTerms-text = Die Fassung gilt frühestens { $days } Tage nach der Veröffentlichung (Art. 24.2) und bindet dann alle ohne neue Zustimmung. Jedes Konto findet die Ankündigung unter seinen Nachrichten. Das lässt sich nicht zurücknehmen, nur durch eine weitere Fassung ablösen.
onlineTerms-shipped = Eine Fassung, die mit der Software kommt
onlineTerms-own = Eine eigene Fassung aus vier Textdateien
onlineTerms-version = Fassung (Tag, ab dem sie gelten soll: JJJJ-MM-TT)
onlineTerms-file = Text, { $language }
onlineTerms-changes = Wesentliche Änderungen, { $language }
onlineTerms-when = Leer: am Tag, nach dem die Fassung heisst, frühestens in { $days } Tagen.
