### Why a move of Big21 is refused. The player reads this beside the board.
### What a message is for, and what its values are, is said in the German file.

## Start and end

stake_not_offered = La puntata può essere di CHF 1, 2, 3, 4 o 5.
play_over = La partita è terminata.

## Something is drawn first

card_due = Prima deve essere mostrata la prossima carta.
open_card_due = Prima deve essere mostrata la carta scoperta del giro.
free_cards_due = Prima deve essere stabilito il numero di carte gratuite.
hidden_card_due = La previsione è fatta; prima deve essere scoperta la carta coperta.
nothing_to_draw = Ora non si estrae nulla: tocca a chi gioca.
other_draw_due = È attesa un’altra estrazione: { $due }.
no_such_number_of_free_cards = Le carte gratuite sono da due a sei.

## Main game

no_such_stack = I mazzi vanno da 1 a 5.
no_card_left = Non ci sono più carte da giocare: acquistatene una o terminate il gioco.
cards_left = Le carte si vendono solo quando non ne restano da giocare.
no_game_running = Il gioco di base o «Rischio» è terminato; questa mossa qui non è possibile.

## High/Low

high_low_not_open = «High/Low» segue solo un gioco terminato con tre o quattro mazzi da 21.
high_low_played = «High/Low» è terminato per questa partita; restano «Rischio» o la fine.
not_in_high_low = Le previsioni si fanno solo nel gioco supplementare «High/Low».

## Risk

risk_not_open = «Rischio» segue solo un gioco terminato con una vincita di almeno cinque volte la puntata.
risk_off_grid = La puntata «Rischio» è un multiplo di CHF 0.10, almeno CHF 0.10.
risk_over_prize = Si può puntare al massimo l’intera vincita di CHF { $most }.
risk_over_quarter = Di questa vincita si possono puntare al massimo CHF { $most }: la quota ammessa non è più grande.
risk_over_stake_max = La puntata «Rischio» massima è di CHF { $most }.
risk_over_winnings_max = La vincita totale non può superare il massimo di una partita: si possono puntare al massimo CHF { $most }.

## Rule sets that an operator writes

rule_set_too_long = Un regolamento ha al massimo { $most } caratteri.
rule_set_not_toml = Non è TOML valido: { $problem }.
rule_set_bad_name = Un regolamento porta il nome del giorno dal quale vale, per esempio 2027-01-01.
rule_set_unknown_number = { $what } non si può cambiare in un regolamento. Si possono cambiare: { $known }.
rule_set_bad_number =
    { $count ->
        [one] { $what } deve essere un numero intero da { $least } a { $most }, non { $found }.
       *[other] { $what } deve essere un elenco di al massimo { $count } numeri interi da { $least } a { $most }, non { $found }.
    }
rule_set_not_playable = Con questi numeri non si può giocare, si contraddicono o non sono crescenti: { $numbers }.
rule_set_name_taken = Esiste già un regolamento con il nome { $name }; un regolamento pubblicato non viene mai cambiato.
