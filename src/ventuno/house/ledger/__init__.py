"""Money: francs, postings, exchange rates, the calendar of Zurich, and how values are written as JSON.

No rule of a game and no limit of a player is here. Start with `money.py` and `postings.py`.
"""
