"""Make a site that any plain web host serves, without a server: `python web/make_site.py PAGE SITE [SERVER]`.

PAGE is the built page with its offline parts. Everything that needs no second device works on the site. SERVER is the
address of a Keypeg server elsewhere (https://play.example.org): to play by link, people are sent there, and if that
server names this site (keypeg serve --site), tables move there.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from pathlib import Path

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'"
HEADERS = """/*
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/sw.js
  Cache-Control: no-cache
"""


def main(page: Path, site: Path, server: str = "none") -> None:
    """Copy the page, and tell it that there is no server here."""
    if server != "none" and not re.fullmatch(r"https?://[\w.:\[\]-]+/?", server):
        sys.exit(f"{server} is no server's address: write it as https://play.example.org")
    if not (page / "offline.json").exists():
        sys.exit(f"{page} has no offline parts: run make offline")
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(page, site)
    index = site / "index.html"
    old = revision(index)
    index.write_text(serverless(index.read_text(), server))
    worker = site / "sw.js"
    worker.write_text(worker.read_text().replace(old, revision(index)))
    # Most hosts show this file for an address they do not know, such as /new/computer.
    shutil.copy(index, site / "404.html")
    # Some hosts read their headers from here; the policy is in the page as well, for the others.
    (site / "_headers").write_text(HEADERS.format(policy=policy_for(server)))
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    print(f"{site}: {size:,} bytes in all")


def serverless(html: str, server: str) -> str:
    """Return the page with its policy, and without what only a server answers."""
    html = re.sub(r"\s*<link rel=\"preload\" href=\"/api/[^>]*>", "", html)
    told = (
        f'<meta http-equiv="Content-Security-Policy" content="{policy_for(server)}" />\n'
        f'    <meta name="keypeg-server" content="{server}" />\n    '
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
