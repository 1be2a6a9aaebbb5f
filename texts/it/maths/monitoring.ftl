### Why plays cannot be judged by the laws of chance. Operators and mathematicians read this.
### What a message is for, and what its values are, is said in the German file.

control_no_plays = In questo periodo nessuna partita è finita; non c’è nulla da controllare.
control_law_not_solved = La legge { $law } non è ancora risolta; senza i suoi valori nessuna partita può essere giudicata. Per risolverla: ventuno solve --law { $law } (quella in vigore anche: ventuno round)
control_law_not_promised = Ciò che la legge { $law } promette a ogni livello di gioco non è ancora calcolato. Per calcolarlo: ventuno round o ventuno monitor --law { $law }
skill_no_decisions = In queste partite nessuno ha deciso nulla.
luck_play_unfinished = Questa partita non è ancora finita; si contano solo le partite finite.
