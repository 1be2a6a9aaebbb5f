### The console: significant events.

title = Ereignisse
lead = Bedeutende Ereignisse: Gewinne ab CHF 1’000, Berichtigungen, Limiten, Sperren, Regeln und Gesetze, Schliessungen, Personal, ungültige Spiele, Alarme.
none = Es wurde noch kein bedeutendes Ereignis gezählt.
when = Zeit
what = Was
who = Wer
where = Wo
house = Hausjournal
player = Konto { $id }
table = Tisch { $id }
reason = Begründung

kinds-large_win = Hoher Gewinn
