"""The table server: HTTP and WebSocket around `buur.Table`, every event stored on disk.

`run.serve` runs it, `http.app.create_app` makes the ASGI application.
``docs/reference/protocol.md`` describes the messages. The packages, from the top: `http`
(endpoints, middleware), `page` (the web page) beside `tables` (live tables), `wire` (messages)
beside `storage` (the database).
"""
