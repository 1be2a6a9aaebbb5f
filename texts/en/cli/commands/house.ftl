### What the commands that run a house say.
### What a message is for, and what its values are, is said in the German file.

other_software = This software has the hash { $found }, not { $expected }.
house_open = ventuno is open: { $address }
house_founded = A new house in { $place }
findings_more = … and { $count } more findings.
