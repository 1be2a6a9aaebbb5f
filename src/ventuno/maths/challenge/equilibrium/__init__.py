"""Strategies of Black Jack Challenge: solved for two players, learned for more, and how far from best they are.

Nothing here plays at a table: `challenge/bots.py` does. Start with `two_players.py` and `best_response.py`, which
measures it; for three to seven players `tree.py` is the game, `regret.py` learns a strategy, and `deviation.py`
measures it.
"""
