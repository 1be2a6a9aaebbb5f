"""The daily check: everything is audited, monitored and compared, and the result is on record.

The journal, the command line and the pages call it a round. Start with `check.py`.
"""
