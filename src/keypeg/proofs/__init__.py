"""Proofs of perfect play: certificates that can be checked, bounds, what is known, many machines."""
