#!/usr/bin/env python3
"""Serves a built site as its host would: with the headers the build wrote, and compressed.

python3 -m tools.serve [DIRECTORY] [--port 8000] [--prefix /some/path/]

Any static server will do (python3 -m http.server too); this one shows what the deployed site does.
"""

from __future__ import annotations

import argparse
import errno
import gzip
import sys
import threading
from fnmatch import fnmatchcase
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # also where it is run as a file

from tools import TOP, headers, redirects

# Explicit, since what mimetypes knows depends on the machine.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
PACKED = {".deflate", ".png", ".woff2", ".zip"}  # compressed as they are

Rules = headers.Rules


class Site(ThreadingHTTPServer):
    """A folder on a port of this machine."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(
        self, folder: Path, port: int = 0, *, prefix: str = "/", rules: Rules | None = None,
        packs: bool = True,
    ) -> None:  # fmt: skip
        """`packs`: what is sent is compressed, where the browser takes it."""
        self.folder = folder.resolve()
        self.prefix = prefix
        self.packs = packs
        self.log: list[tuple[str, int]] = []  # path and bytes of each answer, for measuring
        self.stopped = False
        super().__init__(("127.0.0.1", port), Handler)
        self.rules = headers.read(self.folder, self.url) if rules is None else rules
        self.moved = redirects.read(self.folder)

    @property
    def url(self) -> str:
        return f"http://localhost:{self.server_port}{self.prefix}"

    @staticmethod
    @cache
    def packed(path: Path, changed: int) -> bytes:
        """A file as it is sent, compressed once as long as it has not changed."""
        return gzip.compress(path.read_bytes(), 6, mtime=0)

    def start(self) -> Site:
        threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def stop(self) -> None:
        self.stopped = True
        self.shutdown()
        self.server_close()

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):  # a browser that has gone away
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # it would hold a body back for 40 ms behind its head
    server: Site

    def do_GET(self) -> None:
        if self.server.stopped:  # on a connection that was open before
            self.close_connection = True
            return
        path = self.find()
        below = "/" + urlsplit(self.path).path.removeprefix(self.server.prefix)
        sent, content = {"Cache-Control": "public, max-age=0, must-revalidate"}, b""
        if path:
            status, stat = HTTPStatus.OK, path.stat()
            tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}"'
            sent |= {"ETag": tag, "Vary": "Accept-Encoding"}
            accepted = self.headers.get("Accept-Encoding", "") if self.server.packs else ""
            if self.headers["If-None-Match"] == tag:
                status = HTTPStatus.NOT_MODIFIED
            elif path.suffix not in PACKED and "gzip" in accepted:
                sent["Content-Encoding"] = "gzip"
                content = self.server.packed(path, stat.st_mtime_ns)
            else:
                content = path.read_bytes()
        elif target := redirects.target(self.server.moved, below):
            status = HTTPStatus.MOVED_PERMANENTLY
            sent = {"Location": self.server.prefix + target[1:], "Access-Control-Allow-Origin": "*"}
        else:
            status, path = HTTPStatus.NOT_FOUND, self.server.folder / "404.html"
            content = path.read_bytes() if path.is_file() else b""
        if path:
            sent["Content-Type"] = TYPES.get(path.suffix, "application/octet-stream")
            for pattern, values in self.server.rules:
                if fnmatchcase(below, pattern):
                    sent |= values
        # Before it is sent: who has the answer finds it there.
        self.server.log.append((below, len(content)))
        self.send_response(status)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(content)))
        for name, value in sent.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(content)

    do_HEAD = do_GET  # noqa: N815

    def find(self) -> Path | None:
        """The file that is asked for, if it is in the folder."""
        address = unquote(urlsplit(self.path).path)
        if not address.startswith(self.server.prefix):
            return None
        try:
            path = (self.server.folder / address.removeprefix(self.server.prefix)).resolve()
            if path.is_dir() and address.endswith("/"):
                path /= "index.html"
            return path if path.is_relative_to(self.server.folder) and path.is_file() else None
        except (OSError, ValueError):  # too long for a name, or with a null character
            return None

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description="Serves a built site with its headers.")
    parser.add_argument("folder", nargs="?", type=Path, default=TOP / "dist")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--prefix", default="/", help="serve it below this path")
    arguments = parser.parse_args()
    if not arguments.folder.is_dir():
        sys.exit(f"serve: there is no folder {arguments.folder} (make build)")
    try:
        site = Site(arguments.folder, arguments.port, prefix=arguments.prefix)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            sys.exit(f"serve: port {arguments.port} is in use (make play PORT=8001)")
        raise
    print(f"Rondas is at {site.url} (stop with Ctrl-C)", flush=True)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
