"""Tests of the roll-and-write game."""
