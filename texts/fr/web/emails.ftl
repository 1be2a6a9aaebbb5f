### Avis par e-mail.

title = E-mail
text = Si vous le souhaitez, la maison envoie des avis par e-mail. Ils disent seulement que quelque chose s’est passé; vous le lisez ici, dans le compte.
goesTo = Les avis sont envoyés à { $address }.
waits = Un code est en route vers { $address }. Il est valable 24 heures. Confirmez l’adresse avec ce code.
address = Adresse e-mail
give = Demander un code
code = Code
confirm = Confirmer l’adresse
which = Ces avis arrivent par e-mail
kinds-answers = Réponses et messages de la maison
kinds-announcements = Annonces de règles, de lois du hasard et de conditions
kinds-security = Sécurité: mot de passe, seconds facteurs, adresse, limites presque épuisées
save = Enregistrer le choix
remove = Supprimer l’adresse
