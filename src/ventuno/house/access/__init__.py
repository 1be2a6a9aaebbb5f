"""How a player gets in: sessions, recovery codes and links, and passwords that are too common.

Second factors are in `house/factors`, who a person is in `house/accounts`. Start with `recovery.py`.
"""
