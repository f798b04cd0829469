"""Fairness that can be checked; what is sealed below the tables is sealed by the same rule."""

from keypeg.rules.fairness import NONCE_BYTES, Commitment, commit, digest, verify

__all__ = ["NONCE_BYTES", "Commitment", "commit", "digest", "verify"]
