"""What may be asked about questions, disputes and e-mail.

What they are is in `house/contact`; messages of the staff are written in `desk/office`. Start with `questions.py`.
"""
