"""Notices by e-mail: what is said, and handing it over (requirement 47).

Which notices there are is decided by `house.contact.emails`, and written by the store. Start with `deliver.py`.
"""
