# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source edited in place: what is typed is run, what is wrong is marked, and what is saved is what was typed."""
import subprocess

from driver import press, wait
from editing import MORE, PROGRAM, content, opened, type_in, write
from harness import stores, test, tool


def at_the_end(text):
    """What all stages leave, by the command line."""
    return subprocess.run([tool, "--buffer-deallocation-pipeline", "-"], input=text, capture_output=True,
                          text=True, check=True).stdout


def shown_at_the_end(app):
    app.window.do("last")
    return app.code()


@test
def what_is_typed_is_run(app):
    with opened(app) as path:
        assert app.window.states("edit-state", "unsaved") == ("run", False)
        events = app.window.state("n-events")
        press("ctrl+Home")
        press("Down")
        press("End")
        press("Return")  # which indents as above
        type_in(MORE.strip())
        app.window.wait_state("edit-state", "run")
        wait("more to tell", lambda: app.window.state("n-events") != events)
        assert app.window.state("unsaved")
        assert MORE.strip() in app.code()[0]
        assert content(path).decode() == PROGRAM
        press("ctrl+s")
        app.window.wait_state("unsaved", False)
        assert content(path).decode() == PROGRAM.replace("  %b =", f"{MORE}  %b =", 1)
        for _ in range(100):
            if not app.window.enabled("undo"):
                break
            press("ctrl+z")
        app.window.wait_state("edit-state", "run")
        wait("the events of before", lambda: app.window.state("n-events") == events)
        app.window.do("save")
        app.window.wait_state("unsaved", False)
        assert content(path).decode() == PROGRAM


@test
def what_is_no_program_is_marked_and_the_last_run_stays(app):
    with opened(app):
        events = app.window.state("n-events")
        write(app, PROGRAM.replace("%b :", "%x :"), "unread")
        assert app.window.state("n-events") == events
        wait("what is wrong", lambda: any("Line 5, column 10: use of undeclared SSA value name" in label and
                                          "no program" in label for label in app.labels()))
        assert any("of the last text that could be run" in label for label in app.labels())
        write(app, PROGRAM)
        wait("nothing wrong", lambda: not any("Line 5" in label for label in app.labels()))
        assert not any("of the last text that could be run" in label for label in app.labels())


@test
def thousand_ops_are_run_soon(app):
    text = stores(1000)
    with opened(app, text):
        took = []
        for i in range(12):
            write(app, text.replace("{n = 500}", f"{{n = {i}0000}}"))
            took.append(app.window.state("edit-took"))
        print(took)
        assert sorted(took)[len(took) // 2] <= 100, took
