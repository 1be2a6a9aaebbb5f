"""The house in one file: one writer, group commit; making, migrating, copying and restoring files.

Start with `database.py`.
"""
