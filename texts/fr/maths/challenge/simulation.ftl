### Why Black Jack Challenge cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

simulate_seats = De { $least } à { $most } joueurs jouent à la table, et non { $found }.
challenge_player_unknown = Il n’y a pas de joueur «{ $found }» à Black Jack Challenge; il y a { $known }.
simulate_players = Pour { $seats } places, il faut un joueur pour toutes ou { $seats }, à partir du bouton, et non { $found }.
