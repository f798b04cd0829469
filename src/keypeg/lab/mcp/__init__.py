"""A server for assistants (Model Context Protocol): tables to play at, hints, reviews, checks of a real board."""
