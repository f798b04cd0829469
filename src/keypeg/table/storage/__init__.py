"""Where tables are kept: the database, what is in memory, the one writer, and news between processes."""
