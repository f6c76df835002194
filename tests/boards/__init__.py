"""Tests of hashi.boards."""
