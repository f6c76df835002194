"""Commands about boards."""
