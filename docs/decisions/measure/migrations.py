"""Times opening a database with our migrations and with Alembic's script environment."""

import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import sqlalchemy as sa

ENVIRONMENT = """
from alembic import context
context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
"""
REVISION = """
revision, down_revision = "1", None
def upgrade():
    from alembic import op
    from buur.server.storage.migrations import STEPS
    STEPS[0](op)
"""


def upgrade(kind: str, connection: sa.Connection, scripts: Path) -> None:
    """Upgrade a database."""
    if kind == "own":
        from buur.server.storage import migrations

        migrations.upgrade(connection)
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


if len(sys.argv) == 3:
    kind, folder = sys.argv[1], Path(sys.argv[2])
    engine = sa.create_engine(f"sqlite:///{folder / kind}.db")
    start = time.perf_counter()
    with engine.begin() as connection:
        upgrade(kind, connection, folder)
    print((time.perf_counter() - start) * 1000)
else:
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(5):
        with TemporaryDirectory() as name:
            scripts = Path(name)
            (scripts / "versions").mkdir()
            (scripts / "env.py").write_text(ENVIRONMENT)
            (scripts / "versions/1.py").write_text(REVISION)
            for kind in ("own", "alembic"):
                for state in ("new", "current"):
                    run = [sys.executable, __file__, kind, name]
                    done = subprocess.run(run, capture_output=True, text=True, check=True)
                    times.setdefault((kind, state), []).append(float(done.stdout))
    for (kind, state), found in times.items():
        print(kind, state, round(median(found)), "ms")
