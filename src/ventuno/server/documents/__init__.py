"""The documents that bind players, for anyone: a list, each version to read, and a PDF to keep (Art. 25).

What they say is in `house/documents`. Start with `routes.py`.
"""
