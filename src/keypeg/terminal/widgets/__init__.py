"""The parts of a screen."""
