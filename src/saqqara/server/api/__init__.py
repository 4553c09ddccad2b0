"""Everything that speaks HTTP: routes, WebSockets, their schemas, and the files of the browser client."""
