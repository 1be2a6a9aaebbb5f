"""One short handler an endpoint; what they have in common is in `front`."""
