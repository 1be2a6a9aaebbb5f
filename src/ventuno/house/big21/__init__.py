"""A play of Big21 as the house keeps it: its record, its draws, its evidence.

The rules are in `rules/big21`; this adds seeds and money. Start with `play_record.py`.
"""
