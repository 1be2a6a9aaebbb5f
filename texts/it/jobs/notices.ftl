### Avvisi per e-mail.

foot = Questo messaggio viene da un programma; nessuno legge le risposte. Nel vostro conto, sotto «Accesso», decidete quali avvisi ricevere per e-mail.
code_subject = Confermate il vostro indirizzo e-mail
code_body = Questo codice conferma il vostro indirizzo e-mail nel vostro conto: { $code }. È valido per 24 ore. Se non avete indicato alcun indirizzo, non dovete fare nulla.
answer_subject = Un messaggio per voi
answer_body = La casa vi ha scritto. Lo leggete nel vostro conto sotto «Messaggi».
announcement_subject = Un annuncio della casa
announcement_body = Le regole, la legge del caso o le condizioni cambieranno. Che cosa cambia, e da quando, lo leggete nel vostro conto sotto «Messaggi».
limit_subject = Un limite è quasi esaurito
limit_body = Uno dei vostri limiti è quasi esaurito. Quale, lo vedete nel vostro conto sotto «Limiti».
security_subject = Sicurezza del vostro conto
password_body = La vostra password è stata cambiata. Se non siete stati voi, scriveteci subito tramite «Contatto».
factor_body = È cambiato qualcosa nei secondi fattori del vostro conto. Che cosa, lo leggete nel vostro conto sotto «Messaggi». Se non siete stati voi, scriveteci subito tramite «Contatto».
link_body = Il nostro personale ha creato un link per una nuova password. Se non l’avete chiesto, scriveteci subito tramite «Contatto».
email_body = L’indirizzo e-mail del vostro conto viene cambiato o tolto. Se non siete stati voi, scriveteci subito tramite «Contatto».
