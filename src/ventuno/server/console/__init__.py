"""The operators' console: sessions with a second factor, and the cache of the monitor.

Routes, views and wire types have folders of their own. Start with `routes/house.py`.
"""
