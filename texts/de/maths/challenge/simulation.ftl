### Why Black Jack Challenge cannot be simulated.

# $least: the smallest number allowed
# $most: the largest number allowed
# $found: number of seats that was asked for
simulate_seats = Am Tisch spielen { $least } bis { $most } Spieler, nicht { $found }.

# $found: what was given instead
# $known: names, separated by commas
challenge_player_unknown = Einen Spieler «{ $found }» gibt es bei Black Jack Challenge nicht; es gibt { $known }.

# $seats: number of seats, 2 to 7
# $found: number of players that were named
simulate_players = Für { $seats } Plätze braucht es einen Spieler für alle oder { $seats }, vom Button an, nicht { $found }.
