"""The public log over HTTP, for anyone: heads, tiles and keys, as monitors and witnesses read them."""
