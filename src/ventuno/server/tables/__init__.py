"""Tables of Black Jack Challenge: over HTTP to find one and to see finished games, over WebSocket to play at one.

`views.py` decides what a viewer may see; nothing else may show a card. Start with `sockets.py`, then `live.py`.
"""
