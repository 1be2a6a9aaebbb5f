"""A table of Black Jack Challenge: its events, its state, its croupier, its deck, its evidence.

The rules of a game are in `rules/challenge`; this adds seats, chips and clocks. Start with `state.py`, then
`croupier.py`.
"""
