"""The commands of `ventuno`, one module each, in three folders: games, maths and house.

A command reads its options, calls a use case of `desk`, `jobs` or `maths`, and prints. Nothing is decided here. Start
with `games/replay.py`, the shortest.
"""
