# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Saying what an op does that nobody knows."""
import os
import tempfile

from driver import Atspi, Window, shown_windows, wait
from editing import opened
from editing import write as edit
from gi.repository import GLib
from harness import test

PROGRAM = """func.func @f(%in: memref<8xf32>) {
  %own = memref.alloc() : memref<8xf32>
  "my.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
"""


def enter(app, name, text):
    app.wait_find("text", name).ask("EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def read(path):
    with open(path) as file:
        return file.read()


@test
def what_is_refused_is_described(app):
    """The bar of the refusal opens a dialog, which writes the line; the program is run with it, and stages say so."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.mlir")
        write(path, PROGRAM)
        app.window.open(path, "refused")
        wait("what helps", lambda: any("nobody says what 'my.copy' does" in label for label in app.labels()))
        app.wait_find("push button", "Describe the Op…").do_action(0)
        enter(app, "Reads operands", "0")
        enter(app, "Writes operands", "zero")
        wait("what is wrong", lambda: any("expected the number of an operand" in label for label in app.labels()))
        enter(app, "Writes operands", "1")
        wait("the line", lambda: "my.copy: reads 0; writes 1" in app.labels())
        app.wait_find("push button", "Save").do_action(0)
        app.window.wait_state("outcome", "complete")
        assert read(path + ".effects") == "my.copy: reads 0; writes 1\n"
        stage = app.wait_find("push button", "3 ownership")
        assert "rests on an effects sheet, which says what these ops do: 'my.copy' (mine.mlir.effects)" in \
            stage.get_description(), stage.get_description()


@test
def a_wrong_sheet_is_told_above_the_program(app):
    """What is wrong with it, and where; what is right holds."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.mlir")
        write(path, PROGRAM)
        write(path + ".effects", "my.copy: reads 0; writes 1\nmy.other: wrotes 1\n")
        app.window.open(path)
        wait("where", lambda: any(".effects:2:11: error: expected one of" in label for label in app.labels()))
        write(path + ".effects", "my.copy: reads 0; writes 1\n")
        wait("that it is gone", lambda: not any(".effects:2:11" in label for label in app.labels()))


@test
def a_selected_op_is_described_anew(app):
    """From its menu: the dialog has what the sheet says of it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.mlir")
        write(path, PROGRAM)
        write(path + ".effects", "# mine\nmy.copy: reads 0; writes 1 # so far\nmy.other: pure\n")
        app.window.open(path)
        app.window.do("describe-op", "selection")
        wait("that nothing is selected", lambda: any("What the selected op does is known" in label for label in app.labels()))
        app.window.do("select-line", 3)
        app.window.do("describe-op", "selection")
        assert app.wait_find("text", "Reads operands").get_text() == "0"
        enter(app, "Frees operands", "0")
        wait("the line", lambda: "my.copy: reads 0; writes 1; frees 0" in app.labels())
        app.wait_find("push button", "Save").do_action(0)
        app.window.wait_state("outcome", "refused")  # the pass frees itself
        assert read(path + ".effects") == "# mine\nmy.copy: reads 0; writes 1; frees 0 # so far\nmy.other: pure\n"


@test
def sheet_that_is_no_text_is_not_written_over(app):
    """The dialog says why it cannot save, and what is there stays."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.mlir")
        write(path, PROGRAM)
        bytes_there = b"my.other: pure\n# \xff\n"
        with open(path + ".effects", "wb") as file:
            file.write(bytes_there)
        app.window.open(path, "refused")
        app.wait_find("push button", "Describe the Op…").do_action(0)
        enter(app, "Reads operands", "0")
        wait("why", lambda: any("mine.mlir.effects is not valid UTF-8" in label for label in app.labels()))
        assert not app.wait_find("push button", "Save").has_state(Atspi.StateType.SENSITIVE)
        with open(path + ".effects", "rb") as file:
            assert file.read() == bytes_there


@test
def a_sheet_that_changes_is_read_again(app):
    """Written beside the program, changed and removed: one stays where one is."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.mlir")
        write(path, PROGRAM)
        app.window.open(path, "refused")
        write(path + ".effects", "my.copy: reads 0; writes 1\n")
        app.window.wait_state("outcome", "complete")
        wait("that it is said", lambda: "mine.mlir.effects has changed and was read again" in app.labels())
        app.window.do("stage", 2)
        cursor = app.window.state("cursor")
        write(path + ".effects", "my.copy: reads 0; writes 1; wrotes 2\n")
        wait("what is wrong", lambda: any(".effects:1:29: error: expected one of" in label for label in app.labels()))
        assert app.window.states("cursor", "stage") == (cursor, 2)
        os.remove(path + ".effects")
        app.window.wait_state("outcome", "refused")


@test
def a_sheet_that_changes_while_one_edits(app):
    """What is typed is run with it, and is not saved."""
    with opened(app, PROGRAM, "refused") as path:
        edit(app, PROGRAM.replace("%own", "%mine"))
        write(path + ".effects", "my.copy: reads 0; writes 1\n")
        app.window.wait_state("outcome", "complete")
        app.window.wait_state("edit-state", "run")
        assert any("%mine" in code for code in app.code()), app.code()
        assert read(path) == PROGRAM


@test
def what_a_sheet_says_goes_along_with_a_smaller_program(app):
    """It opens with the sheet beside it, and shows the same."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mine.mlir")
        write(path, """func.func @f(%in: memref<8xf32>) {
  %own = "my.make"() : () -> memref<8xf32>
  "my.copy"(%in, %own) : (memref<8xf32>, memref<8xf32>) -> ()
  "my.free"(%own) : (memref<8xf32>) -> ()
  "my.free"(%own) : (memref<8xf32>) -> ()
  return
}
""")
        write(path + ".effects", "my.make: allocates 0\nmy.copy: reads 0; writes 1\nmy.free: frees 0\n")
        app.window.do("pipeline", "cse")
        app.window.open(path)
        wait("the finding", lambda: any("freed twice" in label for label in app.labels()))
        app.window.do("reduce-finding", 0)
        wait("the smaller program", lambda: len(shown_windows()) == 2)
        smaller = Window(app, 2)
        smaller.wait_state("outcome", "complete")
        wait("the same", lambda: any("'my.free'" in label and "frees it again" in label for label in app.labels()))
