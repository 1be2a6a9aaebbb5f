"""Calibration on request: a law with a given payout is looked for (P4, P5), and drawn.

The mathematics is in `maths/calibration`; drafts for a running house are in `jobs/drafts`. Start with `search.py`.
"""
