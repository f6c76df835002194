"""Tables in use and everything people ask for.

Knows no transport, no HTTP status, no database and no worker process: it raises codes.
"""
