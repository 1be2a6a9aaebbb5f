"""Second factors: codes of an app (`totp.py`), for players and staff; and what of a player's is kept, and where.

Start with `events.py`. What the journal may say about a factor is judged in `checks.py`. No secret is in a journal.
"""
