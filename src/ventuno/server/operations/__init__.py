"""For the people who keep the server running: health, and metrics for Prometheus.

Nothing here is about a single player. Start with `routes.py`; `metrics.py` says what the house's books show.
"""
