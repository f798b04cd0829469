"""What a release is made from."""

import importlib.util
from pathlib import Path

import pytest

import keypeg

ROOT = Path(__file__).parent.parent
SPEC = importlib.util.spec_from_file_location("release_notes", ROOT / ".github/release_notes.py")
release_notes = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(release_notes)


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository whose newest version is 1.2.0."""
    monkeypatch.setattr(release_notes, "ROOT", tmp_path)
    (tmp_path / "src/keypeg").mkdir(parents=True)
    (tmp_path / "src/keypeg/__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changes\n\n## 1.2.0 (2027-01-02)\n\n- New.\n\n## 1.1.0\n\n- Old.\n"
    )
    return tmp_path


def test_the_notes_of_a_release_are_its_section_of_the_changelog(repository):
    assert release_notes.notes("v1.2.0") == "- New."


def test_a_tag_that_is_not_the_version_of_the_package_is_refused(repository):
    with pytest.raises(SystemExit, match="v1.1.0 is not the version"):
        release_notes.notes("v1.1.0")


def test_a_version_that_the_changelog_does_not_have_or_calls_unreleased_is_refused(repository):
    text = (repository / "CHANGELOG.md").read_text()
    (repository / "CHANGELOG.md").write_text(text.replace("2027-01-02", "not yet released"))
    with pytest.raises(SystemExit, match="write its date"):
        release_notes.notes("v1.2.0")
    (repository / "CHANGELOG.md").write_text("# Changes\n")
    with pytest.raises(SystemExit, match="no section for 1.2.0"):
        release_notes.notes("v1.2.0")


def test_this_changelog_has_a_section_for_this_version():
    assert f"## {keypeg.__version__}" in (ROOT / "CHANGELOG.md").read_text()
