"""The console's handlers, each with the power it needs.

What they show is in `views`; what they do is decided in `desk/office`. Start with `players.py`.
"""
