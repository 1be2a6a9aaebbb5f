### Why Black Jack Challenge cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

simulate_seats = Al tavolo giocano da { $least } a { $most } giocatori, non { $found }.
challenge_player_unknown = Non c’è un giocatore «{ $found }» a Black Jack Challenge; ci sono { $known }.
simulate_players = Per { $seats } posti serve un giocatore per tutti o { $seats }, a partire dal bottone, non { $found }.
