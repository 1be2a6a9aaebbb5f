### Why Big21 cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

cluster_no_ray = Ray n’est pas installé: pip install 'ventuno[cluster]'.
cluster_unreachable = Aucun cluster Ray ne répond à { $address }.
player_unknown = Il n’y a pas de joueur «{ $found }»; il y a blind, greedy, perfect et skill:X avec X de 0 à { $most }.
mix_unreadable = «{ $found }» n’est pas un mélange; on écrit mix:10*1,20*2,40*1: au plus { $most } niveaux différents, chacun avec sa part supérieure à 0.
