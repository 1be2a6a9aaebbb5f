### Why Black Jack Challenge cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

simulate_seats = { $least } to { $most } players make a table, not { $found }.
challenge_player_unknown = There is no player “{ $found }” in Black Jack Challenge; there are { $known }.
simulate_players = { $seats } seats need one player for all or { $seats }, from the button, not { $found }.
