"""Tests of hashi.jobs."""
