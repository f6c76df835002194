"""Tests of hashi.deal."""
