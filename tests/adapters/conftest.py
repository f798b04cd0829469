"""The frameworks are large and not among the tools for the tests: a check is there where its framework is installed."""

from importlib.util import find_spec

FRAMEWORKS = {
    "check_textarena.py": "textarena",
    "check_openenv.py": "openenv",
    "check_inspect.py": "inspect_ai",
}
collect_ignore = [check for check, package in FRAMEWORKS.items() if find_spec(package) is None]
