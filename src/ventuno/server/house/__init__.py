"""What anyone may know of the house: the rules and the law in force, and what is announced.

What only its staff may know is in `console`. Start with `routes.py`.
"""
