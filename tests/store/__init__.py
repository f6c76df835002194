"""Tests of hashi.store."""
