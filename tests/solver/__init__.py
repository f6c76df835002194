"""Tests of hashi.solver."""
