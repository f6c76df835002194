"""Programs that build parts of the project; none of them is installed."""
