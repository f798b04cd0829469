"""Measuring: one command, ratios in one run, CPU seconds, results kept as data."""
