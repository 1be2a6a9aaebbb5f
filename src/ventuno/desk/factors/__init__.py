"""Requirement 45: second factors. Codes from an app, for players and staff; passkeys, for players.

`entrance.py` says what a player needs to log in. `app.py` and `passkeys.py` turn factors on and off. Whatever is begun
is finished within minutes, by whoever has begun it: `ceremonies.py`.
"""
