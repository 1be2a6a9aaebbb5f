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

## The rules of the tables as an operator writes them (C17)

table_rules_too_long = Table rules have at most { $most } characters.
table_rules_not_toml = This is not valid TOML: { $problem }.
table_rules_bad_name = Table rules are named after the day from which they hold, for example 2027-01-01.
table_rules_unknown_number = { $what } cannot be changed in table rules. These can: { $known }.
table_rules_bad_odds = { $what } must be odds such as "30:1", the first number from 1 to { $most }, the second 1, 2, 5 or 10, not { $found }.
table_rules_bad_number =
    { $count ->
        [one] { $what } must be a whole number from { $least } to { $most }, not { $found }.
       *[other] { $what } must be a list of { $count } whole numbers from { $least } to { $most }, not { $found }.
    }
table_rules_not_playable = These numbers cannot be played with: they contradict each other or do not go in steps of 10 centimes: { $numbers }.
table_rules_bank_loses = With these odds, players would win { $expectation } of the stake ({ $percent } %) on average with { $bet }. The bank must not lose on average on any bonus bet.
table_rules_name_taken = There are table rules with the name { $name } already; published table rules are never changed.
table_rules_unknown = There are no such table rules; there are: { $known }.
