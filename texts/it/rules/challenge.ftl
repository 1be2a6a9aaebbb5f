### Why a move of Black Jack Challenge is refused, and why bets make no game.
### What a message is for, and what its values are, is said in the German file.

## Bets

challenge_over = La partita è terminata.
challenge_number_of_players = Giocano da due a sette persone, ciascuna al proprio box.
challenge_button_on_empty_box = Il Button sta davanti a un box in gioco.
challenge_no_ante = Ogni persona mette un’ante.
challenge_no_bonus_bet = All’ante si aggiunge almeno una puntata bonus: Red Bonus o Black Bonus.
challenge_amount_off_grid = Le puntate sono multipli di 10 centesimi.

## Cards

challenge_cards_due = Prima sono attese delle carte: { $due }.
challenge_nothing_to_draw = Ora non è attesa nessuna carta: qualcuno al tavolo deve decidere.
challenge_other_draw_due = Sono attese altre carte: { $due }.
challenge_number_of_cards = Servono { $needed } carte, non { $found }.
challenge_card_out = { $card } è già sul tavolo: il mazzo contiene ogni carta una volta.

## Voiding a game

challenge_void_unreadable = Per annullare servono un nome di una sola parola e un motivo senza virgolette né #.
