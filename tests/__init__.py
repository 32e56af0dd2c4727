"""Tests of rollwrite; a package, so that every folder of it can import the shared modules."""
