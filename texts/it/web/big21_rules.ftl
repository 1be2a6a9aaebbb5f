### The rules of Big21, article by article, in our own words. Only the names of values are fixed.

part-a = Aspetti generali
part-b = Natura di Big21
part-c = Partecipazione
part-d = Il gioco di base
part-e = Gioco supplementare High/Low
part-f = Gioco supplementare Rischio
part-g = Fine della partita
part-h = Disposizioni finali

art1-title = Organizzazione
art1-p1 = Big21 è un gioco di destrezza in denaro. L’originale sottostà alla legge sui giochi in denaro del 29 settembre 2017, alla relativa ordinanza del 7 novembre 2018 e alle prescrizioni dei Cantoni.
art1-p2 = L’originale è gestito da Swisslos, una cooperativa con sede a Basilea. Il suo territorio comprende i Cantoni { $cantons }. Chi apre un conto qui deve abitare in uno di essi.
art1-p3 = L’originale si gioca sulla piattaforma internet di Swisslos. ventuno ne è indipendente: è una realizzazione propria delle stesse regole, con denaro fittizio, che nessuno di Swisslos ha esaminato o approvato.
art1-p4 = Per l’originale Swisslos emana le regole del gioco e proprie condizioni per la partecipazione online. Chi gioca qui accetta le regole del gioco e le condizioni per la partecipazione online di questa casa. L’art. 24 dice come si annunciano le modifiche.

art2-title = Natura
art2-p1 = Una partita inizia con il gioco di base. Se questo frutta abbastanza, possono seguire i giochi supplementari High/Low e Rischio, nei quali quanto vinto torna in gioco.
art2-p2 = Nel gioco di base posate le carte una a una su cinque mazzi. Un mazzo che conta esattamente 21 punti è completo.
art2-p3 = In High/Low prevedete se una carta coperta è più alta o più bassa di quella scoperta accanto.
art2-p4 = Rischio si svolge come il gioco di base. La puntata è presa dalla vincita (art. 21).
art2-p5 = High/Low e Rischio possono ripetersi finché la partita termina secondo l’art. 23. Una partita frutta in totale al massimo CHF { $winnings }. Una puntata Rischio che permetterebbe di più non viene offerta.
art2-p6 = Potete smettere in qualsiasi momento e ricevete quanto vinto fino ad allora.

art3-title = Quota di distribuzione
art3-p1 = L’obiettivo è l’88 %: su CHF 100 pagati per puntate e carte, in media CHF 88 devono tornare sotto forma di vincite. Alla lunga, quindi, chi gioca perde.
art3-p2 = A regolarla sono soltanto i pesi con cui si estraggono le carte: la legge di probabilità. È pubblicata prima di entrare in vigore e non dipende né dalla persona, né dalla puntata, né dal saldo, né dall’ora, né dai risultati passati.

art4-title = Puntata e numero di partite
art4-p1 = Scegliete voi la puntata: CHF { $stakes }.
art4-p2 = In un giorno civile, secondo l’ora di Zurigo, sono possibili al massimo { $plays } partite. Questo limite esiste dalle regole del 23 ottobre 2024.

art5-title = Contratto
art5-p1 = Chi gioca conclude un contratto e accetta le regole del gioco e le condizioni per la partecipazione online in vigore quando la puntata è pagata. Una partita resta sotto queste versioni fino alla fine.
art5-b19 = Serve un conto: maggiore età, domicilio in uno dei Cantoni dell’art. 1, nessuna esclusione, entrambi i documenti accettati e tre limiti di perdita netta fissati.

art6-title = Obiettivo
art6-p1 = Distribuite le vostre carte sui cinque mazzi in modo che il maggior numero possibile di mazzi conti esattamente 21.
art6-p2 = Se un mazzo supera 21, il gioco di base è perso e tutta la partita termina subito. I mazzi già completi allora non fruttano nulla.
art6-b5 = Si può scegliere qualsiasi mazzo, anche uno che supererà 21. Prima di una mossa simile vi viene chiesta conferma.

art7-title = Carte
art7-p1 = Vedete sempre una sola carta. La posate su un mazzo o la scartate; solo allora appare la successiva. Una carta scartata non viene sostituita.
art7-p2 = Le carte da 2 a 10 valgono il loro numero, fante, regina e re 10, l’asso 11 o 1. Ogni carta può apparire più volte.
art7-p3 = Un asso vale 11 finché il mazzo non supera 21. Oltre, scende da solo a 1.
art7-b4 = Se su un mazzo ci sono più assi, al massimo uno vale 11: due assi fanno 12, con un nove 21.

art8-title = Piano delle vincite
art8-p1 = La vincita dipende da quanti mazzi sono completi alla fine ed è un multiplo della puntata.

