"""The house itself: what is in force, who works here, alerts, and drafts of what is to come.

Rule sets, laws and terms are published in `publishing.py`. Accounts of players are in `house/accounts`. Start with
`house_state.py`.
"""
