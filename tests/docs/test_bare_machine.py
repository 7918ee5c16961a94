"""The operator's page takes a bare Debian to a node behind a proxy with TLS.

Its commands run as they stand. systemd does not run in a test: the services that `systemctl` is
asked for are started as their units say, without their hardening.
"""

import re
from collections.abc import Iterator

import pytest

from tests.docs.bare_machine import Machine, bare_machine
from tests.docs.operating_page import install_commands, tls_commands

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

VERBS = ("enable --now ", "restart ")
"""Of the page; packages ask for other things when they are installed."""
PATIENTLY = "--retry 300 --retry-delay 1 --retry-all-errors --retry-connrefused"
ADMIN = "/opt/buur/bin/buur admin nodes --json --settings /etc/buur/buur.env"
CERTIFICATE = (
    "install -d -m 0700 /etc/haproxy/certs && openssl req -x509 -newkey rsa:2048 -nodes -days 2"
    " -subj /CN=localhost -keyout /etc/ssl/key -out /etc/ssl/own"
    " && cat /etc/ssl/own /etc/ssl/key > /etc/haproxy/certs/site.pem"
)
READY = f"curl -fsS {PATIENTLY} http://localhost/api/ready"
NAME = "jass.example"
"""Of the page; people ask for it, and not for this machine."""
TABLE = (
    f"curl -fsS --resolve {NAME}:80:127.0.0.1 -H 'content-type: application/json' -d '{{}}'"
    f" http://{NAME}/api/tables"
)


@pytest.fixture(scope="module")
def machine() -> Iterator[Machine]:
    """A machine after the commands of the page."""
    with bare_machine() as made:
        for command in install_commands():
            made.run(command)
        yield made


def asked_services(machine: Machine) -> list[str]:
    """Return the services that `systemctl` was asked to start, in this order."""
    asked = machine.run("cat /var/log/systemctl").splitlines()
    words = [word for line in asked if line.startswith(VERBS) for word in line.split()[1:]]
    names = [word if "." in word else f"{word}.service" for word in words]
    return [*dict.fromkeys(name for name in names if name.endswith(".service") and name[0] != "-")]


def test_the_node_answers_behind_the_proxy_and_is_backed_up(machine: Machine) -> None:
    services = asked_services(machine)
    assert services == ["buur@1.service", "haproxy.service"]
    said = machine.run_with_services(services, [READY, TABLE, ADMIN], ["buur-backup.service"])
    assert '{"status":"ready"}' in said
    assert '"token":' in said
    assert '"state": "serving"' in said
    assert machine.run("ls /var/lib/buur/backups").split()


def test_the_proxy_takes_a_certificate(machine: Machine) -> None:
    machine.run(CERTIFICATE)
    (switch, reload) = tls_commands()
    assert reload == "systemctl reload haproxy"
    machine.run(switch)
    said = machine.run_with_services(
        asked_services(machine),
        [
            f"curl -fsS {PATIENTLY} --insecure https://localhost/api/ready",
            "curl -sS -o /dev/null -w 'plain: %{http_code}' http://localhost/",
        ],
    )
    assert '{"status":"ready"}' in said
    assert re.search(r"plain: 30[12]", said)
