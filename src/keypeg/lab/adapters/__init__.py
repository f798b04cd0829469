"""The text environment for other frameworks, each a thin module behind an extra of its own."""
