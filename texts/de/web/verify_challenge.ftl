### The words of the page that checks a finished game of Black Jack Challenge.

good = Alles stimmt: { $steps } von { $steps } Schritten. Mischung, Entscheidungen und Auszahlung sind, wie sie sein müssen.
box = Box { $n }

# Both stand after `voided`.
not_in_time = es nicht rechtzeitig weitergehen konnte
quoted = «{ $words }»
every_card = Jede Karte
what = Was

taken-deal = Karten der Boxen
taken-community = Gemeinschaftskarten
taken-war = Casino War

place = Platz im Deck
in_text = Im Spieltext
order = Reihenfolge nach Mischung { $n }
every_swap = Jeder Tausch von Mischung { $n }
result = Ergebnis je Box
cards = Karten
total = Total
paid = In den WAR Pot CHF
staked = Bonuswetten CHF
bonus = Von der Bank CHF
net = Saldo CHF
winner = gewinnt den WAR Pot
war = War: { $cards }

stepTitles-committed = Die Festlegung
stepTitles-seeds = Die Startwerte aller Boxen
stepTitles-bets = Einsätze und Button
stepTitles-deck = Das Deck
stepTitles-game = Der Spielverlauf
stepTitles-settled = Die Buchungen
stepTitles-moments = Die Zeiten

stepTexts-committed = SHA-256 des offengelegten Startwerts ist die Festlegung, und diese stand vor dem ersten Einsatz im Journal des Tisches.
stepTexts-seeds = Der Startwert der Spielerseite ist aus den Startwerten aller zusammengesetzt, die gesetzt haben, Box für Box.
stepTexts-bets = Ante, Bonuswetten und Button sind im Journal und im Spieltext dieselben.
stepTexts-deck = Das Deck, aus allen Startwerten neu gemischt. Jede Karte des Spieltextes ist die, die jeweils zuoberst lag.
stepTexts-game = Alle haben der Reihe nach entschieden, und daraus folgen Totale, Casino War und Ergebnis.
stepTexts-settled = Jede Buchung des Tisches folgt aus dem Spiel: Einsätze, Karten, WAR Pot und Bonuswetten. Keine fehlt.
stepTexts-moments = Alles steht in der richtigen Reihenfolge im Journal, und niemand galt als zu spät, bevor die Zeit um war.

facts-table = Tisch
facts-game = Spiel
facts-dealt = Karten verteilt
facts-over = Beendet
facts-seeds = Startwerte je Box
facts-players = Boxen im Spiel
facts-button = Button
facts-antes = Antes
facts-cards = Karten
facts-cards_fit = davon stimmen
facts-shuffles = Mischungen
facts-wars = Runden Casino War
facts-winner = Der WAR Pot geht an
facts-voided = Ungültig, weil
facts-pot = WAR Pot
facts-bonus_staked = Auf Bonuswetten
facts-bonus_paid = Von der Bank bezahlt

failures-committed_late = Das Journal beginnt nicht mit dieser Festlegung: Der Startwert stand nicht vor dem ersten Einsatz fest.
failures-not_dealt = Im Journal steht nicht, dass die Karten verteilt wurden.
failures-seed_missing = Zum Einsatz von Box { $box } fehlt der Startwert.
failures-seeds_wrong = Der Startwert der Spielerseite ist nicht aus den Startwerten im Journal zusammengesetzt.
failures-bet_wrong = Der Einsatz von Box { $box } ist im Journal nicht derselbe wie im Spieltext.
failures-button_wrong = Der Button liegt im Journal bei einer anderen Box als im Spieltext.
failures-rules_wrong = Die Tischregeln im Text des Spiels sind nicht jene, die das Journal vor den Einsätzen nennt.
failures-cards_wrong = Zeile { $line }: Das Deck ergibt «{ $expected }», im Spieltext steht «{ $found }».
failures-decision_wrong = Eintrag { $entry } passt nicht zu den Entscheidungen im Spieltext.
failures-bet_for_absent = Eintrag { $entry }: Für Box { $box } wurde gesetzt, obwohl die Zeit um war. Das darf nie geschehen (C13).
failures-winner_wrong = Eintrag { $entry } gibt den WAR Pot Box { $found }; gewonnen hat Box { $expected }.
failures-pot_wrong = Eintrag { $entry }: Der WAR Pot ist CHF { $expected }, gebucht sind CHF { $found }.
failures-bonus_wrong = Eintrag { $entry }: Box { $box } stehen aus den Bonuswetten CHF { $expected } zu, gebucht sind CHF { $found }.
failures-void_wrong = Eintrag { $entry }: Name oder Grund der Annullierung ist nicht der des Spieltextes.
failures-return_wrong = Eintrag { $entry } gibt nicht jeder Box genau ihren Einsatz zurück.
failures-not_settled = Im Journal fehlt die Abrechnung des Spiels.
failures-late_too_early = Eintrag { $entry }: Box { $box } galt als zu spät, bevor ihre Zeit um war (C13).

# What moved chips, as the table's journal names it.
kinds-betting_opened = Setzphase
kinds-bet_placed = Einsatz
kinds-bets_returned = Einsätze zurück
kinds-game_dealt = Karten verteilt
kinds-decided = Karte bezahlt
kinds-game_ended = Abrechnung
kinds-game_voided = Annullierung

# The accounts of a table’s book, without the chips of its boxes.
accounts-pot = WAR Pot
accounts-bonus = Bonuswetten
accounts-house = Bank
accounts-chips = Chips Box { $n }
