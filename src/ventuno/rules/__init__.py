"""What the games are: pure functions over frozen values, standard library only.

Nothing here reads a clock, a file or a source of chance, and nothing here knows whose money it is. `cards.py`,
`stack.py`, `law.py` and `refusals.py` serve both games. Start with `big21/game.py`, or `challenge/game.py` for the
table game.
"""
