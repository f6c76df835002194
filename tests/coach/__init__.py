"""Tests of hashi.coach."""
