"""The table server: HTTP and WebSocket around `buur.play.Table`, with everything on disk.

``run.serve`` runs it, ``app.create_app`` makes the ASGI application. The wire is described in
``docs/protocol.md``.
"""
