"""What an operator sets and reads: settings, log and metrics."""
