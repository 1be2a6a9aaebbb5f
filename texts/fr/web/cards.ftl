### The names of cards, and what is printed on them.

ranks-J = valet
ranks-Q = dame
ranks-K = roi
ranks-A = as

# Regina and re share their initial: in High/Low they must be told apart.
letters-J = V
letters-Q = D
letters-K = R
letters-A = A

suits-h = cœur
suits-d = carreau
suits-s = pique
suits-c = trèfle

card = { $rank } de { $suit }
