"""What players and the house say to each other: messages, questions and disputes, e-mail, and where the words are kept.

What somebody has asked about a game is decided in `desk/contact`. Start with `questions.py`.
"""
