#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long the window is blocked while one steps: the processor time that its thread takes between two answers to a
question which it answers at once when it is free.

  bash tests/window/run.sh tests/benchmark/frames.py BUFSCOPE [OPS...]     (1000 and 10000 ops unless said)

One line per size and kind of move: how many, the median of the longest block of each, the slowest, in milliseconds, and
how many took longer than a frame of 16 ms.
"""
import os
import random
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "differential"), str(HERE.parent / "window")]
import generate  # noqa: E402
from driver import Program, wait  # noqa: E402

FRAME_MS, MOVES, QUIET = 16, 24, 12
KINDS = ("step-forward", "step-back", "step-op-forward", "next-stage", "previous-stage", "goto-event")


def ran_ms(program):
    pid = program.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e6


def longest_block(program, move):
    """In milliseconds, from a move until the window has nothing more to do for it."""
    window, longest, quiet, begin = program.window, 0, 0, time.monotonic()
    before = ran_ms(program)
    move()
    while quiet < QUIET and time.monotonic() < begin + 5:
        window.describe("cursor")
        now = ran_ms(program)
        longest, quiet = max(longest, now - before), quiet + 1 if now - before < 1 else 0
        before = now
        time.sleep(0.002)
    return longest


def measure(program, kind, n_events):
    window, choice = program.window, random.Random(1)
    times = []
    for _ in range(MOVES):
        target = (choice.randint(1, n_events),) if kind == "goto-event" else ()
        times.append(longest_block(program, lambda: window.do(kind, *target)))
    times.sort()
    return times


def main():
    executable, sizes = sys.argv[1], [int(size) for size in sys.argv[2:]] or [1000, 10000]
    for ops in sizes:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, f"one-function-{ops}.mlir")
            Path(path).write_text(generate.generate_shape("one-function", ops))
            program = Program(executable)
            try:
                program.window.open(path)
                n_events = program.window.state("n-events")
                program.window.do("goto-event", n_events // 3)
                wait("the place", lambda: program.window.state("cursor") == n_events // 3)
                longest_block(program, lambda: None)
                for kind in KINDS:
                    times = measure(program, kind, n_events)
                    print(f"{ops:>7} ops  {kind:<15} {len(times)} moves  median {times[len(times) // 2]:6.1f}  "
                          f"slowest {times[-1]:7.1f} ms  over {FRAME_MS} ms: {sum(t > FRAME_MS for t in times)}",
                          flush=True)
            finally:
                program.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
