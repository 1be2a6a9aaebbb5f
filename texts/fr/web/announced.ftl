### What the house has announced, by its kind: on the page of the rules and in the account.

rules = Big21: règles du jeu, version { $name }
law = Big21: loi de probabilité «{ $name }»
online_terms = Conditions de participation en ligne, version { $name }
table_rules = Black Jack Challenge: règles de table, version { $name }
