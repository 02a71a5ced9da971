# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the tests of editing share: a program to be edited, and hands that do it."""
import contextlib
import os
import tempfile

from driver import shown_window, wait, xdotool

PROGRAM = """func.func @f(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  test.copy(%a, %b) : (memref<4xf32>, memref<4xf32>)
  return %b : memref<4xf32>
}
"""
MORE = "  %more = memref.alloc() : memref<4xf32>\n"
CHANGED = PROGRAM.replace("  %b =", f"{MORE}  %b =")


@contextlib.contextmanager
def opened(app, text=PROGRAM, outcome="complete", edits=True):
    """A file with that text, open in the window, its source to be edited."""
    folder = tempfile.mkdtemp(dir=os.environ["HOME"])  # which stays as long as the window may watch it
    path = os.path.join(folder, "program.mlir")
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())
    app.window.open(path, outcome)
    if edits:
        app.window.do("edit")
        app.window.wait_state("edit", True)
    yield path


def content(path):
    with open(path, "rb") as file:
        return file.read()


def write(app, text, state="run"):
    """Makes it that text, and waits for its run."""
    app.window.do("write-source", text)
    app.window.wait_state("edit-state", state)


def type_in(text):
    xdotool("windowfocus", "--sync", shown_window(), "type", "--delay", "5", text)


def put(path, text):
    """As another program does."""
    with open(path, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def buttons(app, name):
    return [node for node in app.walk()
            if node.get_role_name() == "push button" and node.get_name() == name]


def answer(app, button, beside=None, ends=False):
    """Presses a button of the question that is open, of which `beside` is another one, if the window has its
    like; `ends`: and with that the program."""
    wait(f"an answer {button!r}", lambda: buttons(app, beside or button))
    buttons(app, button)[-1].do_action(0)
    if ends:
        app.process.wait(30)
    else:
        wait("no question", lambda: not buttons(app, beside or button))
