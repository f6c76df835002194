"""Tests of hashi.wire."""
