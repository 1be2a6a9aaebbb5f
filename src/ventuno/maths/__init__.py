"""What the games are worth: the exact value of every state, best play, payout, calibration and simulation.

Most of it is compiled code over packed states, and the tests hold it against the readable rules. Nothing here reads or
writes files, looks at a clock or draws by itself: laws, seeds and solutions are arguments. Start with `big21/graph.py`,
which packs the states, and `big21/solver.py`, which values them.
"""
