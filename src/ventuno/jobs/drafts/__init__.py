"""Work on drafts of laws: a law is looked for, or the figures of a given law are computed (P5).

What people may ask of drafts is in `desk/office/drafts.py`. Start with `calculation.py`.
"""
