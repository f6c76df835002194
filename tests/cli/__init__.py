"""Tests of hashi.cli."""
