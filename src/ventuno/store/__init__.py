"""Where things are kept: SQLite or PostgreSQL, files people hand us, shipped and solved laws.

Nothing is decided here: a command brings its own pure function (`commands.py`). The SQL is in `sql`, one module for
each area. Start with `store.py`.
"""
