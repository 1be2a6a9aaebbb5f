"""Commands about what the games are worth: solve, advise, simulate, calibrate, dossier.

They need no house. The mathematics is in `ventuno.maths`; here are options, progress and output. Start with `solve.py`.
"""
