"""Computing on top of the rules: what remains, what to guess, how well it was played."""
