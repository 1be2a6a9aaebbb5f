"""Registration, log-in, and the account of the player who is logged in.

Start with `routes.py`; `views.py` says what an account looks like.
"""
