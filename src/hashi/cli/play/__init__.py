"""The game in the terminal, and on paper."""
