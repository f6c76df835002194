"""The limits of the service as a whole, numbers alone. docs/running.md explains them.

What a client may use is the server's business, see `hashi.server.limit`; how long a table's log may
grow is the table's, see `hashi.table.command`.
"""

__all__ = [
    "LARGEST_MESSAGE",
    "LONGEST_PAUSE_SECONDS",
    "MOST_ANSWERS",
    "MOST_COMPARISONS",
    "MOST_WATCHERS",
    "MOST_WATCHERS_OF_ADDRESS",
    "MOST_WATCHERS_OF_PERSON",
    "POINTING_PAUSE_SECONDS",
    "SLOW_READER_SECONDS",
]

# One connection.
LARGEST_MESSAGE = 4096  # characters
MOST_ANSWERS = 200  # that wait for a client to read them
SLOW_READER_SECONDS = 30.0  # before a client that reads nothing is disconnected
LONGEST_PAUSE_SECONDS = 10.0  # a client that would have to wait longer is disconnected

# The connections of one table, its players' included.
MOST_WATCHERS = 500
MOST_WATCHERS_OF_ADDRESS = 50
MOST_WATCHERS_OF_PERSON = 10

# After a wrong pointing at an honour table, so that trying one island after the other does not pay.
POINTING_PAUSE_SECONDS = 5

MOST_COMPARISONS = 20  # daily deals that wait to be computed
