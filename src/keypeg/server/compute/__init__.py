"""Computing beside the server: processes that answer what the engine needs long for."""
