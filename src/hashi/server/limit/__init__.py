"""What a client may cost: limits and budgets, and the middleware that enforces them."""
