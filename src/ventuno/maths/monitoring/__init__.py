"""What finished plays say about chance, payout and skill: tallies of plays, tests on them, and the power of the tests.

Nothing here reads a store or knows the day: `jobs` decides which plays are looked at. Start with `tally.py`, which says
what is added up; `chance.py` tests the draws, and `payout.py` and `skill.py` look at the players.
"""
