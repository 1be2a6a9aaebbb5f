"""What the games are: pure functions over frozen values, standard library only.

Nothing here reads a clock, a file or a source of chance, and nothing here knows whose money it is.
"""
