"""For people who train or test machines: environments, the arena, adapters, data sets, and a server for assistants."""
