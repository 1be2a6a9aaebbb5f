### The documents that bind players: the list, one of them, and where a copy is to be had.

title = Dokumente
lead = Was für Sie gilt, wenn Sie spielen: die Spielregeln und die Bedingungen für die Online-Teilnahme, jede Fassung zum Lesen und als PDF.
kinds-big21 = Big21: Spielregeln
kinds-challenge = Black Jack Challenge: Spielregeln
kinds-online_terms = Bedingungen für die Online-Teilnahme
version = Fassung { $version }
in_force = in Kraft
in_force_since = in Kraft seit { $date }
from = gilt ab { $date }
former = nicht mehr in Kraft
not_here = in diesem Haus nie in Kraft
read = Lesen
pdf = PDF
save = Als PDF speichern
all = Alle Dokumente
missing = Dieses Dokument gibt es hier nicht.
none = In diesem Haus sind noch keine in Kraft.
article = Art.
about = Zu diesem Exemplar
contents = Inhalt
