"""The SQL, one module for each area: its statements, the types of its rows, and the small store that uses them.

Both databases share it; `store/dialects.py` shows where they differ. What a command loads and writes is in
`store/execution`; what is kept of people is in `accounts/`. Start with `drafts.py`, which is short, then `books.py`.
"""
