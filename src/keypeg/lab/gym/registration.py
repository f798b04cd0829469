"""The names under which Gymnasium makes the environments."""

from __future__ import annotations

import gymnasium

from keypeg.rules import editions

HOUSE = "House"
"""The name of the environment for any edition or shape, which its argument `edition` names."""


def env_ids() -> tuple[str, ...]:
    """Return the id of every environment, codebreakers first."""
    names = [*(box.key.title() for box in editions()), HOUSE]
    return tuple(f"Keypeg/{name}{role}-v0" for role in ("", "Codemaker") for name in names)


def register() -> None:
    """Register every environment with Gymnasium, once."""
    keys = [*(box.key for box in editions()), "classic"]
    points = ("keypeg.lab.gym.env:CodebreakerEnv", "keypeg.lab.gym.codemaker:CodemakerEnv")
    both = [(key, point) for point in points for key in keys]
    for env_id, (key, point) in zip(env_ids(), both, strict=True):
        if env_id not in gymnasium.registry:
            vector = "keypeg.lab.gym.vector:CodebreakerVectorEnv" if point == points[0] else None
            gymnasium.register(env_id, entry_point=point, vector_entry_point=vector, kwargs={"edition": key})
