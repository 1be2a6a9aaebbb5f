### What the house has announced, by its kind: on the page of the rules and in the account.

rules = Big21: rules of the game, version { $name }
law = Big21: law of chance “{ $name }”
online_terms = Terms for online participation, version { $name }
table_rules = Black Jack Challenge: table rules, version { $name }
