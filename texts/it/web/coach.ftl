### The coach: what the best move is, and by how much.

title = Coach
show = Mostrare il coach
values = Le cifre sono espresse in puntate: quanto ci si può attendere da ogni mossa se poi giocate al meglio.
asking = Il coach calcola.
notReady = Il coach si prepara. La prima volta ci vuole circa un minuto.
better = { $best } vale { $n } puntate in più che { $other }.
equal = Tutte le mosse hanno lo stesso valore.
only = È possibile una sola mossa.

moves-places = posare { $card } sul mazzo { $stack }
moves-completes = completare il mazzo { $stack } con { $card }
moves-clears = sciogliere il 21 del mazzo { $stack } con { $card }
moves-busts = perdere posando { $card } sul mazzo { $stack }
moves-discards = scartare { $card }
moves-buys = acquistare una carta
moves-ends = fermarsi
moves-highlow = giocare a High/Low
moves-higher = dire «più alta»
moves-lower = dire «più bassa»
moves-risks = giocare a Rischio

# “This card”, as the object of a move
thisCard-object =
    { $rank ->
        [J] questo fante
        [Q] questa regina
        [K] questo re
        [A] quest’asso
       *[other] questo { $rank }
    }

# “This card”, after “with”
thisCard-tool =
    { $rank ->
        [J] questo fante
        [Q] questa regina
        [K] questo re
        [A] quest’asso
       *[other] questo { $rank }
    }
