### What the commands that run a house say.

# $found: a hash of 64 characters
# $expected: a hash of 64 characters
other_software = Diese Software hat die Prüfsumme { $found }, nicht { $expected }.

# $address: an address with its port
house_open = ventuno ist offen: { $address }

# $place: the file or address of the database
house_founded = Neues Haus in { $place }

# $count: a number
findings_more = … und { $count } weitere Befunde.
