"""The version, and the ways to start the program."""

import re
import subprocess
import sys
from pathlib import Path

import keypeg

ROOT = Path(__file__).parent.parent.parent


def test_python_dash_m_prints_the_version_of_the_library():
    done = subprocess.run([sys.executable, "-m", "keypeg", "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, f"keypeg {keypeg.__version__}\n")


def test_the_documents_name_the_same_version():
    assert (
        re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)[1]
        == keypeg.__version__
    )
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[1]
    assert newest == keypeg.__version__
