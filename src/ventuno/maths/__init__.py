"""What the games are worth: the exact value of every state, best play, payout, calibration and simulation.

Compiled kernels over packed states; the readable rules are their oracle. Nothing here reads, writes or draws by itself.
"""
