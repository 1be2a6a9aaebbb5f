### The names of cards, and what is printed on them.

ranks-J = fante
ranks-Q = regina
ranks-K = re
ranks-A = asso

# Regina and re share their initial: in High/Low they must be told apart.
letters-J = F
letters-Q = Rg
letters-K = Re
letters-A = A

suits-h = cuori
suits-d = quadri
suits-s = picche
suits-c = fiori

card = { $rank } di { $suit }
