### Playing with measure: a self-test, the tools of the account, and people to talk to.

# Our own wording. Each yes is a sign; what they add up to is said calmly.
questions-q1 = Spielen Sie oft länger, als Sie sich vorgenommen haben?
questions-q2 = Setzen Sie nach einem Verlust mehr ein, um ihn wettzumachen?
questions-q3 = Haben Sie schon mit Geld gespielt, das für Miete, Rechnungen oder Einkäufe gedacht war?
questions-q4 = Erzählen Sie anderen nicht alles darüber, wie viel Sie spielen oder verlieren?
questions-q5 = Werden Sie unruhig oder gereizt, wenn Sie nicht spielen können?
questions-q6 = Spielen Sie, um Sorgen, Einsamkeit oder schlechte Stimmung zu vergessen?
questions-q7 = Haben Arbeit, Ausbildung, Familie oder Freundschaften schon unter dem Spielen gelitten?
questions-q8 = Haben Sie sich für das Spielen Geld geliehen oder etwas verkauft?
questions-q9 = Haben Sie schon vergeblich versucht, weniger zu spielen oder aufzuhören?

results-several = Mehrere Ihrer Antworten deuten darauf hin, dass das Spielen Ihnen schadet. Sprechen Sie mit jemandem: Die Beratung ist kostenlos und vertraulich, auch für Angehörige. Eine Selbstsperre gibt Ihnen Zeit.
results-some = Einzelne Antworten sind ein Anlass, genauer hinzusehen. Tiefere Limiten oder eine Pause helfen oft schon. Ein Gespräch mit einer Beratungsstelle kostet nichts und verpflichtet zu nichts.
results-none = Ihre Antworten zeigen keine Anzeichen eines Problems. Das kann sich ändern; die Fragen stehen jederzeit hier.

addresses-german = Deutschschweiz. Telefon rund um die Uhr, kostenlos und anonym; Beratung auch online.
addresses-french = Westschweiz, auf Französisch. Telefon kostenlos und anonym.
addresses-italian = Tessin, auf Italienisch. Telefon kostenlos; Beratung durch Fachleute.

title = Massvoll spielen
lead = Spielen soll Unterhaltung bleiben. Hier finden Sie ein paar Fragen an sich selbst, die Werkzeuge Ihres Kontos und Menschen, mit denen Sie reden können.
playMoney = Auf diesen Seiten wird nur um Spielgeld gespielt. Die Fragen meinen auch das Spielen um Geld anderswo.
talk = Mit jemandem reden
talkText = Diese Stellen beraten Betroffene und Angehörige. Sie haben mit ventuno nichts zu tun.
phone = Telefon
test = Neun Fragen an sich selbst
testText = Denken Sie an die letzten zwölf Monate. Ihre Antworten bleiben in diesem Fenster; nichts wird gespeichert oder gesendet. Der Test ersetzt keine Fachperson.
yes = Ja
no = Nein
evaluate = Auswerten
missing =
    { $n ->
        [one] Eine von { $all } Fragen ist noch offen.
       *[other] { $n } von { $all } Fragen sind noch offen.
    }
result = Ergebnis
count =
    { $n ->
        [one] Sie haben eine von { $all } Fragen mit Ja beantwortet.
       *[other] Sie haben { $n } von { $all } Fragen mit Ja beantwortet.
    }
again = Von vorn
tools = Werkzeuge Ihres Kontos
limits = Limiten
limitsText = Nettoverlust für 1, 7 und 30 Tage, Einzahlungen für 30 Tage. Eine Senkung gilt sofort, eine Erhöhung erst nach 72 Stunden.
block = Selbstsperre
blockText = Für 1 bis 180 Tage, für ein Spiel oder alle. Sie kann nicht vorzeitig aufgehoben werden.
statement = Kontoauszug
statementText = Was in den letzten drei Monaten ein- und ausging, mit den Nettoeinzahlungen.
reality = Erinnerung
realityText = Zeit und Ergebnis der Sitzung stehen immer oben. Zusätzlich erinnern wir Sie in dem Abstand, den Sie wählen.
