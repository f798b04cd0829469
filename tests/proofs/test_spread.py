"""A proof divided into jobs: the same optimum whoever does them, in whatever order, and however often it stops."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from keypeg.engine.proof import Proof, ProofShape
from keypeg.errors import KeypegError
from keypeg.proofs.certificate import certify, replay_tree, verify
from keypeg.proofs.cluster import ClusterProgress, connect_cluster, deaf_children, prove_on
from keypeg.proofs.prover import prove
from keypeg.proofs.spread import Job, JobAnswer, Spread, grow, settle

SHAPES: list[ProofShape] = [
    (2, 6, True, True),
    (3, 5, True, True),
    (3, 6, True, True),
    (4, 4, True, True),
    (4, 5, False, True),
    (4, 6, False, False),
    (5, 3, True, True),
]


def finish(spread: Spread, *, chance: Random | None = None, most: int | None = None) -> Proof | None:
    """Do jobs here, three at a time in any order; None where `most` answers were not enough."""
    waiting: list[Job] = []
    done = 0
    while True:
        while len(waiting) < 3 and (job := spread.next_job()):
            waiting.append(job)
        if not waiting:
            break
        if done == most:
            return None
        job = waiting.pop(chance.randrange(len(waiting)) if chance else 0)
        spread.take(job, settle(spread.shape, job))
        done += 1
    return spread.proof([(row, grow(spread.shape, row, guess)) for row, guess in spread.branches()])


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_jobs_in_any_order_prove_the_optimum(shape: ProofShape) -> None:
    whole = prove(shape, threads=1)
    for seed in range(3):
        found = finish(Spread(shape, per_job=3), chance=Random(seed))
        assert found is not None
        assert found.tree is not None
        assert (found.lower, found.upper) == (whole.lower, whole.upper)
        assert replay_tree(shape, found.tree).total == whole.upper
        verify(certify(found))


def test_a_run_continues_where_it_was_stopped(tmp_path: Path) -> None:
    shape, kept = SHAPES[2], tmp_path / "kept"
    every = finish(Spread(shape, per_job=2))
    assert every is not None
    assert finish(Spread(shape, kept=kept, per_job=2), most=5) is None
    assert len(kept.read_text().splitlines()) == 6
    with kept.open("a") as file:  # the run was killed while it wrote
        file.write('["0000", 1')
    again = finish(Spread(shape, kept=kept, per_job=2))
    assert again is not None
    assert (again.lower, again.upper) == (every.lower, every.upper)
    assert again.work <= every.work - 5
    idle = finish(Spread(shape, kept=kept, per_job=2))
    assert idle is not None
    assert (idle.work, idle.upper) == (0, every.upper)


def test_an_answer_that_was_enough_for_a_looser_limit_is_not_taken_for_a_tighter_one(tmp_path: Path) -> None:
    shape, kept = SHAPES[3], tmp_path / "kept"
    job = Spread(shape, kept=kept).next_job()
    assert job is not None
    header = kept.read_text()
    row = [job.row[0].hex(), *job.row[1:], job.number]
    kept.write_text(header + json.dumps([*row, job.limit - 1, None]) + "\n")
    assert Spread(shape, kept=kept).next_job() == job
    kept.write_text(header + json.dumps([*row, job.limit, None]) + "\n")
    assert Spread(shape, kept=kept).next_job() != job


def test_a_file_of_another_proof_is_refused(tmp_path: Path) -> None:
    Spread(SHAPES[0], kept=tmp_path / "kept")
    with pytest.raises(KeypegError, match="holds another proof"):
        Spread(SHAPES[1], kept=tmp_path / "kept")


def dying(folder: str, most: int, shape: ProofShape, job: Job) -> JobAnswer:
    """Kill the worker `most` times, as a machine that is switched off would, then do the job."""
    for death in range(most):
        try:
            (Path(folder) / f"death-{death}").touch(exist_ok=False)
        except FileExistsError:
            continue
        os._exit(1)
    return settle(shape, job)


class Dying:
    """A job that takes its worker with it, some times."""

    def __init__(self, folder: Path, most: int) -> None:
        self.folder, self.most = str(folder), most

    def __call__(self, shape: ProofShape, job: Job) -> JobAnswer:
        return dying(self.folder, self.most, shape, job)


@pytest.mark.filterwarnings("default")
def test_a_cluster_proves_it_although_workers_die_and_join(tmp_path: Path) -> None:
    shape = SHAPES[2]
    seen: list[ClusterProgress] = []
    kept = tmp_path / "kept"
    with connect_cluster("local", workers=1) as client:
        client.cluster.scale(2)
        spread = Spread(shape, kept=kept, per_job=8)
        proof = prove_on(client, spread, on_progress=seen.append, work=Dying(tmp_path, 3))
    assert sorted(path.name for path in tmp_path.glob("death-*")) == ["death-0", "death-1", "death-2"]
    assert proof.proven
    assert proof.upper == 854
    verify(certify(proof))
    assert seen[-1].seconds_left is not None
    assert len(kept.read_text().splitlines()) == 1 + proof.work


@pytest.mark.filterwarnings("default")
def test_a_cluster_that_is_not_there_is_told_in_one_line() -> None:
    with (
        pytest.raises(KeypegError, match="^no scheduler answers at 'tcp://127.0.0.1:1'"),
        connect_cluster("tcp://127.0.0.1:1", seconds=0.2),
    ):
        pytest.fail("there is nothing to connect to")


def test_workers_of_this_machine_leave_ctrl_c_to_the_program_that_started_them() -> None:
    ask = [sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT) == signal.SIG_IGN)"]
    before = signal.getsignal(signal.SIGINT)
    with deaf_children():
        inside = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    outside = subprocess.run(ask, capture_output=True, text=True, check=True).stdout
    assert (inside, outside) == ("True\n", "False\n")
    assert signal.getsignal(signal.SIGINT) is before
