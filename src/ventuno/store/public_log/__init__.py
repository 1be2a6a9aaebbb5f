"""Where a public log is: a folder of its own, or an address that anybody can read.

Start with `place.py`, which says what a place must be able to do. `folder.py` is a folder, `remote.py` is on the web.
"""
