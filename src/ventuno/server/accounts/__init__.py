"""Registration, log-in, and one's own account.

Start with `routes.py`; `views.py` says what an account looks like.
"""
