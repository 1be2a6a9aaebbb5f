### The console: exchange rates (C15).

title = Wechselkurse
lead = Franken für eine Einheit: beim Ankauf, wenn jemand einzahlt, und beim Verkauf, wenn jemand ausbezahlt wird. Ein Kurs gilt, sobald er angeschlagen ist. Wer noch den früheren gesehen hat, zahlt nicht: Die Zahlung wird abgelehnt und der neue Kurs gezeigt.
posted = Angeschlagen
none = Noch ist kein Kurs angeschlagen. Die Kasse nimmt nur Franken.
history = Verlauf
currency = Währung
buys = Ankauf, CHF
sells = Verkauf, CHF
when = Seit
by = Durch
reason = Begründung
inForce = gilt
post = Kurs anschlagen
postTitle = Einen Kurs anschlagen
postText = Er gilt sofort für jede neue Zahlung.
confirm = Anschlagen
jump = Er weicht um mehr als { $percent } % vom letzten ab und stimmt
more = Frühere Kurse
