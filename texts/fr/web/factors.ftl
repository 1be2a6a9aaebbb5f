### A second factor: codes from an app, passkeys; on the page "Access" and at log-in.

title = Second facteur
lead = Avec un second facteur, le mot de passe seul ne suffit plus pour entrer dans votre compte. Vous pouvez activer l’un ou l’autre, ou les deux.
lost = Si le second facteur se perd, un code de récupération remplace le mot de passe et le désactive. Gardez de tels codes à portée de main.
sessions = Vous serez ensuite déconnecté partout ailleurs.

app-title = Codes d’une application
app-text = Une application d’authentification sur votre téléphone affiche un nouveau code toutes les trente secondes. À la connexion, vous le saisissez après le mot de passe.
app-since = Activé depuis le { $at }.
app-begin = Configurer l’application
app-scan = Lisez cette image avec l’application ou recopiez la clé. Vous ne voyez les deux que maintenant.
app-qr = Code QR pour l’application
app-secret = Clé
app-open = Ouvrir dans l’application sur cet appareil
app-code = Code de l’application
app-codeHint = Six chiffres. Chaque code sert une fois.
app-on = Activer
app-off = Désactiver
app-turnOff = Pour désactiver, il faut le mot de passe et un code.
app-isOff = Les codes sont désactivés.

passkeys-title = Clés d’accès (passkeys)
passkeys-text = Une clé d’accès se trouve sur votre téléphone, votre ordinateur ou une clé de sécurité. Vous vous connectez avec l’empreinte, le visage ou un code PIN, sans mot de passe.
passkeys-none = Vous n’avez pas encore de clé d’accès.
passkeys-added = ajoutée le { $at }
passkeys-used = utilisée la dernière fois le { $at }
passkeys-unused = jamais utilisée
passkeys-name = Nom de la clé d’accès
passkeys-nameHint = Pour la reconnaître, par exemple «Téléphone».
passkeys-add = Ajouter une clé d’accès
passkeys-done = La clé d’accès est enregistrée.
passkeys-remove = Supprimer
passkeys-removeName = Supprimer { $name }
passkeys-removeText = Pour supprimer, il faut le mot de passe. Si c’est la dernière clé d’accès et qu’aucun code n’est activé, le mot de passe suffira ensuite.
passkeys-keep = Garder
passkeys-elsewhere = Ce n’est pas possible à cette adresse: les navigateurs lient une clé d’accès à un nom, pas à un nombre. Ouvrez
passkeys-off = Les clés d’accès ne sont pas configurées ici.
passkeys-old = Ce navigateur ne connaît pas les clés d’accès.
passkeys-stopped = Le navigateur a interrompu l’opération. Veuillez réessayer.
passkeys-there = Il y a déjà une clé d’accès de votre compte sur cet appareil.

logIn-title = Encore une étape
logIn-code = Le mot de passe est correct. Saisissez maintenant le code de votre application.
logIn-passkey = Le mot de passe est correct. Montrez maintenant votre clé d’accès.
logIn-usePasskey = Se connecter avec une clé d’accès
logIn-lost = Ni code ni clé d’accès sous la main?
logIn-recover = Revenir avec un code de récupération
logIn-back = Recommencer
logIn-factorsOff = Le second facteur est désactivé.
