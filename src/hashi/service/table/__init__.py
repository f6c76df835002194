"""One table in use: loaded, changed through the store, sent to everyone present."""
