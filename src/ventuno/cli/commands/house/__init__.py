"""Commands that keep a house running: its server, its database, its checks and its daily work.

The work itself is in `desk` and `jobs`, which the server calls as well. What the staff do is in `commands/office`.
Start with `audit.py`.
"""
