"""Tests of hashi.record."""
