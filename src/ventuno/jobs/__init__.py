"""What runs by itself or takes minutes: expiry, counting, monitoring, daily check, audit, drafts, simulation.

The server and the command line both call it; neither holds a use case of its own. What people ask for and get at
once is in `desk`. A server has long jobs done by worker processes (`processes`, `__main__.py`). Start with
`expiry.py` and `maintenance.py`.
"""
