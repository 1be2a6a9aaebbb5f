"""The house on PostgreSQL, for any number of server processes.

What both databases share is in `store/sql` and `store/execution`. Start with `database.py`.
"""
