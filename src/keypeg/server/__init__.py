"""The server: tables over HTTP, WebSocket and plain streams."""
