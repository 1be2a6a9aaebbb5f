### Why a simulation is refused.

# $most: the largest number allowed
# $games: number of plays that was asked for
simulate_too_many_to_save = Höchstens { $most } Spiele werden als Text gespeichert, nicht { $games }.
