### What the commands that run a house say.
### What a message is for, and what its values are, is said in the German file.

other_software = Questo software ha l’impronta { $found }, non { $expected }.
house_open = ventuno è aperto: { $address }
house_founded = Nuova casa in { $place }
findings_more = … e altri { $count } riscontri.
