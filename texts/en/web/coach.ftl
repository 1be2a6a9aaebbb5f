### The coach: what the best move is, and by how much.

title = Coach
show = Show the coach
values = Values are in stakes: what to expect from each move, with best play afterwards.
asking = The coach is working it out.
notReady = The coach is getting ready. This takes about a minute the first time.
better = { $best } is worth { $n } stakes more than { $other }.
equal = All moves are worth the same.
only = Only one move is possible.

moves-places = placing { $card } on stack { $stack }
moves-completes = completing stack { $stack } with { $card }
moves-clears = clearing the 21 on stack { $stack } with { $card }
moves-busts = going bust on stack { $stack } with { $card }
moves-discards = discarding { $card }
moves-buys = buying a card
moves-ends = stopping
moves-highlow = playing High/Low
moves-higher = saying “higher”
moves-lower = saying “lower”
moves-risks = playing Risk

# “This card”, as the object of a move
thisCard-object =
    { $rank ->
        [J] this jack
        [Q] this queen
        [K] this king
        [A] this ace
       *[other] this { $rank }
    }

# “This card”, after “with”
thisCard-tool =
    { $rank ->
        [J] this jack
        [Q] this queen
        [K] this king
        [A] this ace
       *[other] this { $rank }
    }
