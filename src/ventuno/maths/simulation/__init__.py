"""Many plays of Big21 by simulated players, in compiled code: the same seed gives the same figures.

Black Jack Challenge has its own simulation in `maths/challenge/simulation`, and the cards of real plays are drawn in
`house/big21/draw.py`. Start with `simulator.py`; `games.py` plays one game, `plays.py` a whole play.
"""
