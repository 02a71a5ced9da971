# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A verdict on every stage, without anybody asking, and what is lost where."""
import contextlib
import os
import re
import tempfile

from driver import Window, resting_extents, shown_windows, wait
from harness import BOTH, FREED_TOO_EARLY, IF, LESSON, OWNERSHIP, SELECT, long_test, soon, test

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
            file.write(f"// bufscope: pipeline={pipeline}\n" if pipeline else "")
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
def verdict_is_that_of_the_function_in_view(app):
    """With a sign where another is worse; and what changes it is of that function, too."""
    wrong = "func.func @wrong(%v: i8, %i: index) -> tensor<4xi8> {\n  %a = memref.alloc() : memref<4xi8>\n" \
        "  memref.store %v, %a[%i] : memref<4xi8>\n  %t = bufferization.to_tensor %a : memref<4xi8>\n" \
        "  return %t : tensor<4xi8>\n}\n"
    fine = "func.func @fine(%v: i8, %i: index) -> i8 {\n  %a = memref.alloc() : memref<4xi8>\n" \
        "  memref.store %v, %a[%i] : memref<4xi8>\n  %x = memref.load %a[%i] : memref<4xi8>\n  return %x : i8\n}\n"
    with program(fine + wrong) as path:
        app.window.open(path)
        verdicts(app, 9)
        app.window.do("function", "fine")
        stage = app.wait_find("push button", "3 ownership ✓ right († elsewhere)")
        assert "Verdict: ✓ right\n✓ @fine: right" in stage.get_description(), stage.get_description()
        assert "Elsewhere in the program:\n† @wrong: used when free" in stage.get_description()
        app.wait_find("push button", "4 canonicalize ✓ (†)")
        app.window.do("goto-change", "verdict")
        wait("the event", lambda: app.window.state("cursor") > 0)
        assert app.window.states("stage", "function") == (OWNERSHIP, "fine")
        app.window.do("function", "wrong")
        app.wait_find("push button", "3 ownership † used when free")


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
    app.window.wait_state("cursor", 0)
    app.window.do("goto-change", "verdict")
    wait("the event", lambda: app.window.state("cursor") > 0)
    app.window.do("first")
    app.window.wait_state("cursor", 0)
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
        app.window.open(LESSON)  # which asks for it
        app.rest(0.5)
        assert app.window.state("verdicts") == "", app.window.state("verdicts")
        app.window.open(BOTH)
        wait("a stage that is right", lambda: verdicts(app)[-1] == "right")


# -- the moment of loss --------------------------------------------------------------------------

BUFFER = "  %c0 = arith.constant 0 : index\n  %m = memref.alloc() : memref<4xf32>\n"
STORE = "  memref.store %v, %m[%c0] : memref<4xf32>\n"
FREE = "  memref.dealloc %m : memref<4xf32>\n"
IF_FREE = "  scf.if %c {\n  " + FREE + "  }\n"
# What is wrong, the program, its path, which link leads to the moment of loss, and what is selected there.
WRONG_AT_FIRST = (
    ("⚠ leaks", "(%c: i1, %v: f32) {\n" + BUFFER + STORE + IF_FREE + "  return\n}\n",
     "made 4\nlost 5\nend 9", 2, "memref.store"),
    ("⨯⨯ freed twice", "(%c: i1) {\n" + BUFFER + FREE + IF_FREE + "  return\n}\n",
     "made 4\nfreed 5\nwrong 7", 3, "memref.dealloc"),
    ("† used when free", "(%v: f32) {\n" + BUFFER + FREE + STORE + "  return\n}\n",
     "made 4\nfreed 5\nwrong 6", 3, "memref.store"),
    ("‼ goes wrong", "(%v: f32) {\n" + BUFFER.replace("0 :", "9 :") + STORE + FREE + "  return\n}\n",
     "made 4\nwrong 5", 2, "memref.store"),
    ("‼ goes wrong", "() -> f32 {\n" + BUFFER + "  %v = memref.load %m[%c0] : memref<4xf32>\n" + FREE +
     "  return %v : f32\n}\n", "made 4\nwrong 5", 2, "%0"),
    ("‼ goes wrong", "() {\n  %false = arith.constant false\n  cf.assert %false, \"no\"\n  return\n}\n",
     "wrong 4", 1, "cf.assert"),
)
COPIED = """func.func private @first(%c: i1, %x: memref<3xi32>) -> memref<3xi32> {
  %other = memref.alloc() : memref<3xi32>
  %r = arith.select %c, %x, %other : memref<3xi32>
  return %r : memref<3xi32>
}
func.func @overwritten(%i: index, %old: i32, %new: i32) -> i32 {
  %true = arith.constant true
  %m = memref.alloc() : memref<3xi32>
  memref.store %old, %m[%i] : memref<3xi32>
  %r = call @first(%true, %m) : (i1, memref<3xi32>) -> memref<3xi32>
  memref.store %new, %r[%i] : memref<3xi32>
  %v = memref.load %m[%i] : memref<3xi32>
  return %v : i32
}
"""
# Of two deallocs, what the second is lowered to frees less than it does.
DROPPED = """func.func @names(%c: i1) {
  %d = memref.alloc() : memref<4xf32>
  %e = memref.alloc() : memref<4xf32>
  %y = arith.select %c, %d, %e : memref<4xf32>
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  bufferization.dealloc (%y, %d, %e : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%n, %true, %c)
  return
}
"""


