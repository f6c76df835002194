"""What travels between server and clients: the structs of socket and HTTP, and the levels of bots.

Light on purpose: msgspec alone, so that a client needs nothing else of the program.
"""
