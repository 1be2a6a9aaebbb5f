### The names of cards, and what is printed on them.

ranks-J = jack
ranks-Q = queen
ranks-K = king
ranks-A = ace

# Regina and re share their initial: in High/Low they must be told apart.
letters-J = J
letters-Q = Q
letters-K = K
letters-A = A

suits-h = hearts
suits-d = diamonds
suits-s = spades
suits-c = clubs

card = { $rank } of { $suit }
