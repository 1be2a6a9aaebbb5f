"""Commands about single plays and games: play, replay, export, verify and count them.

They need no house, except `export`. What is printed for people is drawn in `cli/terminal`. Start with `replay.py`.
"""
