"""The rules of every edition, pure: no clock, no chance, no input or output."""
