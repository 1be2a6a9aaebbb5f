### How a play of Big21 has ended.

bust = oltre 21
too_few = al massimo due mazzi completi
stopped = interruzione volontaria
wrong_guess = previsione errata
cap = vincita totale massima
expired = quattro ore trascorse
