"""A player's account: its events, what they add up to, its limits, its person.

Messages and questions are in `contact`.

The house's own book is in `office`, a table's in `tables`. Start with `events.py`, then `player.py`.
"""
