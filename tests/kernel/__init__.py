"""Tests of hashi.kernel."""
