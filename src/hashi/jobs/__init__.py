"""Worker processes that think: bots, hints, the coach's reports, the compiler.

What runs in the server's process is light and never computes: `pool.Pool` hands each job of `job`
to a worker. This file imports nothing, so that a worker starts fast.
"""
