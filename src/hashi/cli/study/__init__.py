"""Commands that simulate, solve and train."""
