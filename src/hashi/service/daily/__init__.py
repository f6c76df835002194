"""The daily deal: the attempt that counts, leaderboards, and comparisons."""
