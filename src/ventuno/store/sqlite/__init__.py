"""The house in one file: one writer, group commit; making, migrating, copying and restoring files.

What both databases share is in `store/sql` and `store/execution`. Start with `database.py`.
"""
