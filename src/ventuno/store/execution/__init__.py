"""How a command is executed, the same for both databases: load its records, decide, write its changes.

When to begin, commit and try again differs, and is in `sqlite/database.py` and `postgres/database.py`. Start with
`load.py`.
"""
