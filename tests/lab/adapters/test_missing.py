"""Adapters without their frameworks: one line that names the extra."""

import sys
from importlib import import_module

import pytest

from keypeg.errors import MissingExtra
from keypeg.proofs.cluster import connect


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("keypeg.lab.adapters.for_textarena", "textarena", "textarena"),
        ("keypeg.lab.adapters.for_openenv", "openenv", "openenv"),
        ("keypeg.lab.adapters.for_inspect", "inspect_ai", "inspect"),
        ("keypeg.lab.adapters.for_verifiers", "verifiers", "verifiers"),
        ("keypeg.lab.mcp.server", "mcp", "mcp"),
        ("keypeg.lab.gym", "gymnasium", "gym"),
        ("keypeg.lab.gym.match", "pettingzoo", "gym"),
    ],
)
def test_a_missing_framework_is_told_in_one_line(module, package, extra, monkeypatch):
    for name in [
        one for one in sys.modules if one == module or one.startswith((f"{package}.", f"{module}."))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(
        MissingExtra, match=rf'^this needs the extra "{extra}": pip install "keypeg\[{extra}\]"$'
    ):
        import_module(module)


def test_a_cluster_without_its_extra_is_told_in_one_line(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with (
        pytest.raises(
            MissingExtra, match=r'^this needs the extra "cluster": pip install "keypeg\[cluster\]"$'
        ),
        connect("local"),
    ):
        pytest.fail("there is nothing to connect with")
