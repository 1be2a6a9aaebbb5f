### The console: daily rounds.

title = Rundgänge
lead = Einmal täglich werden alle Bücher geprüft, Auszahlung und Zufall an ihren Grenzen gemessen und Software und Konfiguration mit jenen des letzten Rundgangs verglichen.
now = Jetzt
make = Rundgang machen
makeTitle = Jetzt einen Rundgang machen
makeText = Alle Bücher werden von Anfang an geprüft. Das dauert je nach Grösse des Hauses einige Sekunden bis einige Minuten; währenddessen kann weitergespielt werden.
running = Ein Rundgang läuft. Sein Ergebnis erscheint hier von selbst.
elsewhere = Dieser Server weiss nicht, wie weit der Rundgang ist: ein anderer macht ihn, oder er wurde neu gestartet. Ein Ergebnis erscheint hier von selbst.
stopped = Nach einer Viertelstunde sieht diese Seite nicht mehr von selbst nach. Laden Sie sie neu, um das Ergebnis zu sehen.
failed = Der Rundgang ist am { $time } gescheitert; festgehalten wurde nichts.
due = Der Rundgang, der am { $time } fällig war, ist nicht festgehalten.
dueRunning = Dieser Server macht gerade einen.
dueAgain = Server, die Rundgänge machen, versuchen es alle drei Stunden von Neuem; einer von Hand gilt auch.
dueWhy = Ist ein Versuch gescheitert, sagt das Protokoll des Servers, der ihn gemacht hat, woran.
none = Es wurde noch kein Rundgang gemacht.
when = Zeit
who = Wer
audit = Bücher
books = Bücher
entries = Einträge
plays = Spiele
sound = in Ordnung
unsound = nicht in Ordnung

# $n: a number of findings
more = und { $n } weitere

payout = Auszahlung
chance = Zufall
nothing = nichts zu prüfen
software = Software
configuration = Konfiguration
changed = geändert
unchanged = wie beim letzten Rundgang
changedSince = seit dem letzten Rundgang geändert
alerts = Alarme
