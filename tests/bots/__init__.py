"""Tests of hashi.bots."""
