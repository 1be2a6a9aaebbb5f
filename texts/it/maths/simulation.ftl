### Why Big21 cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

cluster_no_ray = Ray non è installato: pip install 'ventuno[cluster]'.
cluster_unreachable = Nessun cluster Ray risponde a { $address }.
player_unknown = Non c’è un giocatore «{ $found }»; ci sono blind, greedy, perfect e skill:X con X da 0 a { $most }.
mix_unreadable = «{ $found }» non è una miscela; si scrive mix:10*1,20*2,40*1: al massimo { $most } abilità diverse, ciascuna con la sua quota superiore a 0.
