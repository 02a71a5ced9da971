# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source edited in place: what is typed is run, what is wrong is marked, and what is saved is what was typed."""
import itertools
import random
import re
import subprocess
import threading

from driver import press, wait
from editing import CHANGED, MORE, PROGRAM, content, opened, type_in, write
from harness import assert_contains, function_lines, long_test, stores, test, thorough, tool


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
def every_edit_of_a_thousand_ops_is_run(app):
    """How long that takes is measured, by tests/benchmark/frames.py."""
    text = stores(1000)
    with opened(app, text):
        app.window.do("need-second-code")
        for i in range(3):
            edited = text.replace("{n = 500}", f"{{n = {i}0000}}")
            write(app, edited)
            assert_same(app, edited)
            assert app.window.state("edit-took") > 0


@test
def text_that_is_being_run_is_called_that(app):
    text, numbers, enough = stores(6000), itertools.count(1), threading.Event()

    def said():
        return any("the new one is being run" in label for label in app.labels())

    def type_on():  # which takes no longer than the window waits for a pause, however long it takes to read what is said
        while not enough.wait(0.03):
            app.window.do("write-source", text.replace("{n = 500}", f"{{n = {next(numbers)}0000}}"))
    with opened(app, text):
        typing = threading.Thread(target=type_on)
        typing.start()
        try:
            wait("that it is being run", said)
        finally:
            enough.set()
            typing.join()
        app.window.wait_state("edit-state", "run")
        wait("nothing of it", lambda: not said())


def undo_all(app, path, text):
    """To what was opened, byte for byte."""
    while app.window.enabled("undo"):
        app.window.do("undo")
    app.window.wait_state("unsaved", False)
    app.window.do("save-as", path + ".copy")
    wait("the copy", lambda: app.find("frame", "program.mlir.copy"))
    assert content(path) == content(path + ".copy") == text.encode(), content(path + ".copy")


@long_test
def run_of_any_text_is_that_of_the_command_line(app):
    """With the breaks of lines that there are, and with a last line that has none."""
    chance = random.Random(1)
    starts = (PROGRAM, PROGRAM.replace("\n", "\r\n"), PROGRAM.rstrip("\n"), PROGRAM.replace("\n", "\r\n").rstrip())
    for number, start in enumerate(starts):
        good = start
        with opened(app, start) as path:
            app.window.do("need-second-code")
            for i in range(number, 300, len(starts)):
                text = edited(good, chance)
                app.window.do("write-source", text)
                if thorough or i % 6 < 2:  # the others are typed over before they are run, or after
                    assert_same(app, text)
                good = text if not said_of(text)[1] and chance.randrange(5) else start
            undo_all(app, path, start)


@test
def what_one_looks_at_stays_while_one_types(app):
    with opened(app, edits=False):
        app.window.do("need-second-code")
        app.window.do("goto-event", 30)
        wait("the place", lambda: app.window.state("cursor") == 30)
        app.window.do("select-value", "%alloc")
        app.window.wait_state("selection", "%alloc")
        app.window.do("break-on", "value")
        app.window.do("zoom-in")
        app.window.do("right-stage", 4)
        app.window.do("edit")
        wait("the source", lambda: app.window.state("edit"))
        seen = ("stage", "sentence", "selection", "right-stage", "layout", "function", "zoom", "second-code")
        before, stops = app.window.states(*seen), app.window.state("breakpoints")
        for text in ("// one\n// two\n" + PROGRAM, PROGRAM.replace("  return", "  test.copy(%b, %a) : (memref<4xf32>, memref<4xf32>)\n  return")):
            write(app, text)
            assert app.window.states(*seen) == before, (app.window.states(*seen), before)
            assert [stop.split(" ", 2)[2] for stop in app.window.state("breakpoints")] == [stops[0].split(" ", 2)[2]]
            assert app.window.state("breakpoints")[0].split()[0] == "on"


