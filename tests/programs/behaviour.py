# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the function @f of a program does, as the machine executes it (behave.c): for tests that compare a program
before and after passes."""

import json
import subprocess
from dataclasses import dataclass

MARK = "// -----\n"
MOST_STEPS = 8000  # what takes longer is taken to run forever
OTHER_FILL = 0x55  # of memory that nobody wrote


class Unknown(Exception):
    """What cannot be executed; the text says why."""


@dataclass(frozen=True)
class Input:
    numbers: tuple        # for the arguments that are no memrefs, in order
    shared: bool = False  # arguments of one type that are not restrict are one buffer

    def __str__(self):
        return "=" * self.shared + ",".join(map(str, self.numbers))


@dataclass(frozen=True)
class Behaviour:
    ending: str          # "" when it returns, "endless", or what is bad
    printed: tuple = ()  # what was shown, then what is in what is returned and in the arguments; None: anything
    leaks: int = 0       # on the heap, when what the results own is freed
    returned: int = 0    # of these, buffers that are results
    allocated: int = 0   # on the heap


def ask(machine, texts, inputs, steps, fill):
    done = subprocess.run([str(machine), str(steps), str(fill), *map(str, inputs)], input=MARK.join(texts),
                          capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != len(texts) * len(inputs):
        raise SystemExit(f"{len(texts)} programs, {len(inputs)} inputs, {len(answers)} answers\n{done.stderr[-2000:]}")
    return answers


def behaviour(answer):
    if "unknown" in answer:
        raise Unknown(answer["unknown"])
    return Behaviour(**answer | {"printed": tuple(map(tuple, answer["printed"]))})


def anything(one, other):
    """What was printed, None where it depends on what is in memory that nobody wrote."""
    if len(one) != len(other) or any(len(a) != len(b) for a, b in zip(one, other)):
        return tuple((None,) * len(part) for part in one)
    return tuple(tuple(x if x == y else None for x, y in zip(a, b)) for a, b in zip(one, other))


def behaviours(machine, texts, inputs, patience=1):
    """For each program its behaviour with each of the inputs; raises Unknown for what cannot be executed. `patience` is
    by how much more it may take than a program usually does."""
    inputs = list(inputs)
    runs = [list(map(behaviour, ask(machine, texts, inputs, MOST_STEPS * patience, fill))) for fill in (0, OTHER_FILL)]
    found = [one if one.ending else Behaviour("", anything(one.printed, other.printed), one.leaks, one.returned,
                                              one.allocated) for one, other in zip(*runs)]
    return [found[start:start + len(inputs)] for start in range(0, len(found), len(inputs))]
