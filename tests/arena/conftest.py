"""What is collected only where an extra is installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_ray.py"]
