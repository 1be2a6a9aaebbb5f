### The coach: what the best move is, and by how much.

title = Coach
show = Coach zeigen
values = Die Werte sind in Einsätzen angegeben: was jeder Zug noch erwarten lässt, wenn Sie danach bestmöglich weiterspielen.
asking = Der Coach rechnet.
notReady = Der Coach bereitet sich vor. Das dauert beim ersten Mal etwa eine Minute.
better = { $best }, ist { $n } Einsätze mehr wert, als { $other }.
equal = Alle Züge sind gleich viel wert.
only = Nur ein Zug ist möglich.

moves-places = { $card } auf Stapel { $stack } zu legen
moves-completes = Stapel { $stack } mit { $card } zu komplettieren
moves-clears = die 21 auf Stapel { $stack } mit { $card } aufzulösen
moves-busts = mit { $card } auf Stapel { $stack } zu verlieren
moves-discards = { $card } zu verwerfen
moves-buys = eine Karte zu kaufen
moves-ends = aufzuhören
moves-highlow = High/Low zu spielen
moves-higher = «höher» zu sagen
moves-lower = «tiefer» zu sagen
moves-risks = Risiko zu spielen

# “This card”, as the object of a move
thisCard-object =
    { $rank ->
        [J] diesen Buben
        [Q] diese Dame
        [K] diesen König
        [A] dieses Ass
       *[other] diese { $rank }
    }

# “This card”, after “with”
thisCard-tool =
    { $rank ->
        [J] diesem Buben
        [Q] dieser Dame
        [K] diesem König
        [A] diesem Ass
       *[other] dieser { $rank }
    }
