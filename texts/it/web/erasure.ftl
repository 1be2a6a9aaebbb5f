### I dati personali dopo la chiusura.

title = Cancellazione dei dati personali
due = Nome, data di nascita, cantone, nome utente, password, indirizzo e-mail e ciò che voi e la casa avete scritto vengono cancellati a partire dal { $date }. Fino ad allora la legge impone di conservarli.
kept = Finché il conto è escluso, bloccato o in fase di verifica, o un caso di protezione di chi gioca è aperto, i dati personali restano conservati. In seguito vengono cancellati appena la legge lo permette.
journal = Il giornale con partite e pagamenti resta. Contiene soltanto il numero del vostro conto.
asked = Avete chiesto la cancellazione il { $date }.
atOnceText = Con questo conto non è mai stato versato né puntato nulla. Perciò i dati possono essere cancellati subito.
askText = Potete chiedere la cancellazione già adesso. La richiesta viene registrata con la data.
ask = Chiedere la cancellazione
atOnce = Cancellare subito
sure = Cancellare adesso i dati personali?
sureText = In seguito nessuno può più accedere a questo conto. Non si può annullare.
go = Cancellare definitivamente
stay = Non cancellare
done = I vostri dati personali sono stati cancellati. Nessuno può più accedere a questo conto.
