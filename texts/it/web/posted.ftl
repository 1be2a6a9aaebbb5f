### What is posted at a table of Black Jack Challenge. Apart from the list of tables, which a table itself does not load.

ante = Ante
bonus = Bonus
range = da { $least } a { $most }
pace = Ritmo

paces-calm = tranquillo
paces-brisk = spedito

language = Lingua
