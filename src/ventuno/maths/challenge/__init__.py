"""What Black Jack Challenge is worth: the bonus bets, the strategies of its players, bots and simulations.

The rules are in `rules/challenge`. Start with `bonus.py`, the only part with a closed form; `equilibrium` finds
strategies, `bots.py` uses them, and `quick_answers.py` is the small table for a bot without time to think.
"""
