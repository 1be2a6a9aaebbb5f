### How the cards are drawn, in plain words.

stages-s1-when = Prima della puntata
stages-s1-title = Il server s’impegna
stages-s1-text = Per ogni partita il server estrae 256 bit casuali, il suo valore iniziale. Lo tiene segreto, ma ne mostra l’impronta: l’impegno. Questo figura nel giornale prima che venga pagato un solo franco. Un altro valore avrebbe un’altra impronta. Chi chiede due volte un’offerta riceve la stessa; nessun valore può essere saltato.
stages-s2-when = Con la puntata
stages-s2-title = Aggiungete il vostro valore
stages-s2-text = Con la puntata il vostro browser invia un proprio valore iniziale; potete sceglierlo voi. Il server non lo conosceva quando si è impegnato. Le carte risultano dai due valori insieme: nessuna delle due parti può determinarle da sola.
stages-s3-when = Durante la partita
stages-s3-title = Tre serie numerate
stages-s3-text = Le carte, il numero di carte gratuite e le carte di High/Low hanno ciascuno la propria serie. Il risultato numero k di una serie dipende solo dai due valori iniziali, dalla serie e da k. Posare, scartare o acquistare non cambia la carta successiva; nemmeno un’interruzione la cambia.
stages-s4-when = A ogni estrazione
stages-s4-title = Esattamente secondo i pesi
stages-s4-text = Ogni risultato nasce come numero di 64 bit, ripartito sui pesi della legge di probabilità. Poiché questi numeri di solito non si ripartiscono senza resto, i pochi in eccesso vengono rifiutati ed estratti di nuovo. Così ogni carta ha esattamente la quota pubblicata, non all’incirca.
stages-s5-when = Dopo la partita
stages-s5-title = Il valore viene rivelato
stages-s5-text = Finita la partita, il valore iniziale del server non è più segreto. Ora si può verificare con il calcolo che corrisponde all’impegno, che ogni carta risulta dai valori iniziali e che ogni registrazione risulta dalla partita. Lo fa il vostro browser nella pagina di verifica, senza fidarsi del server.

title = Come vengono estratte le carte
lead = Né la casa né voi potete influire sulle carte di una partita, e dopo la partita potete verificarlo con un calcolo.
tables = Al tavolo di Black Jack Challenge
tables_seeds = Anche qui il server s’impegna prima che qualcuno punti: l’impronta del suo valore iniziale figura nel giornale del tavolo. Chi punta aggiunge un proprio valore. Tutti i valori insieme determinano l’ordine del mazzo. Il server non conosceva quelli dei box quando si è impegnato, e chi punta non conosce quello del server: nessuna delle due parti determina le carte da sola. Non è però esclusa un’intesa tra la casa e chi punta per ultimo.
tables_deck = Il mazzo viene mescolato posto per posto, dal fondo verso l’alto; ogni ordine possibile è ugualmente probabile. Si distribuisce dall’alto. Le decisioni dei box non spostano nessuna carta. Se in un lungo Casino War il mazzo non basta, le carte dei giri precedenti vengono rimescolate a partire dagli stessi valori. Dopo la partita il valore del server è rivelato, e si può verificare ogni carta, ogni decisione e ogni registrazione.
tables_rules = Le regole di Black Jack Challenge
never = Che cosa non accade mai
never_text = I pesi non dipendono né dalla persona, né dalla puntata, né dal saldo, né dall’ora, né dai risultati passati. Dopo una serie di perdite una vincita non diventa più probabile, e dopo una vincita non lo diventa di meno. Un risultato, una volta fissato, non viene mai scartato né sostituito.
limits = Che cosa non significa
limits_text = Corretto non significa equilibrato: i pesi sono scelti in modo che, alla lunga, anche giocando al meglio si riottenga meno di quanto si punta. Quanto, lo dicono le regole del gioco.
law = Vedere i pesi e la quota di distribuzione
verify = Verificare una partita
formula = Il calcolo in dettaglio
formula_text = Le serie si chiamano deal, free_cards e high_low; numeri e tentativi partono da 0. Una fine riga è un solo carattere (LF), il vostro valore iniziale sta in fondo, in UTF-8. Al tavolo la serie si chiama deck e in fondo stanno i valori di tutti i box, uno per riga.
