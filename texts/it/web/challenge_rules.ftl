### The rules of Black Jack Challenge in our own words, and the page around them.

title = Le regole di Black Jack Challenge
lead = Un tavolo, un mazzo, un pot: il gioco spiegato passo per passo, con parole nostre ed esempi.
independent = ventuno è indipendente da Swiss Casinos, il cui pieghevole del dicembre 2019 descrive il gioco. Si gioca con denaro fittizio: nulla di ciò che si vince o si perde ha valore fuori da queste pagine.
margin = I numeri a margine indicano la decisione su cui si fonda un paragrafo: C per questo gioco, B per tutta la casa. Dicono come ventuno legge il pieghevole e dove ne colma le lacune.
contents = Indice
card = Carta
points = Punti
ace_points = 11 o 1

bonus-first_two = Le vostre prime due carte
bonus-odds = Quota
bonus-of_one = per CHF 1
bonus-chance = Frequenza
bonus-nothing = Niente di tutto ciò
bonus-hits = Vince in
bonus-share = { $fraction } delle partite, { $percent }
bonus-mean = In media per puntata
bonus-what-red_pair = stesso rango, entrambe rosse
bonus-what-double_red = entrambe rosse, senza coppia
bonus-what-black_pair = stesso rango, entrambe nere
bonus-what-pair = stesso rango, non entrambe nere
bonus-what-double_black = entrambe nere, senza coppia
bonus-expectation = Le due puntate bonus hanno esattamente lo stesso valore atteso: { $fraction } della puntata, circa { $percent }. Alla lunga il banco trattiene quindi poco meno di 11 centesimi per ogni franco. Chi punta su entrambe perde in media la stessa parte del totale. Il pot invece torna per intero ai box.
bonus-count = Contato su tutti i { $hands } modi di ricevere due carte su 52.
bonus-of_version = La quota dice quanto vince la puntata; in più la puntata torna indietro. A { $red_pair }, con un Red Pair, CHF 1 su Red diventa CHF { $becomes }. Le puntate sono multipli di 10 centesimi, perché ogni pagamento torni esatto.
bonus-expectation_each = In media Red Bonus rende { $red } della puntata, circa { $red_percent }, e Black Bonus { $black }, circa { $black_percent }. A lungo andare il banco trattiene questa parte. Il pot invece torna per intero ai box.
bonus-example_leaflet = Gli esempi usano le quote del pieghevole del dicembre 2019.

posted-title = Che cosa possono indicare i tavoli
posted-bet = Puntata
posted-least = almeno
posted-most = al massimo
posted-version = Regole dei tavoli { $name }, in vigore dal { $since }.
posted-leaflet = Regole dei tavoli { $name }: quelle del pieghevole.
posted-coming = Annunciato: dal { $from } valgono le regole dei tavoli { $name }.
posted-kept = Ogni partita si gioca fino alla fine secondo le regole dei tavoli in vigore al momento delle puntate. A un tavolo che indicava altro vale l’importo consentito più vicino.

clock-phase = Tempo
clock-calm = tranquillo
clock-brisk = spedito
clock-bet = per puntare
clock-decide = per ogni decisione

examples = Esempi
box = Box { $n }
bust = Bust
community = carte comuni pagate
star = * Un asso vale 11.
further = Per continuare
tables = Ai tavoli
fairness = Come si mescola il mazzo e come verificarlo
big21 = Le regole di Big21
toHouseRules = Leggere il regolamento della casa

part-a = Scopo del gioco
part-b = Tavolo, carte e pot
part-c = Puntate bonus
part-d = Lo svolgimento
part-e = Casino War
part-f = Tempo di riflessione, assenza, interruzione
part-g = Denaro e limiti
part-h = Regolamento della casa e direzione

aim-title = Obiettivo
aim-p1 = Giocate contro gli altri al tavolo. Chi si avvicina di più a 21 punti senza superare 21 riceve l’intero pot.
aim-p2 = In ogni partita vince il pot un solo box. In caso di parità decide il Casino War.
aim-p3 = La casa non preleva nulla dal pot. Contro il banco si gioca solo nelle puntate bonus.

