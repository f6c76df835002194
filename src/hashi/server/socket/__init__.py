"""WebSockets around tables."""
