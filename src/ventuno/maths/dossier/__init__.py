"""The numbers that the dossier prints, one module for each game.

Words and pictures are not here but in `ventuno.dossier`. Start with `big21.py`.
"""
