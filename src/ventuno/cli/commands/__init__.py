"""The commands of `ventuno`, one module each, in four folders: games, maths, house and office.

A command reads its options, calls a use case of `desk`, `jobs` or `maths`, and prints. Nothing is decided here. Start
with `games/replay.py`, the shortest.
"""
