"""Tests of hashi.mind."""
