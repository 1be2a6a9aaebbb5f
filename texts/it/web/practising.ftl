### The table of Big21 for practice.

title = Esercitarsi
lead = Stesse regole, stesse probabilità, senza denaro.
stake = Puntata, CHF
anew = Ricominciare
again = Nuova partita
review = Rivedere questa partita
earlier = Partite precedenti
lost = Non è stato possibile riprendere la partita iniziata. Eccone una nuova.
training = Imparare dagli errori
