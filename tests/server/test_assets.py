"""Static assets: encodings, ETags and cache headers."""

import gzip
from pathlib import Path

import brotli  # type: ignore[import-untyped]
import pytest

from buur.server.page.assets import Asset, AssetFolder


def test_a_changed_file_is_served_at_once(tmp_path: Path) -> None:
    folder = AssetFolder(tmp_path)
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
    assert list(text.encoded) == ["br", "gzip"]
    assert gzip.decompress(text.encoded["gzip"]) == text.body
    assert brotli.decompress(text.encoded["br"]) == text.body
    assert not Asset(b"x" * 1000, "image/png").encoded
    assert not Asset(b"x", "text/css").encoded


@pytest.mark.parametrize(("size", "is_packed"), [(511, False), (512, True)])
def test_what_is_small_is_not_worth_packing(size: int, is_packed: bool) -> None:
    assert bool(Asset(b"x" * size, "text/css").encoded) is is_packed


def test_only_files_below_the_folder_are_served(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "a.png").write_bytes(b"a")
    (tmp_path / "folder.png").mkdir()
    folder = AssetFolder(tmp_path)
    found = folder.get("icons/a.png")
    assert found is not None
    assert found.body == b"a"
    for name in ("folder.png", "icons/a.png/b.png", "b.png", "icons", "../a.png", "icons//a.png"):
        assert folder.get(name) is None


def test_gzip_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.server.page.assets.brotli", None)
    assert list(Asset(b"x" * 1000, "text/css").encoded) == ["gzip"]
