"""Proven and best known trees, one certificate a shape."""
