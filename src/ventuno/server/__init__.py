"""The house over HTTP and WebSocket.

Each folder is one area: its routes, its views (what a page is told) and its wire types. Handlers are short: they call
`desk` or `jobs` and show the answer. Start with `app/`, which puts everything together.
"""
