"""Running a server: its processes, its log and its figures."""
