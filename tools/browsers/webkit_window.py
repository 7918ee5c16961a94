"""Program of a window with WebKitGTK that WebDriver drives; it runs in the system's Python.

MiniBrowser, which belongs to WebKitGTK, is never narrower than 447 pixels.
"""

from __future__ import annotations

import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, WebKit2  # noqa: E402 - their versions come first

EVERY_FRAME = WebKit2.UserContentInjectedFrames.ALL_FRAMES
AT_START = WebKit2.UserScriptInjectionTime.START


def main(width: int, height: int, lang: str, script: str) -> None:
    """Show a window without a frame until the driver closes it."""
    context = WebKit2.WebContext.get_default()
    context.set_preferred_languages([lang])
    context.set_automation_allowed(True)
    content = WebKit2.UserContentManager()
    content.add_script(WebKit2.UserScript.new(script, EVERY_FRAME, AT_START, None, None))
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )

    # An OpenGL made of software takes four times the work.
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)

    def on_start(_: object, session: WebKit2.AutomationSession) -> None:
        information = WebKit2.ApplicationInfo()
        information.set_name("MiniBrowser")  # the name that WebDriver asks for
        session.set_application_info(information)
        session.connect("create-web-view", lambda _: view)

    context.connect("automation-started", on_start)
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)  # no motion
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.connect("destroy", Gtk.main_quit)
    window.add(view)
    window.show_all()
    Gtk.main()


if __name__ == "__main__":
    main(
        int(sys.argv[1]),
        int(sys.argv[2]),
        sys.argv[3],
        Path(sys.argv[4]).read_text(encoding="utf-8"),
    )
