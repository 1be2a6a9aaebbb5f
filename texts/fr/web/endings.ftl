### How a play of Big21 has ended.

bust = plus de 21
too_few = deux piles complètes au plus
stopped = arrêt volontaire
wrong_guess = pronostic erroné
cap = gain total maximal
expired = quatre heures écoulées
