### Why a move of Big21 is refused. The player reads this beside the board.

## Start and end

stake_not_offered = Als Einsatz kann CHF 1, 2, 3, 4 oder 5 gewählt werden.
play_over = Das Spiel ist zu Ende.

## Something is drawn first

card_due = Zuerst muss die nächste Karte gezeigt werden.
open_card_due = Zuerst muss die offene Karte der Runde gezeigt werden.
free_cards_due = Zuerst muss die Zahl der kostenlosen Karten bestimmt werden.
hidden_card_due = Die Vorhersage ist gemacht; zuerst muss die verdeckte Karte aufgedeckt werden.
nothing_to_draw = Jetzt wird nichts gezogen: Die Spielerin oder der Spieler ist am Zug.

# $due: what comes instead, as in the notation: deal, grant, open or hidden
other_draw_due = Jetzt wird etwas anderes gezogen: { $due }.

no_such_number_of_free_cards = Es gibt zwei bis sechs kostenlose Karten.

## Main game

no_such_stack = Es gibt die Stapel 1 bis 5.
no_card_left = Es ist keine Karte mehr zu spielen: Kaufen Sie eine, oder beenden Sie das Spiel.
cards_left = Karten werden erst verkauft, wenn keine mehr zu spielen ist.
no_game_running = Das Basis- oder Risikospiel ist beendet; dieser Zug gehört nicht hierher.

## High/Low

high_low_not_open = «High/Low» folgt nur auf ein beendetes Spiel mit drei oder vier 21er-Stapeln.
high_low_played = «High/Low» ist für dieses Spiel beendet; möglich sind «Risiko» oder das Ende.
not_in_high_low = Vorhersagen gibt es nur im Zusatzspiel «High/Low».

## Risk

risk_not_open = «Risiko» folgt nur auf ein beendetes Spiel mit mindestens fünffachem Gewinn.
risk_off_grid = Der Risiko-Einsatz ist ein Vielfaches von CHF 0.10, mindestens CHF 0.10.

# $most: the highest amount now, in francs: 107.80
risk_over_prize = Gesetzt werden kann höchstens der ganze Gewinn von CHF { $most }.

# $most: the highest amount now, in francs: 107.80
risk_over_quarter = Von diesem Gewinn können höchstens CHF { $most } gesetzt werden: Mehr darf sein Anteil nicht sein.

# $most: the highest amount now, in francs: 107.80
risk_over_stake_max = Der höchste Risiko-Einsatz beträgt CHF { $most }.

# $most: the highest amount now, in francs: 107.80
risk_over_winnings_max = Die höchste Gesamtgewinnsumme darf nicht überschritten werden: höchstens CHF { $most } können gesetzt werden.

## Rule sets that an operator writes

# $most: number of characters
rule_set_too_long = Spielregeln haben höchstens { $most } Zeichen.

# $problem: what the system says, in English
rule_set_not_toml = Das ist kein gültiges TOML: { $problem }.

rule_set_bad_name = Spielregeln heissen nach dem Tag, von dem an sie gelten, zum Beispiel 2027-01-01.

# $what: the name that was written; $known: names of numbers, separated by commas
rule_set_unknown_number = { $what } lässt sich in den Spielregeln nicht ändern. Ändern lassen sich: { $known }.

# $what: the name of a number, such as opening_cards
# $count: how many numbers belong there; $least, $most: bounds; $found: what was given instead
rule_set_bad_number =
    { $count ->
        [one] { $what } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
       *[other] { $what } muss eine Liste von höchstens { $count } ganzen Zahlen von { $least } bis { $most } sein, nicht { $found }.
    }

# $numbers: names of numbers that contradict each other
rule_set_not_playable = Mit diesen Zahlen lässt sich nicht spielen, sie widersprechen sich oder steigen nicht an: { $numbers }.

# $name: a name such as 2024-10-23
rule_set_name_taken = Spielregeln mit dem Namen { $name } gibt es schon; veröffentlichte Spielregeln werden nie geändert.
