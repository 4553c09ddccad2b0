"""Everything that clients and the server exchange, as models; the OpenAPI document and the browser's types come from them."""
