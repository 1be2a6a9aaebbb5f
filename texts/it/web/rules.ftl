### The words of the rules page around the rules themselves.

title = Le regole del gioco
lead = Big21, articolo per articolo, con parole nostre ed esempi. Sono in vigore le regole del { $in_force }.
independent = ventuno è indipendente da Swisslos. Si gioca con denaro fittizio: nulla di ciò che si vince o si perde ha valore fuori da queste pagine. Fa stato il testo tedesco delle regole (art. 24).
margin = I numeri a margine indicano il paragrafo delle regole. Una B con un numero indica una decisione di ventuno dove il testo lascia una lacuna.
challenge = Le regole di Black Jack Challenge
contents = Indice
article = Art.
unreachable = Non è stato possibile caricare le cifre delle regole. Riprovate.
again = Riprovare
card = Carta
points = Punti
ace_points = 11 o 1
stacks = Mazzi completi
multiple = × puntata
at_stake = a CHF { $stake }
no_prize = nessuna vincita
follows = Seguito
at_risk = In gioco
when_right = Giusto
prize_chf = Vincita CHF
most_chf = Al massimo CHF
because = Motivo

why-whole = intera vincita
why-quarter = { $share } %
why-most = puntata massima

examples = Esempi
counts = conta { $total }
star = * Un asso vale 11.
complete = completo

law-title = Legge di probabilità e quota di distribuzione
law-what = Le regole dicono quali carte esistono, ma non con quale frequenza. Lo dice la legge di probabilità: un peso per ogni carta e per ogni numero di carte gratuite. Ogni estrazione è indipendente da tutte le altre; i semi sono equiprobabili e senza effetto.
law-in_force = La legge di probabilità in vigore è «{ $name }».
law-hash = Impronta (SHA-256)
law-deal = Carte del gioco di base e di Rischio
law-free_cards = Numero di carte gratuite
law-high_low = Carte di High/Low
law-weight = Peso
law-share = Quota
law-cards = Carte
law-highest = Quota di distribuzione massima
law-highest_text = È quanto riottiene alla lunga, rispetto a puntate e acquisti di carte, chi sceglie sempre la mossa migliore. Nessun modo di giocare dà di più; ogni errore riduce questa quota.
law-best_net = Miglior risultato per puntata
law-best_net_text = Vincita attesa meno puntata e carte acquistate, se si gioca per perdere il meno possibile. Numero medio di carte acquistate: { $purchases }.
law-not_solved = La quota di distribuzione massima di questa legge non è ancora calcolata.

payout-title = Che cosa significa con la legge «{ $law }»
payout-reached-players = L’{ $target } è quanto ricevono indietro, tutti insieme, i giocatori descritti qui. Chi gioca meglio riceve di più; chi gioca peggio, di meno.
payout-reached-best = L’{ $target } è quanto riceve indietro il gioco migliore. Tutti gli altri ricevono di meno.
payout-reached-neither = Con questa legge i giocatori descritti qui ricevono { $players } anziché { $target }.
payout-reached-unknown = Per questa legge è calcolata solo la quota di distribuzione massima.
payout-who = Chi gioca
payout-receives = Quota di distribuzione
payout-best = con il gioco migliore
payout-players = questi giocatori insieme
payout-blind = gioco alla cieca: ogni mossa ugualmente probabile
payout-one = livello di gioco { $skill }
payout-part = livello di gioco { $skill } nel { $share } delle partite
payout-skill = Livello di gioco X significa: tra due mosse che differiscono di un X-esimo della puntata, in 73 casi su 100 si sceglie la migliore. Gli errori più grandi sono più rari.
payout-assumed = Questa miscela è un’ipotesi, non una misura: una nuova casa non conosce ancora i suoi giocatori.
payout-how = Tutte le quote sono calcolate dai pesi: vincite divise per puntate e acquisti di carte, in media su moltissime partite, senza Rischio. Quanto viene pagato realmente, la casa lo misura di continuo. Una nuova legge è annunciata almeno dieci giorni prima.

sets-title = Versioni delle regole e modifiche
sets-text = Esistono due versioni delle regole, che differiscono in un punto. La casa può pubblicarne altre con altri numeri. Una partita resta soggetta alla versione in vigore quando è stata pagata la sua puntata.
sets-version = Versione
sets-languages = Disponibile in
sets-per_day = Partite al giorno
sets-unlimited = senza limite
sets-at_most = al massimo { $n }
sets-in_force = in vigore
sets-announced = Annunci
sets-none = Al momento non è annunciata alcuna modifica.
sets-from = In vigore dal { $effective }, annuncio del { $announced }.

glossary = Dieci termini
fairness = Come le carte vengono estratte in modo corretto
