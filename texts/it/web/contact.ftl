### Contatto: scrivere alla casa, leggere le risposte, contestare una partita.

title = Contatto
lead = Avete domande? Scriveteci. Troverete la risposta qui e tra i messaggi del vostro conto.
guest = Se avete un conto e potete entrare, accedete: troverete la risposta qui. Senza conto, o se non potete entrare, scriveteci con questo modulo.
guestLogin = Nome utente, se si tratta di un conto
reach = E-mail o telefono per la risposta
guestNote = Prima di cambiare qualcosa in un conto verifichiamo la vostra identità. Non scriveteci mai la vostra password.
received = Il vostro messaggio è arrivato. Vi rispondiamo per e-mail o per telefono.
reachUs = Altri modi per contattarci
address = Indirizzo
web = Web
email = E-mail
phone = Telefono
where = Una partita si contesta là dove la vedete: alla fine, nella retrospettiva, tra le partite del tavolo e nell’elenco delle vostre partite.
games = Alle vostre partite
notYours = Potete contestare solo una partita in cui avevate voi stessi una puntata. Questa non la troviamo tra le vostre.
write = Scriverci
own = Le vostre richieste
all = Tutte le richieste
none = Non ci avete ancora scritto.
question = Richiesta
dispute = Reclamo

states-waiting = in attesa di risposta
states-answered = con risposta
states-closed = chiusa

about = Si tratta di { $about }.

# $number: of the table's games; $table: the name of the table; $when: when it began; $stake: an amount
aboutGame = Si tratta della partita { $number } di Black Jack Challenge al tavolo «{ $table }» del { $when }, ante { $stake }.

aboutPlay = Si tratta della vostra partita di Big21 del { $when }, puntata { $stake }.

disputeIt = Contesto questa partita
disputeGame = Contesto questa partita al tavolo
closed = Il vostro conto è chiuso. Potete ancora farci domande.
disputeNote = Su un reclamo decide la direzione. La domanda, la decisione e un eventuale accredito restano registrati. La decisione è definitiva.
subject = Oggetto
text = Il vostro messaggio
more = Aggiungere qualcosa
send = Inviare
unwritten = Scrivete qualcosa, per favore.
byYou = Voi
byHouse = La casa
upheld = Accolto.
rejected = Respinto.

paid = Accredito: { $amount }.
