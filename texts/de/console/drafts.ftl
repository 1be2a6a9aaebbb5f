### The console: drafts of rules and laws.

title = Entwürfe
none = Kein Entwurf.
one = Entwurf: { $name }
make = Neuer Entwurf
makeTitle = Einen Entwurf anlegen
makeText = Er ist nur an der Konsole zu sehen, bis er veröffentlicht wird.
makeConfirm = Entwurf anlegen
ruleSet = Regelwerk
lawName = Name des Gesetzes
lawNameNote = Der eines bekannten Gesetzes, etwa optimal-88, oder der im Text unten.
fromFile = Aus einer Datei
fromFileNote = Ihr Inhalt steht danach im Feld darüber.
lawText = Text, wenn es ein neues ist
rulesText = Text, wenn es neue Spielregeln sind
tableRules = Tischregeln
tableRulesText = Text, wenn es neue Tischregeln sind
tableRulesTextNote = Sie heissen nach dem Tag, von dem an sie gelten. Genannt werden nur Zahlen, die vom Faltblatt des Dezembers 2019 abweichen.
expectation = Erwartung von { $bet }
expectationNote = genau, je Franken Einsatz
rulesTextNote = Der Name ist der Tag, von dem an sie gelten. Nur Zahlen, die von den Regeln vom 23. Oktober 2024 abweichen, werden genannt. Ändern sie, was das Spiel wert ist, werden zuerst die Kennzahlen berechnet.
state = Stand

states-ready = bereit
states-working = wird berechnet
states-failed = gescheitert

working = Die Zahlen werden berechnet. Das dauert einige Sekunden, bei viel Betrieb ein bis zwei Minuten; sie erscheinen hier von selbst.
looking = Das Gesetz wird gesucht. Das dauert einige Minuten; es erscheint hier von selbst.
madeBy = Von
changedBy = Zuletzt geändert von
changedAt = Geändert
announcement = Ankündigung
announcementNote = Die wesentlichen Änderungen, in allen vier Sprachen. Sie stehen in den Nachrichten jedes Kontos.

languages-de = Deutsch
languages-fr = Französisch
languages-it = Italienisch
languages-en = Englisch

reason = Begründung
reasonNote = Für das Journal, nicht für die Spielerinnen und Spieler.
effective = Gilt ab (Zürcher Zeit)
effectiveRules = Regeln gelten frühestens { $days } Tage nach der Veröffentlichung (Art. 24.2), also nicht vor { $when }. Leer: so früh wie möglich.
effectiveLaw = Ein Gesetz gilt frühestens { $days } Tage nach der Veröffentlichung (B19), also nicht vor { $when }. Darf unter dem geltenden nicht länger gespielt werden, schliessen Sie das Spiel. Leer: so früh wie möglich.
save = Speichern
saved = Gespeichert.
unsaved = Nicht gespeichert: Die Vorschau zeigt den letzten gespeicherten Stand.
preview = Vorschau
previewNote = So steht es in den Nachrichten, je nach Sprache des Kontos.
previewNone = Speichern Sie zuerst die Ankündigung.
publish = Veröffentlichen
publishTitle = { $name } veröffentlichen
publishLaw = Das Gesetz { $name } gilt ab { $when } für jedes Spiel, das danach beginnt. Laufende Spiele enden unter ihrem Gesetz. Alle Konten finden die Ankündigung in ihren Nachrichten. Zurücknehmen lässt sich das nicht, nur durch eine weitere Veröffentlichung ablösen.
publishTableRules = Die Tischregeln { $name } gelten ab { $when } für jedes Spiel an den Tischen, dessen Setzphase danach beginnt. Jedes Konto findet die Ankündigung bei seinen Mitteilungen. Das lässt sich nicht zurücknehmen, nur durch eine weitere Veröffentlichung ablösen.
publishRules = Die Regeln { $name } gelten ab { $when } für jedes Spiel, das danach beginnt. Laufende Spiele enden unter ihren Regeln. Alle Konten finden die Ankündigung in ihren Nachrichten. Zurücknehmen lässt sich das nicht, nur durch eine weitere Veröffentlichung ablösen.
soonest = dem frühestmöglichen Zeitpunkt
soonestShort = so früh wie möglich
discard = Verwerfen
discardTitle = Entwurf { $name } verwerfen
discardText = Der Entwurf verschwindet. Veröffentlicht wird nichts.
gone = Diesen Entwurf gibt es nicht mehr.
