"""Tests of hashi.table."""
