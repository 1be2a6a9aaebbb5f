"""Commands for the staff's work: who works here, tables, rates, documents, payout, player protection, reports.

The same is done at the console; the work itself is in `desk/office` and `jobs`. What keeps the house running is in
`commands/house`. Start with `rates.py`.
"""
