"""Make a site that any plain web host serves, without a server: `python web/make_site.py PAGE SITE [SERVER [BASE]]`.

PAGE is the built page with its offline parts. Everything that needs no second device works on the site. SERVER is the
address of a Keypeg server elsewhere (https://play.example.org): to play by link, people are sent there, and if that
server names this site (keypeg serve --site), tables move there; `none` names no server. BASE is the folder of the site on its
host (/keypeg/), if it does not have the host for itself.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from pathlib import Path

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'"
HEADERS = """{base}*
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
{base}assets/*
  Cache-Control: public, max-age=31536000, immutable
{base}sw.js
  Cache-Control: no-cache
"""


def main(page: Path, site: Path, server: str = "none", base: str = "/") -> None:
    """Copy the page, and tell it that there is no server here."""
    if not re.fullmatch(r"/([\w.~-]+/)*", base):
        sys.exit(f"{base} is no folder of a host: write it as /keypeg/")
    if server != "none" and not re.fullmatch(r"https?://[\w.:\[\]-]+/?", server):
        sys.exit(f"{server} is no server's address: write it as https://play.example.org")
    if not (page / "offline.json").exists():
        sys.exit(f"{page} has no offline parts: run make offline")
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(page, site)
    index = site / "index.html"
    old = revision(index)
    index.write_text(serverless(index.read_text(), server, base))
    worker = site / "sw.js"
    worker.write_text(worker.read_text().replace(old, revision(index)))
    # Most hosts show this file for an address they do not know, such as /new/computer.
    shutil.copy(index, site / "404.html")
    # Some hosts read their headers from here; the policy is in the page as well, for the others.
    (site / "_headers").write_text(HEADERS.format(policy=policy_for(server), base=base))
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"{site}: {size:,} bytes in all")


def serverless(html: str, server: str, base: str) -> str:
    """Return the page with its policy, and without what only a server answers; its files lie below `base`."""
    html = re.sub(r"\s*<link rel=\"preload\" href=\"/api/[^>]*>", "", html)
    html = re.sub(r"(href|src|content)=\"/", rf'\1="{base}', html)
    told = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy_for(server)}" />\n'
        f'    <meta name="keypeg-server" content="{server}" />\n'
        f'    <meta name="keypeg-base" content="{base}" />\n    '
    )
    return html.replace('<meta name="viewport"', f'{told}<meta name="viewport"', 1)


def policy_for(server: str) -> str:
    """Return the policy of a site; its tables may be sent to the one server that was named."""
    return POLICY if server == "none" else f"{POLICY}; connect-src 'self' {server.rstrip('/')}"


def revision(path: Path) -> str:
    """Return how the service worker names the content of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
