### The console: the names of its pages.

pages-overview = Übersicht
pages-players = Spieler
pages-player = Spieler
pages-play = Spiel
pages-game = Spiel am Tisch
pages-questions = Anfragen
pages-question = Anfrage
pages-cases = Spielerschutz
pages-case = Fall
pages-protection = Wirksamkeit
pages-held = Prüfungen
pages-unfinished = Unbeendete Spiele
pages-tables = Tische
pages-staff = Personal
pages-journal = Hausjournal
pages-alerts = Alarme
pages-rounds = Rundgänge
pages-payout = Auszahlung
pages-steering = Steuerung
pages-terms = Regeln und Gesetze
pages-rates = Wechselkurse
pages-reports = Berichte
pages-events = Ereignisse
pages-approvals = Genehmigungen
pages-reads = Einsichten
pages-access = Ihr Zugang

groups-house = Haus
groups-people = Leute
groups-payout = Auszahlung
groups-records = Nachweise
