"""Rooms: several tables with one code at the same time, for a race or a duel."""
