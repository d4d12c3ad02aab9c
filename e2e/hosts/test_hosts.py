"""The site on servers that people have: what they send with docs/hosting/, and games there, also
without a network, after an update and in a sandboxed frame. `make hosts` installs the servers and
runs this."""

from __future__ import annotations

import gzip
import os
import shutil
import signal
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.conftest import Trouble, served
from e2e.playing import play_on
from e2e.test_engine import newer_site, reload_by_itself, version
from e2e.test_table import settled
from e2e.waiting import UPDATE_WAITS, expect, laid_by, on_device
from tools import headers

pytestmark = pytest.mark.browser

TOP = Path(__file__).resolve().parent.parent.parent
HOSTING = TOP / "docs/hosting"
TABLE = "index.html?game=steere-ronda&hands=1&seat=0&bots=random&speed=instant&seed=7"


def free_port() -> int:
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    """A server, once it answers."""
    process = subprocess.Popen(command, cwd=TOP, start_new_session=True)
    try:
        while process.poll() is None:
            with socket() as tried:
                if tried.connect_ex(("127.0.0.1", port)) == 0:
                    break
        assert process.poll() is None, f"{command[0]} has ended"
        yield f"http://localhost:{port}/"
    finally:
        os.killpg(process.pid, signal.SIGTERM)  # npx has a child
        process.wait()


def apache(site: Path, folder: Path, port: int) -> list[str]:
    shutil.copy(HOSTING / "htaccess", site / ".htaccess")
    modules = ["mpm_event", "authz_core", "mime", "dir", "alias", "headers", "setenvif", "filter",
               "deflate"]  # fmt: skip
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
    served = (HOSTING / "nginx.conf").read_text().replace("/var/www/rondas", str(site))
    served = served.replace("listen 80", f"listen 127.0.0.1:{port}")
    served = served.replace("include mime.types", "include /etc/nginx/mime.types")
    (folder / "nginx.conf").write_text(
        f"daemon off; user root; pid {folder}/pid; error_log {folder}/errors;\n"
        f"events {{}}\nhttp {{ access_log off;\n{served}}}\n"
    )
    return ["nginx", "-c", f"{folder}/nginx.conf"]


def caddy(site: Path, folder: Path, port: int) -> list[str]:
    served = (HOSTING / "Caddyfile").read_text().replace("/var/www/rondas", str(site))
    served = served.replace(":80 {", f":{port} {{")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{served}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


def python(site: Path, folder: Path, port: int) -> list[str]:
    return ["python3", "-m", "http.server", str(port), "-b", "127.0.0.1", "-d", str(site)]


def serve(site: Path, folder: Path, port: int) -> list[str]:
    """The server of npm: it sends what `serve.json` says."""
    shutil.copy(HOSTING / "serve.json", site)
    return ["npx", "--yes", "serve@14.2.4", "-n", "-L", "-l", f"tcp://127.0.0.1:{port}", str(site)]


@dataclass
class Host:
    """A host, its folder with the site, and the address of the site there."""

    name: str
    site: Path
    url: str


CONFIGURED = {"apache": apache, "nginx": nginx, "caddy": caddy, "serve": serve}
# It sends no header that the site asks for.
BARE = {"python": python}
# GitHub Pages takes none either, but has these of its own.
PAGES = "github-pages"
PAGES_SENDS = {"Access-Control-Allow-Origin": "*", "Cache-Control": "max-age=600"}


