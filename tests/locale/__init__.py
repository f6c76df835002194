"""Tests of hashi.locale."""