table-title = Tavolo e box
table-p1 = Giocano da { $players_least } a { $players_most } persone, ciascuna al proprio box. Solo chi vi è seduto punta su quel box, e nessuno ha due box allo stesso tavolo.
table-p2 = Se puntano meno di due box, non si distribuiscono carte e la puntata viene restituita.
table-p3 = Le fiche provengono dal vostro saldo, oppure versate direttamente al tavolo, in franchi o in una valuta con corso esposto. Tra due partite potete aggiungerne o alzarvi; allora tutte le fiche tornano sul vostro conto. Si può guardare anche senza sedersi.
table-p4 = Chi porta fiche ne ha poi almeno quante può costare una partita: tre ante e il bonus. Il massimo è di { $chips_antes } ante.

values-title = Valore delle carte
values-p1 = Si gioca con un mazzo di { $cards } carte, rimescolato per ogni partita. Ogni carta c’è una sola volta.
values-p2 = L’asso vale 11 finché il totale non supera 21, altrimenti 1. Un asso con un dieci o una figura fa 21, un 21 come gli altri.
values-p3 = Non si può né raddoppiare né dividere.

pot-title = Ante e pot
pot-p1 = Prima delle carte mettete un’ante e almeno una puntata bonus. Minimo e massimo sono indicati al tavolo; se per l’ante coincidono, l’ante è fissa.
pot-p2 = Tutte le ante e tutti i pagamenti per le carte comuni formano il pot. Le puntate bonus non ne fanno parte.

button-title = Il Button
button-p1 = Il Button indica chi riceve le prime carte e decide per primo. Dopo ogni partita passa in senso orario al prossimo box che ha puntato nella nuova; tutti gli altri vengono saltati.

bonuses-title = Red Bonus e Black Bonus
bonuses-p1 = Una puntata bonus si gioca contro il banco. Contano solo le vostre prime due carte; quello che segue non cambia nulla, nemmeno se superate 21.
bonuses-p2 = Puntate su Red Bonus, su Black Bonus o su entrambi.
bonuses-p3 = Una coppia sono due carte dello stesso rango. Re e regina valgono entrambi 10, ma non formano una coppia.
bonuses-p4 = Ogni puntata bonus paga solo la combinazione migliore. Se avete puntato su entrambe, una coppia rossa paga su Red come Red Pair e su Black come Pair.

odds-title = Quote e probabilità
odds-p1 = Una quota di 30:1 paga trenta volte la puntata e la restituisce: con un Red Pair, CHF 1 su Red diventa CHF 31. Le puntate sono multipli di 10 centesimi, così anche 3:2 torna esatto.

steps-title = Passo per passo
steps-p1 = Si apre la fase delle puntate. Ognuno mette la propria ante e almeno una puntata bonus.
steps-p2 = A partire dal Button ogni box riceve una carta scoperta e una coperta. Poi due carte comuni vengono posate coperte al centro.
steps-p3 = Finché le carte non vengono scoperte, nessun altro vede la vostra carta coperta.
steps-p4 = A partire dal Button ogni box decide sulla prima carta comune: pagare ancora una volta la propria ante oppure restare («Stay»). Quando tutti hanno deciso, la carta viene girata.
steps-p5 = Chi ha pagato decide allo stesso modo sulla seconda. Chi è rimasto alla prima gioca fino alla fine con le sue due carte. La seconda carta viene girata in ogni caso.
steps-p6 = Tutte le carte coperte vengono aperte nell’ordine in cui sono state distribuite.
steps-p6b = Le puntate bonus vengono determinate e pagate.
steps-p6c = I totali vengono confrontati; oltre 21 si annuncia «Bust».
steps-p7 = Se più box hanno il totale migliore, segue il Casino War.
steps-p8 = Il pot va al box vincente. Il Button avanza e comincia la partita successiva.

communityCards-title = Carte comuni
communityCards-p1 = Una carta comune pagata conta sempre, anche se porta il vostro totale oltre 21. Una non pagata non conta mai.
communityCards-p2 = La stessa carta conta per tutti coloro che l’hanno pagata. Se le vostre fiche non bastano per un’ante, potete solo restare.

showdown-title = Le carte si scoprono
showdown-p1 = Il totale più alto fino a 21 vince l’intero pot. Oltre 21 è «Bust»: quel box non può più vincere il pot, a meno che tutti superino 21.

tie-title = Parità
tie-p1 = Una carta viene bruciata, cioè messa da parte senza mostrarla. Poi ogni box coinvolto riceve una carta scoperta. Il rango più alto vince il pot; l’asso è il più alto, il due il più basso.
tie-p2 = Conta il rango, non i punti: un re batte un fante. Se c’è di nuovo parità, si continua tra i box alla pari finché uno vince. Un Casino War non costa nulla.

