### Avvisi per e-mail.

title = E-mail
text = Se lo desiderate, la casa invia avvisi per e-mail. Dicono soltanto che è successo qualcosa; lo leggete qui nel conto.
goesTo = Gli avvisi vanno a { $address }.
waits = Un codice è in viaggio verso { $address }. È valido per 24 ore. Con esso confermate l’indirizzo.
address = Indirizzo e-mail
give = Richiedere un codice
code = Codice
confirm = Confermare l’indirizzo
which = Questi avvisi arrivano per e-mail
kinds-answers = Risposte e messaggi della casa
kinds-announcements = Annunci di regole, leggi del caso e condizioni
kinds-security = Sicurezza: password, secondi fattori, indirizzo, limiti quasi esauriti
save = Salvare la scelta
remove = Togliere l’indirizzo
