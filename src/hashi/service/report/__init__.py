"""What the coach says of finished games, computed once and stored."""
