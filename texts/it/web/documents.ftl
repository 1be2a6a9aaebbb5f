### The documents that bind players: the list, one of them, and where a copy is to be had.

title = Documenti
lead = Ciò che vale quando gioca: le regole del gioco e le condizioni per la partecipazione online, ogni versione da leggere e in PDF.
kinds-big21 = Big21: regole del gioco
kinds-challenge = Black Jack Challenge: regole del gioco
kinds-online_terms = Condizioni per la partecipazione online
version = Versione { $version }
in_force = in vigore
in_force_since = in vigore dal { $date }
from = vale dal { $date }
former = non più in vigore
not_here = mai in vigore in questa casa
read = Leggere
pdf = PDF
save = Salvare come PDF
all = Tutti i documenti
missing = Questo documento qui non esiste.
none = In questa casa non ne sono ancora in vigore.
article = Art.
about = Su questo esemplare
contents = Indice
