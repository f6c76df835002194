"""Tests of hashi.server."""
