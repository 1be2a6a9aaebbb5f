"""The house over HTTP and WebSocket.

Most folders are one area: its routes, its views (what a page is told) and its wire types. `http/`, `app/` and
`operations/` serve all areas. Handlers are short: they call
`desk` or `jobs` and show the answer. Start with `app/`, which puts everything together.
"""
