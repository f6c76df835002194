"""Tests of hashi.env."""
