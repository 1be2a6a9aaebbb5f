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
