"""Tests of the documentation: its snippets, the player's pages, and the built site."""
