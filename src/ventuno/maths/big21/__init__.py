"""Big21 solved: its graph of states, the solver, payout, High/Low, Risk, advice and the review of a play.

Simulated plays are in `maths/simulation`, and laws with a wanted payout in `maths/calibration`. Start with `graph.py`,
then `solver.py`, then `payout.py`.
"""
