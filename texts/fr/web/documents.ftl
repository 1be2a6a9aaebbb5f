### The documents that bind players: the list, one of them, and where a copy is to be had.

title = Documents
lead = Ce qui s’applique quand vous jouez: les règles du jeu et les conditions de participation en ligne, chaque version à lire et en PDF.
kinds-big21 = Big21: règles du jeu
kinds-challenge = Black Jack Challenge: règles du jeu
kinds-online_terms = Conditions de participation en ligne
version = Version { $version }
in_force = en vigueur
in_force_since = en vigueur depuis le { $date }
from = dès le { $date }
former = plus en vigueur
not_here = jamais en vigueur dans cette maison
read = Lire
pdf = PDF
save = Enregistrer en PDF
all = Tous les documents
missing = Ce document n’existe pas ici.
none = Aucune n’est encore en vigueur dans cette maison.
article = Art.
about = À propos de cet exemplaire
contents = Sommaire
