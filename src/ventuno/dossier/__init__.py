"""The dossier of a law: a page of HTML and a PDF for mathematicians, test labs and regulators (VGS 36).

The numbers come from `maths/dossier`; nothing here looks at a clock or refers to anything outside the file, so the same
numbers give the same bytes. Start with `facts.py`, which gathers the numbers, then `pages.py`, which puts them into
words; `figures.py` and `strategy.py` draw them, and `html.py` and `pdf.py` lay the document out.
"""
