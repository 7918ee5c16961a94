"""Files as answers."""

import gzip
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest

from buur.server.assets import Asset, Folder


def test_a_changed_file_is_served_at_once(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    assert folder.get("a.js") is None
    (tmp_path / "a.js").write_text("one")
    first = folder.get("a.js")
    assert first is folder.get("a.js")
    (tmp_path / "a.js").write_text("other")
    second = folder.get("a.js")
    assert first is not None
    assert second is not None
    assert (first.body, second.body) == (b"one", b"other")
    assert first.etag != second.etag


def test_only_what_shrinks_is_compressed() -> None:
    text = Asset(b"x" * 1000, "text/css")
    assert list(text.packed) == ["br", "gzip"]
    assert gzip.decompress(text.packed["gzip"]) == text.body
    assert brotli.decompress(text.packed["br"]) == text.body
    assert not Asset(b"x" * 1000, "image/png").packed
    assert not Asset(b"x", "text/css").packed


def test_gzip_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.server.assets.brotli", None)
    assert list(Asset(b"x" * 1000, "text/css").packed) == ["gzip"]
