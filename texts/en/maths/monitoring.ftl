### Why plays cannot be judged by the laws of chance. Operators and mathematicians read this.
### What a message is for, and what its values are, is said in the German file.

control_no_plays = No play was finished in this period; there is nothing to check.
control_law_not_solved = The law { $law } has not been solved yet; without its values no play can be judged. To solve it: ventuno solve --law { $law } (the one in force also: ventuno round)
control_law_not_promised = What the law { $law } promises each skill has not been computed yet. To compute it: ventuno round or ventuno monitor --law { $law }
skill_no_decisions = Nobody decided anything in these plays.
luck_play_unfinished = This play is not over yet; only finished plays are counted.
