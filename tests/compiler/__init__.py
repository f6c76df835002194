"""Tests of hashi.compiler."""
