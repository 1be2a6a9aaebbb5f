"""How the command line reads and writes: options, keys, drawing, progress, output, exit codes.

Nothing here knows a use case. Start with `output.py`.
"""