def told(app):
    return wait("what is wrong", lambda: app.window.state("finding-path"))


@long_test
def moment_of_loss_is_one_click_away(app):
    """From the opened file: the bar is there by itself, and its links lead to each step."""
    for word, text, path, link, selected in WRONG_AT_FIRST:
        with program("func.func @f" + text, "builtin.module(cse)") as file:
            app.window.open(file)
            assert told(app) == path, (word, told(app))
            assert wait("the verdict", lambda: any(label == word for label in app.labels())), word
            assert any(label.startswith("Wrong before any pass: @f: ") for label in app.labels())
            app.window.do("last")
            line = path.split("\n")[link - 1].split()[1]
            button = wait("the link", lambda: next(
                (node for node in app.walk() if node.get_role_name() == "push button" and
                 node.get_name().endswith((f"at line {line}", f"behind line {line}"))), None))
            button.do_action(0)
            app.window.wait_state("selection", selected)
            assert app.window.state("stage") == 0


@test
def one_bar_tells_all(app):
    """Its links stand side by side, and the advice to have tensors bufferized is one of them."""
    def advised():
        return any(label.startswith("This program computes with tensors") for label in app.labels())
    app.window.open(FREED_TOO_EARLY)
    told(app)
    first, second, last = (app.wait_find("push button", name) for name in
                           ("made at line 10", "→ freed at line 12", "Bufferize with mlir-opt"))
    x, y, width, height = resting_extents(first)
    assert resting_extents(second)[:2] == (x + width + 22, y), (resting_extents(second), x + width, y)
    assert resting_extents(last)[3] == height
    assert not advised()
    app.window.do("finding", 0)
    wait("the advice", advised)


@test
def other_results_are_led_back_to_a_copy(app):
    with program(COPIED) as file:
        app.window.open(file)
        wait("what is wrong", lambda: app.window.state("finding-path").startswith("cloned 3\nwrong 11"))
        wait("the verdict", lambda: "≠ other results" in app.labels())
        app.wait_find("push button", "cloned at line 3").do_action(0)
        wait("the clone", lambda: app.window.states("function", "stage") == ("first", OWNERSHIP))
        app.wait_find("push button", "→ written at line 11").do_action(0)
        app.window.wait_state("selection", "memref.store")
        assert app.window.states("function", "stage") == ("overwritten", OWNERSHIP)


@test
def event_that_dropped_who_freed_is_a_link(app):
    with program(DROPPED, "builtin.module(bufferization-lower-deallocations)") as file:
        app.window.open(file)
        steps = dict(step.split() for step in told(app).split("\n"))
        assert list(steps) == ["made", "lost", "end", "dropped"], steps
        event = int(steps["dropped"])
        app.wait_find("push button", f"→ event {event} takes away who freed it").do_action(0)
        app.window.wait_state("cursor", event)


@test
def several_findings_are_told_one_at_a_time(app):
    two = "".join(f"func.func @{name}" + WRONG_AT_FIRST[1][1] for name in "ab")
    with program(two, "builtin.module(cse)") as file:
        app.window.open(file)
        app.window.wait_state("n-findings", 2)
        assert not app.window.enabled("previous-finding")
        wait("how many", lambda: "1 of 2" in app.labels())
        app.wait_find("push button", "The next one").do_action(0)
        app.window.wait_state("finding", 2)
        wait("it", lambda: any(label.startswith("Wrong before any pass: @b: ") for label in app.labels()))
        assert not app.window.enabled("next-finding")
        app.window.do("finding", 0)
        wait("no bar", lambda: not any(label.startswith("Wrong before") for label in app.labels()))
        app.window.do("finding", 1)
        wait("the bar", lambda: any(label.startswith("Wrong before any pass: @a: ") for label in app.labels()))
        app.window.open(SELECT)
        app.window.wait_state("n-findings", 0)
        assert app.window.state("finding") == 0


