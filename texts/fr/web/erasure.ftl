### Les données personnelles après la fermeture.

title = Effacement des données personnelles
due = Le nom, la date de naissance, le canton, le nom d’utilisateur, le mot de passe, l’adresse e-mail et ce que vous et la maison avez écrit seront effacés à partir du { $date }. La loi exige qu’ils soient conservés jusque-là.
kept = Tant que le compte est exclu, bloqué ou en cours de vérification, ou qu’un cas de protection des joueurs est ouvert, les données personnelles sont conservées. Ensuite, elles sont effacées dès que la loi le permet.
journal = Le journal des parties et des paiements reste. Il ne contient que le numéro de votre compte.
asked = Vous avez demandé l’effacement le { $date }.
atOnceText = Rien n’a jamais été versé ni misé avec ce compte. Les données peuvent donc être effacées tout de suite.
askText = Vous pouvez demander l’effacement dès maintenant. Votre demande est consignée avec la date.
ask = Demander l’effacement
atOnce = Effacer tout de suite
sure = Effacer les données personnelles maintenant?
sureText = Ensuite, plus personne ne peut se connecter à ce compte. Cela ne peut pas être annulé.
go = Effacer définitivement
stay = Ne pas effacer
done = Vos données personnelles sont effacées. Plus personne ne peut se connecter à ce compte.
