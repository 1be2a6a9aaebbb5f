### The console: reports.

title = Berichte
lead = Umsatz, Gewinne, Auszahlung und was den Spielerinnen und Spielern gehört, nach Tag oder Monat (Zürcher Zeit). Beträge in CHF.
by = Nach
day = Tag
month = Monat
since = Von
until = Bis
show = Anzeigen
lines = Zeilen
total = Total
period = Zeitraum

plays-big21 = Spiele
plays-challenge = Spiele

turnover = Umsatz
prizes = Gewinne
payout = Auszahlungsquote
pots = WAR Pots
deposits = Einzahlungen
withdrawals = Auszahlungen
adjustments = Berichtigungen
owed = Am Ende geschuldet
held = davon im Spiel
accounts = Neue Konten

short-big21 = Big21
short-challenge = Challenge

first = Die ersten Zahlen sind vom { $date }.
none = In diesem Zeitraum ist nichts geschehen; es gibt nichts herunterzuladen.
uncounted =
    { $n ->
        [one] Ein Eintrag der Journale ist noch nicht gezählt und fehlt in diesen Zahlen. Bleibt es dabei, sagt der nächste Rundgang, was mit seinem Buch nicht stimmt.
       *[other] { $figure } Einträge der Journale sind noch nicht gezählt und fehlen in diesen Zahlen. Bleibt die Zahl stehen, sagt der nächste Rundgang, was mit ihren Büchern nicht stimmt.
    }
chartMoney = Umsatz und Gewinne, CHF
chartPayout = Auszahlungsquote Big21
chartDesc = Von { $first } bis { $last }; Total { $total }.
turnoverAll = Umsatz
prizesAll = Gewinne
payoutOf = Auszahlungsquote
files = Als Datei
csv = CSV herunterladen
parquet = Parquet herunterladen
dossier = Gesuchsdossier
dossierText = Was ein Gesuch und eine Prüfstelle über das Wahrscheinlichkeitsgesetz brauchen. Erstellt wird es auf der Kommandozeile:
dossierNone = Noch keines erstellt.
file = Datei
size = Grösse
madeAt = Erstellt
command = Dieselben Zahlen auf der Kommandozeile
