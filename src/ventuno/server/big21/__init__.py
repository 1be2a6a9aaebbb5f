"""Playing Big21 for (play) money: offer, start, move, review, evidence.

No rule is applied here: the desk decides, and `views.py` shows the result. Start with `routes.py`.
"""
