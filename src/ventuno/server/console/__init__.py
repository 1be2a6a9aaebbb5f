"""The operators' console: sessions with a second factor, wire types, and the cache of the monitor.

Routes and views have folders of their own. Start with `routes/house.py`.
"""
