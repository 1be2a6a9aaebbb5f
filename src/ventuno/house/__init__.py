"""Whose money it is and how chance is drawn: pure functions, with time and entropy as arguments."""
