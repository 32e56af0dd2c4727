"""Tests of the grid."""
