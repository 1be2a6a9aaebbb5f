"""Solved laws on disk, so that they need not be solved again.

It is a cache: everything in it can be computed again. Start with `solutions.py`.
"""
