"""Playing Big21 for (play) money: offer, start, move, review, evidence.

No rule is applied here: the desk has decided, `views.py` shows it. Start with `routes.py`.
"""
