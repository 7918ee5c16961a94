"""`WebKit`: a window of WebKitGTK on a virtual display, driven by WebDriver."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from PIL import ImageGrab
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from selenium.webdriver.webkitgtk.webdriver import WebDriver
from typing_extensions import override

from tools.browsers.window import PRELOAD, Size, Window, as_expression
from tools.needs import SYSTEM_PYTHON

_WINDOW: Final = Path(__file__).with_name("webkit_window.py")


class WebKit(Window):
    """A window of WebKitGTK.

    Args:
        driver: path of WebKitWebDriver.
        size: of the window.
        folder: empty folder for what the browser stores.
        lang: language that the browser asks for.
    """

    def __init__(self, driver: Path, size: Size, folder: Path, lang: str) -> None:
        script = folder / "preload.js"
        script.write_text(PRELOAD, encoding="utf-8")
        options = Options()
        options.binary_location = SYSTEM_PYTHON
        for argument in (_WINDOW, size.width, size.height, lang, script):
            options.add_argument(str(argument))
        options.overlay_scrollbars_enabled = False
        with ExitStack() as ends:
            self._display = ends.enter_context(_display(size))
            service = Service(str(driver), env=_environment(self._display, size, folder))
            self._driver = WebDriver(options=options, service=service)
            ends.callback(self._driver.quit)
            self._ends = ends.pop_all()

    @override
    def open(self, url: str) -> None:
        self._driver.get(url)

    @override
    def run(self, function: str, *arguments: Any) -> Any:
        reply = self._driver.execute_script(f"return {as_expression(function, arguments)}")
        return json.loads(reply)

    @override
    def press(self, x: float, y: float) -> None:
        # WebKitGTK takes touches for presses of a mouse.
        press = ActionBuilder(self._driver, duration=0)
        press.pointer_action.move_to_location(round(x), round(y)).pointer_down().pointer_up()
        press.perform()

    @override
    def key(self, key: str) -> None:
        ActionChains(self._driver, duration=0).send_keys(key).perform()

    @override
    def back(self) -> None:
        self._driver.back()

    @override
    def reload(self) -> None:
        self._driver.refresh()

    @override
    def screenshot(self, path: Path) -> None:
        # The driver waits for ever for a frame that is not due.
        ImageGrab.grab(xdisplay=self._display).save(path)

    @override
    def close(self) -> None:
        self._ends.close()


@contextmanager
def _display(size: Size) -> Iterator[str]:
    """Run a virtual display that the window fills, and return its name."""
    screen = f"{size.width * size.ratio}x{size.height * size.ratio}x24"
    command = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", screen]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            yield f":{process.stdout.readline().strip()}" if process.stdout else ""
        finally:
            process.terminate()


def _environment(display: str, size: Size, folder: Path) -> dict[str, str]:
    """Return the environment of a window that stores nothing outside its folder."""
    return {
        **os.environ,
        "DISPLAY": display,
        "GDK_BACKEND": "x11",
        "GDK_SCALE": str(size.ratio),
        "GTK_THEME": "Adwaita",
        "NO_AT_BRIDGE": "1",
        "XDG_CACHE_HOME": str(folder / "cache"),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
    }
