"""HTTP around the service."""
