### The table of Big21 for practice.

title = S’exercer
lead = Mêmes règles, mêmes probabilités, sans argent.
stake = Enjeu, CHF
anew = Recommencer
again = Nouvelle partie
review = Revoir cette partie
earlier = Parties précédentes
lost = La partie commencée n’a pas pu être reprise. En voici une nouvelle.
training = Apprendre de ses erreurs
