"""Many games of Black Jack Challenge by simulated players, in compiled code: the same seed gives the same figures.

Bonus bets are left out, because `maths/challenge/bonus.py` has them exactly. Start with `simulator.py`; `game.py` plays
the games, and `players.py` says how each seat decides.
"""
