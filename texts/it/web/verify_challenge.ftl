### The words of the page that checks a finished game of Black Jack Challenge.

good = Tutto è corretto: { $steps } passi su { $steps }. La mescolata, le decisioni e il pagamento sono conformi.
box = Box { $n }

# Both stand after `voided`.
not_in_time = non è potuta proseguire in tempo
quoted = «{ $words }»
every_card = Ogni carta
what = Che cosa

taken-deal = Carte dei box
taken-community = Carte comuni
taken-war = Casino War

place = Posto nel mazzo
in_text = Nel testo
order = Ordine dopo la mescolata { $n }
every_swap = Ogni scambio della mescolata { $n }
result = Risultato per box
cards = Carte
total = Totale
paid = Nel pot CHF
staked = Puntate bonus CHF
bonus = Dal banco CHF
net = Saldo CHF
winner = vince il pot
war = War: { $cards }

stepTitles-committed = L’impegno
stepTitles-seeds = I valori iniziali di tutti i box
stepTitles-bets = Puntate e Button
stepTitles-deck = Il mazzo
stepTitles-game = Lo svolgimento
stepTitles-settled = Le registrazioni
stepTitles-moments = Gli orari

stepTexts-committed = Lo SHA-256 del valore iniziale rivelato è l’impegno, e questo figurava nel giornale del tavolo prima della prima puntata.
stepTexts-seeds = Il valore iniziale dei giocatori riunisce, box per box, i valori di tutti coloro che hanno puntato.
stepTexts-bets = Ante, puntate bonus e Button sono gli stessi nel giornale e nel testo della partita.
stepTexts-deck = Il mazzo, mescolato di nuovo a partire da tutti i valori iniziali. Ogni carta del testo è quella che di volta in volta stava in cima.
stepTexts-game = Ognuno ha deciso quando toccava a lui; ne risultano i totali, il Casino War e il risultato.
stepTexts-settled = Ogni registrazione del tavolo risulta dalla partita: puntate, carte, pot e puntate bonus. Nessuna manca.
stepTexts-moments = Tutto figura nel giornale nell’ordine giusto, e nessuno è stato considerato in ritardo prima della fine del suo tempo.

facts-table = Tavolo
facts-game = Partita
facts-dealt = Carte distribuite
facts-over = Terminata
facts-seeds = Valori per box
facts-players = Box in gioco
facts-button = Button
facts-antes = Ante
facts-cards = Carte
facts-cards_fit = di cui corrette
facts-shuffles = Mescolate
facts-wars = Giri di Casino War
facts-winner = Il pot va a
facts-voided = Annullata, motivo
facts-pot = Pot
facts-bonus_staked = Sulle puntate bonus
facts-bonus_paid = Pagato dal banco

failures-committed_late = Il giornale non inizia con questo impegno: il valore iniziale non era fissato prima della prima puntata.
failures-not_dealt = Nel giornale non figura che le carte siano state distribuite.
failures-seed_missing = Alla puntata del box { $box } manca il valore iniziale.
failures-seeds_wrong = Il valore iniziale dei giocatori non è composto dai valori iscritti nel giornale.
failures-bet_wrong = La puntata del box { $box } non è la stessa nel giornale e nel testo della partita.
failures-button_wrong = Nel giornale il Button si trova a un box diverso da quello del testo della partita.
failures-rules_wrong = Le regole dei tavoli nel testo della partita non sono quelle che il registro indica prima delle puntate.
failures-cards_wrong = Riga { $line }: il mazzo dà «{ $expected }», il testo della partita dice «{ $found }».
failures-decision_wrong = La registrazione { $entry } non corrisponde alle decisioni del testo della partita.
failures-bet_for_absent = Registrazione { $entry }: si è puntato per il box { $box } benché il tempo fosse scaduto. Non deve mai accadere (C13).
failures-winner_wrong = La registrazione { $entry } dà il pot al box { $found }; ha vinto il box { $expected }.
failures-pot_wrong = Registrazione { $entry }: il pot è di CHF { $expected }, registrati sono CHF { $found }.
failures-bonus_wrong = Registrazione { $entry }: al box { $box } spettano CHF { $expected } dalle puntate bonus, registrati sono CHF { $found }.
failures-void_wrong = Registrazione { $entry }: il nome o il motivo dell’annullamento non è quello del testo della partita.
failures-return_wrong = La registrazione { $entry } non restituisce a ogni box esattamente la sua puntata.
failures-not_settled = Nel giornale manca il conteggio finale della partita.
failures-late_too_early = Registrazione { $entry }: il box { $box } è stato considerato in ritardo prima della fine del suo tempo (C13).

# What moved chips, as the table's journal names it.
kinds-betting_opened = Apertura delle puntate
kinds-bet_placed = Puntata
kinds-bets_returned = Puntate restituite
kinds-game_dealt = Carte distribuite
kinds-decided = Carta pagata
kinds-game_ended = Conteggio finale
kinds-game_voided = Annullamento

# The accounts of a table’s book, without the chips of its boxes.
accounts-pot = pot
accounts-bonus = puntate bonus
accounts-house = banco
accounts-chips = fiche box { $n }
