"""Questions and disputes over HTTP (requirement 47, C17).

What players write to the house and what they are answered is here; the console's inbox is in `server/console`. Deciding
what may be asked is the desk's. Start with `routes.py`.
"""
