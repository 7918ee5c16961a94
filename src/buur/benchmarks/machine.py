"""Environment of a measurement: processor, Python, commit."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path


def machine() -> dict[str, object]:
    """Return the properties of the machine that figures depend on."""
    return {
        "cpu": cpu_name(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()}",
        "commit": commit(),
    }


def cpu_name() -> str:
    """Return the processor's name as far as the system reports it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    if names:
        return names[0]
    asked = (
        _output(["sysctl", "-n", "machdep.cpu.brand_string"]) if sys.platform == "darwin" else ""
    )
    return asked or platform.processor() or platform.machine()


def commit() -> str | None:
    """Return the commit that runs, with ``+`` when files differ from it; None outside of git."""
    here = str(Path(__file__).resolve().parent)
    found = _output(["git", "-C", here, "rev-parse", "--short=12", "HEAD"])
    if not found:
        return None
    changed = _output(["git", "-C", here, "status", "--porcelain", "--untracked-files=no"])
    return found + ("+" if changed else "")


def _output(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
