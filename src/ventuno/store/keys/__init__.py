"""The house's key: what is made with it, and where it is kept.

The key is never in the database. Whoever reads the database, or a backup of it, can deal no card and open no secret.
Start with `ring.py`, which says what a key can do; `file.py` keeps it in a file.
"""
