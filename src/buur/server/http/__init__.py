"""HTTP and WebSocket endpoints, middleware and rate limits."""
