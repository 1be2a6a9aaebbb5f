### Why Big21 cannot be simulated.

cluster_no_ray = Ray ist nicht installiert: pip install 'ventuno[cluster]'.

# $address: an address with its port
cluster_unreachable = Unter { $address } antwortet kein Ray-Cluster.

# $found: what was given instead
# $most: the largest number allowed
player_unknown = Einen Spieler «{ $found }» gibt es nicht; es gibt blind, greedy, perfect und skill:X mit X von 0 bis { $most }.

# $found: what was given instead
# $most: how many skills a mixture may have
mix_unreadable = «{ $found }» ist keine Mischung; gemeint ist mix:10*1,20*2,40*1: höchstens { $most } verschiedene Können, jedes mit seinem Anteil über 0.
