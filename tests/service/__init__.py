"""Tests of hashi.service."""
