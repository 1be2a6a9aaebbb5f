### The words of the page that checks a finished game of Black Jack Challenge.

good = Tout est correct: { $steps } étapes sur { $steps }. Le mélange, les décisions et le paiement sont conformes.
box = Case { $n }

# Both stand after `voided`.
not_in_time = elle n’a pas pu continuer à temps
quoted = «{ $words }»
every_card = Chaque carte
what = Quoi

taken-deal = Cartes des cases
taken-community = Cartes communes
taken-war = Casino War

place = Rang dans le paquet
in_text = Dans le texte
order = Ordre après le mélange { $n }
every_swap = Chaque échange du mélange { $n }
result = Résultat par case
cards = Cartes
total = Total
paid = Au pot CHF
staked = Mises bonus CHF
bonus = De la banque CHF
net = Solde CHF
winner = gagne le pot
war = War: { $cards }

stepTitles-committed = L’engagement
stepTitles-seeds = Les valeurs initiales de toutes les cases
stepTitles-bets = Mises et Button
stepTitles-deck = Le paquet de cartes
stepTitles-game = Le déroulement
stepTitles-settled = Les écritures
stepTitles-moments = Les heures

stepTexts-committed = Le SHA-256 de la valeur initiale révélée est l’engagement, et celui-ci figurait au journal de la table avant la première mise.
stepTexts-seeds = La valeur initiale côté joueurs réunit, case par case, les valeurs de toutes les personnes qui ont misé.
stepTexts-bets = L’ante, les mises bonus et le Button sont les mêmes au journal et dans le texte de la partie.
stepTexts-deck = Le paquet, remélangé à partir de toutes les valeurs initiales. Chaque carte du texte est celle qui se trouvait alors sur le dessus.
stepTexts-game = Chacun a décidé à son tour; les totaux, le Casino War et le résultat en découlent.
stepTexts-settled = Chaque écriture de la table découle de la partie: mises, cartes, pot et mises bonus. Aucune ne manque.
stepTexts-moments = Tout figure au journal dans le bon ordre, et personne n’a été compté en retard avant la fin de son temps.

facts-table = Table
facts-game = Partie
facts-dealt = Cartes distribuées
facts-over = Terminée
facts-seeds = Valeurs par case
facts-players = Cases en jeu
facts-button = Button
facts-antes = Antes
facts-cards = Cartes
facts-cards_fit = dont correctes
facts-shuffles = Mélanges
facts-wars = Tours de Casino War
facts-winner = Le pot va à
facts-voided = Annulée, motif
facts-pot = Pot
facts-bonus_staked = Sur les mises bonus
facts-bonus_paid = Payé par la banque

failures-committed_late = Le journal ne commence pas par cet engagement: la valeur initiale n’était pas fixée avant la première mise.
failures-not_dealt = Le journal ne dit pas que les cartes ont été distribuées.
failures-seed_missing = La valeur initiale manque à la mise de la case { $box }.
failures-seeds_wrong = La valeur initiale côté joueurs ne se compose pas des valeurs inscrites au journal.
failures-bet_wrong = La mise de la case { $box } n’est pas la même au journal et dans le texte de la partie.
failures-button_wrong = Au journal, le Button se trouve devant une autre case que dans le texte de la partie.
failures-rules_wrong = Les règles de table du texte de la partie ne sont pas celles que le journal nomme avant les mises.
failures-cards_wrong = Ligne { $line }: le paquet donne «{ $expected }», le texte de la partie dit «{ $found }».
failures-decision_wrong = L’écriture { $entry } ne correspond pas aux décisions du texte de la partie.
failures-bet_for_absent = Écriture { $entry }: une mise a été faite pour la case { $box } alors que le temps était écoulé. Cela ne doit jamais arriver (C13).
failures-winner_wrong = L’écriture { $entry } attribue le pot à la case { $found }; c’est la case { $expected } qui a gagné.
failures-pot_wrong = Écriture { $entry }: le pot est de CHF { $expected }, CHF { $found } sont inscrits.
failures-bonus_wrong = Écriture { $entry }: les mises bonus donnent CHF { $expected } à la case { $box }, CHF { $found } sont inscrits.
failures-void_wrong = Écriture { $entry }: le nom ou le motif de l’annulation n’est pas celui du texte de la partie.
failures-return_wrong = L’écriture { $entry } ne rend pas à chaque case exactement sa mise.
failures-not_settled = Le règlement de la partie manque au journal.
failures-late_too_early = Écriture { $entry }: la case { $box } a été comptée en retard avant la fin de son temps (C13).

# What moved chips, as the table's journal names it.
kinds-betting_opened = Ouverture des mises
kinds-bet_placed = Mise
kinds-bets_returned = Mises rendues
kinds-game_dealt = Cartes distribuées
kinds-decided = Carte payée
kinds-game_ended = Règlement
kinds-game_voided = Annulation

# The accounts of a table’s book, without the chips of its boxes.
accounts-pot = pot
accounts-bonus = mises bonus
accounts-house = banque
accounts-chips = jetons case { $n }
