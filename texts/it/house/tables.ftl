### Why something is refused at a table of Black Jack Challenge.
### Amounts are francs with two decimals and without CHF.
### What a message is for, and what its values are, is said in the German file.

## The table

table_unknown = Questo tavolo non esiste.
table_not_invited = È un tavolo privato: serve il link d’invito.
table_closed = Questo tavolo è chiuso.
table_too_many = Potete avere al massimo { $most } tavoli vostri alla volta.

## The terms of a table of one's own

table_bad_ante_limits = Le ante vanno da CHF { $least } a { $most } a passi di { $step }; la minima non supera la massima.
table_bad_bonus_limits = Le puntate bonus vanno da CHF { $least } a { $most } a passi di { $step }; la minima non supera la massima.
table_bad_boxes = Un tavolo ha da { $least } a { $most } box.
table_bad_pace = Il ritmo di un tavolo è tranquillo o spedito; senza orologio ci si esercita soltanto.
table_bad_name = Un nome ha da 1 a { $most } caratteri leggibili.

table_name_is_login = Questo nome lo vedono tutti al tavolo. Sceglietene uno diverso dal vostro nome utente.

## Seats and chips

table_no_such_box = Questo tavolo ha { $boxes } box.
table_box_taken = Questo box è occupato.
table_seated_already = Siete già seduti a questo tavolo: un box per persona.
table_no_seat = Per questo bisogna essere seduti a questo tavolo.
table_chips_outside_limits = A questo tavolo si possono portare ora fiche per un valore da CHF { $least } a { $most }, a passi di { $step }.
table_chips_enough = Le fiche sul tavolo valgono CHF { $chips }. Se ne possono aggiungere fino a CHF { $most }.
table_chips_between_games = Potete portare fiche solo tra due partite.
table_chips_too_few = Mancano fiche: avete CHF { $chips }, servono CHF { $needed }.
table_leaving = Lasciate questo tavolo dopo la partita.

## The game

table_no_betting_now = Ora non si può puntare.
table_bet_placed = La vostra puntata per questa partita è già fatta.
table_bet_outside_limits = { $bet }: da CHF { $least } a { $most }.
table_game_not_running = Questa partita non è in corso.
table_not_your_turn = Non tocca a voi.
table_time_up = Il tempo per questo è scaduto.
