"""Work that takes minutes, done by processes of their own so that nobody who plays waits for it.

`messages.py` says what a server and a worker process tell each other, `workers.py` starts and watches worker processes,
`worker.py` is the inside of one. What a worker does is in `jobs/__main__.py`. Start with `messages.py`.
"""
