"""The dossier of a law: its numbers as figures, a page of HTML and a PDF, the same bytes for the same numbers.

For mathematicians, test labs and regulators (VGS 36). `facts` gathers the numbers, `pages` puts them into words,
`figures` and `strategy` draw them, `html` and `pdf` lay out what both have made. Must not: look at a clock, or refer to
anything outside the file.
"""
