# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of the window share: `@test`, the samples, and what several of them ask."""
import os
import re
import subprocess
import sys
import tempfile
import time

from driver import Stopwatch, shown_window, xdotool

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from choice import thorough  # noqa: E402, F401 (of which the tests have it)

executable, tool, samples = sys.argv[1:4]
DOCUMENTED = os.path.join(samples, "01-example.mlir")
SELECT = os.path.join(samples, "05-select-unknown.mlir")
IF = os.path.join(samples, "06-if-allocates-in-one-branch.mlir")
DIAMOND = os.path.join(samples, "03-diamond.mlir")
HOISTING = os.path.join(samples, "16-hoisting.mlir")
LOWERINGS = os.path.join(samples, "12-three-lowerings.mlir")
FREED_TOO_EARLY = os.path.join(samples, "22-freed-too-early.mlir")
BOTH = os.path.join(samples, "21-both-systems.mlir")
REFUSED = os.path.join(samples, "13-refused-cfg-loop.mlir")
LESSON = os.path.join(samples, "lessons", "01-who-frees-this.lesson")
OWNERSHIP, LOWERING = 3, 6  # stages of the default pipeline
tests = []  # functions that take a Program


def copy_without_asking(sample):
    """The sample under nine lines of comment, by which it asks for no pipeline."""
    folder = tempfile.mkdtemp(prefix="bufscope-example-")
    path = os.path.join(folder, os.path.basename(sample))
    with open(sample) as file, open(path, "w") as copy:
        lines = file.read().splitlines(keepends=True)
        copy.writelines([lines[0], *["// a comment\n"] * 8, *[line for line in lines if not line.startswith("//")]])
    return path


EXAMPLE = copy_without_asking(DOCUMENTED)


def test(function):
    tests.append(function)
    return function


def long_test(function):
    """One of those that take turns: each runs for some seconds of a processor."""
    function.takes_turns = True
    return test(function)


def started_with(**environment):
    """The program of a test has these variables besides."""
    def mark(function):
        function.environment = environment
        return function
    return mark


# -- what several tests ask ----------------------------------------------------------------------

def printed(file, stage):
    """The program after a stage as the command line prints it."""
    done = subprocess.run([tool, file, "--buffer-deallocation-pipeline", f"--stage={stage}"],
                          capture_output=True, text=True, check=True)
    return done.stdout


def function_lines(code):
    """The lines of a text without their indentation: a function stands deeper in its module."""
    return [line.strip() for line in code.splitlines() if line.strip()]


def assert_contains(whole, part):
    joined = "\n".join(whole)
    assert "\n".join(part) in joined, f"not found:\n{chr(10).join(part)}\nin:\n{joined}"


def reported(file, *arguments):
    """The lines of a report of the command line, without indentation and event numbers."""
    lines = subprocess.run([tool, file, "--names=printed", *arguments], capture_output=True, text=True, check=True).stdout
    return [re.sub(r" +\[\d+\]$", "", line).strip() for line in lines.splitlines()]


def stores(n, name="f"):
    """A function of n + 4 lines, the last but one of which writes to a buffer of its own."""
    body = "".join(f"  memref.store %v, %m[%c] {{n = {i}}} : memref<8xf32>\n" for i in range(n))
    return (f"func.func @{name}(%v: f32, %m: memref<8xf32>, %c: index) {{\n{body}"
            "  %a = memref.alloc() : memref<8xf32>\n"
            "  test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)\n  return\n}\n")


def soon(condition):
    """Whether the condition holds within two seconds, and three looks, which take longer where the machine is busy: of
    what is tried again, or is not to come."""
    end, looks = time.monotonic() + 2, 1
    while not condition():
        if time.monotonic() > end and looks >= 3:
            return False
        time.sleep(0.1)
        looks += 1
    return True


def resized(width, heights, condition):
    """Whether it holds at that width. A screen without a window manager may pass over a size."""
    xdotool("windowsize", shown_window(), width, next(heights))
    return soon(condition)


def place_of_label(app, start):
    label = next(node for node in app.walk() if node.get_role_name() == "label" and node.get_text().startswith(start))
    return label.get_extents()


def sentence_is_whole(app):
    """Its label is scrolled: it is whole where what scrolls is as high."""
    frame = app.find("frame", "05-select-unknown").get_extents()
    label = place_of_label(app, app.window.state("sentence"))
    panes = [node.get_extents() for node in app.walk()
             if node.get_role_name() == "scroll pane"]
    return any(label.y - 20 < pane.y <= label.y and
               label.y + label.height <= pane.y + pane.height <= frame.height for pane in panes)


def answers_within(app, seconds, what):
    """Asks the window again and again for a second, which should not have to wait for an answer."""
    for _ in range(25):
        watch = Stopwatch(app)
        app.window.state("cursor")
        took = watch.seconds()
        assert took < seconds, f"{what}: held for {took:.1f} s"
        time.sleep(0.04)


def write_many_functions(path):
    with open(path, "w") as file:
        for i in range(4000):
            file.write(f"func.func @f{i}(%m: memref<8xf32>) {{\n"
                       "  %a = memref.alloc() : memref<8xf32>\n"
                       "  test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)\n"
                       "  return\n}\n")
