"""What is kept of people beside the books: who they are, how they log in, what they asked, cases about them.

Books, plays and what is counted are one folder above. Start with `people.py`.
"""
