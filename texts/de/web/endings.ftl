### How a play of Big21 has ended.

bust = mehr als 21
too_few = höchstens zwei komplette Stapel
stopped = aufgehört
wrong_guess = falsche Vorhersage
cap = höchster Gesamtgewinn
expired = vier Stunden um
