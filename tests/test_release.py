"""What a release is made from."""

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

import keypeg

ROOT = Path(__file__).parent.parent
REPOSITORY = "https://example.org/keypeg/keypeg"


def load(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / f".github/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


release_notes = load("release_notes")
prepare_release = load("prepare_release")


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


def test_the_readme_of_a_release_has_no_relative_link_or_picture():
    text = prepare_release.absolute_links((ROOT / "README.md").read_text(), REPOSITORY, "v1.2.0")
    places = re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text)
    found = {link or picture for link, picture in places}
    assert len(found) > 10
    assert all(place.startswith(("https://", "#")) for place in found)
    assert f"{REPOSITORY}/blob/v1.2.0/docs/rules.md" in found
    assert f"{REPOSITORY}/raw/v1.2.0/docs/images/game.webp" in found


def test_the_metadata_of_a_release_names_the_repository():
    text = prepare_release.with_urls((ROOT / "pyproject.toml").read_text(), REPOSITORY)
    urls = tomllib.loads(text)["project"]["urls"]
    assert urls["Repository"] == REPOSITORY
