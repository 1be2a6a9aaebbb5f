### Why Big21 cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

cluster_no_ray = Ray n’est pas installé: pip install 'ventuno[cluster]'.
cluster_unreachable = Aucun cluster Ray ne répond à { $address }.
player_unknown = Il n’y a pas de joueur «{ $found }»; il y a blind, greedy, perfect et skill:X avec X de 0 à { $most }.
