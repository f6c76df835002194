"""Tests of hashi.picture."""
