"""What the console's pages are told: journals, plays step by step, terms, events.

Start with `books.py`.
"""
