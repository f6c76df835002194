"""Over TLS a client trusts no one without a certificate it can check."""

import asyncio
import datetime as dt
import ssl
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hashi.client import Client


def self_signed(folder: Path) -> ssl.SSLContext:
    """The TLS of a server that vouches for itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file = folder / "server.pem"
    file.write_bytes(
        key.private_bytes(pem, form, serialization.NoEncryption()) + certificate.public_bytes(pem)
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


async def test_a_certificate_nobody_vouches_for_is_refused(tmp_path: Path) -> None:
    """Not one request is sent to such a server."""
    asked = asyncio.Event()

    async def hear(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        if await reader.read(1):
            asked.set()

    server = await asyncio.start_server(hear, "localhost", 0, ssl=self_signed(tmp_path))
    async with server:
        port = server.sockets[0].getsockname()[1]
        client = Client(f"https://localhost:{port}")
        with pytest.raises(httpx.ConnectError, match="certificate verify failed"):
            await client.person()
        await client.close()
    assert not asked.is_set()
