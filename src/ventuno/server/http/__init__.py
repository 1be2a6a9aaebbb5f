"""What all requests over HTTP have in common: connection, middleware, cookies, problems, files and short routes.

What is asked and shown is in the folders by subject. Start with `middleware.py`.
"""
