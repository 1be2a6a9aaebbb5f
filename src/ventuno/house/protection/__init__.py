"""Player protection (requirement 46, BGS 76-80): signs of problem gambling, looked for in behaviour alone.

Pure functions over a player's journal: `detection.py` finds, by the thresholds of `criteria.toml`. What a move is worth
and whether somebody is lucky is never read: nothing here imports `maths`. Start with `detection.py`.
"""
