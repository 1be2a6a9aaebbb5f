### The first page.

title = Big21
lead = Carta dopo carta, cinque mazzi. Conta ogni mazzo con esattamente 21 punti.
practise = Esercitarsi ora
play = Giocare
noAccount = Per esercitarsi non serve un conto. Qui tutto il denaro è fittizio.
running = La vostra partita in corso
runningUntil = Termina al più tardi alle { $clock }, tra { $left }.
resume = Riprendere
example = Una partita dopo otto carte
how = Come si gioca

steps-place-title = Posare
steps-place-text = Vedete sempre una sola carta; la posate su uno dei cinque mazzi o la scartate. L’asso vale 11 o 1, fante, regina e re valgono 10. Più di 21 su un mazzo: perso.
steps-more-title = Altre carte
steps-more-text = Due mazzi completi danno da { $least } a { $most } carte gratuite. Quando non restano più carte, potete acquistarne fino a { $purchases }, ciascuna al prezzo della puntata.
steps-further-title = High/Low e Rischio
steps-further-text = Con tre o più mazzi potete prendere la vincita o rimetterla in gioco. Una partita dura al massimo { $hours } ore e paga al massimo { $cap }.

prizes = Vincite con una puntata di { $stake }
# $share: what all of them receive; $highest: what the best receive
payoutOfAll = In media chi gioca come presuppone la legge «{ $law }» riottiene { $share } di puntate e acquisti di carte; giocando al meglio sono { $highest }.
payoutOfBest = Giocando al meglio si riottiene { $highest } di puntate e acquisti di carte; tutti gli altri ricevono meno. Legge di probabilità: { $law }.
payoutUnknown = Legge di probabilità: { $law }.
payoutMeaning = Che cosa significa

challenge-title = Black Jack Challenge
challenge-lead = Il secondo gioco della casa: da due a sette al tavolo, due carte da acquistare, un pot. Con altri o con i bot.
challenge-practise = Esercitarsi con i bot
challenge-tables = Ai tavoli
challenge-rules = Regole

lossNote = A lungo andare chi gioca perde.
