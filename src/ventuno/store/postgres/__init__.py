"""The house on PostgreSQL, for any number of server processes.

Start with `database.py`.
"""
