### Contatto: scrivere alla casa, leggere le risposte, contestare un gioco.

title = Contatto
lead = Ha domande? Ci scriva. Troverà la risposta qui e tra i messaggi del Suo conto.
guest = Per scriverci, acceda al Suo conto.
write = Scriverci
own = Le Sue richieste
all = Tutte le richieste
none = Non ci ha ancora scritto.
question = Richiesta
dispute = Reclamo

states-waiting = in attesa di risposta
states-answered = con risposta
states-closed = chiusa

about = Si tratta di { $about }.
disputeIt = Contesto questo gioco
disputeNote = Su un reclamo decide la direzione. La domanda, la decisione e un eventuale accredito restano registrati. La decisione è definitiva.
subject = Oggetto
text = Il Suo messaggio
more = Aggiungere qualcosa
send = Inviare
unwritten = Scriva qualcosa, per favore.
byYou = Lei
byHouse = La casa
upheld = Accolto.
rejected = Respinto.

paid = Accredito: { $amount }.
