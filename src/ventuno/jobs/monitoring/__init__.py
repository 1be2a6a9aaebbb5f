"""What the plays under one law say about payout, chance and skill (requirements 13, 14).

The statistics are in `ventuno.maths.monitoring`; counting the plays is in `jobs/counting.py`. Start with `monitor.py`.
"""
