### The names of cards, and what is printed on them.

ranks-J = Bube
ranks-Q = Dame
ranks-K = König
ranks-A = Ass

# Regina and re share their initial: in High/Low they must be told apart.
letters-J = B
letters-Q = D
letters-K = K
letters-A = A

suits-h = Herz
suits-d = Karo
suits-s = Pik
suits-c = Kreuz

card = { $suit }-{ $rank }