allBust-title = Tutti oltre 21
allBust-p1 = Se tutti i box superano 21, tutti si contendono il pot nel Casino War. Di quanto un box superi 21 non conta: ogni partita ha un box vincente, e nessuno è più vicino a 21 senza superarlo.

deck-title = Se il mazzo non basta
deck-p1 = Se le carte non bastano per l’intero giro successivo, tutte quelle dei giri precedenti vengono rimescolate nel mazzo, comprese le bruciate. Le carte dei box e le carte comuni restano sul tavolo.

thinking-title = Tempo di riflessione
thinking-p1 = Per le puntate e per ogni decisione c’è un tempo limite. La durata dipende dal ritmo del tavolo, indicato nell’elenco dei tavoli.

late-title = Chi è in ritardo o non è collegato
late-p1 = Chi non punta nella fase delle puntate non partecipa a quella partita. Chi non decide in tempo o non è collegato resta. Per chi è assente non si punta e non si paga mai nulla.
late-p2 = Dopo una decisione o una fase delle puntate mancata un box è considerato assente finché non punta di nuovo. Quando tutti gli altri hanno puntato, lo si aspetta al massimo { $away_seconds } secondi. Ciò che è già nel pot resta in gioco: anche un box assente può vincere.
late-p3 = Una partita conta come mancata se un box non ha puntato o ha lasciato passare una decisione. Dopo { $missed_games } partite mancate di seguito il posto si libera e tutte le fiche tornano sul conto. Chi si ricollega prima ritrova lo stesso posto, la stessa carta coperta e il tempo che resta.

interruption-title = Interruzione del server
interruption-p1 = Dopo un riavvio del server la partita riprende esattamente da dove era, con le stesse carte e le stesse puntate. Il tempo riparte da capo, così nessuno è in ritardo per questo motivo.
interruption-p2 = Se una partita non può riprendere entro { $void_minutes } minuti, è annullata e tutte le puntate vengono restituite.

voided-title = Partite annullate
voided-p1 = Se in una partita qualcosa va storto, la direzione di gioco può annullarla. Ante, pagamenti e puntate bonus vengono allora restituiti a tutti; nome e motivo sono messi agli atti.

limits-title = Limiti e blocchi
limits-p1 = I vostri limiti di perdita netta valgono anche al tavolo. Le fiche che portate a un tavolo contano come perse finché non tornano sul vostro conto.
limits-p2 = In caso di blocco lasciate il tavolo alla fine della partita in corso; le fiche tornano sul vostro conto.

money-title = Denaro fittizio
money-p1 = Tutti gli importi sono denaro fittizio e fuori da queste pagine non hanno valore. Al tavolo di esercizio non è in gioco nemmeno denaro fittizio.

houseRules-title = Che cosa vale inoltre
houseRules-p1 = Queste regole valgono nel quadro del regolamento della casa: le condizioni su conto, limiti, blocchi e comportamento al tavolo.
houseRules-p2 = Le regole possono essere modificate. Una partita su cui si è già puntato finisce secondo le regole con cui è cominciata.
houseRules-p3 = In caso di contestazione decide la direzione. La sua decisione è definitiva; viene messa agli atti con nome e motivo.

example-three-title = Una partita in tre
example-three-text = L’ante è di CHF 5.00. Il box 1 ha 14 e paga la prima carta: 21, poi resta. Il box 2 resta a 18. Il box 3 ha 15 con un asso, paga il sette e ha 12, paga anche il dieci: 22, bust. Nel pot ci sono tre ante e tre pagamenti, CHF 30.00. Il box 1 ha pagato 10.00 e riceve 30.00; vi si aggiungono le puntate bonus.
example-war-title = Casino War con ripetizione
example-war-text = I box 2 e 5 hanno entrambi 20. Si brucia una carta, entrambi ricevono un nove: si ripete. Si brucia un’altra carta, poi la regina batte il sei. L’intero pot va al box 2.
example-bonuses-title = Le due puntate bonus
example-bonuses-text = CHF 1.00 su Red e CHF 1.00 su Black. Due otto rossi: Red paga 31.00 come Red Pair, Black 4.00 come Pair, in totale CHF 35.00 per 2.00. Un re e una regina rossi non sono una coppia: Red paga 2.50 come Double Red, Black nulla.
example-equal-title = 21 è 21
example-equal-text = Un asso e un re non valgono più di tre sette: i due box hanno 21, decide il Casino War. Il box 6 ha pagato per questo un’ante in più.
