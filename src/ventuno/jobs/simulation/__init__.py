"""Simulations on request: many games are played, on this machine or on a cluster, and added up.

The games themselves are played in `maths`. What the sums are called and how they are printed is decided by whoever
asks. Start with `big21.py`.
"""
