### What is posted at a table of Black Jack Challenge. Apart from the list of tables, which a table itself does not load.

ante = Ante
bonus = Bonus
range = de { $least } à { $most }
pace = Rythme

paces-calm = tranquille
paces-brisk = soutenu

language = Langue