@test
def lessons_do_not_tell_what_they_ask(app):
    """Neither as a bar nor in the strip, as long as they ask."""
    app.window.open(LESSON)
    app.rest(0.5)
    assert app.window.states("n-findings", "finding", "verdicts") == (-1, 0, ""), app.window.states(
        "n-findings", "finding", "verdicts")


@test
def finding_can_be_run(app):
    """The run that shows it, at the step where it happens."""
    with program("func.func @f" + WRONG_AT_FIRST[1][1], "builtin.module(cse)") as file:
        app.window.open(file)
        told(app)
        app.wait_find("push button", "Run It").do_action(0)
        wait("the run", lambda: app.window.state("run-shown") and not app.window.state("run-busy"))
        wait("its step", lambda: app.window.state("run-at") == 5)


@test
def finding_is_made_smaller(app):
    """In a window of its own, as a copy; what was open stays as it was."""
    with program("func.func @f" + WRONG_AT_FIRST[2][1], "builtin.module(cse)") as file:
        app.window.open(file)
        told(app)
        app.wait_find("push button", "Make This Smaller").do_action(0)
        second = Window(app, 2)
        wait("the smaller program", lambda: len(shown_windows()) == 2)
        second.wait_state("outcome", "complete")
        second.wait_state("n-findings", 1)
        assert app.window.states("reducing", "n-findings") == ("", 1)
        second.do("close")
        wait("the window to go", lambda: len(shown_windows()) == 1)


@test
def refusal_is_made_smaller_and_stopped(app):
    app.window.open(os.path.join(os.path.dirname(SELECT), "14-refused-free.mlir"), "refused")
    app.wait_find("push button", "Make This Smaller").do_action(0)
    wait("the smaller program", lambda: len(shown_windows()) == 2)
    Window(app, 2).wait_state("outcome", "refused")
    app.window.do("reduce-finding", -1)
    app.window.do("reduce-stop")
    app.window.wait_state("reducing", "")
    app.window.do("reduce-finding", 7)  # there are not so many
    app.window.wait_state("reducing", "")


@test
def audience_sees_no_bar_of_what_is_wrong(app):
    def is_there():
        return app.find("push button", "made at line 10")

    app.window.open(FREED_TOO_EARLY)
    wait("the bar", is_there)
    app.window.do("present", "all")
    wait("the bar to go", lambda: not is_there())
    app.window.do("present", "off")
    wait("the bar again", is_there)


# -- from the opened file to the moment of loss --------------------------------------------------

# What the machine finds: the kind of program, the pipeline, and words of the sentence at the moment.
FOUND = (
    ("kept in a table that is returned", "ownership", """func.func @keep(%in: memref<8xf32>) -> memref<memref<8xf32>> {
  %table = memref.alloc() : memref<memref<8xf32>>
  %row = memref.alloc() : memref<8xf32>
  memref.copy %in, %row : memref<8xf32> to memref<8xf32>
  memref.store %row, %table[] : memref<memref<8xf32>>
  return %table : memref<memref<8xf32>>
}
""", " is returned when it is free"),
    ("handed out as a tensor", "ownership", """func.func @out(%v: f32, %i: index) -> tensor<8xf32> {
  %row = memref.alloc() : memref<8xf32>
  memref.store %v, %row[%i] : memref<8xf32>
  %t = bufferization.to_tensor %row : memref<8xf32>
  return %t : tensor<8xf32>
}
""", " is returned when it is free"),
    ("freed by hand under another name", "ownership", """func.func @by_hand(%v: f32, %i: index) -> f32 {
  %own = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  %other = memref.cast %own : memref<4xf32> to memref<?xf32>
  memref.store %v, %other[%i] : memref<?xf32>
  memref.dealloc %own {bufferization.manual_deallocation} : memref<4xf32>
  %x = memref.load %other[%i] : memref<?xf32>
  return %x : f32
}
""", " is read when it is free"),
    ("cloned, so that a write is lost", "ownership", COPIED, " is written into "),
    ("through a tensor, by the older pass", "legacy", """func.func @cast(%in: memref<1024xf32>, %i: index) -> f32 {
  %a = memref.alloc() : memref<1024xf32>
  memref.copy %in, %a : memref<1024xf32> to memref<1024xf32>
  %t = bufferization.to_tensor %a restrict : memref<1024xf32>
  %u = tensor.cast %t : tensor<1024xf32> to tensor<?xf32>
  %m = bufferization.to_memref %u : memref<?xf32>
  memref.copy %in, %a : memref<1024xf32> to memref<1024xf32>
  %v = memref.load %m[%i] : memref<?xf32>
  return %v : f32
}
""", " is read when it is free"),
    ("lost on one path", "builtin.module(cse)", "func.func @f" + WRONG_AT_FIRST[0][1],
     " is written into "),
    ("freed twice on one path", "builtin.module(cse)", "func.func @f" + WRONG_AT_FIRST[1][1],
     " is freed twice"),
    ("lowered to less than it frees", "builtin.module(bufferization-lower-deallocations)", DROPPED,
     " by memref.extract_aligned_pointer_as_index of "),
)


