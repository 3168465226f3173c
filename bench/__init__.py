"""How fast the engine is, beside others: `python -m bench` (or `make bench`)."""
