"""The OpenAPI document of the server.

Run `python -m keypeg.server.openapi` to print it. With `--records` it holds no routes: of that the page's types
are made.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from keypeg.api import openapi
from keypeg.api.live import ClientMessage, LiveMessage
from keypeg.server.endpoints import SERVER_ENDPOINTS


def document() -> dict[str, Any]:
    """Return the document."""
    return openapi.describe_api(
        SERVER_ENDPOINTS, {"LiveMessage": LiveMessage, "ClientMessage": ClientMessage}
    )


def main() -> None:
    """Print the document."""
    found = document()
    if "--records" in sys.argv[1:]:
        found["paths"] = {}
    json.dump(found, sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
