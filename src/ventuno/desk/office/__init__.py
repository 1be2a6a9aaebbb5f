"""What the staff may ask: appoint, publish, exclude, adjust, close; and how a house is founded.

Players' own requests are in the folder above. Work that takes minutes is in `jobs`. Start with `actions.py`.
"""
