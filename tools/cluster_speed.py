"""``buur bench cluster`` with PostgreSQL and NATS of its own: PostgreSQL waits for the disk.

    python -m tools.cluster_speed --tables 40 --nodes 3

All options are those of `buur bench cluster`.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from tools.broker import running_broker
from tools.postgres import postgres_server


def main() -> int:
    """Run the command, and return its exit code."""
    with (
        postgres_server(fsync=True) as postgres,
        tempfile.TemporaryDirectory() as folder,
        running_broker(Path(folder)) as broker,
    ):
        urls = ["--database", postgres.new_database(), "--bus", broker.url]
        run = [sys.executable, "-c", "from buur.cli import main; main()", "bench", "cluster"]
        return subprocess.run([*run, *urls, *sys.argv[1:]]).returncode


if __name__ == "__main__":
    sys.exit(main())
