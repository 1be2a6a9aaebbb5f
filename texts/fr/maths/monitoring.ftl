### Why plays cannot be judged by the laws of chance. Operators and mathematicians read this.
### What a message is for, and what its values are, is said in the German file.

control_no_plays = Aucune partie ne s’est terminée dans cette période; il n’y a rien à contrôler.
control_law_not_solved = La loi { $law } n’est pas encore résolue; sans ses valeurs, aucune partie ne peut être jugée. Pour la résoudre: ventuno solve --law { $law } (celle en vigueur aussi: ventuno round)
control_law_not_promised = Ce que la loi { $law } promet à chaque niveau de jeu n’est pas encore calculé. Pour le calculer: ventuno round ou ventuno monitor --law { $law }
skill_no_decisions = Dans ces parties, personne n’a rien décidé.
luck_play_unfinished = Cette partie n’est pas terminée; seules les parties terminées sont comptées.
