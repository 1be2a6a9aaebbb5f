### Contact: écrire à la maison, lire les réponses, contester un jeu.

title = Contact
lead = Avez-vous des questions? Écrivez-nous. Vous trouverez la réponse ici et dans les messages de votre compte.
guest = Si vous avez un compte et pouvez y entrer, connectez-vous: vous trouverez alors la réponse ici. Sans compte, ou si vous ne pouvez pas entrer, écrivez-nous avec ce formulaire.
guestLogin = Nom d’utilisateur, s’il s’agit d’un compte
reach = Adresse électronique ou téléphone pour la réponse
guestNote = Avant de changer quoi que ce soit à un compte, nous vérifions votre identité. Ne nous écrivez jamais votre mot de passe.
received = Votre message est arrivé. Nous vous répondons par courriel ou par téléphone.
reachUs = Autres moyens de nous joindre
address = Adresse
web = Web
email = Courriel
phone = Téléphone
where = Vous contestez un jeu là où vous le voyez: à la fin, dans la rétrospective, parmi les parties de la table et dans la liste de vos jeux.
games = Vers vos jeux
notYours = Vous ne pouvez contester qu’un jeu dans lequel vous aviez vous-même une mise. Nous ne trouvons pas celui-ci parmi les vôtres.
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

# $number: of the table's games; $table: the name of the table; $when: when it began; $stake: an amount
aboutGame = Il s’agit de la partie { $number } de Black Jack Challenge à la table «{ $table }» du { $when }, ante { $stake }.

aboutPlay = Il s’agit de votre partie de Big21 du { $when }, mise { $stake }.

disputeIt = Je conteste cette partie
disputeGame = Je conteste cette partie à la table
closed = Votre compte est fermé. Vous pouvez encore nous poser des questions.
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
