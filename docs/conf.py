"""The documentation site: Markdown by MyST, the look of Furo, nothing loaded from elsewhere. `make docs` builds it."""

import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import keypeg

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Keypeg"
copyright = "the Keypeg contributors"  # noqa: A001 - Sphinx's name
version = release = keypeg.__version__
html_title = f"Keypeg {release}"

extensions = ["myst_parser", "sphinx.ext.autodoc", "http_page"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
exclude_patterns = ["_build", "_ext"]
default_role = "code"

html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sphinx = False
html_copy_source = False
html_theme_options = {"top_of_page_buttons": []}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_use_type_comments = False
python_use_unqualified_type_names = True

# Other sites cannot be asked from everywhere: `make linkcheck` does it where there is a network.
linkcheck_ignore = [r"http://localhost.*", r"http://127\.0\.0\.1.*", r"https://play\.example\.org.*"]


def setup(app: Sphinx) -> None:
    """Colour transcripts as plain text, as GitHub shows them."""
    app.add_lexer("transcript", TextLexer)
