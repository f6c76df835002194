"""The server in a browser: the same tables, messages and records, in a worker of the page.

Runs on Pyodide with the standard library and msgspec alone. The page talks to it as it talks to a
server; JavaScript gives it a database and passes messages on. `bundle` says which modules it needs.
"""
