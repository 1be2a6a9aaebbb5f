### What is posted at a table of Black Jack Challenge. Apart from the list of tables, which a table itself does not load.

ante = Ante
bonus = Bonus
range = { $least } bis { $most }
pace = Tempo

paces-calm = ruhig
paces-brisk = zügig

language = Sprache
