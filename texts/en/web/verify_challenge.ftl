### The words of the page that checks a finished game of Black Jack Challenge.

good = Everything is correct: { $steps } of { $steps } steps. Shuffle, decisions and payout are as they must be.
box = Box { $n }

# Both stand after `voided`.
not_in_time = it could not go on in time
quoted = “{ $words }”
every_card = Every card
what = What

taken-deal = Cards of the boxes
taken-community = Community cards
taken-war = Casino war

place = Place in the deck
in_text = In the text
order = Order after shuffle { $n }
every_swap = Every swap of shuffle { $n }
result = Result by box
cards = Cards
total = Total
paid = To the pot CHF
staked = Bonus bets CHF
bonus = From the bank CHF
net = Net CHF
winner = wins the pot
war = War: { $cards }

stepTitles-committed = The commitment
stepTitles-seeds = The seeds of all boxes
stepTitles-bets = Bets and button
stepTitles-deck = The deck
stepTitles-game = The course of the game
stepTitles-settled = The postings
stepTitles-moments = The times

stepTexts-committed = The SHA-256 of the revealed seed is the commitment, and that was in the table’s journal before the first bet.
stepTexts-seeds = The players’ seed is made up of the seeds of all who bet, box by box.
stepTexts-bets = Ante, bonus bets and button are the same in the journal and in the game’s text.
stepTexts-deck = The deck, shuffled again from all seeds. Every card in the text is the one that was on top at the time.
stepTexts-game = Everybody decided in turn, and totals, casino war and result follow from that.
stepTexts-settled = Every posting of the table follows from the game: bets, cards, pot and bonus bets. None is missing.
stepTexts-moments = Everything is in the journal in the right order, and nobody was counted as late before their time was up.

facts-table = Table
facts-game = Game
facts-dealt = Cards dealt
facts-over = Ended
facts-seeds = Seeds by box
facts-players = Boxes in play
facts-button = Button
facts-antes = Antes
facts-cards = Cards
facts-cards_fit = of these correct
facts-shuffles = Shuffles
facts-wars = Rounds of casino war
facts-winner = The pot goes to
facts-voided = Void, because
facts-pot = Pot
facts-bonus_staked = On bonus bets
facts-bonus_paid = Paid by the bank

failures-committed_late = The journal does not begin with this commitment: the seed was not fixed before the first bet.
failures-not_dealt = The journal does not say that the cards were dealt.
failures-seed_missing = The bet of box { $box } has no seed.
failures-seeds_wrong = The players’ seed is not made up of the seeds in the journal.
failures-bet_wrong = The bet of box { $box } is not the same in the journal and in the game’s text.
failures-button_wrong = The button is at another box in the journal than in the game’s text.
failures-rules_wrong = The table rules in the game’s text are not those that the journal names before the bets.
failures-cards_wrong = Line { $line }: the deck gives “{ $expected }”, the game’s text says “{ $found }”.
failures-decision_wrong = Entry { $entry } does not match the decisions in the game’s text.
failures-bet_for_absent = Entry { $entry }: a bet was made for box { $box } although its time was up. That must never happen (C13).
failures-winner_wrong = Entry { $entry } gives the pot to box { $found }; box { $expected } has won.
failures-pot_wrong = Entry { $entry }: the pot is CHF { $expected }, CHF { $found } is posted.
failures-bonus_wrong = Entry { $entry }: the bonus bets bring box { $box } CHF { $expected }, CHF { $found } is posted.
failures-void_wrong = Entry { $entry }: name or reason of the annulment is not the one in the game’s text.
failures-return_wrong = Entry { $entry } does not return to each box exactly what it staked.
failures-not_settled = The settlement of the game is missing from the journal.
failures-late_too_early = Entry { $entry }: box { $box } was counted as late before its time was up (C13).

# What moved chips, as the table's journal names it.
kinds-betting_opened = Betting opened
kinds-bet_placed = Bet
kinds-bets_returned = Bets returned
kinds-game_dealt = Cards dealt
kinds-decided = Card paid for
kinds-game_ended = Settlement
kinds-game_voided = Annulment

# The accounts of a table’s book, without the chips of its boxes.
accounts-pot = pot
accounts-bonus = bonus bets
accounts-house = bank
accounts-chips = chips box { $n }
