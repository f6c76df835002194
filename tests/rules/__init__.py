"""Tests of hashi.rules."""
