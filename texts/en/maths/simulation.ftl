### Why Big21 cannot be simulated.
### What a message is for, and what its values are, is said in the German file.

cluster_no_ray = Ray is not installed: pip install 'ventuno[cluster]'.
cluster_unreachable = No Ray cluster answers at { $address }.
player_unknown = There is no player “{ $found }”; there are blind, greedy, perfect and skill:X with X from 0 to { $most }.
mix_unreadable = “{ $found }” is no mixture; write mix:10*1,20*2,40*1: at most { $most } different skills, each with its part above 0.
