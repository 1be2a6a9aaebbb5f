"""Everything that passes between the server and the operator's console, as values: one module for each of its routes.

The console's types in TypeScript are made from these, like the client's (`make wire`). What the players' `wire` modules
define means the same here. How they are filled is in `views`. Start with `players.py`.
"""
