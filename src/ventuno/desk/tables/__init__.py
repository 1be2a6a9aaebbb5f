"""What players, the staff and the clock may ask at the tables of Black Jack Challenge.

What the croupier makes of it is in `house/tables`. Start with `tables.py`.
"""
