"""Tables of Black Jack Challenge: over HTTP to find one and look back, over WebSocket to sit at one.

`views.py` decides what a viewer may see; nothing else may show a card. Start with `sockets.py`, then `live.py`.
"""
