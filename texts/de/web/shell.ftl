### The frame of all pages: top line, foot, errors.

skip = Zum Inhalt
playMoney = Spielgeld
menu = Menü
navigation = Seiten
lobby = Übersicht
practice = Üben
play = Spielen
challenge = Challenge
rules = Regeln
challengeRules = Regeln der Challenge
documents = Dokumente
account = Konto
unread =
    { $n ->
        [one] { $n } ungelesene Nachricht
       *[other] { $n } ungelesene Nachrichten
    }
logIn = Anmelden
logOut = Abmelden
language = Sprache
theme = Darstellung

themes-system = wie System
themes-light = hell
themes-dark = dunkel

session = Ihre Sitzung
balance = Guthaben CHF
time = Sitzung
result = Ergebnis CHF
fairness = Fairness
verify = Spiel prüfen
training = Training
help = Hilfe und Limiten
contact = Kontakt
footer = Rechtliches und Hilfe
adults = Ab 18 Jahren
noPayout = Gespielt wird um Spielgeld. Es hat keinen Geldwert.
independent = Unabhängiges Projekt, mit Swisslos nicht verbunden.
unreachable = Keine Verbindung zum Server. Bitte versuchen Sie es in einem Moment noch einmal.
again = Noch einmal versuchen
loading = Wird geladen
missing = Diese Seite gibt es nicht
toLobby = Zur Übersicht
close = Schliessen
lastLogIn = Zuletzt angemeldet haben Sie sich am { $at }.

reality-title = Ein Moment Pause
reality-time = Sie sind seit { $time } angemeldet.
reality-result = Ergebnis dieser Sitzung: { $result }.
reality-running = Ein laufendes Spiel bleibt bestehen, auch wenn Sie sich abmelden. Es endet vier Stunden nach seinem Beginn von selbst.
reality-every = Wieder erinnern nach
reality-setting = An Zeit und Ergebnis erinnern alle
reality-minutes = { $n } Minuten
reality-goOn = Weiter
