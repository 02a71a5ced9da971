#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How long the window is blocked while one steps: the processor time that its thread takes between two answers to a
question which it answers at once when it is free.

  bash tests/window/run.sh tests/benchmark/frames.py BUFSCOPE [OPS...]     (1000 and 10000 ops unless said)

One line per size and kind of move, and for opening: how many, the median of the longest block of each, the slowest, in
milliseconds, and how many took longer than a frame of 16 ms. Then edits of 1000 ops, from a key to the new run, and
moves in an execution of a million ops.
"""
import contextlib
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

LOOP = """func.func @sum(%n: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %buffer = memref.alloc() : memref<4xi32>
  memref.store %x, %buffer[%zero] : memref<4xi32>
  scf.for %i = %zero to %n step %one {
    %had = memref.load %buffer[%zero] : memref<4xi32>
    %now = arith.addi %had, %x : i32
    memref.store %now, %buffer[%zero] : memref<4xi32>
  }
  %result = memref.load %buffer[%zero] : memref<4xi32>
  return %result : i32
}
"""

FRAME_MS, MOVES, OPENED, QUIET = 16, 24, 6, 12
STAGES = 4  # that one goes on before one comes back
KINDS = {  # what each of the moves does, with a number of its own and one chosen by chance among the events
    "step-forward": lambda i, event: ("step-forward",),
    "step-back": lambda i, event: ("step-back",),
    "step-op-forward": lambda i, event: ("step-op-forward",),
    "other stage": lambda i, event: ("next-stage" if i % (2 * STAGES) < STAGES else "previous-stage",),
    "goto-event": lambda i, event: ("goto-event", event),
    "select-line": lambda i, event: ("select-line", 2 + event % 500),
    "panel": lambda i, event: ("panel",),
}


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
    for i in range(MOVES):
        action = KINDS[kind](i, choice.randint(1, n_events))
        times.append(longest_block(program, lambda: window.do(*action)))
    return times


def say(what, kind, times):
    times.sort()
    print(f"{what:>12}  {kind:<15} {len(times)} moves  median {times[len(times) // 2]:6.1f}  slowest {times[-1]:7.1f} ms  "
          f"over {FRAME_MS} ms: {sum(t > FRAME_MS for t in times)}", flush=True)


@contextlib.contextmanager
def opened(executable, text, name):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, f"{name}.mlir")
        Path(path).write_text(text)
        program = Program(executable)
        try:
            program.window.open(path)
            yield program
        finally:
            program.close()


def measure_moves(executable, ops):
    with opened(executable, generate.generate_shape("one-function", ops), f"one-function-{ops}") as program:
        n_events = program.window.state("n-events")
        program.window.do("goto-event", n_events // 3)
        wait("the place", lambda: program.window.state("cursor") == n_events // 3)
        longest_block(program, lambda: None)
        for kind in KINDS:
            say(f"{ops} ops", kind, measure(program, kind, n_events))


def measure_opening(executable, ops):
    """Of a program that is opened in place of itself."""
    text, times = generate.generate_shape("one-function", ops), []
    with opened(executable, text, f"opened-{ops}") as program, tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "again.mlir")
        for i in range(OPENED):
            Path(path).write_text(f"// {i}\n{text}")
            times.append(longest_block(program, lambda: program.window.do("open-file", path)))
    say(f"{ops} ops", "open", times)


def measure_edits(executable):
    """What the program says of itself: from what is typed to the new run."""
    text = generate.generate_shape("one-function", 1000)
    took = []
    with opened(executable, text, "edited") as program:
        window = program.window
        window.do("edit")
        for i in range(MOVES):
            window.do("write-source", f"// edit {i}\n{text}")
            window.wait_state("edit-state", "run")
            took.append(window.state("edit-took"))
    say("1000 ops", "edit", took)


def measure_execution(executable):
    """Forward, back and to any place: the longest block of each."""
    choice = random.Random(1)
    with opened(executable, LOOP, "executed") as program:
        window = program.window
        window.do("run-args", "250000, 5")
        wait("the run", lambda: window.state("run-ending") not in ("", "executing"))
        steps = window.state("run-steps")
        for kind in ("walk-forward", "walk-back", "run-goto"):
            times = []
            for _ in range(MOVES):
                target = (choice.randrange(steps),) if kind == "run-goto" else ()
                times.append(longest_block(program, lambda: window.do(kind, *target)))
            say(f"{steps} steps", kind, times)


def main():
    executable, sizes = sys.argv[1], [int(size) for size in sys.argv[2:]] or [1000, 10000]
    for ops in sizes:
        measure_moves(executable, ops)
        measure_opening(executable, ops)
    measure_edits(executable)
    measure_execution(executable)
    return 0


if __name__ == "__main__":
    sys.exit(main())
