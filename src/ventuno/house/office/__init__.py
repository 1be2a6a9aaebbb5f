"""The house itself: what is in force, who works here, alerts, and drafts of what is to come.

Accounts of players are in `accounts`. Start with `house_state.py`.
"""