@pytest.fixture(params=[*CONFIGURED, *BARE, PAGES], scope="module")
def host(
    request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp(request.param)
    site = folder / "site"
    shutil.copytree(dist, site)
    if request.param == PAGES:
        server = served(site, rules=[("/*", PAGES_SENDS)])
        yield Host(PAGES, site, server.url)
        server.stop()
        return
    port = free_port()
    command = (CONFIGURED | BARE)[request.param](site, folder, port)
    with running(command, port) as url:
        yield Host(request.param, site, url)


def sent(url: str, tag: str = "") -> tuple[int, dict[str, str], bytes]:
    """What is sent to a browser that has nothing, or a copy with this tag."""
    copy = {"If-None-Match": tag} if tag else {}
    asked = urllib.request.Request(url, headers={"Accept-Encoding": "gzip", **copy})
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
# Addresses of earlier releases.
MOVED = {
    "rules/rounds/RO-3.1.svg": "rules/rounds/RO-3.1.png",
    "e/rounds.svg": "e/rounds.png",
    "e/fr/RO-2.6.html": "e/RO-2.6.html?lang=fr",
    "e/RO-2.6-2.html": "index.html?example=RO-2.6/2",
}


def test_what_is_sent(host: Host, dist: Path) -> None:
    if host.name not in CONFIGURED:
        pytest.skip("a server without a configuration")
    url = host.url
    for file, kind in FILES.items():
        status, values, body = sent(url + file)
        assert status == 200, file
        for header, value in headers.of_hosts().items():
            assert values[header.lower()] == value, (file, header)
        given = values["content-type"].partition(";")[0]
        assert given.replace("application/javascript", "text/javascript") == kind
        assert values["cache-control"] == headers.ASKED
        assert sent(url + file, values["etag"])[0] == 304, file
        if values.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        assert body == (dist / file).read_bytes()
    wasm = next(dist.glob("vendor/pyodide/*/*.wasm")).relative_to(dist).as_posix()
    status, values, _ = sent(url + wasm)
    assert values["content-type"] == "application/wasm"
    assert values["content-encoding"] == "gzip"
    assert values["cache-control"] == headers.FOR_EVER
    status, values, body = sent(url + "vendor/none.js")
    assert status == 404
    if values.get("content-encoding") == "gzip":
        body = gzip.decompress(body)
    assert body == (dist / "404.html").read_bytes()
    assert values.get("cache-control") in {None, headers.ASKED}
    for old, new in MOVED.items():
        with urllib.request.urlopen(url + old) as answer:
            assert answer.url == url + new


def test_a_table_in_a_sandboxed_frame(
    host: Host, page: Page, tmp_path: Path, trouble: Trouble
) -> None:
    """A server that does not allow other origins gives no table there, and the page says so."""
    table = '<rondas-table start="now" game="rounds" seat="0" speed="instant"></rondas-table>'
    (tmp_path / "index.html").write_text(
        f'<!doctype html><script async src="{host.url}v/1/embed.js"></script>{table}'
    )
    owner = served(tmp_path)
    try:
        if host.name in BARE:
            trouble.expect("CORS policy")
            trouble.expect("Failed to load resource")
        page.goto(owner.url)
        inside = page.frame_locator("rondas-table iframe")
        if host.name in BARE:
            expect(inside.locator("body")).to_contain_text("Access-Control-Allow-Origin")
        else:
            expect(inside.locator("[data-status=your-turn]")).to_be_visible()
    finally:
        owner.stop()


def test_a_game_without_a_network_and_after_an_update(
    host: Host, new_context: Callable[..., BrowserContext]
) -> None:
    """From a link, which a first visitor opens. The game goes on with the next version, whose
    files are all that the host then has."""
    context = new_context()
    page = context.new_page()
    page.goto(host.url + TABLE)
    play_on(page, 3)
    laid_by(page)
    context.set_offline(True)
    page.reload()
    play_on(page, 3)
    settled(page)
    on_device(page)
    context.set_offline(False)
    old = version(page)
    host.site.rename(host.site.with_name("before"))
    newer_site(host.site.with_name("before"), host.site)
    page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
    page.evaluate(UPDATE_WAITS)
    reload_by_itself(page)
    settled(page)
    assert version(page) != old
    expect(page.locator(".hand [data-card]")).to_have_count(10)
    context.set_offline(True)
    play_on(page)
    expect(page.locator("[data-status=over]")).to_be_visible()