# One program for each fault of the machine that the table above has not, in the words of the machine.
ELSEWHERE = """() {
  %m = memref.alloc() : memref<4xf32>
  %one = arith.constant 1 : index
  %p = memref.subview %m[%one] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %q = memref.cast %p : memref<2xf32, strided<[1], offset: ?>> to memref<2xf32>
  memref.dealloc %q : memref<2xf32>
  return
}
"""
NUMBER = "  %y = arith.{op} %x, %x : i8\n  return %y : i8\n}}\n"
FAULTS = (
    ("is written when it is free", "(%v: f32) {\n" + BUFFER + FREE + STORE + "  return\n}\n"),
    ("is freed though it is on the stack", "() {\n" + BUFFER.replace("alloc", "alloca") + FREE + "  return\n}\n"),
    ("is freed though it is a global", "() {\n  %m = memref.get_global @g : memref<4xf32>\n" + FREE + "  return\n}\n"
     "memref.global \"private\" @g : memref<4xf32> = dense<1.0>\n"),
    ("is freed though it is the caller's", "(%m: memref<4xf32>) {\n" + FREE + "  return\n}\n"),
    ("a number is divided by zero", "() -> i8 {\n  %x = arith.constant 0 : i8\n" + NUMBER.format(op="divui")),
    ("a quotient does not fit its type", "() -> i8 {\n  %x = arith.constant -128 : i8\n  %m = arith.constant -1 : i8\n" +
     NUMBER.format(op="divsi").replace("%x :", "%m :")),
    ("a result is undefined", "() -> i8 {\n  %x = arith.constant 40 : i8\n" + NUMBER.format(op="shli")),
    ("sizes do not fit", "() {\n  %one = arith.constant 1 : index\n  %two = arith.constant 2 : index\n"
     "  %a = memref.alloca(%one) : memref<?xf32>\n  %b = memref.alloca(%two) : memref<?xf32>\n"
     "  memref.copy %a, %b : memref<?xf32> to memref<?xf32>\n  return\n}\n"),
    ("is passed on when it is free", "() {\n" + BUFFER + FREE + "  call @out(%m) : (memref<4xf32>) -> ()\n  return\n}\n"
     "func.func private @out(memref<4xf32>)\n"),
    ("is freed through a memref that begins elsewhere", ELSEWHERE),
    ("is accessed out of its bounds", WRONG_AT_FIRST[3][1]),
    ("is read where nothing was ever written", WRONG_AT_FIRST[4][1]),
    ("an assertion fails", WRONG_AT_FIRST[5][1]),
)
# A leak is told of where the buffer is used last, which is above; and of one fault no run is sure.
OTHERS = {"leaks", "is written while it is still read"}


def all_faults():
    """What the machine says of each kind of fault that there is."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../src/sim/machine.h")
    with open(path) as file:
        table = file.read().partition("#define BS_MACHINE_FAULTS(X)")[2].partition("// clang-format on")[0]
    return set(re.findall(r'N_\("([^"]+)"\)', table))


@long_test
def moment_of_loss_is_at_most_three_actions_away(app):
    """Whatever the machine finds: the bar is there by itself, and its first button runs what shows it."""
    tried = {words.strip() for _, _, _, words in FOUND} | {words for words, _ in FAULTS} | OTHERS
    assert len(all_faults()) > 10 and not all_faults() - tried, all_faults() - tried
    faults = [(words, "builtin.module(cse)", "func.func @f" + text, words) for words, text in FAULTS]
    for kind, pipeline, text, words in [*FOUND, *faults]:
        with program(text, pipeline) as file:
            app.window.open(file)
            told(app)
            app.wait_find("push button", "Run It").do_action(0)  # the only action
            said = wait("the step", lambda: app.window.state("run-at") > 0 and app.window.state("sentence"))
            assert words in said, (kind, said)
            assert app.window.states("layout", "run-busy") == ("run", False), kind
