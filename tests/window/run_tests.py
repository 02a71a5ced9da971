#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The real window, driven through its actions and read back as a screen reader would.

  run_tests.py BUFSCOPE BUFSCOPE-OPT SAMPLES [--part K/N] [NAME...]

Runs the tests of all files test_*.py in this folder, or those that are named: a file without
`test_` and `.py` (`marks`), or a test. Of N parts, the K-th has every N-th test. Where no test is named, long ones
take turns (tests/choice.py).
"""
import importlib
import os
import pathlib
import shutil
import sys
import traceback
import zlib

import harness
from choice import in_turn
from driver import NoPlaces, Program


def all_tests():
    """Of each file, in the order of their names; no name is there twice."""
    for path in sorted(pathlib.Path(__file__).parent.glob("test_*.py")):
        before = len(harness.tests)
        importlib.import_module(path.stem)
        assert len(harness.tests) > before, f"{path} has no test"
    names = [function.__name__ for function in harness.tests]
    assert len(names) == len(set(names)), "two tests have one name"
    return harness.tests


def chosen_tests(names):
    every, first, step = all_tests(), 1, 1
    if names[:1] == ["--part"]:
        first, step = map(int, names[1].split("/"))
        names = names[2:]
    known = {name for function in every for name in names_of(function)}
    assert known.issuperset(names), f"there is no {', '.join(sorted(set(names) - known))}"
    return chosen_of(every, names)[first - 1::step]


def chosen_of(every, names):
    if names:
        return [function for function in every if names_of(function).intersection(names)]
    turns = [function for function in every if hasattr(function, "takes_turns")]
    now = in_turn(turns)
    return [function for function in every if function not in turns or function in now]


def names_of(function):
    return {function.__name__, function.__module__.removeprefix("test_")}


SETTINGS = pathlib.Path(os.environ["XDG_CONFIG_HOME"], "glib-2.0/settings/keyfile")
given = SETTINGS.read_text()


def forget():
    """No test finds what the one before has chosen, nor in the lists of recent files what it has opened, nor what it has
    read from its standard input."""
    shutil.rmtree(pathlib.Path(os.environ["XDG_CACHE_HOME"], "bufscope"), ignore_errors=True)
    SETTINGS.write_text(given)
    pathlib.Path(os.environ["XDG_DATA_HOME"], "recently-used.xbel").unlink(missing_ok=True)


def attempt(function):
    """In a program of its own. Returns what went wrong, whether that may have been the machine alone, and why it was
    skipped: a program that complains or crashes does so by itself."""
    forget()
    # One half of the tests is of dark windows, whichever others run.
    dark = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"} if zlib.crc32(function.__name__.encode()) % 2 else {}
    app, failure, skipped = None, "", ""
    try:
        app = Program(harness.executable,
                      environment={**dark, **getattr(function, "environment", {})})
        function(app)
    except NoPlaces:
        skipped = " # SKIP this release of GTK does not say where its widgets are"
    except Exception:  # everything that goes wrong is the test's result
        failure = traceback.format_exc()
    complaints = app.close() if app else []
    complaints += [line for left in Program.running[:] for line in left.close()]  # of a test that ended early
    return failure + "".join(complaints), not complaints, skipped


def run(function, number):
    """What failed once is tried once more, and that is said: a landing does not depend on one frame that came too late,
    and nobody overlooks that it did."""
    failure, excusable, skipped = attempt(function)
    again = ""
    if failure and excusable:
        print(f"# tried again: {function.__name__}", flush=True)
        print(f"The first try of {function.__name__}:\n{failure}", file=sys.stderr, flush=True)
        failure, _, skipped = attempt(function)
        again = "" if failure else " (at the second try)"
    print(f"{'not ok' if failure else 'ok'} {number} {function.__name__.replace('_', ' ')}{again}{skipped}", flush=True)
    print(failure, end="", file=sys.stderr, flush=True)  # the log of a run keeps that
    return not failure


def main():
    chosen = chosen_tests(sys.argv[4:])
    print(f"1..{len(chosen)}", flush=True)
    return 0 if all([run(function, i) for i, function in enumerate(chosen, 1)]) else 1


if __name__ == "__main__":
    sys.exit(main())
