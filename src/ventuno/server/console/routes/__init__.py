"""The console's handlers, each with the power it needs.

Start with `players.py`.
"""
