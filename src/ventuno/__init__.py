"""ventuno: a complete house for two Swiss games of 21."""

__version__ = "0.1.0"
