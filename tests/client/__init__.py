"""Tests of hashi.client."""
