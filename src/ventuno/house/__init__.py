"""Whose money it is, who may play, what is in force, and how chance is drawn: pure functions.

Time and entropy are arguments; nothing here reads, writes or waits. Every book is a journal (`journal.py`). Start with
`accounts/player.py`: an account is a fold of its journal.
"""
