"""Proven and best known trees, one certificate per shape."""
