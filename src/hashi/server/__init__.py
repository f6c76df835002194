"""HTTP and WebSocket around tables; the only place that knows the wire."""
