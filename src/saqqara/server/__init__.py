"""The server: tables that are never lost, over HTTP and WebSockets."""
