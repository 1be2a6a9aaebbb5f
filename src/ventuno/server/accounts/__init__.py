"""Registration, log-in, and the account of the player who is logged in.

What may be asked is decided in `desk`, and whose money it is in `house/accounts`. Start with `routes.py`; `views.py`
says what an account looks like.
"""
