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

## The rules of the tables as an operator writes them (C17)

table_rules_too_long = Le regole dei tavoli hanno al massimo { $most } caratteri.
table_rules_not_toml = Non è TOML valido: { $problem }.
table_rules_bad_name = Le regole dei tavoli portano il nome del giorno dal quale valgono, per esempio 2027-01-01.
table_rules_unknown_number = { $what } non si può cambiare nelle regole dei tavoli. Si possono cambiare: { $known }.
table_rules_bad_odds = { $what } deve essere una quota come "30:1", il primo numero da 1 a { $most }, il secondo 1, 2, 5 o 10, non { $found }.
table_rules_bad_number =
    { $count ->
        [one] { $what } deve essere un numero intero da { $least } a { $most }, non { $found }.
       *[other] { $what } deve essere un elenco di { $count } numeri interi da { $least } a { $most }, non { $found }.
    }
table_rules_not_playable = Con questi numeri non si può giocare, si contraddicono o non vanno a passi di 10 centesimi: { $numbers }.
table_rules_bank_loses = Con queste quote si vincerebbe in media { $expectation } della puntata ({ $percent } %) con { $bet }. Nessuna puntata bonus deve far perdere il banco in media.
table_rules_name_taken = Esistono già regole dei tavoli con il nome { $name }; le regole dei tavoli pubblicate non vengono mai cambiate.
table_rules_unknown = Queste regole dei tavoli non esistono; ci sono: { $known }.