art9-title = Inizio
art9-p1 = Pagata la puntata, vi spettano { $opening } carte.
art9-b3 = Da quel momento tutte le carte sono fissate, qualunque mossa scegliate. Si vedono solo la carta da giocare e il numero di quelle che seguono.

art10-title = Carte aggiuntive
art10-p1 = Appena due mazzi sono completi ricevete da { $free_least } a { $free_most } carte gratuite. Quante siano, lo decide il caso.
art10-p2 = Potete acquistare fino a { $purchases } carte, ognuna al prezzo della puntata. La puntata su cui si calcolano le vincite non aumenta. Il saldo e i limiti di perdita netta e di versamento devono permettere l’acquisto. Ciò vale per ogni acquisto, comunque sia pagato. Se non è possibile, il gioco resta aperto.
art10-b8 = Si vende solo quando non resta più alcuna carta. Allora ne acquistate una o terminate il gioco.

art11-title = Sciogliere un mazzo completo
art11-p1 = Su un mazzo completo in cui un asso vale 11 potete posare un’altra carta e così scioglierlo. Se poi si completa di nuovo un secondo mazzo, ci sono ancora carte gratuite.
art11-p2 = Non ci sono carte gratuite se su un tale mazzo si posa una carta che vale 10: il mazzo conta allora di nuovo 21. Non ce ne sono più nemmeno dopo che tre mazzi sono stati completi contemporaneamente nello stesso gioco di base o Rischio.
art11-p3 = Un mazzo sciolto non conta più come completo. Le sue carte restano dove sono.

art12-title = Fine del gioco di base
art12-p1 = Il gioco di base termina quando tutte le carte sono giocate e non se ne acquistano altre, quando tutti e cinque i mazzi sono completi, quando lo terminate voi o quando un mazzo supera 21.
art12-p2 = Il seguito dipende dal numero di mazzi completi:

art13-title = Natura
art13-p1 = In High/Low potete aumentare la vincita del gioco di base o di un gioco Rischio. Tutta la vincita torna così in gioco.

art14-title = Chi può partecipare
art14-p1 = High/Low è aperto quando il gioco precedente è terminato con tre o quattro mazzi completi.
art14-p2 = Potete saltarlo e passare direttamente a Rischio, oppure smettere.

art15-title = Obiettivo
art15-p1 = Prevedete se la carta coperta è di rango più alto o più basso di quella scoperta. Conta il rango, non i punti: un re è più alto di un fante.
art15-p2 = Se la previsione è giusta, la vincita sale di un gradino (art. 17).
art15-p3 = A parità di rango la previsione non conta; segue un nuovo giro.
art15-p4 = Se è sbagliata, questa vincita è persa e tutta la partita termina. Le vincite realizzate restano (art. 19).
art15-b11 = Ogni giro ha una nuova carta scoperta e una nuova carta coperta. Potete smettere anche dopo aver visto la carta scoperta.

art16-title = Ordine delle carte
art16-p1 = In ordine crescente: 2, 3, 4, 5, 6, 7, 8, 9, 10, fante, regina, re, asso. L’asso è la carta più alta. Anche qui ogni carta può apparire più volte.

art17-title = Piano delle vincite
art17-p1 = Ogni previsione giusta fa salire di un gradino. Tre mazzi partono da { $ladder_first } volte la puntata, quattro da { $ladder_middle } volte.

art18-title = Fine di High/Low
art18-p1 = High/Low termina a { $best } volte la puntata o quando smettete. In entrambi i casi Rischio è aperto.
art18-p2 = Dopo una previsione errata vale l’art. 15.

art19-title = Natura
art19-p1 = In Rischio rimettete in gioco una parte della vincita appena ottenuta o, dove l’art. 21 lo permette, l’intera vincita.
art19-p2 = Ciò che non puntate diventa vincita realizzata e non può più andare perso. Fino alla fine della partita serve solo ad acquistare carte; il resto vi viene poi accreditato.
art19-b15 = Un acquisto usa prima le vincite realizzate, poi il saldo. Le vincite realizzate riducono la perdita netta appena sono realizzate; una carta acquistata con esse la aumenta di nuovo.

art20-title = Chi può partecipare
art20-p1 = Rischio presuppone una vincita di almeno { $risk_least } volte la puntata, quindi tre o più mazzi completi.

art21-title = Puntata massima
art21-p1 = Si può puntare al massimo il { $risk_share } % della vincita e mai più di CHF { $risk_max }.
art21-p2 = Una vincita da CHF { $whole_from } a CHF { $whole_to } compresi può essere puntata per intero.
art21-b13 = La puntata Rischio è un multiplo di 10 centesimi.

art22-title = Svolgimento
art22-p1 = Valgono le regole del gioco di base (art. 6–12). Vincite e prezzo delle carte si calcolano sulla puntata Rischio.

