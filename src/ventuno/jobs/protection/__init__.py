"""Player protection by itself (requirement 46): the daily look at what players do, and the figures of a year.

The criteria and what they find are in `house/protection`; cases are opened by the desk. Start with `detection.py`.
"""
