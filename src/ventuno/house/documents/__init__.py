"""The documents that bind players: the rules of the games and the terms for online participation (Art. 1.4, 5, 24, 25).

What they say, by version and language, and which of them bind a player at a time. How they are published is in
`office/publishing.py`, how they look on paper in `ventuno.dossier`. Start with `document.py`.
"""
