# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opening programs: what is shown of them, and of those that cannot be read or are refused."""
import os
import tempfile
import time

from driver import Stopwatch, wait
from harness import (
    DIAMOND, EXAMPLE, LOWERINGS, OWNERSHIP, REFUSED, SELECT, answers_within, assert_contains, function_lines,
    long_test, printed, samples, test)


@test
def input_says_where_its_comments_are(app):
    app.window.open(EXAMPLE)
    assert app.window.state("sentence").startswith("the input, 01-example.mlir. Its comments are shown by")
    app.window.open(f"{samples}/lessons/{sorted(os.listdir(f'{samples}/lessons'))[0]}")
    wait("a text without any", lambda: "comments" not in app.window.state("sentence"))


@test
def file_opens_at_its_input(app):
    app.window.open(EXAMPLE)
    assert app.window.states("cursor", "stage") == (0, 0)
    assert app.window.state("n-events") > 20
    assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(app.code()[0]))


@test
def file_that_does_not_parse_shows_its_text(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("func.func @f() {\n  %0 = arith.addi %x, %x : i32\n  return\n}\n")
        file.flush()
        app.window.open(file.name, "parse-failed")
        assert app.code()[0].startswith("func.func @f() {\n  %0 = arith.addi")
        assert any("Line 2, column 19: use of undeclared SSA value name" in label
                   for label in app.labels())
        assert not app.window.enabled("step-forward")
        banner = app.find("push button", "Translate with mlir-opt").get_extents()
        top = app.code_views()[0].get_extents().y - (banner.y + banner.height)
        assert top < 20, top  # no empty head of a pane
        file.seek(0)
        file.write("// zero:\0\0.\nfunc.func @f() {\n  %0 = arith.addi %y, %y : i32\n  return\n}\n")
        file.flush()
        wait("all of the text", lambda: app.code()[0].startswith("// zero:  .\nfunc.func @f() {\n  %0"))


@test
def misspelt_op_is_not_offered_a_translation(app):
    with tempfile.TemporaryDirectory() as folder:
        player, file = os.path.join(folder, "my-mlir-opt"), os.path.join(folder, "slip.mlir")
        with open(player, "w") as script:
            script.write("#!/bin/sh\n")
        os.chmod(player, 0o755)
        app.window.do("mlir-opt", player)
        with open(file, "w") as program:
            program.write("func.func @f() {\n  %0 = memref.aloc() : memref<f32>\n  return\n}\n")
        app.window.open(file, "parse-failed")
        wait("what was meant", lambda: any(label.endswith("Did you mean memref.alloc?") for label in app.labels()))
        assert not app.find("push button", "Translate with mlir-opt")
        app.window.do("mlir-opt", "auto")


@test
def misspelt_op_in_generic_form_is_guessed(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write('func.func @f() {\n  %0 = "memref.allocc"() : () -> memref<f32>\n  return\n}\n')
        file.flush()
        app.window.open(file.name, "invalid")
        wait("what was meant", lambda: any(
            label.endswith("does not allow unknown operations. Did you mean memref.alloc?") for label in app.labels()))


@test
def program_without_functions_says_why_there_is_no_picture(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("memref.global @g : memref<4xf32>\n")
        file.flush()
        app.window.open(file.name)
        wait("the reason", lambda: any("the program has no functions" in node.get_name()
                                       for node in app.walk()))
        app.window.do("table", "ownership")
        wait("what is said of ownership", lambda: any("No memref has an ownership" in label
                                                      for label in app.labels()))
        assert not any("this function" in label for label in app.labels())


@test
def refused_program_shows_op_and_text(app):
    app.window.open(REFUSED, "refused")
    app.window.do("last")
    wait("the text", lambda: any("Only structured control-flow loops are supported." in label
                                 for label in app.labels()))
    app.window.wait_state("stage", OWNERSHIP)
    wait("what can be done about it, in the same place and nowhere else", lambda: [
        label.split("\n")[2] for label in app.labels() if "write the loop as scf.for" in label] == [
            "→ the blocks form a cycle: write the loop as scf.for or scf.while"])
    wait("the line that is named, by its number in the source", lambda: (
        any("Line 5, column 1" in label for label in app.labels()) and
        app.code_views()[0].get_text().split("\n")[4].startswith("func.func @cfg_loop(%count")))


@test
def refused_program_is_shown_from_its_first_line(app):
    """The views have no size yet when the op that is refused is to be in sight."""
    app.window.open(os.path.join(samples, "14-refused-free.mlir"), "refused")
    app.window.do("second-code")
    wait("two codes", lambda: len(app.code_views()) == 2)
    app.rest(0.5)
    assert app.window.states("left-top", "right-top") == (1, 1)


@test
def missing_file_keeps_what_is_open(app):
    app.window.open(EXAMPLE)
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)
    for path in ("/nothing/here.mlir", "/usr"):
        app.window.do("open-file", path)
        wait("the error", lambda: any(os.path.basename(path) in label or "directory" in label
                                      for label in app.labels()))
        app.window.wait_state("outcome", "unreadable")
        assert app.window.state("cursor") == 1


@long_test
def what_is_shown_does_not_depend_on_the_way_there(app):
    """Code and tables are changed no more than they differ from what was there; rows that wait for what comes next say
    nothing."""
    def shown():
        return sorted(label for label in app.labels() if label), app.code()

    def settled():
        before = shown()
        app.rest(0.2)
        return before if shown() == before else None

    app.window.open(EXAMPLE)
    app.window.do("table", "ownership")
    app.window.do("last")  # a table that was shown once is among the labels for good
    wait("a row", lambda: "%alloc" in app.labels())
    app.window.do("first")
    walked = {}
    for event in range(1, 51):
        app.window.do("step-forward")
        app.window.wait_state("cursor", event)
        if event % 10 == 0:
            walked[event] = wait("the step to be shown", settled)
    assert len({tuple(code) for _, code in walked.values()}) > 2
    for event, expected in reversed(walked.items()):
        app.window.do("last")
        app.window.do("goto-event", event)
        wait(f"event {event} as it was", lambda: shown() == expected)


@test
def begin_of_a_very_long_line_is_shown(app):
    long = "x" * 100000
    store = "  memref.store %v, %m[%i]"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("func.func @f(%v: f32, %m: memref<8xf32>, %i: index) {\n"
                   f'{store} {{s = "{long}"}} : memref<8xf32>\n'
                   f"{store} {{n = 7 : i32}} : memref<8xf32>\n  return\n}}\n")
        file.flush()
        app.window.open(file.name)
        lines = wait("the code", lambda: "n = 7" in app.code()[0] and app.code()[0].split("\n"))
        assert lines[1].endswith("xx \u2026") and "s = " in lines[1], lines[1][:50]
        assert 9990 < len(lines[1].encode()) < 10010
        assert "n = 7" in lines[2]


@test
def name_of_any_length_does_not_hold_the_window(app):
    """Where it is wrong, refused, and a function's. (Laid out as a whole, it held the window for
    more than ten seconds.)"""
    name = "y" * 200000
    programs = {
        "parse-failed": name,  # without a line end
        "refused": f'func.func @f(%m: memref<8xf32>) {{\n  "test.{name}"(%m) : '
                   "(memref<8xf32>) -> ()\n  return\n}\n",
        "complete": f"func.func @{name}(%m: memref<8xf32>) {{\n  return\n}}\n",
    }
    for outcome, program in programs.items():
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(program)
            file.flush()
            app.window.do("open-file", file.name)
            answers_within(app, 2, outcome)
            app.window.wait_state("outcome", outcome)
        if outcome == "parse-failed":
            assert wait("its code", lambda: app.code()[0]) == "y" * 9999 + " \u2026"
            wrong = f"custom op '{'y' * 119}\u2026{'y' * 59}' is unknown"
            wait("what is wrong", lambda: any(wrong in label for label in app.labels()))
        else:
            app.window.do("last")
            answers_within(app, 2, f"{outcome}, at the end")
            assert len(app.window.state("sentence")) > 0


@test
def functions_are_chosen(app):
    app.window.open(LOWERINGS)
    app.window.do("function", "library")
    app.window.wait_state("function", "library")
    assert "@library" in app.code()[0]
    assert any("@library" in node.get_name() for node in app.walk()
               if node.get_role_name() == "image")
    for of, chosen in (("Function in view", "library"), ("Stage shown in this pane", "At the cursor")):
        app.wait_find("push button", f"{of}: {chosen}")
    app.window.do("function", "nowhere")
    app.window.wait_state("message", "There is no function 'nowhere' at this step")
    assert app.window.state("function") == "library"
    app.window.do("left-stage", OWNERSHIP)
    app.wait_find("push button", f"Stage shown in this pane: {OWNERSHIP}  after ownership")


@test
def message_is_closed_while_it_comes(app):
    app.window.open(SELECT)
    for i in range(6):
        app.window.do("select-value", f"%nobody{i}")
        close = wait("its button", lambda: app.find("push button", "Close the message"))
        close.do_action(0)
        wait("it to go", lambda: not app.find("label", f"There is no value '%nobody{i}'"))
    app.window.do("select-value", "%nobody")
    wait("the next message", lambda: app.find("label", "There is no value '%nobody'"))


@test
def what_was_said_does_not_lie_over_the_next_file(app):
    """Also when it was said just before; what is said of that file stays."""
    def said(name):
        return app.find("label", f"There is no value '{name}'")

    app.window.open(SELECT)
    app.window.do("select-value", "%nobody")
    wait("the message", lambda: said("%nobody"))
    watch = Stopwatch(app)
    app.window.open(DIAMOND)
    wait("the message to go", lambda: not said("%nobody"))
    assert watch.seconds() < 8  # it would go by itself after ten
    for i in range(6):
        app.window.do("select-value", f"%before{i}")
        app.window.open((SELECT, DIAMOND)[i % 2])
    begin = time.monotonic()
    app.window.do("select-value", "%nobody")
    wait("the next message", lambda: said("%nobody"))
    time.sleep(3)
    assert said("%nobody") or time.monotonic() - begin > 9


@test
def window_answers_while_many_functions_come(app):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        with open(program, "w") as file:
            file.writelines(f"func.func @f{i}() {{\n  return\n}}\n" for i in range(50000))
        app.window.do("open-file", program)
        longest, outcome = 0, ""
        while outcome != "complete":
            watch = Stopwatch(app)
            outcome = app.window.state("outcome")
            longest = max(longest, watch.seconds())
        app.window.do("function", "f49999")
        app.window.wait_state("function", "f49999")
        assert longest < 4, longest  # seconds; it was 13 when the list was filled one by one
