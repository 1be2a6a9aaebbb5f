"""Risk solved (Art. 19-22): what it is worth to be allowed to stake a prize again.

How much may be staked is decided in `rules/big21/risk.py`; games without Risk are solved in `maths/big21/solver.py`.
Start with `solver.py`: `options.py` is its backward pass, `visits.py` finds the games that matter, and `upper_bound.py`
bounds what is left out.
"""
