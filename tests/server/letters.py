"""A mail relay on this machine, which keeps the letters that it takes."""

import asyncio
import email
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import policy
from email.message import EmailMessage


class FakeRelay:
    """An SMTP server that takes letters for everybody."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.port = 0
        self.refuses = False
        """Whether it takes no recipient."""
        self._changed = asyncio.Condition()

    async def letter(self, number: int = 1) -> EmailMessage:
        """Return a letter by its number, from 1; wait until it is there."""
        async with self._changed:
            await self._changed.wait_for(lambda: len(self.letters) >= number)
        return self.letters[number - 1]

    async def link(self, number: int = 1) -> str:
        """Return the token of the link in a letter."""
        body = (await self.letter(number)).get_content()
        (line,) = (line for line in body.splitlines() if "/keep#" in line)
        return str(line).strip().partition("#")[2]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk with a client."""
        await self._say(writer, "220 here")
        while line := (await reader.readline()).decode().strip():
            verb = line.upper()
            if verb.startswith("RCPT") and self.refuses:
                await self._say(writer, "550 nobody <secret@example.ch>")
            elif verb.startswith("RCPT"):
                self.recipients.append(line)
                await self._say(writer, "250 ok")
            elif verb == "DATA":
                await self._say(writer, "354 go on")
                await self._take(await reader.readuntil(b"\r\n.\r\n"))
                await self._say(writer, "250 ok")
            elif verb == "QUIT":
                await self._say(writer, "221 bye")
                break
            else:
                await self._say(writer, "250 ok")
        writer.close()

    async def _take(self, data: bytes) -> None:
        text = data.removesuffix(b".\r\n")
        async with self._changed:
            self.letters.append(email.message_from_bytes(text, policy=policy.default))
            self._changed.notify_all()

    @staticmethod
    async def _say(writer: asyncio.StreamWriter, line: str) -> None:
        writer.write(f"{line}\r\n".encode())
        await writer.drain()


@asynccontextmanager
async def fake_relay() -> AsyncIterator[FakeRelay]:
    """Run a relay."""
    relay = FakeRelay()
    server = await asyncio.start_server(relay.serve, "127.0.0.1", 0)
    relay.port = server.sockets[0].getsockname()[1]
    async with server:
        yield relay
