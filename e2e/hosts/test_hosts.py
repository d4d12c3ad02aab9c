"""The site on servers that people have: what they send with tools/hosts.py, and games there, also
without a network and in a sandboxed frame. `make hosts` installs the servers and runs this."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import Trouble, served
from e2e.playing import play_on
from e2e.waiting import laid_by
from tools import headers, hosts

TOP = Path(__file__).resolve().parent.parent.parent
TABLE = "index.html?game=steere-ronda&hands=1&seat=0&bots=random&speed=instant&seed=7"


def free_port() -> int:
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """A server, once it answers."""
    process = subprocess.Popen(command, cwd=TOP)
    try:
        while process.poll() is None:
            with socket() as tried:
                if tried.connect_ex(("127.0.0.1", port)) == 0:
                    break
        assert process.poll() is None, f"{command[0]} has ended"
        yield f"http://localhost:{port}/"
    finally:
        process.terminate()
        process.wait()


def apache(site: Path, folder: Path, port: int) -> list[str]:
    (site / ".htaccess").write_text(hosts.apache())
    modules = ["mpm_event", "authz_core", "mime", "dir", "headers", "setenvif", "filter", "deflate"]
    loaded = "".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n" for name in modules
    )
    (folder / "apache.conf").write_text(
        f"{loaded}ServerName localhost\nListen 127.0.0.1:{port}\nPidFile {folder}/pid\n"
        f"ErrorLog {folder}/errors\nTypesConfig /etc/mime.types\nDirectoryIndex index.html\n"
        f'DocumentRoot "{site}"\n<Directory "{site}">\nAllowOverride All\nRequire all granted\n'
        "</Directory>\n"
    )
    return ["apache2", "-X", "-f", f"{folder}/apache.conf"]


def nginx(site: Path, folder: Path, port: int) -> list[str]:
    served = hosts.nginx().replace("/var/www/rondas", str(site))
    served = served.replace("listen 80", f"listen 127.0.0.1:{port}")
    served = served.replace("include mime.types", "include /etc/nginx/mime.types")
    (folder / "nginx.conf").write_text(
        f"daemon off; user root; pid {folder}/pid; error_log {folder}/errors;\n"
        f"events {{}}\nhttp {{ access_log off;\n{served}}}\n"
    )
    return ["nginx", "-c", f"{folder}/nginx.conf"]


def caddy(site: Path, folder: Path, port: int) -> list[str]:
    served = hosts.caddy().replace("/var/www/rondas", str(site)).replace(":80 {", f":{port} {{")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{served}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


def python(site: Path, folder: Path, port: int) -> list[str]:
    return ["python3", "-m", "http.server", str(port), "-b", "127.0.0.1", "-d", str(site)]


def serve(site: Path, folder: Path, port: int) -> list[str]:
    """The server of npm: it sends what `serve.json` says."""
    return ["npx", "--yes", "serve@14.2.4", "-n", "-L", "-l", f"tcp://127.0.0.1:{port}", str(site)]


Host = tuple[str, str]
CONFIGURED = {"apache": apache, "nginx": nginx, "caddy": caddy}
BARE = {"python": python, "serve": serve}


@pytest.fixture(params=[*CONFIGURED, *BARE], scope="module")
def host(
    request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    """The name of a host, and the address of the site there."""
    folder = tmp_path_factory.mktemp(request.param)
    site = folder / "site"
    shutil.copytree(dist, site)
    port = free_port()
    command = (CONFIGURED | BARE)[request.param](site, folder, port)
    with running(command, port) as url:
        yield request.param, url


def sent(url: str) -> tuple[int, dict[str, str], bytes]:
    asked = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"})
    try:
        with urllib.request.urlopen(asked) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


FILES = {
    "index.html": "text/html",
    "static/js/bootstrap.js": "text/javascript",
    "static/manifest.webmanifest": "application/manifest+json",
}


def test_what_is_sent(host: Host, dist: Path) -> None:
    name, url = host
    if name in BARE:
        pytest.skip("a server without a configuration")
    for file, kind in FILES.items():
        status, values, body = sent(url + file)
        assert status == 200, file
        for header, value in hosts.everywhere().items():
            assert values[header.lower()] == value, (file, header)
        given = values["content-type"].partition(";")[0]
        assert given.replace("application/javascript", "text/javascript") == kind
        assert "cache-control" not in values
        if values.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        assert body == (dist / file).read_bytes()
    wasm = next(dist.glob("vendor/pyodide/*/*.wasm")).relative_to(dist).as_posix()
    status, values, _ = sent(url + wasm)
    assert values["content-type"] == "application/wasm"
    assert values["content-encoding"] == "gzip"
    assert values["cache-control"] == headers.FOR_EVER
    status, values, _ = sent(url + "vendor/none.js")
    assert status == 404
    assert "cache-control" not in values


def test_a_game_to_its_end_without_a_network(
    host: Host, new_context: Callable[..., BrowserContext]
) -> None:
    _, url = host
    context = new_context()
    page = context.new_page()
    page.goto(url)
    laid_by(page)
    context.set_offline(True)
    page.goto(url + TABLE)
    play_on(page)
    expect(page.locator("[data-status=over]")).to_be_visible()


def test_a_table_in_a_sandboxed_frame(
    host: Host, page: Page, tmp_path: Path, trouble: Trouble
) -> None:
    """A server that does not allow other origins gives no table there, and the page says so."""
    name, url = host
    table = '<rondas-table start="now" game="rounds" seat="0" speed="instant"></rondas-table>'
    (tmp_path / "index.html").write_text(
        f'<!doctype html><script async src="{url}embed.js"></script>{table}'
    )
    owner = served(tmp_path)
    try:
        if name in BARE:
            trouble.expect("CORS policy")
            trouble.expect("Failed to load resource")
        page.goto(owner.url)
        inside = page.frame_locator("rondas-table iframe")
        if name in BARE:
            expect(inside.locator("body")).to_contain_text("Access-Control-Allow-Origin")
        else:
            expect(inside.locator("[data-status=your-turn]")).to_be_visible()
    finally:
        owner.stop()
