"""Practice without an account and without money: Big21, and tables with bots.

Same rules, same law, same views as play for money. Start with `routes.py`.
"""
