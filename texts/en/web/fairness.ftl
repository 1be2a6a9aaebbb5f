### How the cards are drawn, in plain words.

stages-s1-when = Before the stake
stages-s1-title = The server commits itself
stages-s1-text = For every play the server draws 256 random bits, its seed. It keeps them secret but shows their hash: the commitment. That is in the journal before a franc has been paid. Another seed would have another hash. Whoever asks for an offer twice is given the same one; no seed can be passed over.
stages-s2-when = With the stake
stages-s2-title = You add your own seed
stages-s2-text = With the stake your browser sends a seed of its own; you may choose it yourself. The server did not know it when it committed itself. The cards follow from both seeds together, so neither side can determine them alone.
stages-s3-when = During the play
stages-s3-title = Three numbered streams
stages-s3-text = Cards, numbers of free cards and cards for High/Low each have a stream of their own. Outcome number k of a stream depends on the two seeds, the stream and k alone. Whether you place, discard or buy changes nothing about the next card; nor does an interruption.
stages-s4-when = In every draw
stages-s4-title = Exactly by the weights
stages-s4-text = Every outcome begins as a 64-bit number, which is mapped to the weights of the law of chance. Since the 64-bit numbers can rarely be divided up without a remainder, the few left over are rejected and drawn again. So each card has exactly its published share, not just roughly.
stages-s5-when = After the play
stages-s5-title = The seed is revealed
stages-s5-text = Once the play is over, the server’s seed is no longer secret. Now it can be checked that it matches the commitment, that every card follows from the seeds and that every posting follows from the play. Your browser does this itself on the verification page, without taking the server’s word for anything.

title = How the cards are drawn
lead = Neither the house nor you can influence the cards of a play, and after the play you can check that for yourself.
tables = At a table of Black Jack Challenge
tables_seeds = Here, too, the server commits itself before anybody bets: the hash of its seed is in the table’s journal. Everybody who bets adds a seed of their own. All seeds together determine the order of the deck. The server did not know those of the boxes when it committed itself, and whoever bets does not know the server’s: neither side determines the cards alone. This does not rule out collusion between the house and whoever bets last.
tables_deck = The deck is shuffled place by place, from the bottom up; every possible order is equally likely. Cards are dealt from the top. Nothing the boxes decide moves a card. If the deck runs out in a long casino war, the cards of earlier rounds are shuffled again from the same seeds. After the game the server’s seed is revealed, and every card, every decision and every posting can be checked.
tables_rules = The rules of Black Jack Challenge
never = What never happens
never_text = The weights do not depend on person, stake, balance, time of day or earlier results. After a run of losses a win is no more likely, and after a win no less likely. An outcome once determined is never discarded or replaced.
limits = What this does not mean
limits_text = Fair does not mean even: the weights are chosen so that in the long run even the best way of playing returns less than is staked. The rules page says how much.
law = See the weights and the payout
verify = Verify a play
formula = The computation in detail
formula_text = The streams are called deal, free_cards and high_low; numbers and attempts count from 0. A line ends with a single character (LF); your own seed comes last, as UTF-8. At a table the stream is called deck, and the seeds of all boxes come last, one a line.