@test
def use_that_is_added_moves_the_dealloc_and_the_verdict(app):
    use = "test.copy(%alloc_0, %alloc)"
    with opened(app):
        app.window.do("need-second-code")
        wait("verdicts", lambda: "right" in app.window.state("verdicts"))
        write(app, PROGRAM.replace("  return", "  test.copy(%b, %a) : (memref<4xf32>, memref<4xf32>)\n  return"))
        left = app.code()[1]
        assert left.index(use) < left.index("memref.dealloc %alloc "), left
        wait("verdicts", lambda: app.window.state("verdicts").split()[-1:] == ["right"])
        write(app, PROGRAM.replace("  return", "  memref.dealloc %a : memref<4xf32>\n  return"))
        app.window.wait_state("outcome", "refused")
        wait("why", lambda: any("free side-effect" in label and "Line 5" in label for label in app.labels()))
        write(app, PROGRAM)
        app.window.wait_state("outcome", "complete")


@test
def keys_of_editing_win_where_one_edits(app):
    with opened(app):
        press("ctrl+Home")
        press("alt+Down")  # and not to a bookmark
        moved = "".join([PROGRAM.splitlines(True)[i] for i in (1, 0, 2, 3, 4, 5)])
        wait("the line further down", lambda: app.code()[0] == moved)
        press("ctrl+z")
        wait("the line where it was", lambda: app.code()[0] == PROGRAM)
        press("ctrl+y")
        wait("the line further down", lambda: app.code()[0] == moved)
        press("ctrl+z")
        wait("the line where it was", lambda: app.code()[0] == PROGRAM)
        press("F2")
        app.window.wait_state("edit", False)
        press("z")
        assert not app.window.enabled("undo") and app.code()[0] == PROGRAM
        press("F2")
        app.window.wait_state("edit", True)
        press("ctrl+End")
        type_in("// end")
        app.window.wait_state("unsaved", True)
        assert app.code()[0] == PROGRAM + "// end"
        press("ctrl+f")
        type_in("alloc")
        press("ctrl+z")  # of the field
        assert app.code()[0] == PROGRAM + "// end"


@test
def error_is_told_at_its_line(app):
    with opened(app):
        write(app, PROGRAM.replace("%b :", "%x :"), "unread")
        wait("a description", lambda: "Line 5: use of undeclared SSA value name" in app.code_views()[0].get_description())
        write(app, PROGRAM)
        wait("no description", lambda: "Line 5" not in app.code_views()[0].get_description())


@test
def program_that_cannot_be_read_is_edited_until_it_can(app):
    with opened(app, PROGRAM.replace("%b :", "%x :"), "parse-failed", edits=False):
        app.find("push button", "Edit").do_action(0)
        app.window.wait_state("edit", True)
        press("ctrl+End")
        write(app, PROGRAM)
        app.window.wait_state("outcome", "complete")
        wait("a picture", lambda: app.window.state("n-events") > 10)
        assert app.code()[0] == PROGRAM
        press("z")
        wait("typed there", lambda: app.code()[0] == PROGRAM + "z")


@test
def long_run_does_not_take_the_editor_away(app):
    text = stores(12000)
    with opened(app, text):
        app.window.do("write-source", text.replace("{n = 5}", "{n = 500000}"))
        seen = []
        wait("the run", lambda: seen.append(app.labels()) or app.window.state("edit-state") == "run")
        assert not any("Running the stages" in label for labels in seen for label in labels)
        type_in("z")
        app.window.wait_state("edit-state", "unread")


@test
def middle_of_a_long_line_is_folded_and_kept(app):
    long = "  // " + "word " * 20000 + "end\n"
    with opened(app, PROGRAM.replace("  return", long + "  return")) as path:
        wait("what is hidden", lambda: any("line 5 is long: 98408 letters of it are hidden" in label for label in app.labels()))
        press("ctrl+Home")
        for _ in range(4):
            press("Down")
        press("End")
        type_in("z")
        app.window.wait_state("edit-state", "run")
        press("ctrl+a")
        press("ctrl+x")
        wait("nothing", lambda: app.code()[0] == "")
        wait("no note", lambda: not any("is long" in label for label in app.labels()))
        press("ctrl+v")
        app.window.wait_state("edit-state", "run")
        app.window.do("save")
        app.window.wait_state("unsaved", False)
        left = content(path).decode()
        assert left.replace("z", "", 1) == PROGRAM.replace("  return", long + "  return"), left[:300]
