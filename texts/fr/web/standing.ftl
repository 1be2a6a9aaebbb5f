### Les comptes en cours de vérification.

waiting = La maison vérifie vos indications. D’ici là, vous ne pouvez ni verser ni jouer. Vous pouvez en tout temps lire, retirer votre solde et nous écrire.
refused = Vos indications n’ont pas pu être confirmées. Avec ce compte, vous ne pouvez ni verser ni jouer. Vous pouvez retirer votre solde en tout temps.
# Said to every new account, so that it tells nobody anything
possible = Avant le premier paiement, la maison peut vérifier votre identité.
write = Écrire à la maison
