"""What the house reports, by day or month: as values, as JSON and as files.

Everything comes from sums that were counted before. Start with `report.py`.
"""
