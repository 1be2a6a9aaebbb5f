### Why a move of Black Jack Challenge is refused, and why bets make no game.
### What a message is for, and what its values are, is said in the German file.

## Bets

challenge_over = The game is over.
challenge_number_of_players = Two to seven people play, each at a box of their own.
challenge_button_on_empty_box = The button is at a box that plays.
challenge_no_ante = Everybody places an ante.
challenge_no_bonus_bet = With the ante goes at least one bonus bet: Red Bonus or Black Bonus.
challenge_amount_off_grid = Bets are multiples of 10 centimes.

## Cards

challenge_cards_due = Cards are due first: { $due }.
challenge_nothing_to_draw = No card comes now: somebody at the table has to decide.
challenge_other_draw_due = Other cards are due: { $due }.
challenge_number_of_cards = { $needed } cards are needed, not { $found }.
challenge_card_out = { $card } is on the table already: the deck has each card once.

## Voiding a game

challenge_void_unreadable = Voiding a game takes a name of one word and a reason without quotation marks and without #.
