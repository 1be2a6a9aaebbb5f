### Die Konsole: Spielerschutz.

title = Spielerschutz
lead = Konten mit Anzeichen von problematischem Spiel. Der älteste Fall steht zuoberst. Ein Anzeichen ist kein Urteil: Es beurteilt ein Mensch.
lookedAt = Zuletzt geprüft: { $at }
neverLooked = Noch nie geprüft
all = Alle Fälle
figures = Zahlen des Jahres
none = Keine.
state = Stand

states-open = offen
states-taken = in Arbeit
states-closed = abgeschlossen

case = Fall
caseOf = Fall { $number } von { $login }
player = Spieler
signs = Anzeichen
handler = Zuständig
opened = Eröffnet
age = Alter
changed = Zuletzt
days =
    { $n ->
        [one] Ein Tag
       *[other] { $n } Tage
    }

sign-rising_deposits = Steigende Einzahlungen
sign-limits_raised = Limiten wiederholt erhöht
sign-limits_hit = Limiten wiederholt ausgeschöpft
sign-chasing = Verlusten nachgespielt
sign-long_sessions = Lange Sitzungen
sign-night_sessions = Spiel in der Nacht
sign-withdrawn_and_back = Auszahlung, bald wieder Einzahlung
byHand = Vom Personal eröffnet

findings = Die Tatsachen dahinter
times = Anzahl
sessions = Sitzungen, in denen nach einem Verlust weitergespielt wurde
period = Zeitraum
before = Davor, CHF
now = Jetzt, CHF
when = Wann
amount = CHF
minutes = Minuten
criteria = Kriterien

steps = Verlauf
step-opened = Eröffnet
step-extended = Neue Anzeichen
step-taken = Übernommen
step-measure = Massnahme
step-closed = Abgeschlossen
most = höchstens CHF { $amount }
told = Was der Spieler las
until = bis { $at }

begin = Fall eröffnen
beginText = Für Hinweise, die das Personal bemerkt oder hört. Der Grund steht im Journal des Kontos.
take = Übernehmen
takeText = Sie sind ab jetzt für diesen Fall zuständig.
measure = Massnahme treffen
measureText = Der Spieler erhält eine Mitteilung in seiner Sprache. Der Grund steht nur im Journal.
kind = Art
measures-message = Mitteilung
measures-pause = Pause
measures-limit = Limite senken
measures-exclusion = Ausschluss
forDays = Für wie viele Tage
limit = Limite
limits-loss_1_day = Nettoverlust, ein Tag
limits-loss_7_days = Nettoverlust, 7 Tage
limits-loss_30_days = Nettoverlust, 30 Tage
limits-deposit_30_days = Einzahlungen, 30 Tage
highest = Höchstens, CHF
own = Eigene Worte an den Spieler, falls gewünscht
close = Abschliessen
closeText = Was aus dem Fall geworden ist. Was bis jetzt geschah, führt nicht mehr zu einem neuen Fall.
judgement = Beurteilung
judgements-founded = begründet
judgements-unfounded = unbegründet
outcome = Ergebnis

yearTitle = Spielerschutz: Zahlen des Jahres
yearLead = Fälle, die in diesem Jahr eröffnet wurden, was getan wurde und was daraus geworden ist.
year = Jahr
show = Anzeigen
csv = CSV
cases = Fälle
share = Anteil unbegründeter, von den beurteilten
bySign = Nach Anzeichen
byMeasure = Massnahmen: 30 Tage davor und danach
taken = Getroffen
compared = Verglichen
deposits = Einzahlungen, CHF
lost = Verlust, CHF
