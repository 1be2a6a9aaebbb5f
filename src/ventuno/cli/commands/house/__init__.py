"""Commands for whoever runs a house: its database, its staff, its daily work, its server.

The work itself is in `desk` and `jobs`, which the server calls as well. Start with `audit.py`.
"""
