# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Breakpoints and bookmarks."""
import re
import tempfile

from driver import Atspi, press, wait
from harness import EXAMPLE, IF, long_test, test


@test
def breakpoints_stop_in_both_directions(app):
    app.window.open(EXAMPLE)
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    press("ctrl+shift+F8")
    wait("the breakpoint", lambda: app.window.state("breakpoints"))
    state, stops, text = app.window.state("breakpoints")[0].split(" ", 2)
    assert (state, text) == ("on", "ownership of %alloc in @example") and int(stops) > 0
    press("F5")
    wait("a stop", lambda: app.window.state("cursor") > 0)
    stop = app.window.state("cursor")
    assert app.window.state("sentence").startswith("%alloc"), app.window.state("sentence")
    app.window.do("last")
    wait("the end", lambda: app.window.state("cursor") > stop)
    for _ in range(int(stops)):
        before = app.window.state("cursor")
        press("shift+F5")
        wait("a stop before", lambda: app.window.state("cursor") < before)
    assert app.window.state("cursor") == stop
    app.window.do("break-on", "dealloc")
    wait("the second", lambda: len(app.window.state("breakpoints")) == 2)
    app.window.do("breakpoint-toggle", 0)
    wait("it to be off", lambda: app.window.state("breakpoints")[0].startswith("off"))
    app.window.do("run-to-breakpoint")
    wait("the dealloc", lambda: app.window.state("sentence").startswith("dealloc"))
    app.window.do("first")
    app.window.wait_state("cursor", 0)
    app.window.do("play-speed", 32)
    app.window.do("play")
    wait("playing to stop there", lambda: not app.window.state("play") and
         app.window.state("sentence").startswith("dealloc"))
    app.window.do("breakpoint-remove", 0)
    app.window.do("breakpoint-remove", 0)
    app.window.wait_state("breakpoints", [])
    app.window.do("run-to-breakpoint")
    wait("the message", lambda: "No breakpoint stops" in app.window.state("message"))


@test
def keys_stop_at_an_op_a_value_and_a_block(app):
    """By keys that reach the window: Ctrl+Alt with a function key goes to another console."""
    app.window.open(IF)
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    for n, (keys, text) in enumerate((("ctrl+F8", "%buffer = memref.alloc"), ("ctrl+shift+F8", "ownership of %buffer"),
                                      ("ctrl+F11", "block ^bb0 at line 2 of @if_one_branch")), 1):
        press(keys)
        wait(f"a breakpoint by {keys}", lambda: len(app.window.state("breakpoints")) == n)
        assert text in app.window.state("breakpoints")[-1], app.window.state("breakpoints")


@test
def what_cannot_be_stopped_at_is_named(app):
    app.window.open(EXAMPLE)
    for word in ("op", "value", "block"):  # "block" is no kind of event here
        app.window.do("break-on", word)
        app.window.wait_state("message", "There is nothing selected to stop at")
        app.window.do("break-on", "alien:op")
        wait("the words there are", lambda: re.match(r"There is nothing named 'alien:op' to stop at; there are: "
                                                     r"op, value, block, unknown, .*\bdealloc\b.*\bpattern\b",
                                                     app.window.state("message")))
    assert app.window.state("breakpoints") == []


@long_test
def list_of_breakpoints_is_one_stop_of_tab(app):
    app.window.open(EXAMPLE)
    for n, kind in enumerate(("dealloc", "clone", "unknown", "lower"), 1):
        app.window.do("break-on", kind)
        wait(f"{n} breakpoints", lambda n=n: len(app.window.state("breakpoints")) == n)
    app.window.do("marks")
    app.wait_find("push button", "Add a bookmark at the cursor")

    def focus():
        return next((node for node in app.walk() if node.get_role_name() != "frame" and
                     node.has_state(Atspi.StateType.FOCUSED)), None)

    def around():
        """The names of what Tab comes to, once around."""
        names = []
        for _ in range(12):
            press("Tab")
            node = wait("the focus", focus)
            names.append((node.get_role_name(), node.get_name()))
            if names.count(names[0]) > 1:
                break
        return names

    stops = around()
    assert sum(role == "check box" for role, _ in stops) == 1, stops
    while wait("the focus", focus).get_role_name() != "check box":
        press("Tab")
    before = focus().get_name()
    press("Down")
    row = wait("the focus", focus)
    assert row.get_role_name() == "list item" and "stop" in row.get_name(), row.get_name()
    press("Tab")
    wait("the box of the next row", lambda: focus().get_role_name() == "check box" and focus().get_name() != before)
    chosen = row.get_name()
    for key in ("Tab", "shift+Tab"):  # from both sides
        while wait("the focus", focus).get_role_name() in ("check box", "list item"):
            press(key)
        assert chosen in [name for _, name in around()]
    for _ in range(4):  # they are kept with the file
        app.window.do("breakpoint-remove", 0)
    app.window.wait_state("breakpoints", [])


