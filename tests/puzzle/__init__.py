"""Tests of hashi.puzzle."""
