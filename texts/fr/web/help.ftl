### Playing with measure: a self-test, the tools of the account, and people to talk to.

# Our own wording. Each yes is a sign; what they add up to is said calmly.
questions-q1 = Jouez-vous souvent plus longtemps que vous ne l’aviez prévu?
questions-q2 = Après une perte, misez-vous davantage pour vous refaire?
questions-q3 = Avez-vous déjà joué de l’argent destiné au loyer, aux factures ou aux courses?
questions-q4 = Cachez-vous à votre entourage combien vous jouez ou perdez?
questions-q5 = Ressentez-vous de l’agitation ou de l’irritation lorsque vous ne pouvez pas jouer?
questions-q6 = Jouez-vous pour oublier des soucis, la solitude ou la morosité?
questions-q7 = Le travail, les études, la famille ou les amitiés ont-ils déjà souffert du jeu?
questions-q8 = Avez-vous emprunté de l’argent ou vendu quelque chose pour jouer?
questions-q9 = Avez-vous déjà essayé en vain de jouer moins ou d’arrêter?

results-several = Plusieurs de vos réponses indiquent que le jeu vous nuit. Parlez-en à quelqu’un: le conseil est gratuit et confidentiel, y compris pour les proches. Un blocage volontaire vous donne du temps.
results-some = Certaines réponses invitent à y regarder de plus près. Des limites plus basses ou une pause aident souvent déjà. Un entretien avec un service de conseil ne coûte rien et n’engage à rien.
results-none = Vos réponses ne montrent aucun signe de problème. Cela peut changer; les questions restent disponibles ici.

addresses-german = Suisse alémanique, en allemand. Téléphone jour et nuit, gratuit et anonyme; conseils aussi en ligne.
addresses-french = Suisse romande. Téléphone gratuit et anonyme.
addresses-italian = Tessin, en italien. Téléphone gratuit; conseils de spécialistes.

title = Jouer avec mesure
lead = Le jeu doit rester un divertissement. Vous trouvez ici quelques questions à vous poser, les outils de votre compte et des personnes à qui parler.
playMoney = Sur ces pages, on ne joue qu’avec de l’argent fictif. Les questions visent aussi le jeu d’argent pratiqué ailleurs.
talk = Parler à quelqu’un
talkText = Ces services conseillent les personnes concernées et leurs proches. Ils n’ont aucun lien avec ventuno.
phone = Téléphone
test = Neuf questions à se poser
testText = Pensez aux douze derniers mois. Vos réponses restent dans cette fenêtre; rien n’est enregistré ni envoyé. Ce test ne remplace pas un spécialiste.
yes = Oui
no = Non
evaluate = Voir le résultat
missing =
    { $n ->
        [one] Il manque encore { $n } réponse sur { $all }.
       *[other] Il manque encore { $n } réponses sur { $all }.
    }
result = Résultat
count =
    { $n ->
        [one] Vous avez répondu «oui» à { $n } question sur { $all }.
       *[other] Vous avez répondu «oui» à { $n } questions sur { $all }.
    }
again = Recommencer
tools = Les outils de votre compte
limits = Limites
limitsText = Perte nette sur 1, 7 et 30 jours et versements sur 30 jours. Une baisse s’applique aussitôt, une hausse après 72 heures.
block = Blocage volontaire
blockText = De 1 à 180 jours, pour un jeu ou pour tous. Il ne peut pas être levé avant terme.
statement = Relevé
statementText = Ce qui est entré et sorti ces trois derniers mois, avec le total des versements nets.
reality = Rappel
realityText = La durée et le résultat de la session sont toujours affichés en haut. Un rappel s’y ajoute, à l’intervalle que vous choisissez.