@test
def bookmarks_have_notes(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)
    press("ctrl+shift+m")
    entry = app.wait_find("text", "Note of the bookmark at event 20")
    assert entry.has_state(Atspi.StateType.FOCUSED)
    for key in ("h", "e", "r", "e"):
        press(key)
    app.window.wait_state("bookmarks", ["20 here"])
    press("Return")
    wait("the list to go", lambda: not app.find("text", "Note of the bookmark"))
    app.window.do("goto-event", 7)
    app.window.wait_state("cursor", 7)
    app.window.do("bookmark-add", "before")
    app.window.wait_state("bookmarks", ["7 before", "20 here"])
    app.window.do("bookmark-add", "renamed")
    app.window.wait_state("bookmarks", ["7 renamed", "20 here"])
    press("alt+Down")
    app.window.wait_state("cursor", 20)
    app.window.do("bookmark-goto", 0)
    app.window.wait_state("cursor", 7)
    wait("its mark", lambda: app.find("image", "2 bookmarks"))
    app.window.do("bookmark-remove", 1)
    app.window.wait_state("bookmarks", ["7 renamed"])


@test
def marks_are_kept_with_the_file(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file, open(EXAMPLE) as example:
        program = example.read()
        file.write(program)
        file.flush()
        app.window.open(file.name)
        app.window.do("select-value", "%alloc")
        app.window.wait_state("selection", "%alloc")
        app.window.do("break-on", "value")
        app.window.do("break-on", "clone")
        app.window.do("goto-event", 12)
        app.window.wait_state("cursor", 12)
        app.window.do("bookmark-add", "kept")
        app.window.wait_state("bookmarks", ["12 kept"])
        marks = app.window.states("breakpoints", "bookmarks")
        assert len(marks[0]) == 2
        app.window.open(EXAMPLE)
        app.window.wait_state("breakpoints", [])
        app.window.open(file.name)
        app.window.wait_state("bookmarks", ["12 kept"])
        assert app.window.states("breakpoints", "bookmarks") == marks
        file.seek(0)
        file.truncate()
        file.write("func.func @other() {\n  return\n}\n")
        file.flush()
        app.window.do("reload")
        wait("it to be lost", lambda: app.window.state("breakpoints")[0] ==
             "lost 0 ownership of %alloc in @example")
        press("ctrl+m")
        wait("it to say so", lambda: "not in this program" in app.labels())
        assert app.wait_find("push button", "Remove ownership of %alloc in @example")
        app.window.do("reload")  # which is over at once, and closes nothing
        app.window.wait_state("outcome", "complete")
        wait("it to say so still", lambda: "not in this program" in app.labels())
        press("Escape")
        file.seek(0)
        file.write(program)
        file.flush()
        app.window.do("reload")
        wait("it to be found again", lambda: app.window.states("breakpoints", "bookmarks") == marks)


NAMED = """func.func @named(%in: memref<4xf32>) {{
{}  %one = memref.alloc() : memref<4xf32>
  %two = memref.alloc() : memref<4xf32>
  memref.copy %in, %one : memref<4xf32> to memref<4xf32>
  memref.copy %one, %two : memref<4xf32> to memref<4xf32>
  return
}}
"""


@test
def marks_stay_with_an_op_whose_attributes_change(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        program = NAMED.format("")
        file.write(program)
        file.flush()
        app.window.open(file.name)
        app.window.do("select-value", "%alloc_0")
        app.window.wait_state("selection", "%alloc_0")
        app.window.do("break-on", "op")
        wait("the breakpoint", lambda: len(app.window.state("breakpoints")) == 1)
        words = app.window.state("breakpoints")[0]
        app.window.do("run-to-breakpoint")
        wait("the stop", lambda: app.window.state("cursor") > 0)
        app.window.do("bookmark-add", "here")
        wait("the bookmark", lambda: len(app.window.state("bookmarks")) == 1)
        marks = app.window.state("bookmarks")
        file.seek(0)
        file.write(program.replace("%two = memref.alloc()", "%two = memref.alloc() {alignment = 16 : i64}"))
        file.flush()
        app.window.do("reload")
        changed = words.replace("memref.alloc()", "memref.alloc() {alignment = 16 : i64}")
        wait("both to be found again", lambda: app.window.states("outcome", "breakpoints", "bookmarks") ==
             ("complete", [changed], marks))


@test
def marks_stay_with_their_values_when_an_allocation_comes_above(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(NAMED.format(""))
        file.flush()
        app.window.open(file.name)
        app.window.do("select-value", "%alloc_0")
        app.window.wait_state("selection", "%alloc_0")
        app.window.do("break-on", "value")
        wait("the breakpoint", lambda: len(app.window.state("breakpoints")) == 1)
        stops = int(app.window.state("breakpoints")[0].split(" ", 2)[1])
        app.window.do("run-to-breakpoint")
        wait("the stop", lambda: app.window.state("cursor") > 0)
        app.window.do("bookmark-add", "here")
        wait("the bookmark", lambda: len(app.window.state("bookmarks")) == 1)
        file.seek(0)
        file.truncate()
        file.write(NAMED.format("  %zero = memref.alloc() : memref<4xf32>\n"))
        file.flush()
        app.window.do("reload")
        wait("it to be found again", lambda: app.window.states("outcome", "breakpoints") ==
             ("complete", [f"on {stops} ownership of %two in @named"]))
        wait("the new program", lambda: any("%alloc_1" in code for code in app.code()))
        event, note = app.window.state("bookmarks")[0].split(" ", 1)
        assert note == "here" and int(event) > 0
        app.window.do("first")
        app.window.wait_state("cursor", 0)
        app.window.do("run-to-breakpoint")
        app.window.wait_state("cursor", int(event))
