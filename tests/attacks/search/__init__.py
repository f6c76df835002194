"""A search for attacks: shapes of requests and messages, tried for how long others then wait."""
