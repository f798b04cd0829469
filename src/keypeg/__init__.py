"""Keypeg: Mastermind in every boxed edition."""
