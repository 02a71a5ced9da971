# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A verdict on every stage, without anybody asking, and what is lost where."""
import contextlib
import os
import tempfile

from driver import wait
from harness import BOTH, FREED_TOO_EARLY, IF, LESSON, OWNERSHIP, SELECT, soon, test

ENDLESS = """func.func @f(%m: memref<4xi8>, %v: i8) {
  %true = arith.constant true
  %c = arith.constant 0 : index
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    memref.store %v, %m[%c] : memref<4xi8>
    scf.yield
  }
  return
}
"""


@contextlib.contextmanager
def program(text, pipeline=None):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "f.mlir")
        with open(path, "w") as file:
            file.write(f"// RUN: bufscope-opt {pipeline} %s\n" if pipeline else "")
            file.write(text)
        yield path


def verdicts(app, n=None):
    """Those of all stages, once they are known."""
    def known():
        words = app.window.state("verdicts").split()
        return words if words and (n is None or len(words) == n) else None
    return wait("verdicts", known)


@test
def each_stage_gets_its_verdict(app):
    app.window.open(FREED_TOO_EARLY)
    words = verdicts(app, 9)
    assert words == ["right"] * 3 + ["used-freed"] * 6, words
    app.window.open(IF)
    words = wait("another program's", lambda: (app.window.state("verdicts").split() or [""])[0] == "waits" and
                 verdicts(app, 9))
    assert words == ["waits"] * 3 + ["right"] * 6, words


@test
def verdict_is_sign_and_word(app):
    """The word where the verdict is another one than before, for a screen reader everywhere."""
    app.window.open(FREED_TOO_EARLY)
    stage = app.wait_find("push button", "3 ownership † used when free")
    assert "Verdict: † used when free\n† @hand_out: used when free with " in stage.get_description()
    later = app.wait_find("push button", "8 canonicalize †")
    assert "used when free" not in later.get_name() and "Verdict: † used when free" in later.get_description()
    assert "Verdict: ✓ right" in app.wait_find("push button", "2 canonicalize ✓").get_description()


@test
def change_is_one_click_away(app):
    app.window.open(FREED_TOO_EARLY)
    verdicts(app, 9)
    wait("the first stage that changes it", lambda: f"verdict {OWNERSHIP}" in app.window.state("verdict-changes"))
    app.wait_find("push button", "↦ verdict").do_action(0)
    wait("the event", lambda: app.window.state("cursor") > 0)
    assert app.window.state("stage") == OWNERSHIP
    wait("the dealloc", lambda: any("bufferization.dealloc" in code for code in app.code()))
    app.window.do("first")
    app.window.do("goto-change", "verdict")
    wait("the event", lambda: app.window.state("cursor") > 0)
    app.window.do("first")
    app.window.do("goto-change", "peak")  # no stage changes it
    assert not soon(lambda: app.window.state("cursor") > 0)


@test
def at_a_limit_it_is_not_judged(app):
    with program(ENDLESS) as path:
        app.window.open(path)
        assert set(verdicts(app, 9)) == {"not-judged"}
        stage = app.wait_find("push button", "0 input – not judged")
        assert "limit of 200000 steps" in stage.get_description(), stage.get_description()


@test
def another_program_has_its_own(app):
    """What is looked for is given up where the program goes, and forgotten at once."""
    with program(ENDLESS) as path:
        app.window.open(path)
        app.window.open(SELECT)
        assert "not-judged" not in verdicts(app, 9)
        app.window.open(LESSON)
        verdicts(app)
        app.window.open(BOTH)
        wait("a stage that is right", lambda: verdicts(app)[-1] == "right")
