"""ventuno: a complete house for two Swiss games of 21.

The packages are layers; imports point downwards only. `docs/architecture.md` shows them. Start with `rules`.
"""

__version__ = "0.1.0"
