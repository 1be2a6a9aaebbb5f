### The coach: what the best move is, and by how much.

title = Coach
show = Afficher le coach
values = Les chiffres sont exprimés en enjeux: ce que chaque coup laisse attendre si vous jouez ensuite au mieux.
asking = Le coach calcule.
notReady = Le coach se prépare. La première fois, cela prend environ une minute.
better = { $best } vaut { $n } fois l’enjeu de plus que { $other }.
equal = Tous les coups se valent.
only = Un seul coup est possible.

moves-places = poser { $card } sur la pile { $stack }
moves-completes = compléter la pile { $stack } avec { $card }
moves-clears = défaire le 21 de la pile { $stack } avec { $card }
moves-busts = perdre en posant { $card } sur la pile { $stack }
moves-discards = se défausser de { $card }
moves-buys = acheter une carte
moves-ends = s’arrêter
moves-highlow = jouer à High/Low
moves-higher = dire «plus haute»
moves-lower = dire «plus basse»
moves-risks = jouer à Risiko

# “This card”, as the object of a move
thisCard-object =
    { $rank ->
        [J] ce valet
        [Q] cette dame
        [K] ce roi
        [A] cet as
       *[other] ce { $rank }
    }

# “This card”, after “with”
thisCard-tool =
    { $rank ->
        [J] ce valet
        [Q] cette dame
        [K] ce roi
        [A] cet as
       *[other] ce { $rank }
    }
