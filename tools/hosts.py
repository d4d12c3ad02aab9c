"""Files that make a web server send what the site needs: for Apache, nginx, Caddy and serve.

They say the same as `_headers`, which Netlify and Cloudflare Pages read, but for two headers. The
policy stands in every page, and there it knows the site's address. Whether a host is reached by
HTTPS alone is for its owner to say.
"""

from __future__ import annotations

import json
from pathlib import Path

from tools import headers, redirects

TOP = Path(__file__).resolve().parent.parent
LEFT_OUT = {headers.POLICY, "Strict-Transport-Security"}
TYPES = {
    "application/manifest+json": "webmanifest",
    "application/wasm": "wasm",
    "image/svg+xml": "svg",
    "text/javascript": "js",
}
"""Types that old versions of these servers do not know, by the ending of the file."""
PACKED = [
    *TYPES,
    "application/javascript",
    "application/json",
    "application/zip",
    "text/css",
    "text/html",
    "text/plain",
]
"""What is worth compressing. The zip files are stored, not packed."""


def everywhere() -> dict[str, str]:
    """Return the headers of all files."""
    (values,) = (values for pattern, values in headers.rules() if pattern == "/*")
    return {name: value for name, value in values.items() if name not in LEFT_OUT}


def apache() -> str:
    """Return `.htaccess`."""
    lines = ["# For Apache, where AllowOverride lets it: needs mod_headers, mod_deflate."]
    lines.append("# In a folder of the server, /cards/ say, write /cards/404.html here.")
    lines.append("ErrorDocument 404 /404.html")
    lines += [f"AddType {kind} .{ending}" for kind, ending in TYPES.items()]
    lines.append("<IfModule mod_headers.c>")
    sent = everywhere() | {"Cache-Control": headers.ASKED}
    lines += [f'  Header set {name} "{value}"' for name, value in sent.items()]
    lines.append('  SetEnvIf Request_URI "/vendor/" for-ever')
    lines.append(f'  Header set Cache-Control "{headers.FOR_EVER}" env=for-ever')
    lines.append("  # mod_deflate adds -gzip to a tag, and would not know it again.")
    lines.append("""  RequestHeader edit If-None-Match '^"(.*)-gzip"$' '"$1-gzip", "$1"'""")
    lines += ["</IfModule>", "# Addresses of earlier releases."]
    lines.append(f'RedirectMatch 301 "^{redirects.PICTURE}$" "$1.png"')
    lines.append(f'RedirectMatch 301 "^{redirects.PAGE}$" "$1/$3?lang=$2"')
    lines.append("<IfModule mod_deflate.c>")
    lines.append(f"  AddOutputFilterByType DEFLATE {' '.join(PACKED)}")
    lines.append("</IfModule>")
    return "\n".join(lines) + "\n"


def nginx() -> str:
    """Return a configuration of nginx: include it in its `http` block."""
    sent = "".join(
        f'  add_header {name} "{value}" always;\n' for name, value in everywhere().items()
    )
    packed = " ".join(kind for kind in PACKED if kind != "text/html")  # which nginx packs anyway
    return f"""# For nginx: the path of the site and the server's name are yours to change.
map $status$uri $rondas_kept {{
  default "{headers.ASKED}";
  ~^(200|206|304).*/vendor/ "{headers.FOR_EVER}";
}}
server {{
  listen 80;
  server_name _;
  root /var/www/rondas;
  error_page 404 /404.html;
  include mime.types;
  types {{ application/manifest+json webmanifest; }}
  gzip on;
  gzip_vary on;
  gzip_types {packed};
{sent}  add_header Cache-Control $rondas_kept always;
  # Addresses of earlier releases.
  absolute_redirect off;
  rewrite "^{redirects.PICTURE}$" $1.png permanent;
  rewrite "^{redirects.PAGE}$" $1/$3?lang=$2 permanent;
}}
"""


def caddy() -> str:
    """Return a Caddyfile."""
    sent = "".join(f'\t\t{name} "{value}"\n' for name, value in everywhere().items())
    types = "".join(
        f"\t@{ending} path *.{ending}\n\theader @{ending} Content-Type {kind}\n"
        for kind, ending in TYPES.items()
    )
    packed = "".join(f"\t\t\theader Content-Type {kind}*\n" for kind in PACKED)
    return f"""# For Caddy: with the site's name in the place of :80 it fetches a certificate.
:80 {{
	root * /var/www/rondas
	encode {{
		zstd
		gzip
		match {{
{packed}		}}
	}}
	header {{
{sent}	}}
{types}	@kept {{
		path */vendor/*
		file
	}}
	@asked not path */vendor/*
	header @kept Cache-Control "{headers.FOR_EVER}"
	header @asked Cache-Control "{headers.ASKED}"
	@picture path_regexp picture ^{redirects.PICTURE}$
	redir @picture {{re.picture.1}}.png permanent
	@page path_regexp page ^{redirects.PAGE}$
	redir @page {{re.page.1}}/{{re.page.3}}?lang={{re.page.2}} permanent
	file_server
	handle_errors {{
		rewrite * /404.html
		file_server
	}}
}}
"""


def serve() -> str:
    """Return serve.json, for npm's `serve`, whose short addresses would lose all behind `?`."""
    asked, kept = ({"Cache-Control": value} for value in (headers.ASKED, headers.FOR_EVER))
    sent = {"**": everywhere() | asked, "vendor/**": kept}
    rules = [
        {"source": source, "headers": [{"key": k, "value": v} for k, v in values.items()]}
        for source, values in sent.items()
    ]
    moved = {"/rules/:game/:name([A-Z]+-[0-9.-]+).svg": "/rules/:game/:name.png",
             "/e/:name.svg": "/e/:name.png",
             **{f"/e/{each}/:name.html": f"/e/:name.html?lang={each}"
                for each in redirects.OTHERS}}  # fmt: skip
    redirected = [
        {"source": source, "destination": to, "type": 301} for source, to in moved.items()
    ]
    written = {"cleanUrls": False, "redirects": redirected, "headers": rules}
    return json.dumps(written, indent=2) + "\n"


KEPT = {"htaccess": apache, "nginx.conf": nginx, "Caddyfile": caddy, "serve.json": serve}
"""The files of `docs/hosting/`, and what writes them."""

if __name__ == "__main__":
    for name, written in KEPT.items():
        (TOP / "docs/hosting" / name).write_text(written(), "utf-8")
