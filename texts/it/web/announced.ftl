### What the house has announced, by its kind: on the page of the rules and in the account.

rules = Big21: regole del gioco, versione { $name }
law = Big21: legge di probabilità «{ $name }»
online_terms = Condizioni per la partecipazione online, versione { $name }
table_rules = Black Jack Challenge: regole dei tavoli, versione { $name }
