"""Nonsense in an operator's options and settings: a sentence names it and what it takes."""

import sys

import pytest

from buur.cli import main
from buur.cli.settings_file import known_variables

BROKER = "takes the URL of a broker, such as nats://host:4222 or tls://host:4222"


def said(words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what `buur` says of its arguments."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr(sys, "argv", ["buur", *words.split()])
    with pytest.raises(SystemExit) as ended:
        sys.exit(main())
    assert ended.value.code
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("serve --bots http://x", f"--bots {BROKER}"),
        ("serve --bus nats://h:99999", f"--bus {BROKER}"),
        ("bots --bus nonsense", f"--bus {BROKER}"),
        ("serve --metrics nonsense", "--metrics takes an address and a port"),
        ("serve --mail nonsense", "--mail takes a relay"),
        ("serve --mail smtp://h", "--mail needs --mail-from"),
        ("serve --mail smtp://h --mail-from a@b.ch --page x", "--mail needs --page"),
        ("serve --origin nonsense", "--origin takes the address of a page"),
        ("serve --origin http://x/y", "--origin takes the address of a page"),
        ("serve --database mysql://u:secret@h/x", "a URL that begins with mysql:// is neither"),
        ("backup --database mysql://h/x copy", "a URL that begins with mysql:// is neither"),
        ("admin nodes --database mysql://h/x", "a URL that begins with mysql:// is neither"),
        ("admin drain 99999999999", "node cannot take this value"),
        ("admin unban 0", "cannot take this value"),
        ("archive /etc/passwd", "It can be: /var/lib/buur/archive"),
    ],
)
def test_an_option_is_named_with_what_it_takes(
    words: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = said(words, monkeypatch, capsys)
    assert sentence in found
    assert "secret" not in found
    assert found.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("BUUR_THINK_SECONDS", "nonsense", "BUUR_THINK_SECONDS is a number from 0"),
        ("BUUR_SUBSTITUTE", "nonsense", "BUUR_SUBSTITUTE takes bots such as easy, steady"),
        ("BUUR_BOARD_FIELD", "easy nonsense", "BUUR_BOARD_FIELD takes bots such as easy, steady"),
        ("BUUR_BOTS", "nonsense", f"--bots {BROKER}"),
        ("BUUR_NO_HINTS", "nonsense", "It can be: true, false"),
    ],
)
def test_a_setting_is_named_with_what_it_takes(
    name: str,
    value: str,
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert name in known_variables()
    monkeypatch.setenv(name, value)
    assert sentence in said("serve", monkeypatch, capsys)


def test_a_table_is_not_ended_without_a_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--reason takes a few words" in said("admin end t --reason=", monkeypatch, capsys)
