"""Finding a law with a given payout: for the best player, or for players who err.

Nothing here publishes a law: people decide which law the house uses. Start with `nearest_law.py`; `population.py` is
the same for players who err, and `weights.py` turns shares into the whole numbers of a law.
"""
