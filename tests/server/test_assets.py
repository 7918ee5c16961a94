"""Files as answers."""

import gzip
from pathlib import Path

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
    assert text.gzipped is not None
    assert gzip.decompress(text.gzipped) == text.body
    assert Asset(b"x" * 1000, "image/png").gzipped is None
    assert Asset(b"x", "text/css").gzipped is None
