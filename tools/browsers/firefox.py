"""`Firefox`: a headless Firefox driven by WebDriver BiDi, which needs no driver program."""

from __future__ import annotations

import base64
import json
import re
import subprocess
import threading
from pathlib import Path
from typing import Any, Final

from selenium.webdriver.common.bidi.browsing_context import BrowsingContext
from selenium.webdriver.common.bidi.input import Input
from selenium.webdriver.common.bidi.script import Script
from selenium.webdriver.common.bidi.session import Session
from selenium.webdriver.remote.websocket_connection import WebSocketConnection
from typing_extensions import override

from tools.browsers.window import PATIENCE, PRELOAD, Size, Window, as_expression

_LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_INTERVAL: Final = 0.002
_PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
    "widget.gtk.overlay-scrollbars.enabled": False,
}
"""Touch, classic scrollbars, no motion, and no calls to the network."""


class Firefox(Window):
    """A window of Firefox with a profile of its own.

    Args:
        program: path of Firefox.
        size: of the window.
        folder: empty folder for the profile.
        lang: language that the browser asks for.
    """

    def __init__(self, program: Path, size: Size, folder: Path, lang: str) -> None:
        _write_preferences(folder, {**_PREFERENCES, "intl.accept_languages": lang})
        command = [str(program), "--headless", "--no-remote", "--profile", str(folder)]
        self._process = subprocess.Popen(
            [*command, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            address = f"{self._address()}/session"
            self._connection = WebSocketConnection(address, PATIENCE, _INTERVAL)
            self._begin(size)
        except BaseException:
            self._process.kill()
            raise

    def _begin(self, size: Size) -> None:
        """Begin a session in the first tab, which gets the size of the window."""
        Session(self._connection).new(capabilities={})
        self._contexts = BrowsingContext(self._connection)
        self._script, self._input = Script(self._connection), Input(self._connection)
        self._context: str = self._contexts.get_tree()[0].context
        self._script.add_preload_script(function_declaration=f"() => {{ {PRELOAD} }}")
        self._contexts.set_viewport(
            context=self._context,
            viewport={"width": size.width, "height": size.height},
            device_pixel_ratio=size.ratio,
        )

    def _address(self) -> str:
        """Return the address that Firefox prints; what it prints later is thrown away."""
        output = self._process.stderr
        for line in output or ():
            if found := _LISTENS.search(line):
                self._rest = threading.Thread(target=list, args=(output,), daemon=True)
                self._rest.start()
                return found[1]
        raise RuntimeError(f"Firefox ended with code {self._process.wait()}")

    @override
    def open(self, url: str) -> None:
        self._contexts.navigate(context=self._context, url=url, wait="complete")

    @override
    def run(self, function: str, *arguments: Any) -> Any:
        reply: dict[str, Any] = self._script.evaluate(
            expression=as_expression(function, arguments),
            target={"context": self._context},
            await_promise=True,
        )
        if reply["type"] != "success":
            raise RuntimeError(reply["exceptionDetails"]["text"])
        return json.loads(reply["result"]["value"])

    @override
    def press(self, x: float, y: float) -> None:
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "parameters": {"pointerType": "touch"}, "actions": press})

    @override
    def key(self, key: str) -> None:
        press = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "actions": press})

    def _act(self, source: dict[str, Any]) -> None:
        source["id"] = source["type"]
        self._input.perform_actions(context=self._context, actions=[source])

    @override
    def back(self) -> None:
        self._contexts.traverse_history(context=self._context, delta=-1)

    @override
    def reload(self) -> None:
        self._contexts.reload(context=self._context, wait="complete")

    @override
    def screenshot(self, path: Path) -> None:
        picture: str = self._contexts.capture_screenshot(context=self._context)
        path.write_bytes(base64.b64decode(picture))

    @override
    def close(self) -> None:
        self._connection.close()
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._rest.join(PATIENCE)
        if self._process.stderr:
            self._process.stderr.close()


def _write_preferences(folder: Path, preferences: dict[str, Any]) -> None:
    lines = [
        f"user_pref({json.dumps(name)}, {json.dumps(preferences[name])});" for name in preferences
    ]
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
