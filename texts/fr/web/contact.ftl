### Contact: écrire à la maison, lire les réponses, contester un jeu.

title = Contact
lead = Avez-vous des questions? Écrivez-nous. Vous trouverez la réponse ici et dans les messages de votre compte.
guest = Pour nous écrire, connectez-vous.
write = Nous écrire
own = Vos demandes
all = Toutes les demandes
none = Vous ne nous avez pas encore écrit.
question = Demande
dispute = Contestation

states-waiting = attend une réponse
states-answered = répondue
states-closed = close

about = Il s’agit de { $about }.
disputeIt = Je conteste ce jeu
disputeNote = La direction décide d’une contestation. La question, la décision et un éventuel crédit restent consignés. La décision est définitive.
subject = Objet
text = Votre message
more = Ajouter quelque chose
send = Envoyer
unwritten = Veuillez écrire quelque chose.
byYou = Vous
byHouse = La maison
upheld = Admise.
rejected = Rejetée.

paid = Crédit: { $amount }.
