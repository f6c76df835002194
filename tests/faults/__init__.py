"""Things go wrong under load; afterwards nothing that was acknowledged is missing."""