art23-title = Quando termina una partita
art23-p1 = Una partita termina quando smettete, quando un gioco di base o Rischio dà al massimo due mazzi completi, quando un mazzo supera 21, dopo una previsione errata in High/Low e non appena sono stati vinti CHF { $winnings }.
art23-b16 = { $hours } ore dopo il pagamento della puntata termina da sola. Si paga ciò che risulta in quel momento: i mazzi completi, una vincita non ancora persa, le vincite realizzate.

art24-title = Validità
art24-p1 = Le regole qui rese sono quelle del { $in_force }.
art24-p2 = Nuove regole vengono annunciate a chi ha un conto almeno dieci giorni prima, con il loro contenuto essenziale. Dal giorno indicato valgono senza ulteriore consenso; una partita in corso mantiene le vecchie.
art24-p3 = Se le versioni linguistiche divergono, fa stato solo quella tedesca.

art25-title = Dove trovare il testo
art25-p1 = Qui le regole sono rese con parole nostre. Il testo che fa stato è disponibile presso Swisslos, casella postale, 4002 Basilea, o su www.swisslos.ch. Tutte le versioni, anche delle condizioni per la partecipazione online, esistono qui come pagina e in PDF.

example-ace-title = L’asso cede
example-ace-text = Asso e sette fanno 18. Con il nove sarebbero 27; l’asso scende a 1 e sono 17. Un tre avrebbe completato il mazzo.
example-second-title = Il secondo mazzo completo
example-second-text = Con il sette i mazzi completi passano da uno a due. Seguono da 2 a 6 carte gratuite, e chi smette ora riceve 1.1 volte la puntata.
example-clearing-title = Sciogliere il mazzo o mantenere 21
example-clearing-text = Asso e re fanno 21, l’asso vale 11. Un cinque scioglie il mazzo: 16, mancano 5. Un dieci rifà 21; il mazzo resta completo e non dà carte gratuite.
example-loss-title = Una vincita che non lo è
example-loss-text = Puntata CHF 2.00, una carta acquistata CHF 2.00: sono stati pagati CHF 4.00. Due mazzi completi fruttano 1.1 × 2.00 = CHF 2.20. È una perdita di CHF 1.80.
example-highLow-title = Un giro di High/Low
example-highLow-text = Puntata CHF 2.00, tre mazzi: la vincita di CHF 10.00 è in gioco. La carta scoperta è un sei, «più alta» è giusto, la carta coperta era un fante: la vincita sale a CHF 14.00. Con «più bassa» tutto sarebbe andato perso.
example-risk-title = Un gioco Rischio
example-risk-text = Su CHF 14.00 si puntano CHF 4.00; CHF 10.00 sono realizzati e acquisiti. Nel gioco Rischio quattro mazzi fruttano 10 × 4.00 = CHF 40.00, in totale CHF 50.00. Se un mazzo supera 21, restano CHF 10.00.

order-few-stacks = 0, 1 o 2
order-few-leads = Fine della partita
order-some-stacks = 3 o 4
order-some-leads = High/Low, Rischio o smettere
order-all-stacks = 5
order-all-leads = Rischio o smettere
order-bust-stacks = più di 21 su un mazzo
order-bust-leads = Perso, fine della partita

glossary-play-term = Partita
glossary-play-meaning = Tutto ciò che va dal pagamento di una puntata al pagamento della vincita: il gioco di base e quanto segue.
glossary-stake-term = Puntata
glossary-stake-meaning = Quanto costa una partita. Le vincite ne sono multipli, una carta acquistata costa altrettanto; in Rischio è l’importo rimesso in gioco.
glossary-stack-term = Mazzo
glossary-stack-meaning = Uno dei cinque posti su cui si posano le carte.
glossary-complete-term = Completo
glossary-complete-meaning = Si dice di un mazzo che conta esattamente 21.
glossary-soft-term = Morbido (17*)
glossary-soft-meaning = Un mazzo in cui un asso vale 11. Lo indica l’asterisco accanto al totale; una carta troppo alta cambia l’11 in 1.
glossary-clearing-term = Sciogliere
glossary-clearing-meaning = Posare un’altra carta su un mazzo completo il cui asso vale 11, così che non è più completo. Le regole dicono «rimuovere».
glossary-realised-term = Vincita realizzata
glossary-realised-meaning = Vincita che in Rischio non è stata puntata. È acquisita e viene accreditata alla fine della partita.
glossary-law-term = Legge di probabilità
glossary-law-meaning = I pesi pubblicati con cui si estraggono le carte e il numero di carte gratuite.
glossary-payout-term = Quota di distribuzione
glossary-payout-meaning = Vincite pagate divise per puntate e acquisti di carte. Le puntate Rischio non contano, perché sono denaro già vinto.
glossary-netLoss-term = Perdita netta
glossary-netLoss-meaning = Puntate e acquisti di carte meno le vincite, su 1, 7 o 30 giorni. Prima della prima partita ne fissate i limiti.
