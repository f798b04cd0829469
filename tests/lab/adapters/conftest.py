"""The checks against the real frameworks run in environments of their own: make adapters-test."""

collect_ignore_glob = ["check_*.py"]
