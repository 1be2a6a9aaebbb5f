### What the commands that run a house say.
### What a message is for, and what its values are, is said in the German file.

other_software = Ce logiciel a l’empreinte { $found }, et non { $expected }.
house_open = ventuno est ouvert: { $address }
house_founded = Nouvelle maison dans { $place }
findings_more = … et { $count } autres constats.
