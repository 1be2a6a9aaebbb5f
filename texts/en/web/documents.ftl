### The documents that bind players: the list, one of them, and where a copy is to be had.

title = Documents
lead = What applies when you play: the rules of the games and the terms for online participation, every version to read and as a PDF.
kinds-big21 = Big21: rules of the game
kinds-challenge = Black Jack Challenge: rules of the game
kinds-online_terms = Terms for online participation
version = Version { $version }
in_force = in force
in_force_since = in force since { $date }
from = from { $date }
former = no longer in force
not_here = never in force in this house
read = Read
pdf = PDF
save = Save as PDF
all = All documents
missing = There is no such document here.
none = None are in force in this house yet.
article = Art.
about = About this copy
contents = Contents
