"""The public log at work: publishing seals (`publisher.py`), comparing a database with the log (`check.py`).

`service.py` runs it in the server and says what a failure means. `watch.py` is for others: it verifies a log, and
cosigns heads as a witness.
"""
