# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source edited in place: what is typed is run, what is wrong is marked, and what is saved is what was typed."""
import random
import re
import subprocess

from driver import press, wait
from editing import MORE, PROGRAM, content, opened, type_in, write
from harness import assert_contains, function_lines, stores, test, tool



def edited(text, chance):
    """The text after one of the things that hands do: typing, deleting, copying and moving lines, another name."""
    lines = text.splitlines(keepends=True)
    at, line, other = chance.randrange(len(text)), chance.randrange(len(lines)), chance.randrange(len(lines))
    kind = chance.randrange(6)
    if kind == 0:
        return text[:at] + chance.choice("%abc12(){}:,\n ä") + text[at:]
    if kind == 1:
        return text[:at] + text[at + 1:]
    if kind == 2:
        return "".join(lines[:line] + lines[line + 1:])
    if kind == 3:
        return "".join(lines[:line] + [lines[other]] + lines[line:])
    if kind == 4:
        lines[line], lines[other] = lines[other], lines[line]
        return "".join(lines)
    name = chance.choice(["%a", "%b", "%c", "%more"])
    return name.join(text.split(chance.choice(["%a", "%b", "%c"]), 1)) if chance.randrange(2) else text.replace("%b", name)


def said_of(text):
    """By the command line: what all stages leave; or where the first thing that is wrong is, and what it is."""
    done = subprocess.run([tool, "--buffer-deallocation-pipeline", "--allow-unregistered-dialect", "-"], input=text,
                          capture_output=True, text=True)
    wrong = re.search(r"<stdin>:(\d+):(\d+): error: (.*)", done.stderr)
    return done.stdout, f"Line {wrong[1]}, column {wrong[2]}: {wrong[3]}" if done.returncode else None


def assert_same(app, text):
    """The window has what the command line has."""
    left, wrong = said_of(text)
    wait("an answer", lambda: app.window.state("edit-state") in ("run", "unread"))
    if wrong:
        wait(f"{wrong!r} of\n{text}", lambda: any(wrong in label for label in app.labels()))
        return
    assert app.window.state("edit-state") == "run", text
    assert_contains(function_lines(left), function_lines(app.code()[1]))


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


@test
def run_of_any_text_is_that_of_the_command_line(app):
    chance, good = random.Random(1), PROGRAM
    with opened(app) as path:
        app.window.do("need-second-code")
        for i in range(300):
            text = edited(good, chance)
            app.window.do("write-source", text)
            if i % 6 == 0:  # the others are typed over before they are run, or after
                assert_same(app, text)
            good = text if not said_of(text)[1] and chance.randrange(5) else PROGRAM
        while app.window.enabled("undo"):
            app.window.do("undo")
        app.window.wait_state("unsaved", False)
        assert app.code()[0] == PROGRAM
        app.window.do("save-as", path + ".copy")
        wait("the copy", lambda: app.find("frame", "program.mlir.copy"))
        assert content(path + ".copy").decode() == PROGRAM
