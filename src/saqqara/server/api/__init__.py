"""What crosses the wire: HTTP routes, WebSockets, their schemas, and the browser client's files."""
