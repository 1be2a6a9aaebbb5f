### What is posted at a table of Black Jack Challenge. Apart from the list of tables, which a table itself does not load.

ante = Ante
bonus = Bonus
range = { $least } to { $most }
pace = Pace

paces-calm = calm
paces-brisk = brisk

language = Language
