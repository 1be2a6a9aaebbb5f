### Why a move of Black Jack Challenge is refused, and why bets make no game.

## Bets

challenge_over = Das Spiel ist zu Ende.
challenge_number_of_players = Es spielen zwei bis sieben Personen, jede an ihrer eigenen Box.
challenge_button_on_empty_box = Der Button liegt bei einer Box, die mitspielt.
challenge_no_ante = Jede Person setzt eine Ante.
challenge_no_bonus_bet = Zur Ante gehört mindestens eine Bonuswette: Red Bonus oder Black Bonus.
challenge_amount_off_grid = Einsätze sind Vielfache von 10 Rappen.

## Cards

# $due: what comes, as in the notation: deal, community or war
challenge_cards_due = Zuerst kommen Karten: { $due }.

challenge_nothing_to_draw = Jetzt kommt keine Karte: Jemand am Tisch muss sich entscheiden.

# $due: what comes, as in the notation: deal, community or war
challenge_other_draw_due = Jetzt kommen andere Karten: { $due }.

# $needed: number of cards, 2 to 14
# $found: number of cards that were given
challenge_number_of_cards = Es braucht { $needed } Karten, nicht { $found }.

# $card: a card as in the notation, such as 9d
challenge_card_out = { $card } liegt schon auf dem Tisch: Das Deck hat jede Karte einmal.

## Voiding a game

# The floor manager voids a game and says why.
challenge_void_unreadable = Zum Annullieren gehören ein Name aus einem Wort und ein Grund ohne Anführungszeichen und ohne #.

## The rules of the tables as an operator writes them (C17)

table_rules_too_long = Tischregeln haben höchstens { $most } Zeichen.

# $problem: what the system says, in English
table_rules_not_toml = Das ist kein gültiges TOML: { $problem }.

table_rules_bad_name = Tischregeln heissen nach dem Tag, von dem an sie gelten, zum Beispiel 2027-01-01.

# $what: the name that was written; $known: names of numbers, separated by commas
table_rules_unknown_number = { $what } lässt sich in den Tischregeln nicht ändern. Ändern lassen sich: { $known }.

# $what: the name of odds, such as red_pair; $most: the highest first number; $found: what was given instead
table_rules_bad_odds = { $what } muss eine Quote wie "30:1" sein, die erste Zahl von 1 bis { $most }, die zweite 1, 2, 5 oder 10, nicht { $found }.

# $what: the name of a number or of several, such as ante_centimes; $count: how many; $least, $most: bounds; $found: what was given instead
table_rules_bad_number =
    { $count ->
        [one] { $what } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
       *[other] { $what } muss eine Liste von { $count } ganzen Zahlen von { $least } bis { $most } sein, nicht { $found }.
    }

# $numbers: names of numbers that contradict each other
table_rules_not_playable = Mit diesen Zahlen lässt sich nicht spielen, sie widersprechen sich oder gehen nicht in Schritten von 10 Rappen: { $numbers }.

# $bet: Red Bonus or Black Bonus; $expectation: a fraction such as +1/102; $percent: the same in percent
table_rules_bank_loses = Bei diesen Quoten gewänne man mit { $bet } im Durchschnitt { $expectation } des Einsatzes ({ $percent } %). Keine Bonuswette darf der Bank im Durchschnitt Verlust bringen.

# $name: a name such as 2027-01-01
table_rules_name_taken = Tischregeln mit dem Namen { $name } gibt es schon; veröffentlichte Tischregeln werden nie geändert.

# $known: names, separated by commas
table_rules_unknown = Diese Tischregeln gibt es nicht; es gibt: { $known }.
