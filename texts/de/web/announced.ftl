### What the house has announced, by its kind: on the page of the rules and in the account.

rules = Big21: Spielregeln, Fassung { $name }
law = Big21: Wahrscheinlichkeitsgesetz «{ $name }»
online_terms = Bedingungen für die Online-Teilnahme, Fassung { $name }
table_rules = Black Jack Challenge: Tischregeln, Fassung { $name }
