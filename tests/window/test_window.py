#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The real window, driven through its actions and read back as a screen reader would.

  test_window.py BUFSCOPE BUFSCOPE-OPT SAMPLES
"""
import contextlib
import gettext
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
import xml.etree.ElementTree as ElementTree

from driver import NAME, PATH, Atspi, GLib, NoPlaces, Program, Window, click, click_at, clipboard, drag, hover, hover_at, press, rest_pointer, resting_extents, shown_window, shown_windows, text_size, wait, xdotool

executable, tool, samples = sys.argv[1:4]
DOCUMENTED = os.path.join(samples, "01-example.mlir")
SELECT = os.path.join(samples, "05-select-unknown.mlir")
IF = os.path.join(samples, "06-if-allocates-in-one-branch.mlir")
DIAMOND = os.path.join(samples, "03-diamond.mlir")
LOWERINGS = os.path.join(samples, "12-three-lowerings.mlir")
FREED_TOO_EARLY = os.path.join(samples, "22-freed-too-early.mlir")
REFUSED = os.path.join(samples, "13-refused-cfg-loop.mlir")
OWNERSHIP = 3  # stage of the default pipeline
tests = []


def copy_without_asking(sample):
    """The sample under nine lines of comment, by which it asks for no pipeline."""
    folder = tempfile.mkdtemp(prefix="bufscope-example-")
    path = os.path.join(folder, os.path.basename(sample))
    with open(sample) as file, open(path, "w") as copy:
        lines = file.read().splitlines(keepends=True)
        copy.writelines([lines[0], *["// a comment\n"] * 8, *[line for line in lines if not line.startswith("//")]])
    return path


EXAMPLE = copy_without_asking(DOCUMENTED)


def test(function):
    tests.append(function)
    return function


def started_with(**environment):
    """The program of a test has these variables besides."""
    def mark(function):
        function.environment = environment
        return function
    return mark


def printed(file, stage):
    """The program after a stage as the command line prints it."""
    done = subprocess.run([tool, file, "--buffer-deallocation-pipeline", f"--stage={stage}"],
                          capture_output=True, text=True, check=True)
    return done.stdout


def function_lines(code):
    """The lines of a text without their indentation: a function stands deeper in its module."""
    return [line.strip() for line in code.splitlines() if line.strip()]


def assert_contains(whole, part):
    joined = "\n".join(whole)
    assert "\n".join(part) in joined, f"not found:\n{chr(10).join(part)}\nin:\n{joined}"


# -- files ---------------------------------------------------------------------------------------

@test
def start_page_lists_the_samples(app):
    names = {name for name in os.listdir(samples) if name.endswith(".mlir")}
    labels = wait("the samples", lambda: names & set(app.labels()) and set(app.labels()))
    assert names <= labels, names - labels
    assert app.find("push button", "Open a File")
    assert not app.window.enabled("step-forward")


@test
def row_of_the_start_page_opens(app):
    rows = [node for node in app.walk() if node.get_role_name() == "list item"]
    click(rows[0])  # the first lesson; what is further down is not in sight
    app.window.wait_state("outcome", "complete")
    assert app.window.state("function") == "straight_line"


def focused(app):
    """What has the keyboard."""
    return wait("the focus", lambda: next((node for node in app.walk() if node.get_role_name() != "frame" and
                                           node.has_state(Atspi.StateType.FOCUSED)), None))


@test
def each_list_of_the_start_page_is_one_stop_of_tab(app):
    stops = []
    while stops.count(stops[0] if stops else "") < 2 and len(stops) < 12:
        press("Tab")
        stops.append(focused(app).get_name())
    assert len(stops) == 6, stops  # Open, menu, Open a File, lessons, samples, and the first again
    while not focused(app).get_name().startswith("Who frees this?"):
        press("Tab")
    titles = [node.get_name() for node in app.walk() if node.get_role_name() == "list item"]
    lessons = len([name for name in os.listdir(os.path.join(samples, "lessons")) if name.endswith(".lesson")])
    for key, row in (("Down", 1), ("Down", 2), ("Up", 1), ("Next", 9), ("Prior", 1), ("End", lessons - 1),
                     ("Down", lessons - 1), ("Home", 0), ("Up", 0), ("Down", 1)):
        press(key)
        wait(f"row {row} by {key}", lambda row=row: focused(app).get_name() == titles[row])
    press("shift+Tab")
    assert focused(app).get_name().startswith("Open a File")
    press("Tab")
    wait("the row that was left", lambda: focused(app).get_name() == titles[1])
    press("Tab")
    press("shift+Tab")
    wait("the same from behind", lambda: focused(app).get_name() == titles[1])
    press("Return")
    app.window.wait_state("function", "stages")


@test
def recent_files_are_listed(app):
    with tempfile.TemporaryDirectory() as folder:
        for name in ("first_one.mlir", "second.mlir", "gone.mlir"):
            app.window.open(shutil.copy(EXAMPLE, os.path.join(folder, name)))
        app.window.open(f"resource:///org/bufscope/Bufscope/samples/{os.path.basename(EXAMPLE)}")
        os.remove(os.path.join(folder, "gone.mlir"))
        kept = os.path.join(os.environ["XDG_DATA_HOME"], "recently-used.xbel")
        wait("the list to be kept", lambda: "gone.mlir" in open(kept).read())
        app.close()
        again = Program(executable)
        try:
            wait("their heading", lambda: "Recent Files" in again.labels())
            recent = again.labels()[:again.labels().index("Lessons")]
            assert [label for label in recent if label.endswith(".mlir")] == ["second.mlir", "first_one.mlir"], recent
            click(again.find("list item", "first_one.mlir"))
            again.window.wait_state("outcome", "complete")
            assert again.find("frame", "first_one.mlir")
            click(again.find("push button", "Main menu"))
            again.wait_find("menu item", "Recent Files")
        finally:
            complaints = again.close()
        assert not complaints, complaints


@test
def input_says_where_its_comments_are(app):
    app.window.open(EXAMPLE)
    assert app.window.state("sentence").startswith("the input, 01-example.mlir. Its comments are shown by")
    app.window.open(f"{samples}/lessons/{sorted(os.listdir(f'{samples}/lessons'))[0]}")
    wait("a text without any", lambda: "comments" not in app.window.state("sentence"))


@test
def first_steps_say_what_they_are_for(app):
    """In the first sample nothing changes before the fifth."""
    app.window.open(EXAMPLE)
    said = []
    for step in range(1, 4):
        app.window.do("step-forward")
        app.window.wait_state("cursor", step)
        said.append(app.window.state("sentence"))
    assert said[:2] == ["expand-realloc begins. Expands memref.realloc into allocation, copy and cast",
                        "expand-realloc ends and changed nothing. Ctrl+H passes by what changed nothing"], said
    assert said[2].startswith("canonicalize begins. Folds ops"), said
    wait("it on the screen", lambda: said[2] in app.labels())
    with tempfile.TemporaryDirectory() as folder:  # a picture says what happened, as the command line has it
        path = os.path.join(folder, "a.svg")
        app.window.do("export-svg", path)
        wait("the picture", lambda: os.path.exists(path) and "</svg>" in open(path).read())
        assert ">canonicalize begins<" in open(path).read()
    app.window.do("hide-unchanged")
    app.window.do("first")
    app.window.do("step-forward")
    app.window.wait_state("cursor", 3)


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
def mlir_opt_helps_where_a_program_needs_it(app):
    """A program that plays mlir-opt: what it writes is read, and the input says who wrote it."""
    with tempfile.TemporaryDirectory() as folder:
        player, file = os.path.join(folder, "my-mlir-opt"), os.path.join(folder, "other.mlir")
        with open(player, "w") as script:
            script.write(f"#!/bin/sh\ncat >/dev/null\ncase \"$*\" in *bufferize*) cat {EXAMPLE};; "
                         "*) echo 'no: I will not' >&2; exit 1;; esac\n")
        os.chmod(player, 0o755)
        with open(file, "w") as program:
            program.write("func.func @f() {\n  other.op\n  return\n}\n")
        assert app.window.state("mlir-opt") == "auto"  # as the menu has it
        app.window.do("mlir-opt", "/no/such/mlir-opt")
        app.window.open(file, "parse-failed")
        app.wait_find("push button", "Translate with mlir-opt").do_action(0)  # offered where there is none, too
        wait("that there is none", lambda: any("there is no program '/no/such/mlir-opt'" in label for label in app.labels()))
        app.window.do("mlir-opt", player)
        app.window.do("reload")
        app.wait_find("push button", "Translate with mlir-opt").do_action(0)
        wait("what it says", lambda: any("no: I will not" in label for label in app.labels()))
        assert app.window.state("import") == ""
        app.window.do("import", "bufferized")
        app.window.wait_state("outcome", "complete")
        app.wait_find("push button", "0 input by my-mlir-opt")
        assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(app.code()[0]))
        app.window.do("reload")
        wait("the same again", lambda: app.window.states("outcome", "import") == ("complete", "bufferized"))
        with open(player, "w") as script:  # something else was chosen
            script.write("#!/bin/sh\ncat >/dev/null\n")
        app.window.do("reload")
        wait("what is wrong with it", lambda: any("is it an mlir-opt?" in label for label in app.labels()))
        with open(player, "w") as script:  # what it writes is refused: its lines are nowhere to be seen
            script.write(f"#!/bin/sh\ncat >/dev/null\ncat {REFUSED}\n")
        app.window.do("reload")
        app.window.wait_state("outcome", "refused")
        wait("the op in words", lambda: any("” in what mlir-opt wrote: " in label and "At “" in label
                                            for label in app.labels()))
        app.window.do("import", "")
        app.window.wait_state("outcome", "parse-failed")
        app.window.do("mlir-opt", "auto")
        app.window.wait_state("mlir-opt", "auto")


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


@test
def refused_program_is_shown_from_its_first_line(app):
    """The views have no size yet when the op that is refused is to be in sight."""
    app.window.open(os.path.join(samples, "14-refused-free.mlir"), "refused")
    wait("two codes", lambda: len(app.code_views()) == 2)
    time.sleep(0.5)
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
        assert app.window.states("outcome", "cursor") == ("unreadable", 1)


@test
def second_file_opens_a_second_window(app):
    app.window.open(EXAMPLE)
    subprocess.run([executable, SELECT], check=True, timeout=20)
    second = Window(app, 2)
    wait("window 2", lambda: second.state("outcome") == "complete")
    assert second.state("function") != app.window.state("function")
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)
    assert second.state("cursor") == 0


# -- walking -------------------------------------------------------------------------------------

@test
def steps_go_forward_and_back(app):
    app.window.open(EXAMPLE)
    n = app.window.state("n-events")
    assert app.window.enabled("step-forward") and not app.window.enabled("step-back")
    for expected in range(1, 6):
        app.window.do("step-forward")
        app.window.wait_state("cursor", expected)
    app.window.do("step-back")
    app.window.wait_state("cursor", 4)
    app.window.do("last")
    app.window.wait_state("cursor", n)
    assert not app.window.enabled("step-forward") and app.window.enabled("step-back")
    app.window.do("first")
    app.window.wait_state("cursor", 0)


@test
def coarse_steps_skip_details(app):
    app.window.open(EXAMPLE)
    visited = {}
    for action in ("step-forward", "step-op-forward", "step-block-forward", "next-stage"):
        app.window.do("first")
        app.window.wait_state("cursor", 0)
        visited[action] = 0
        while app.window.enabled(action) and app.window.enabled("step-forward"):
            before = app.window.state("cursor")
            app.window.do(action)
            wait(f"{action} to move", lambda: app.window.state("cursor") > before)
            visited[action] += 1
    steps = list(visited.values())
    assert steps[0] == app.window.state("n-events")
    assert steps == sorted(steps, reverse=True) and len(set(steps)) == 4, visited


@test
def stages_are_reached_by_name_and_number(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    assert_contains(function_lines(printed(EXAMPLE, OWNERSHIP)), function_lines(app.code()[0]))
    app.window.do("next-stage")
    app.window.wait_state("stage", OWNERSHIP + 1)
    app.window.do("previous-stage")
    app.window.wait_state("stage", OWNERSHIP)
    app.find("push button", "6 lower").do_action(0)
    app.window.wait_state("stage", 6)


@test
def slider_moves_the_cursor(app):
    app.window.open(EXAMPLE)
    slider = app.wait_find("slider", "Event")
    slider.set_value(12)
    app.window.wait_state("cursor", 12)
    app.window.do("goto-event", 20)
    wait("the slider", lambda: slider.get_value() == 20)


@test
def keys_step(app):
    app.window.open(EXAMPLE)
    press("F8")
    app.window.wait_state("cursor", 1)
    press("F8")
    app.window.wait_state("cursor", 2)
    press("shift+F8")
    app.window.wait_state("cursor", 1)
    stage = app.window.state("stage")
    press("ctrl+Next")
    wait("the next stage", lambda: app.window.state("stage") >= stage and
         app.window.state("cursor") > 1)
    press("ctrl+Prior")
    wait("the stage before", lambda: app.window.state("cursor") <= 1)
    at = app.window.state("cursor")
    for key in ("F10", "F11", "F9"):
        press(key)
        wait(f"{key} to step", lambda: app.window.state("cursor") > at)
        at = app.window.state("cursor")
    press("shift+F10")
    wait("an op back", lambda: app.window.state("cursor") < at)


@test
def run_stops_where_the_selection_is_touched(app):
    app.window.open(EXAMPLE)
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    app.window.do("run-forward")
    wait("an event", lambda: app.window.state("cursor") > 0)
    first = app.window.state("cursor")
    app.window.do("run-forward")
    wait("the next", lambda: app.window.state("cursor") > first)
    assert "%alloc" in app.window.state("sentence"), app.window.state("sentence")
    app.window.do("run-back")
    app.window.wait_state("cursor", first)


# -- travelling ----------------------------------------------------------------------------------

@test
def steps_go_in_and_out_of_nested_events(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 3)  # canonicalize begins: in it a round, in that the rewrites
    app.window.wait_state("cursor", 3)
    app.window.do("step-in")
    app.window.wait_state("cursor", 4)
    press("F12")
    app.window.wait_state("cursor", 5)
    app.window.do("step-in")  # nothing is nested in a rewrite
    app.window.wait_state("message", "There is nothing to step into: no events are inside this one")
    assert app.window.state("cursor") == 5
    app.window.do("step-in-back")
    app.window.wait_state("message", "There is nothing to step back into: no inner events end just before this one")
    assert app.window.state("cursor") == 5
    app.window.do("step-over")
    app.window.do("step-over")  # the next round
    app.window.wait_state("cursor", 7)
    press("shift+F12")
    app.window.wait_state("cursor", 6)
    app.window.do("step-out")
    wait("the end of the round or stage", lambda: app.window.state("cursor") > 6)


@test
def quick_steps_are_all_walked(app):
    app.window.open(EXAMPLE)
    for _ in range(15):
        app.window.do("step-forward")
    app.window.wait_state("cursor", 15)
    for _ in range(3):
        app.window.do("step-back")
    app.window.do("step-forward")
    app.window.wait_state("cursor", 13)


@test
def playing_goes_on_until_it_is_stopped(app):
    app.window.open(EXAMPLE)
    app.window.do("play-speed", 32)
    app.window.wait_state("play-speed", 32)
    press("ctrl+space")
    app.window.wait_state("play", True)
    wait("some steps", lambda: app.window.state("cursor") > 3)
    press("ctrl+space")
    app.window.wait_state("play", False)
    cursor = app.window.state("cursor")
    app.window.do("play-slower")
    app.window.wait_state("play-speed", 16)
    assert app.window.state("cursor") == cursor
    app.window.do("play")
    app.window.wait_state("play", True)
    app.window.do("first")  # another move
    app.window.wait_state("play", False)
    n = app.window.state("n-events")
    app.window.do("play-faster")
    app.window.do("goto-event", n - 3)
    app.window.do("play")
    app.window.wait_state("cursor", n)  # the end
    app.window.wait_state("play", False)
    assert not app.window.enabled("play")


@test
def playing_goes_by_the_grain_that_was_chosen(app):
    app.window.open(EXAMPLE)
    app.window.do("play-grain", "stage")
    app.window.do("play-speed", 32)
    app.window.do("play")
    app.window.wait_state("play", False)  # 8 stages in a quarter of a second
    assert app.window.state("cursor") == app.window.state("n-events")
    app.window.do("visited-back")
    app.window.do("first")
    app.window.do("play-speed", 1)
    app.window.do("play")
    wait("a stage to end", lambda: app.window.state("cursor") > 0)
    app.window.do("play")
    assert app.window.state("cursor") in stage_ends(), app.window.state("cursor")


def stage_ends():
    """Numbers of the last events of the stages of the example."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "trace")
        subprocess.run([tool, EXAMPLE, f"--trace={path}"], check=True, stdout=subprocess.DEVNULL)
        with open(path) as file:
            return [stage["last"] for stage in json.load(file)["stages"]]


@test
def closing_the_window_ends_playing(app):
    app.window.open(EXAMPLE)
    app.window.do("play-speed", 32)
    app.window.do("play")
    wait("some steps", lambda: app.window.state("cursor") > 1)
    press("ctrl+w")
    assert app.process.wait(20) == 0


@test
@started_with(MALLOC_PERTURB_="170")  # what is gone has no steps to walk
def closing_a_window_ends_steps(app):
    """Steps of two grains in turn, quicker than they are shown."""
    app.window.open(EXAMPLE)
    for number in range(2, 8):
        subprocess.run([executable, EXAMPLE], check=True)
        second = Window(app, number)
        second.wait_state("outcome", "complete")
        second.do("goto-event", 20)
        second.wait_state("cursor", 20)
        second.do_at_once(*["step-forward", "step-op-back"] * 3, "close")
        wait("the window to go", lambda: len(shown_windows()) == 1)
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)


@test
@started_with(MALLOC_PERTURB_="170")
def closing_a_window_ends_what_is_under_way(app):
    """While something is pointed at, searched for, compared, played, and read again."""
    app.window.open(EXAMPLE)
    begun = (("search-for", "alloc"), ("differences", "step"), ("lock-scrolling",), ("predict",), ("table", "why"))
    for number, action in enumerate(begun, 2):
        subprocess.run([executable, EXAMPLE], check=True)
        second = Window(app, number)
        second.wait_state("outcome", "complete")
        second.do("select-line", 5)
        for x in range(700, 1500, 150):  # from one view to the other
            hover_at(x, 260)
        second.do(*action)
        second.do_at_once("play", "last", "reload", "first", "search-next", "close")
        wait("the window to go", lambda: len(shown_windows()) == 1)
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)


@test
def event_is_asked_for_by_number(app):
    app.window.open(EXAMPLE)
    press("ctrl+g")
    wait("the entry", lambda: app.find("text", "Number of the event"))
    press("1")
    press("7")
    press("Return")
    app.window.wait_state("cursor", 17)
    press("ctrl+g")
    wait("the entry", lambda: app.find("text", "Number of the event"))
    for key in ("9", "9", "9", "9", "9", "Return"):  # there is no such event
        press(key)
    press("Escape")
    wait("it to go", lambda: not app.find("text", "Number of the event"))
    assert app.window.state("cursor") == 17


@test
def slider_has_marks(app):
    app.window.open(REFUSED, "refused")
    wait("its marks", lambda: app.find("image", "1 refusals"))
    app.window.open(EXAMPLE)
    wait("its marks", lambda: app.find("image", "8 ends of stages, 0 refusals"))


@test
def visited_places_are_come_back_to(app):
    app.window.open(EXAMPLE)
    assert not app.window.enabled("visited-back") and not app.window.enabled("visited-forward")
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)
    app.window.do("step-forward")  # moves the place, and adds none
    app.window.wait_state("cursor", 21)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    press("alt+Left")
    app.window.wait_state("cursor", 21)
    press("alt+Left")
    app.window.wait_state("cursor", 0)
    assert not app.window.enabled("visited-back")
    press("alt+Right")
    app.window.wait_state("cursor", 21)
    press("alt+Right")
    app.window.wait_state("stage", OWNERSHIP)
    assert not app.window.enabled("visited-forward")


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
    for n, (keys, text) in enumerate((("ctrl+F8", "%alloc = memref.alloc"), ("ctrl+shift+F8", "ownership of %alloc"),
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


@test
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
        assert "not in this program" in app.labels()
        press("Escape")
        file.seek(0)
        file.write(program)
        file.flush()
        app.window.do("reload")
        wait("it to be found again", lambda: app.window.states("breakpoints", "bookmarks") == marks)


@test
def the_rules_of_another_release_run_the_program_again(app):
    rules = os.path.join(tempfile.mkdtemp(), "rules.mlir")
    with open(rules, "w", encoding="utf-8") as file:
        file.write("""func.func @f(%x: i1) -> i1 {
  %false = arith.constant false
  %r = arith.cmpi ne, %x, %false : i1
  return %r : i1
}
""")
    app.window.do("open-file", rules)
    wait("the program", lambda: app.window.state("outcome") == "complete")
    assert app.window.state("upstream") == "19"
    before = app.window.state("n-events")
    app.window.do("upstream", "22")
    wait("the other rules", lambda: app.window.state("upstream") == "22"
         and app.window.state("outcome") == "complete" and app.window.state("n-events") != before)
    wait("the title", lambda: any("rules of MLIR 22" in label for label in app.labels()))
    app.window.do("upstream", "21")
    assert app.window.state("upstream") == "22"
    app.window.do("upstream", "19")
    wait("the first rules", lambda: app.window.state("n-events") == before)


@test
def picture_is_a_list_as_well(app):
    app.window.open(DIAMOND)
    app.window.do("table", "graph")
    app.window.do("select-line", 2)
    wait("where the blocks lead", lambda: "true → ^bb1; false → ^bb2" in app.labels())
    app.window.do("select-value", "%alloc")
    wait("the op", lambda: any("%alloc = memref.alloc()" in label for label in app.labels()))
    assert not any("owned if" in label for label in app.labels())
    app.window.do("stage", OWNERSHIP)
    app.window.do("select-value", "%alloc")
    wait("its state", lambda: any(label.endswith("owned if %11#0") for label in app.labels()))


@test
def next_event_is_predicted_and_revealed(app):
    app.window.open(DIAMOND)
    assert app.window.state("prediction") == ""
    app.window.do("predict")
    app.window.wait_state("prediction", "Which ownership does %arg1 get in ^bb0?")
    app.wait_find("push button", "unique(false): someone else owns it").do_action(0)
    app.window.wait_state("prediction-score", "1/1")
    wait("the event", lambda: app.window.state("sentence").startswith("%arg1: unique(%false)"))
    app.window.wait_state("prediction", "Which ownership does %arg2 get in ^bb0?")
    app.window.do("predict-answer", 99)  # there is no such answer
    app.wait_find("push button", "unique(true): this block owns it").do_action(0)
    app.window.wait_state("prediction-score", "1/2")
    wait("the verdict", lambda: "✗ No, it is: unique(false): someone else owns it" in app.labels())
    app.window.do("last")
    wait("the end", lambda: "No more questions. Predicted right: 1 of 2" in app.labels())
    app.window.do("predict")
    app.window.wait_state("prediction", "")


@test
def older_passes_are_predicted_too(app):
    app.window.do("pipeline", "buffer-deallocation")
    app.window.open(os.path.join(samples, "18-clones.mlir"))
    app.window.do("predict")
    app.window.wait_state("prediction", "Is %0 a critical alias of %alloc?")
    app.wait_find("push button", "no: ^bb2 dominates its block").do_action(0)
    app.window.wait_state("prediction", "Is %1 a critical alias of %0?")
    app.window.wait_state("prediction-score", "1/1")


def assert_answers_in_sight(app, question, slider):
    app.window.open(SELECT)
    app.window.do("goto-event", 15)
    app.window.do("predict")
    heights = itertools.cycle(("600", "595"))

    def in_sight():
        asked = app.wait_find("label", question).get_extents()
        bottom = app.wait_find("slider", slider).get_extents().y
        answers = [node.get_extents() for node in app.walk() if node.get_role_name() == "push button"]
        answers = [at for at in answers if asked.y + asked.height <= at.y < bottom - 20 and at.width > 60]
        return (len(answers) == 4 and bottom < 600 and
                all(at.x >= 0 and at.x + at.width <= 900 and at.y + at.height < bottom for at in answers))

    def fits():
        xdotool("windowsize", shown_window(), "900", next(heights))
        return soon(in_sight)

    wait("four whole answers", fits)
    app.window.do("predict-answer", 0)
    wait("the answer", lambda: app.window.state("prediction-score") != "0/0")
    wait("four whole answers of the next question", fits)


@test
def answers_fit_a_small_window(app):
    assert_answers_in_sight(app, "Which ownership does", "Event")


@test
@started_with(LANGUAGE="de")
def answers_fit_a_small_window_in_german(app):
    assert_answers_in_sight(app, "Welchen Besitz bekommt", "Ereignis")


def choose(app, *keys):
    """In the main menu, by the letters that are underlined; of several items with one, Return takes one."""
    def menu():
        click(next(node for node in app.walk() if node.get_name() == "Main menu"))
        return soon(lambda: len(shown_windows()) > 1)

    wait("the menu", menu)
    for key in keys:
        xdotool("sleep", "1", "key", key)


@test
def menu_hands_on_what_was_chosen(app):
    app.window.open(SELECT)
    choose(app, "r", "r", "Return", "2")
    app.window.wait_state("upstream", "22")
    app.window.wait_state("outcome", "complete")
    choose(app, "i", "i", "Return", "l")
    app.window.wait_state("pipeline", "legacy")
    app.window.do("upstream", "19")  # which the next test finds kept
    app.window.wait_state("upstream", "19")
    # A target without a type is a string as it stands, quotes included.
    menus = ElementTree.parse(os.path.join(samples, "../ui/menus.ui"))
    for target in menus.iterfind(".//attribute[@name='target']"):
        assert target.get("type") or not target.text.startswith("'"), target.text


@test
def preferences_are_kept(app):
    press("ctrl+comma")
    wait("the dialog", lambda: {"Rules of", "Colors"} <= set(app.labels()))
    assert app.wait_find("combo box", "MLIR").get_name() == "Rules of: MLIR 19"
    press("Escape")
    app.window.do("upstream", "22")
    app.window.wait_state("upstream", "22")
    app.close()
    again = Program(executable)
    try:
        again.window.wait_state("upstream", "22")
        again.window.do("upstream", "19")
        again.window.wait_state("upstream", "19")
    finally:
        again.close()


@test
@started_with(LANGUAGE="de")
def texts_are_in_the_language_of_the_desktop(app):
    app.window.open(EXAMPLE)
    app.window.do("last")
    app.wait_find("push button", "Öffnen")
    wait("the timeline", lambda: any(re.fullmatch(r"Ereignis \d+ von \d+", label) for label in app.labels()))


def english_texts():
    """What the window says in English and has another text for in German: whole, and the fixed parts of templates."""
    path = os.path.join(os.path.dirname(executable), "../../data/po/de/LC_MESSAGES/bufscope.mo")
    with open(path, "rb") as file:
        said = {text for text, german in gettext.GNUTranslations(file)._catalog.items()
                if isinstance(text, str) and text and text != german and "\x04" not in text}
    parts = {part.strip() for text in said for part in re.split(r"\{[^}]*\}|[][]", text) if "{" in text}
    return said, {part for part in parts if len(part.split()) > 2}


@test
@started_with(LANGUAGE="de")
def no_english_is_left_in_a_german_window(app):
    said, parts = english_texts()
    assert len(said) > 500 and len(parts) > 50, (len(said), len(parts))

    def check(sentence):
        found = [part for part in parts if part in sentence]
        assert not found, f"{found} in: {sentence}"

    app.window.open(SELECT)
    for pipeline in ("ownership", "legacy"):
        app.window.do("pipeline", pipeline)
        app.window.wait_state("pipeline", pipeline)
        app.window.wait_state("outcome", "complete")
        for event in range(1, app.window.state("n-events") + 1):
            app.window.do("goto-event", event)
            app.window.wait_state("cursor", event)
            check(app.window.state("sentence"))
        app.window.do("select-value", "%alloc")
        for table in ("deallocs", "why", "counts", "events"):
            app.window.do("table", table)
            labels = [label for label in app.labels() if label]
            assert not said & set(labels), said & set(labels)
            for label in labels:
                check(label)


@test
def what_changed_nothing_is_hidden(app):
    app.window.open(EXAMPLE)
    app.window.do("table", "events")
    wait("an event", lambda: "expand-realloc begins" in app.labels())
    assert app.find("push button", "1 expand-realloc")
    press("ctrl+h")
    app.window.wait_state("hide-unchanged", True)
    wait("the stage to go", lambda: not app.find("push button", "1 expand-realloc"))
    wait("its events to go", lambda: "expand-realloc begins" not in app.labels())
    app.window.do("step-forward")
    wait("a step", lambda: app.window.state("cursor") > 0)
    assert app.window.state("stage") == 2, app.window.state("stage")
    app.window.do("first")
    app.window.wait_state("cursor", 0)
    app.window.do("next-stage")
    app.window.wait_state("stage", 2)
    app.window.do("hide-unchanged")
    wait("the stage", lambda: app.find("push button", "1 expand-realloc"))
    app.window.do("previous-stage")
    app.window.wait_state("stage", 1)


@test
def search_finds_stages_code_and_events(app):
    app.window.open(EXAMPLE)
    press("ctrl+f")
    app.wait_find("entry", "Search")
    for key in ("l", "o", "w", "e", "r"):
        press(key)
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    count = app.window.state("search-count")
    press("Return")
    app.window.wait_state("search-at", 1)
    app.window.wait_state("stage", 6)  # the name of the stage
    wait("the count", lambda: f"1 of {count}" in app.labels())
    press("F3")
    app.window.wait_state("search-at", 2)
    wait("an event", lambda: "lower" in app.window.state("sentence"))
    press("shift+F3")
    press("shift+F3")  # around the end
    app.window.wait_state("search-at", count)
    press("Escape")
    wait("the bar to go", lambda: not app.find("entry", "Search"))
    app.window.wait_state("search-count", 0)


@test
def search_shows_what_it_finds_where_it_is(app):
    """Behind the hits in the code, which is the input's, are events; from the last of all it begins
    anew, and what is found is marked in the sentence."""
    app.window.open(EXAMPLE)
    app.window.do("search-for", "%alloca")
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    count = app.window.state("search-count")
    for at in range(1, count + 2):
        app.window.do("search-next")
        app.window.wait_state("search-at", (at - 1) % count + 1)
        sentence = app.window.state("sentence")
        if app.window.state("cursor") and "%alloca" in sentence:
            break
    assert app.window.state("cursor") > 0

    def looks():
        label = next(node for node in app.walk() if node.get_role_name() == "label" and node.get_text() == sentence)
        return label.get_attributes_at(sentence.index("%alloca"))

    wait("what is found to be underlined", lambda: looks().get("underline") == "single")
    for at in range(at + 1, count + 2):
        app.window.do("search-next")
    app.window.wait_state("search-at", 1)
    app.window.wait_state("cursor", 0)
    assert "%alloca" in app.window.state("selection")


def open_allocations(app, n, use=""):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        body = "".join(f'  %a{i} = memref.alloc() {{n = "n{i}"}} : memref<4xf32>\n{use.format(i)}' for i in range(n))
        file.write(f"func.func @f(%m: memref<4xf32>) {{\n{body}  return\n}}\n")
        file.flush()
        app.window.open(file.name)


@test
def search_takes_the_place_of_one_that_runs(app):
    """And finds what it would have found alone, in the code, in events, and in the tables."""
    open_allocations(app, 3000)

    def hits():
        wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
        return app.window.state("search-count")
    app.window.do("search-for", "alloc_2998")
    alone = hits()
    app.window.do("search-regex")

    def runs():  # unless it is over before that is asked
        app.window.do("search-for", "nowhere")
        app.window.do("search-for", ".")
        return app.window.state("search-count") > alone and app.window.state("search-busy")
    wait("a long search", runs)
    app.window.do("search-for", "alloc_2998")
    answers_within(app, 2, "searching")
    assert hits() == alone
    app.window.do("search-previous")  # the last one is a row of a table
    app.window.wait_state("search-at", alone)
    assert app.window.state("table") != "events"


@test
def search_says_how_far_it_is(app):
    """Before all is searched, there is no count of nothing; and a search for what is not asked for any
    more, or of a bar that went, ends."""
    open_allocations(app, 2500, "  test.copy(%a{}, %m) : (memref<4xf32>, memref<4xf32>)\n")
    app.window.do("search-regex")  # an expression is looked for in whole sentences, which take long
    said = []

    def says_how_far():
        said.extend(label for label in app.labels() if re.search("^0(…|$)|nothing found", label))
        return any(re.fullmatch(r"searching… [1-9]\d? %", label) for label in app.labels())
    app.window.do("search-for", "no[w]here")
    wait("progress", says_how_far)
    assert not said, said
    app.window.do("search-for", "no[b]ody")
    press("Escape")
    app.window.wait_state("search-busy", False)
    assert not any("searching" in label for label in app.labels())


@test
def search_selects_what_it_finds_in_the_code(app):
    app.window.open(EXAMPLE)
    app.window.do("search-for", "%alloc")
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    plain = app.window.state("search-count")
    app.window.do("search-next")
    app.window.wait_state("search-at", 1)
    app.window.wait_state("selection", "%alloc")
    app.window.do("search-for", "%alloc$|= memref\\.alloca\\(")
    wait("nothing", lambda: app.window.state("search-count") == 0)
    app.window.do("search-regex")
    app.window.wait_state("search-regex", True)
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    assert app.window.state("search-count") < plain
    app.window.do("search-next")
    app.window.wait_state("selection", "%alloca")
    app.window.do("search-for", "(")
    wait("the error", lambda: any("missing" in label for label in app.labels()))
    assert app.window.state("search-count") == 0
    app.window.do("search-for", "no such thing anywhere")
    wait("it to say so", lambda: "nothing found" in app.labels())


@test
def search_reaches_the_tables(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    app.window.do("search-for", "on the heap at once")  # a row of a table alone
    wait("it", lambda: app.window.state("search-count") == 1 and not app.window.state("search-busy"))
    app.window.do("search-next")
    app.window.wait_state("table", "lifetimes")
    wait("the row", lambda: any("on the heap at once" in label for label in app.labels()))
    app.window.do("search-for", "unique(%false_0)")
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    app.window.do("search-previous")  # the last one: of a table
    app.window.wait_state("search-at", app.window.state("search-count"))
    assert app.window.state("stage") == OWNERSHIP


@test
def search_goes_on_from_the_cursor(app):
    app.window.open(EXAMPLE)
    app.window.do("search-for", "a round over")
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    app.window.do("search-next")
    wait("the first", lambda: app.window.state("cursor") > 0)
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)
    wait("the search", lambda: app.window.state("search-count") and
         not app.window.state("search-busy"))
    app.window.do("search-next")
    wait("the next one", lambda: app.window.state("cursor") > 20)
    assert "a round over" in app.window.state("sentence")
    app.window.do("goto-event", 20)
    app.window.wait_state("search-at", 0)
    app.window.do("search-previous")
    wait("the one before", lambda: app.window.state("cursor") < 20)
    assert "a round over" in app.window.state("sentence")
    assert app.window.state("cursor") > 5  # not the first


# -- reading -------------------------------------------------------------------------------------

@test
def sentence_can_be_read(app):
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    while "unknown" not in app.window.state("sentence"):
        before = app.window.state("cursor")
        assert before > 0, "no join to unknown among the events"
        app.window.do("step-back")
        app.window.wait_state("cursor", before - 1)
    sentence = app.window.state("sentence")
    assert "unknown" in sentence and "unique" in sentence, sentence
    wait("the sentence on the screen", lambda: sentence in app.labels())


@test
def tables_can_be_read(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    wait("a state", lambda: any("unknown" in label for label in app.labels()))
    assert {"Memref (in the source)", "State", "Ownership"} <= set(app.labels())
    assert "%0 (%select)" in app.labels() and "%alloc" in app.labels()
    app.window.do("table", "deallocs")
    wait("a reason", lambda: any("allocated here" in label for label in app.labels()))
    app.window.do("table", "liveness")
    wait("a block", lambda: "^bb0" in app.labels())
    app.window.do("table", "events")
    wait("an event", lambda: str(app.window.state("cursor")) in app.labels())
    # Where the arrow keys go, a screen reader reads the whole row.
    assert app.find("page tab list", "Tables")
    wait("a row", lambda: app.find("table row", "1, expand-realloc, stage, expand-realloc begins"))


@test
def table_is_one_stop_of_tab(app):
    """Or the keyboard would come out of it behind the last event only."""
    app.window.open(EXAMPLE)
    app.window.do("table", "events")
    app.window.do("goto-event", 20)

    def focus():
        return next((node.get_name() for node in app.walk() if node.get_role_name() != "frame" and
                     node.has_state(Atspi.StateType.FOCUSED)), "")

    app.window.wait_state("cursor", 20)
    wait("the keyboard in the row",
         lambda: click(app.wait_find("table row", "20, ")) or focus().startswith("20, "))
    rest_pointer()  # keys would go to the tooltip of the row
    for keys, start in (("Tab", "Play"), ("shift+Tab", "20, "), ("Down", "21, "), ("shift+Tab", "Events")):
        press(keys)
        wait(f"the keyboard at {start!r}", lambda start=start: focus().startswith(start))
    app.window.do("goto-event", 15)
    app.window.wait_state("cursor", 15)
    app.wait_find("table row", "15, ")
    press("Tab")
    wait("the keyboard in the row of the event", lambda: focus().startswith("15, "))


@test
def cells_that_are_cut_off_are_shown_whole(app):
    """Those that are not have no tooltip, which would only repeat them."""
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    short = app.wait_find("label", "%alloc: unique(%true) (allocated here)")

    def windows():
        return len(shown_windows())

    before = wait("the window", windows)
    hover(short)
    assert not soon(lambda: windows() > before)
    heights = itertools.cycle(("1000", "995"))

    def right_edge():
        extents = app.wait_find("image", "Control-flow graph").get_extents()
        return extents.x + extents.width

    wait("a narrow window", lambda: resized("700", heights, lambda: right_edge() <= 700))
    app.window.do("table", "events")
    wait("its rows", lambda: app.find("label", "dealloc for ^bb2: "))
    wait("a tooltip of what is cut off", lambda: (
        hover(app.find("label", "dealloc for ^bb2: ")), soon(lambda: windows() > before))[1])


@test
def tabs_of_a_narrow_window_have_names(app):
    app.window.open(EXAMPLE)
    heights = itertools.cycle(("1000", "995"))
    wait("the tabs", lambda: resized("700", heights, lambda: app.find("page tab", "Second Code")))
    assert app.find("page tab", "CFG") and app.find("page tab", "Code")
    assert not app.find("page tab", "Tab")


@test
def tables_tell_blocks_of_regions_apart(app):
    app.window.open(IF)
    app.window.do("stage", OWNERSHIP)
    wait("the blocks of both regions", lambda: {
        "^bb0", "^bb0 (input line 6, region 0)", "^bb0 (input line 6, region 1)"} <= set(app.labels()))
    assert app.find("image", ", 1 block")
    assert not app.find("image", "1 blocks")
    app.window.do("last")
    wait("an owner without an indicator", lambda: "\u25d0 owned on a condition" in app.labels())


def reported(file, *arguments):
    """The lines of a report of the command line, without indentation and event numbers."""
    lines = subprocess.run([tool, file, *arguments], capture_output=True, text=True, check=True).stdout
    return [re.sub(r" +\[\d+\]$", "", line).strip() for line in lines.splitlines()]


def select_at_stage(app, stage, value):
    app.window.do("stage", stage)
    app.window.wait_state("stage", stage)
    app.window.do("select-value", value)
    app.window.wait_state("selection", value)


@test
def causes_lead_back_to_the_source(app):
    app.window.open(SELECT)
    press("ctrl+y")
    wait("what to do first", lambda: app.window.state("message").startswith("Select what you ask about first"))
    app.window.wait_state("table", "why")
    select_at_stage(app, OWNERSHIP, "%0")
    names, *chain = reported(SELECT, f"--stage={OWNERSHIP}", "--why=%0")[:4]  # the rows in sight
    app.window.do("why")
    wait("the chain", lambda: set(chain) <= {label.strip() for label in app.labels()})
    asked = app.window.state("cursor")
    assert names == "%0 (%either in the source)"
    assert f"Why {names} is as it is at event {asked}" in app.labels()
    cell = next(node for node in app.walk() if node.get_name().strip() == chain[1])
    click(cell)
    wait("a walk to the cause", lambda: app.window.state("sentence") == chain[1])
    assert app.window.state("cursor") < asked
    time.sleep(0.3)  # an answer that followed would be there by now
    assert set(chain) <= {label.strip() for label in app.labels()}, "the chain goes while one walks"
    assert any(f"at event {asked} (the cursor is at event" in label for label in app.labels())


@test
def answer_follows_the_cursor(app):
    app.window.open(SELECT)
    select_at_stage(app, OWNERSHIP, "%0")
    app.window.do("why")
    before = wait("the chain", lambda: [l for l in app.labels() if l.startswith("Why %0 (%either in the source) is")] and app.labels())
    app.window.do("stage", 0)
    wait("another answer", lambda: "Why %0 (%either in the source) is as it is at event 0" in app.labels())
    assert set(reported(SELECT, "--stage=0", "--why=%0")) - set(before)
    wait("the chain there", lambda: set(reported(SELECT, "--stage=0", "--why=%0")[1:3]) <=
         {label.strip() for label in app.labels()})


@test
def what_became_of_an_op_leads_to_the_end(app):
    app.window.open(SELECT)
    select_at_stage(app, OWNERSHIP, "%alloc")
    app.window.do("became")
    names, *fate = reported(SELECT, f"--stage={OWNERSHIP}", "--became=%alloc")
    wait("what is asked about", lambda: any(names in label for label in app.labels()))
    wait("the chain", lambda: set(fate[:3]) <= {label.strip() for label in app.labels()})
    assert any(line.startswith("at the end: memref.alloc") for line in fate)


@test
def history_follows_a_value_through_its_names(app):
    app.window.open(SELECT)
    select_at_stage(app, 0, "%0")
    app.window.do("table", "history")
    wait("its states", lambda: {"unknown", "%0"} <= set(app.labels()))
    wait("what it begins with", lambda: "it is %either in the source" in app.labels())


@test
def figures_of_the_function(app):
    app.window.open(SELECT)
    app.window.do("stage", 8)
    app.window.do("table", "lifetimes")
    wait("the bars", lambda: any("\u2588" in label for label in app.labels()))
    wait("the peak", lambda: "at most 1 on the heap at once" in app.labels())
    wait("all places that free it", lambda: "24 (the last of 3 places)" in app.labels())
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "counts")
    wait("the change", lambda: "memref x retained" in app.labels() and
         any(re.fullmatch(r"\+\d+", label) for label in app.labels()))
    rows = [node for node in app.walk() if node.get_text() == "bufferization.dealloc" and
            node.get_role_name() == "label"]
    assert len(rows) == 1, "a kind of op that is a figure has one row"


@test
def refusals_are_listed_before_they_happen(app):
    app.window.open(REFUSED, "refused")
    app.window.do("table", "scan")
    wait("the rule", lambda: "Only structured control-flow loops are supported." in app.labels())
    wait("what is left", lambda: "not looked at" in app.labels() and
         any(label.startswith("ownerships, and ") for label in app.labels()))
    for table in ("lifetimes", "counts"):
        app.window.do("table", table)
        wait(table, lambda: "ownership-based-buffer-deallocation refuses the program: what stands here is half done" in
             app.labels())


@test
def what_the_pass_does_not_visit_is_listed(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "kernel.mlir")
        with open(path, "w") as file:
            file.write("""gpu.module @kernels {
  gpu.func @kernel(%m: memref<4xf32>) kernel {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    gpu.return
  }
}
func.func @host() {
  return
}
""")
        app.window.open(path)
        app.window.do("table", "scan")
        wait("the kernel", lambda: "not visited by ownership-based-buffer-deallocation" in app.labels())
        wait("what leaks", lambda: "nothing frees what line 3 allocates" in app.labels())


@test
def what_is_wrong_is_found_in_the_background(app):
    app.window.open(FREED_TOO_EARLY)
    stage = wait("the sign on the stage", lambda: app.find("push button", f"{OWNERSHIP} ownership ⚠"))
    assert "this buffer is freed too early: 'func.return' uses it later" in stage.get_description()
    assert not app.find("push button", "2 canonicalize ⚠")
    app.window.do("table", "findings")
    wait("the finding", lambda: any("freed too early" in label for label in app.labels()))
    app.window.open(SELECT)
    wait("no finding", lambda: any("Nothing was found that leaks" in label for label in app.labels()))
    assert not app.find("push button", "⚠")


@test
def everything_is_exported(app):
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    beginnings = {"export-dot": b"digraph", "export-code": b"func.func", "export-trace": b"{",
                  "export-html": b"<!DOCTYPE html>", "export-handout": b"%PDF", "print": b"%PDF"}
    with tempfile.TemporaryDirectory() as folder:
        for action, begin in beginnings.items():
            path = os.path.join(folder, action)
            wait(action, lambda: app.window.enabled(action))
            app.window.do(action, path)
            wait(path, lambda: os.path.exists(path) and
                 open(path, "rb").read(len(begin)) == begin)
        code = open(os.path.join(folder, "export-code")).read()
        assert "// %alloc \u25cf owned" in code, code
    app.window.do("copy-code")
    app.window.wait_state("message", "Annotated code copied")
    assert clipboard() == code
    app.window.do("copy-picture")
    app.window.wait_state("message", "Picture copied")


@test
def printing_asks_while_all_else_goes_on(app):
    app.window.open(EXAMPLE)
    begin = time.monotonic()
    app.window.do("print", "")
    app.window.do("step-forward")
    app.window.wait_state("cursor", 1)
    assert time.monotonic() - begin < 15
    wait("the dialog", lambda: len(shown_windows()) == 2)
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)


@test
def writing_can_be_cancelled(app):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        with open(program, "w") as file:
            file.write("func.func @f(%c: i1, %m: memref<8xf32>) {\n")
            for i in range(150):
                file.write(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                           f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n")
            file.write("  return\n}\n")
        app.window.open(program)
        path = os.path.join(folder, "page.html")
        app.window.do("export-html", path)
        wait("a way to cancel", lambda: app.window.enabled("cancel-export"))
        app.window.do("cancel-export")
        wait("the end", lambda: app.window.enabled("export-html"))
        assert not os.path.exists(path)
        assert "cancelled" in app.window.state("message")


LESSON = os.path.join(samples, "lessons", "01-who-frees-this.lesson")


@test
def lesson_is_taught(app):
    app.window.open(LESSON)
    app.window.wait_state("function", "straight_line")
    assert app.window.states("lesson-step", "cursor") == (0, 0)
    assert app.window.state("selection") == "%alloc"
    assert not app.window.enabled("lesson-back")
    wait("the question", lambda: "What happens to this program as it stands?" in app.labels())
    app.window.do("lesson-answer", 1)
    wait("what is wrong with it", lambda: any("Not so." in label for label in app.labels()))
    wait("a sign on the answer", lambda: app.find("push button", "✗ "))
    answer = app.find("push button", "It leaks both buffers every time it is called.")
    click(answer)
    wait("praise", lambda: any("Right." in label for label in app.labels()))
    assert app.find("push button", "✓ It leaks both buffers every time it is called.")
    app.window.do("lesson-next")
    app.window.wait_state("lesson-step", 1)
    wait("its place", lambda: app.window.state("sentence") == "%alloc: unique(%true) (allocated here)")
    app.window.do("lesson-next")
    app.window.wait_state("lesson-step", 2)
    app.window.do("lesson-answer", 0)
    while app.window.enabled("lesson-next"):
        step = app.window.state("lesson-step")
        app.window.do("lesson-next")
        app.window.wait_state("lesson-step", step + 1)
    wait("the score", lambda: "Questions answered right at the first try: 1 of 2" in app.labels())
    app.window.open(EXAMPLE)
    assert not app.window.enabled("lesson-step")


@test
def lesson_is_heard(app):
    """Of what has the keyboard, screen readers say the new description."""
    app.window.open(LESSON)
    heard = []
    rule = ("org.a11y.atspi.Event.Object", "PropertyChange")
    app.tree.bus.signal_subscribe(None, *rule, None, "accessible-description", 0,
                                  lambda *signal: heard.append((signal[2], signal[5].unpack()[3])))
    following = next(node for node in app.walk() if node.get_name() == "Next")
    app.window.do("lesson-next")
    wait("the text of the step", lambda: any(path == following.path and "Step 2 of " in text and
                                             "unique(%true)" in text for path, text in heard))
    app.window.do("lesson-back")
    app.window.wait_state("lesson-step", 0)
    answer = app.wait_find("push button", "It leaks both buffers every time it is called.")
    answer.do_action(0)
    wait("the comment", lambda: any(path == answer.path and "Right. " in text for path, text in heard))


@test
@started_with(LANGUAGE="de")
def lesson_is_taught_in_german(app):
    app.window.open(LESSON)
    app.wait_find("push button", "Es verliert bei jedem Aufruf beide Puffer.").do_action(0)
    wait("the comment", lambda: "✓ Richtig. Nichts gibt frei, was memref.alloc anlegt." in app.labels())
    wait("the question", lambda: "Was geschieht mit diesem Programm, so wie es dasteht?" in app.labels())
    app.window.do("lesson-next")
    wait("the text", lambda: any("ihr Besitz ist also eindeutig(%false)." in label for label in app.labels()))


@test
@started_with(MALLOC_PERTURB_="165")  # what is freed is not what it was
def program_is_opened_after_a_lesson(app):
    lessons = os.path.join(samples, "lessons")
    app.window.open(os.path.join(lessons, sorted(os.listdir(lessons))[0]))
    wait("the lesson", lambda: app.window.enabled("lesson-next"))
    app.window.open(EXAMPLE)
    wait("the lesson to be gone", lambda: not app.window.enabled("lesson-next"))


@test
def broken_lesson_names_its_line(app):
    with tempfile.NamedTemporaryFile("w", suffix=".lesson") as file:
        file.write("lesson: Broken\n--- nonsense\n")
        file.flush()
        app.window.do("open-file", file.name)
        wait("its line", lambda: any(f"{file.name}: line 2: expected '--- program'" in label
                                     for label in app.labels()))
        # Opened over another one, it takes nothing away.
        app.window.open(LESSON)
        app.window.do("lesson-next")
        app.window.wait_state("lesson-step", 1)
        app.window.do("left-stage", 2)
        place = app.window.states("cursor", "selection", "left-stage", "lesson-step")
        app.window.do("open-file", file.name)
        app.window.wait_state("outcome", "unreadable")
        wait("its line", lambda: any("line 2: expected '--- program'" in label for label in app.labels()))
        assert app.window.states("cursor", "selection", "left-stage", "lesson-step") == place
        app.wait_find("push button", "Next")  # of the lesson
        assert any("Step 2 of" in label for label in app.labels())


@test
def command_of_the_stage_is_copied(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", 2)
    app.window.do("copy-command")
    line = reported(EXAMPLE, "--command", "--stage=2")[0]
    app.window.wait_state("message", f"Copied: {line}")


@test
def code_views_show_any_stage(app):
    app.window.open(EXAMPLE)
    last = app.window.state("right-stage")
    assert app.window.state("left-stage") == -1
    assert_contains(function_lines(printed(EXAMPLE, last)), function_lines(app.code()[1]))
    app.window.do("compare-lowering")
    app.window.wait_state("left-stage", OWNERSHIP)
    left, right = app.code()
    assert "bufferization.dealloc" in left and "bufferization.dealloc" not in right
    assert "memref.dealloc" in right
    app.window.do("right-stage", 0)
    app.window.wait_state("right-stage", 0)
    assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(app.code()[1]))


@test
def code_view_shows_the_input_as_it_was_written(app):
    """All of the file, comments and names, in which clicking selects, and what is selected is found."""
    app.window.open(EXAMPLE)
    app.window.do("right-stage", -2)
    app.window.wait_state("right-stage", -2)
    assert app.code()[1] == open(EXAMPLE).read().rstrip()
    assert wait("its name", lambda: app.find("text", "Code as written"))
    app.window.do("select-value", "%select")
    app.window.wait_state("selection", "%0")
    text = app.code()[1]
    view = app.code_views()[1]
    line = text[:text.index("  %select =")].count("\n") + 1
    wait("the line of the selection", lambda: view.get_caret() == (line, 1))
    place = view.get_character_extents(text.index("%alloca =") + 1)
    click_at(place.x + 1, place.y + place.height // 2)
    app.window.wait_state("selection", "%alloca")
    app.window.do("stage", OWNERSHIP)  # canonicalization made the branch an arith.select, at its place
    app.window.do("select-value", "%1")
    line = text[:text.index("  cf.cond_br")].count("\n") + 1
    wait("the line that it comes from", lambda: view.get_caret() == (line, 1))
    app.window.do("right-stage", 0)
    app.window.wait_state("right-stage", 0)
    assert app.code()[1].startswith("func.func @example(%arg0")


@test
def what_is_selected_stays_so_when_a_pass_makes_it_anew(app):
    """Backwards and forwards, in the picture's function and in the source as it was written."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "anew.mlir")
        with open(path, "w") as file:
            file.write("func.func @either(%c: i1, %given: memref<4xf32>, %v: f32) {\n"
                       "  %i = arith.constant 2 : index\n"
                       "  %room = scf.if %c -> (memref<4xf32>) {\n"
                       "    %own = memref.alloc() : memref<4xf32>\n"
                       "    scf.yield %own : memref<4xf32>\n"
                       "  } else {\n"
                       "    scf.yield %given : memref<4xf32>\n"
                       "  }\n"
                       "  memref.store %v, %room[%i] : memref<4xf32>\n"
                       "  return\n}\n")
        app.window.open(path)
        app.window.do("stage", 2)
        app.window.do("select-value", "%room")
        app.window.wait_state("selection", "%0")
        app.window.do("stage", OWNERSHIP)
        app.window.wait_state("selection", "%0#0")
        press("ctrl+shift+F8")
        wait("a breakpoint on the ownership of both, which are one", lambda: app.window.state("breakpoints"))
        assert app.window.state("breakpoints")[0].endswith(" ownership of %0 in @either")
        app.window.do("stage", 8)
        app.window.wait_state("selection", "%0")
        app.window.do("right-stage", -2)
        app.window.wait_state("right-stage", -2)
        view = app.code_views()[1]
        app.window.do("select-value", "%own")
        wait("another line of the source", lambda: view.get_caret() == (4, 1))
        app.window.do("select-value", "%room")
        wait("its line there", lambda: view.get_caret() == (3, 1))
        app.window.do("stage", 0)
        wait("the input", lambda: app.window.state("cursor") == 0)
        press("F5")
        wait("its ownership", lambda: app.window.state("sentence").startswith("%0#0: "))


@test
def what_is_wrapped_stands_further_right_without_hyphens(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "long.mlir")
        with open(path, "w") as file:
            file.write("/" * 300 + "\n//" + "x" * 298 + "\nfunc.func @f() {\n  return\n}\n")
        app.window.open(path)
        app.window.do("right-stage", -2)
        app.window.wait_state("right-stage", -2)
        view = app.code_views()[1]

        def rows(line):
            """The places of the characters in the first two rows of a line."""
            places = [view.get_character_extents(301 * line + i) for i in range(200)]
            heights = sorted({place.y for place in places})
            return [[place for place in places if place.y == y] for y in heights[:2]]

        first, second = wait("the lines", lambda: rows(0))
        assert second[0].x >= first[0].x + 3 * first[0].width, (first[0].x, first[0].width, second[0].x)
        letters = rows(1)[1]
        assert len(letters) == len(second) > 9, (len(letters), len(second))  # a hyphen would take the room of one


@test
def input_as_written_follows_the_function(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "two.mlir")
        with open(path, "w") as file:
            file.write("// first\nfunc.func @a(%x: i1) {\n  return\n}\n" + "// between\n" * 300 +
                       "func.func @b(%y: i1) -> i1 {\n  return %y : i1\n}\n")
        app.window.open(path)
        app.window.do("right-stage", -2)
        app.window.do("function", "b")
        wait("its line", lambda: app.code_views()[1].get_caret() == (305, 1))
        app.window.do("select-value", "%y")
        app.window.wait_state("selection", "%arg0")


@test
def name_of_the_source_is_found_and_told(app):
    app.window.open(EXAMPLE)
    app.window.do("search-for", "%select_cond")
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    app.window.do("search-next")
    app.window.wait_state("selection", "%arg1")
    wait("which one it is", lambda: any("%arg1 (%select_cond in the source)" in label for label in app.labels()))
    app.window.do("why")
    wait("the caption", lambda: any(label.startswith("Why %arg1 (%select_cond in the source) is as it is")
                                    for label in app.labels()))
    app.window.do("table", "history")
    wait("where its names begin", lambda: "it is %select_cond in the source" in app.labels())


@test
def differences_are_shown(app):
    app.window.open(EXAMPLE)
    app.window.do("left-stage", 2)
    app.window.do("right-stage", OWNERSHIP)
    press("ctrl+alt+d")
    app.window.wait_state("differences", "stages")
    head = reported(EXAMPLE, f"--diff=2,{OWNERSHIP}")[0]
    assert app.window.state("difference-counts") == "6 added"
    assert "6 added, 0 removed, 0 changed, 0 moved" in head
    wait("it in words", lambda: "6 added" in app.labels())
    left, right = app.code()
    assert "dealloc" not in left and "bufferization.dealloc" in right
    wait("the picture of that stage", lambda: app.find("image", "after stage 3"))
    press("F4")
    app.window.wait_state("message", "Difference 1 of 2")
    press("F4")
    app.window.wait_state("message", "Difference 2 of 2")
    app.window.do("previous-difference")
    app.window.wait_state("message", "Difference 1 of 2")
    press("ctrl+alt+d")
    app.window.wait_state("differences", "off")
    assert app.window.state("difference-counts") == ""


@test
def differences_of_a_step_follow_the_cursor(app):
    app.window.open(EXAMPLE)
    app.window.do("differences", "step")
    app.window.wait_state("differences", "step")
    counts = set()
    for number in range(1, 30):
        app.window.do("step-forward")
        app.window.wait_state("cursor", number)
        counts.add(app.window.state("difference-counts"))
    assert "" in counts and len(counts) > 1, counts

    def heads():
        """What says which code the views show."""
        return [node.get_name() for node in app.walk() if node.get_role_name() == "label" and
                re.match(r"(before|after): ", node.get_name())]

    def choosers():
        return [node for node in app.walk() if node.get_name().startswith("Stage shown in this pane: ")]

    wait("both sides of the step", lambda: heads() == ["before: event 28", "after: event 29"])
    assert not choosers()
    app.window.do("first")
    app.window.wait_state("cursor", 0)
    app.window.do("stage", OWNERSHIP)  # one step over all of them
    wait("all at once", lambda: "added" in app.window.state("difference-counts"))
    left, right = app.code()
    assert_contains(function_lines(printed(EXAMPLE, 0)), function_lines(left))
    assert_contains(function_lines(printed(EXAMPLE, OWNERSHIP)), function_lines(right))
    assert heads()[0] == "before: the input", heads()
    app.window.do("step-back")  # what it takes back is what the event did
    app.window.wait_state("stage", OWNERSHIP)
    app.window.do("differences", "off")
    wait("the stages to choose from", lambda: choosers() and not heads())


@test
def step_brings_its_difference_into_sight(app):
    """Also while something else is selected."""
    tops = ("left-top", "right-top")
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(stores(300))
        file.flush()
        app.window.open(file.name)
        app.window.do("differences", "step")
        app.window.wait_state("differences", "step")
        app.window.do("select-line", 303)
        wait("the end", lambda: min(app.window.states(*tops)) > 250)
        app.window.do("stage", OWNERSHIP)  # one step, the first of which is a constant
        wait("the constant", lambda: app.window.states(*tops) == (1, 1))
        app.window.do("first")
        app.window.do("select-line", 3)
        wait("the begin", lambda: app.window.states(*tops) == (1, 1))
        while "3 added" not in app.window.state("difference-counts"):
            cursor = app.window.state("cursor")
            app.window.do("step-forward")
            wait("a step", lambda: app.window.state("cursor") > cursor)
        wait("the dealloc that the step made", lambda: min(app.window.states(*tops)) > 250)
        app.window.do("step-back")  # takes it back: it is a difference again
        app.window.do("select-line", 3)
        wait("what is selected then", lambda: app.window.states(*tops) == (1, 1))


@test
def click_leaves_the_code_where_it_is(app):
    """Also where the op of the step is far away."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(stores(300))
        file.flush()
        app.window.open(file.name)
        app.window.do("goto-event", 14)  # of the buffer that it allocates
        wait("the alloc", lambda: app.window.state("left-top") > 250)
        view = app.code_views()[0]
        click(view)
        press("ctrl+Home")
        wait("the begin", lambda: app.window.state("left-top") == 1)
        click(view)
        wait("the cursor there", lambda: view.get_caret()[0] > 1)
        time.sleep(0.5)
        assert app.window.state("left-top") == 1


@test
def parts_of_the_graph_are_shown(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("""func.func @f(%c: i1, %m: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  test.copy(%m, %x) : (memref<4xf32>, memref<4xf32>)
  cf.br ^end
^b:
  cf.br ^late
^late:
  cf.br ^end
^end:
  %y = memref.alloc() : memref<4xf32>
  scf.if %c {
    test.copy(%x, %y) : (memref<4xf32>, memref<4xf32>)
  }
  return
}
""")
        file.flush()
        app.window.open(file.name)
        app.window.wait_state("n-boxes", 5)
        rows = app.window.state("n-rows")
        app.window.do("show-only", "neighbours ^bb2")
        app.window.wait_state("n-boxes", 3)
        wait("it in words", lambda: app.find("image", "only around ^bb2"))
        app.window.do("show-only", "path ^bb0 ^bb3")
        wait("the way", lambda: app.find("image", "only from ^bb0 to ^bb3"))
        app.window.wait_state("n-boxes", 3)
        app.window.do("show-only", "uses %alloc")
        app.window.wait_state("n-boxes", 3)  # where it is made, and two uses
        app.window.do("table", "graph")

        def listed():
            """The blocks in sight in the list of what the picture shows."""
            return {node.get_name().split(",")[0] for node in app.walk() if node.get_role_name() == "table row"
                    and node.get_name().startswith("^bb")}

        app.window.do("show-only", "neighbours ^bb3")
        wait("the list of those", lambda: listed() and listed() <= {"^bb2", "^bb3", "^bb4"})
        app.window.do("show-only", "all")
        wait("the whole list", lambda: listed() & {"^bb0", "^bb1"})
        app.window.wait_state("n-rows", rows)
        app.window.do("select-line", 13)  # the scf.if
        app.window.wait_state("selection", "scf.if")
        press("ctrl+e")
        wait("its region to go", lambda: app.window.state("n-rows") < rows)
        app.window.do("fold")
        app.window.wait_state("n-rows", rows)
        press("ctrl+i")
        wait("the insides to go", lambda: app.window.state("n-rows") < rows)
        app.window.do("unfold-all")
        app.window.wait_state("n-rows", rows)
        app.window.do("select-value", "%alloc")
        assert app.window.state("n-life") == 0
        press("ctrl+u")
        wait("its life", lambda: app.window.state("n-life") > 5)
        app.window.do("zoom-in")
        app.window.do("zoom-in")
        wait("the map", lambda: app.find("image", "Map of the whole picture"))
        app.window.do("overview")
        wait("it to go", lambda: not app.find("image", "Map of the whole picture"))
        app.window.do("overview")
        app.wait_find("image", "Map of the whole picture")
        app.window.open(EXAMPLE)  # one block: there is nowhere else to go
        app.window.do("stage", OWNERSHIP)
        for _ in range(4):
            app.window.do("zoom-in")
        wait("it to go", lambda: not app.find("image", "Map of the whole picture"))


def many_blocks(n):
    """A function of a chain of blocks, each of which may skip the next one."""
    lines = ["func.func @f(%m: memref<4xf32>, %c: i1) {", "  cf.br ^b1"]
    for i in range(1, n):
        lines += [f"^b{i}:", "  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)",
                  f"  cf.cond_br %c, ^b{i + 1}, ^b{min(i + 2, n)}"]
    return "\n".join(lines + [f"^b{n}:", "  return", "}"]) + "\n"


@test
def part_of_very_many_blocks_is_shown(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(many_blocks(800))
        file.flush()
        app.window.open(file.name)
        wait("a part", lambda: 30 < app.window.state("n-boxes") < 60)
        wait("the offer", lambda: "801 blocks: those around the cursor are shown" in app.labels())
        app.window.do("select-line", 601)  # in ^b200
        app.window.wait_state("selection", "test.copy")
        wait("what was selected", lambda: app.find("image", "around ^bb200"))
        click(app.wait_find("push button", "Lay Out Everything Anyway"))
        app.window.wait_state("n-boxes", 801)
        wait("dot to work", lambda: app.window.state("laying-out"))
        app.window.do("cancel-layout")
        app.window.wait_state("laying-out", False)
        app.window.wait_state("n-boxes", 801)
        click(app.wait_find("push button", "Show a Part"))
        wait("a part again", lambda: 30 < app.window.state("n-boxes") < 60)


@test
def windows_come_back(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 20)
    app.window.do("left-stage", 2)
    app.window.wait_state("left-stage", 2)
    app.window.do("select-value", "%alloc")
    app.window.do("table", "deallocs")
    app.window.wait_state("table", "deallocs")
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "cursor=20" in open(state).read() and
         "left=2" in open(state).read() and "graph-share=0.4" in open(state).read() and
         "tables-share=0.3" in open(state).read() and "selected=%alloc" in open(state).read() and
         "table=deallocs" in open(state).read())
    app.close()
    with open(state) as file:
        text_of_state = file.read()
    with open(state, "w") as file:
        narrow = re.sub("graph-share=.*", "graph-share=0.25", text_of_state)
        file.write(re.sub("tables-share=.*", "tables-share=0.55", narrow))
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("cursor", 20)
        again.window.wait_state("left-stage", 2)
        again.window.wait_state("selection", "%alloc")
        again.window.wait_state("table", "deallocs")
        again.window.do("step-forward")  # what is kept is written again
        wait("the place", lambda: "cursor=21" in open(state).read())
        for border in ("graph-share=0.2", "tables-share=0.5"):
            wait(border, lambda border=border: border in open(state).read())
    finally:
        again.close()


@test
def zoom_comes_back_as_it_was_without_an_audience(app):
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")

    def kept_zoom(cursor):
        """What is kept of the zoom when the cursor there is."""
        app.window.do("goto-event", cursor)
        text_of_state = wait("it to be kept", lambda: os.path.exists(state) and f"cursor={cursor}\n" in
                             (kept := open(state).read()) and kept)
        return float(re.search("zoom=(.*)", text_of_state)[1])

    app.window.open(DIAMOND)
    assert kept_zoom(3) == 0  # it is fitted, and is fitted again in whatever room there is then
    app.window.do("present", "graph")
    app.window.wait_state("present", "graph")
    assert kept_zoom(4) == 0
    app.window.do("present", "off")
    app.window.wait_state("present", "off")
    app.window.do("zoom-reset")
    app.window.do("zoom-in")
    app.window.do("zoom-in")
    usual = 1.25 * 1.25
    assert abs(kept_zoom(5) - usual) < 0.01
    app.window.do("present", "all")
    app.window.wait_state("present", "all")
    assert abs(kept_zoom(6) - usual) < 0.01
    app.close()
    app = Program(executable, restore=True)
    try:
        app.window.wait_state("cursor", 6)
        assert app.window.state("present") == "off"
        assert abs(kept_zoom(7) - usual) < 0.01
    finally:
        app.close()


@test
def differences_come_back(app):
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")

    def compared(what):
        app.window.do("goto-event", 17)
        app.window.do("goto-event", 24)
        app.window.do("differences", what)
        app.window.wait_state("differences", what)
        wait("it to be kept", lambda: os.path.exists(state) and
             f"differences={what}" in open(state).read())
        return app.window.state("difference-counts")

    app.window.open(EXAMPLE)
    app.window.do("first")
    app.window.do("differences", "step")
    app.window.do("goto-event", 24)
    from_input = app.window.state("difference-counts")
    app.window.do("differences", "off")
    for what in ("stages", "step"):
        counts = compared(what)
        assert counts not in ("", from_input), (what, counts)
        app.close()
        app = Program(executable, restore=True)
        try:
            app.window.wait_state("outcome", "complete")
            app.window.wait_state("differences", what)
            app.window.wait_state("cursor", 24)
            app.window.wait_state("difference-counts", counts)
        except AssertionError:
            app.close()
            raise
    app.close()


@test
def last_step_before_the_end_comes_back(app):
    """Places are written down a moment later, and at the end, by whichever way it comes."""
    app.window.open(EXAMPLE)
    time.sleep(1)  # until what was opened is written down
    for event, end in ((17, lambda program: program.process.terminate()),
                       (24, lambda program: program.bus.call_sync(
                           NAME, PATH, "org.gtk.Actions", "Activate", GLib.Variant("(sava{sv})", ("quit", [], {})),
                           None, 0, -1, None))):
        app.window.do("goto-event", event)
        end(app)
        app.close()
        app = Program(executable, restore=True)
        try:
            app.window.wait_state("cursor", event)
        except AssertionError:
            app.close()
            raise
    app.close()


@test
def pipeline_comes_back(app):
    app.window.open(os.path.join(samples, "17-placement.mlir"))
    app.window.do("pipeline", "legacy")
    app.window.wait_state("pipeline", "legacy")

    def last_stage():  # the pipeline is known before it has run
        app.window.do("last")
        return app.window.state("stage")
    stages = wait("its stages", last_stage)
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "pipeline=legacy" in open(state).read())
    app.close()
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("pipeline", "legacy")
        again.window.wait_state("stage", stages)
    finally:
        again.close()


@test
def step_of_a_lesson_comes_back(app):
    app.window.open(LESSON)
    app.window.do("lesson-step", 2)
    app.window.wait_state("lesson-step", 2)
    app.window.do("step-forward")  # away from where the step begins
    place = app.window.states("cursor", "function")
    state = os.path.join(os.environ["HOME"], ".local/state/bufscope/session")
    wait("it to be kept", lambda: os.path.exists(state) and "lesson-step=2" in open(state).read() and
         f"cursor={place[0]}\n" in open(state).read())
    app.close()
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("lesson-step", 2)
        again.window.wait_state("cursor", place[0])
        assert again.window.state("function") == place[1]
        wait("its text", lambda: any("Step 3 of" in label for label in again.labels()))
    finally:
        again.close()


@test
def file_that_changes_is_read_again(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file, open(EXAMPLE) as example:
        program = example.read()
        file.write(program)
        file.flush()
        app.window.open(file.name)
        app.window.do("stage", OWNERSHIP)
        app.window.wait_state("stage", OWNERSHIP)
        n = app.window.state("n-events")
        sentence = app.window.state("sentence")
        app.window.do("select-value", "%alloc")
        app.window.wait_state("selection", "%alloc")
        with open(file.name, "w") as again:
            again.write(program + "func.func @more(%m: memref<2xf32>) {\n"
                        "  %x = memref.alloc() : memref<2xf32>\n  return\n}\n")
        wait("it to be read", lambda: app.window.state("n-events") > n)
        app.window.wait_state("sentence", sentence)
        app.window.wait_state("stage", OWNERSHIP)
        app.window.wait_state("selection", "%alloc")


@test
def reading_again_keeps_the_place(app):
    app.window.open(LESSON)
    app.window.do("lesson-step", 2)
    app.window.wait_state("lesson-step", 2)
    app.window.do("step-back")
    app.window.do("select-line", 2)
    wait("a selection", lambda: app.window.state("selection"))
    app.window.do("table", "counts")
    place = ("lesson-step", "cursor", "selection", "table")
    before = app.window.states(*place)
    app.window.do("reload")
    time.sleep(0.3)
    for name, value in zip(place, before):
        app.window.wait_state(name, value)
    assert app.window.state("outcome") == "complete"


def stores(n, name="f"):
    """A function of n + 4 lines, the last but one of which writes to a buffer of its own."""
    body = "".join(f"  memref.store %v, %m[%c] {{n = {i}}} : memref<8xf32>\n" for i in range(n))
    return (f"func.func @{name}(%v: f32, %m: memref<8xf32>, %c: index) {{\n{body}"
            "  %a = memref.alloc() : memref<8xf32>\n"
            "  test.copy(%m, %a) : (memref<8xf32>, memref<8xf32>)\n  return\n}\n")


@test
def reading_again_keeps_what_is_in_sight(app):
    """Of a long function, of a giant one, and not of the one that the cursor's event is in."""
    tops = ("left-top", "right-top")
    for n in (300, 6000):
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
            file.write(stores(n) + stores(9, "g"))
            file.flush()
            app.window.open(file.name)
            app.window.do("left-stage", 0)
            app.window.do("function", "g")
            app.window.do("goto-event", 3)  # in the other one
            app.window.do("function", "f")
            app.window.wait_state("function", "f")
            for view, key in zip(app.code_views(), ("ctrl+End", "ctrl+Home")):
                click(view)
                press(key)
            app.window.do("clear-selection")
            wait("the end and the begin", lambda: app.window.state("left-top") > n - 60 and app.window.state("right-top") == 1)
            hover(app.code_views()[1], "wheel")
            wait("some lines further", lambda: app.window.state("right-top") > 1)
            time.sleep(0.5)  # it glides
            before = app.window.states(*tops)
            events = app.window.state("n-events")
            app.window.do("reload")
            time.sleep(0.5)
            wait("the lines as they were", lambda: app.window.states(*tops) == before)
            with open(file.name, "w") as again:
                again.write(stores(n) + stores(9, "g") + stores(9, "h"))
            wait("it to be read", lambda: app.window.state("n-events") > events)
            time.sleep(0.5)
            wait("the lines as they were", lambda: app.window.states(*tops) == before)
            assert app.window.state("function") == "f"


@test
def help_is_opened_where_something_shows_it(app):
    press("F1")
    said = wait("where to read on", lambda: re.search("read on: man (-l )?(.*)$", app.window.state("message")))
    assert not said[1] or os.path.isfile(said[2]), said[0]
    applications = os.path.join(os.environ["XDG_DATA_HOME"], "applications")
    asked = os.path.join(os.environ["HOME"], "asked")
    viewer = os.path.join(os.environ["HOME"], "viewer")
    os.makedirs(applications, exist_ok=True)
    with open(viewer, "w") as script:
        script.write(f'#!/bin/sh\necho "$1" > {asked}\n')
    os.chmod(viewer, 0o755)
    with open(os.path.join(applications, "viewer.desktop"), "w") as desktop:
        desktop.write(f"[Desktop Entry]\nType=Application\nName=Viewer\nExec={viewer} %u\n"
                      "MimeType=x-scheme-handler/help;\n")
    with open(os.path.join(applications, "mimeinfo.cache"), "w") as cache:
        cache.write("[MIME Cache]\nx-scheme-handler/help=viewer.desktop;\n")

    def shown():
        press("F1")
        time.sleep(0.3)
        return os.path.exists(asked) and open(asked).read() == "help:bufscope\n"

    wait("the viewer to be asked for the manual", shown)


@test
def keys_are_shown_and_fit_a_small_screen(app):
    app.window.open(EXAMPLE)
    before = shown_window()
    press("ctrl+question")
    shown = wait("another window", lambda: [window for window in shown_windows() if window != before])
    wait("the keys of stepping", lambda: "Previous block" in app.labels())
    assert app.find("frame", "Keyboard Shortcuts")
    said = "\n".join(xdotool("getwindowgeometry", "--shell", shown[0]))
    size = {name: int(value) for name, value in re.findall(r"(\w+)=(\d+)", said)}
    assert size["WIDTH"] <= 1200 and size["HEIGHT"] <= 660, size


@test
def link_is_opened(app):
    subprocess.run([executable, f"file://{EXAMPLE}"], check=True, timeout=20)
    app.window.wait_state("outcome", "complete")
    assert app.window.state("function") == "example"


@test
def dropped_files_are_opened(app):
    app.window.open(EXAMPLE)
    source = os.path.join(os.path.dirname(__file__), "drag_source.py")
    with subprocess.Popen(["/usr/bin/python3", source, SELECT, DIAMOND]) as files:
        wait("the files to drag",
             lambda: xdotool("search", "--onlyvisible", "--name", "^files$", check=False))
        handle, = xdotool("search", "--onlyvisible", "--name", "^files$")
        xdotool("windowmove", handle, "1480", "20")
        time.sleep(0.5)
        drag(handle, 300, 400)
        try:
            wait("the first file", lambda: app.find("frame", os.path.basename(SELECT)))
            wait("the second in a window of its own",
                 lambda: app.find("frame", os.path.basename(DIAMOND)))
        finally:
            files.terminate()


@test
def standard_input_is_opened(app):
    cache = os.path.join(os.environ["XDG_CACHE_HOME"], "bufscope")
    os.makedirs(cache, exist_ok=True)
    older = [os.path.join(cache, f"standard-input-{i}.mlir") for i in range(20)]
    for age, path in enumerate([*older, os.path.join(cache, "other")]):
        with open(path, "w"):
            pass
        os.utime(path, (1e9 - age, 1e9 - age))
    for _ in range(2):  # the same text is the same file
        with open(EXAMPLE) as example:
            subprocess.run([executable, "-"], stdin=example, check=True, timeout=20)
        app.window.wait_state("outcome", "complete")
        assert app.window.state("function") == "example"
        kept = set(os.listdir(cache))
        assert "other" in kept and {os.path.basename(path) for path in older[:15]} < kept
        assert len(kept) == 17, kept  # 16 of them
    app.window.do("reload")
    app.window.wait_state("outcome", "complete")


def soon(condition):
    """Whether the condition holds within two seconds."""
    end = time.monotonic() + 2
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


@test
def narrow_window_shows_all_of_its_width(app):
    app.window.open(EXAMPLE)

    def right_edge():
        extents = app.wait_find("image", "Control-flow graph").get_extents()
        return extents.x + extents.width

    heights = itertools.cycle(("800", "790"))

    def fits(width):
        # A window that is still on its way to the screen misses its first sizes, and the screen
        # says nothing of a size that it has already: each attempt is a new one.
        xdotool("windowsize", shown_window(), width, next(heights))
        return soon(lambda: right_edge() <= int(width))

    for width in ("700", "560"):
        wait(f"the graph within {width}", lambda: fits(width))


def assert_room_for_tables(app, last_tab, slider):
    app.window.open(LESSON)  # its text takes room, too
    app.window.do("table", "events")
    heights = itertools.cycle(("720", "715"))

    def has_room():
        tab = app.wait_find("page tab", last_tab).get_extents()
        bottom = app.wait_find("slider", slider).get_extents().y
        return tab.x + tab.width <= 1280 and bottom - (tab.y + tab.height) > 120

    def tab_and_rows():
        xdotool("windowsize", shown_window(), "1280", next(heights))
        return soon(has_room)

    wait("the last tab and some rows", tab_and_rows)


@test
def tables_have_room_on_a_small_screen(app):
    assert_room_for_tables(app, "Events", "Event")


@test
@started_with(LANGUAGE="de")
def tables_have_room_in_german(app):
    assert_room_for_tables(app, "Ereignisse", "Ereignis")


@test
def large_text_leaves_words_and_tabs_whole(app):
    app.close()
    with text_size(2):
        app = Program(executable)
    try:
        app.window.open(SELECT)
        app.window.do("stage", OWNERSHIP)
        xdotool("windowsize", shown_window(), "1280", "720")
        for table, name in (("scan", "Before it runs"), ("events", "Events"), ("ownership", "Ownership")):
            app.window.do("table", table)

            def in_sight(name=name):
                tab = app.wait_find("page tab", name).get_extents()
                return tab.x >= 0 and tab.x + tab.width <= 1280
            wait(f"the tab of {name}", in_sight)
        app.window.do("right-stage", OWNERSHIP)
        app.window.wait_state("right-stage", OWNERSHIP)  # its name is longer than the pane is wide
        choosers = [node.get_extents() for node in app.walk()
                    if node.get_name().startswith("Stage shown in this pane: ")]
        assert len(choosers) >= 2 and all(c.x + c.width <= 1280 for c in choosers)
        app.window.do("table", "deallocs")

        def width(label):
            return app.wait_find("label", label).get_extents().width

        # As wide as its letters; the column of the names is.
        wait("the roles to be whole", lambda: width("to free") > 1.3 * width("%alloc"))
        one_line = place_of_label(app, app.window.state("sentence")).height
        app.window.do("goto-event", 23)
        wait("a long sentence", lambda: len(app.window.state("sentence")) > 130)
        wait("all its lines", lambda: sentence_is_whole(app) and
             place_of_label(app, app.window.state("sentence")).height >= 1.8 * one_line)
    except AssertionError:
        app.close()
        raise
    assert not app.close()


@test
def large_text_leaves_the_blocks_of_deallocs_apart(app):
    """Which of two regions it is stands at the end of what is said of a block."""
    app.close()
    with text_size(2):
        app = Program(executable)
    try:
        app.window.open(IF)
        app.window.do("stage", OWNERSHIP)
        xdotool("windowsize", shown_window(), "1280", "720")
        app.window.do("table", "deallocs")

        def width(start):
            return place_of_label(app, start).width
        wait("whole blocks", lambda: width("^bb0 (input line ") > 2.3 * width("\u2715 to free"))
    except AssertionError:
        app.close()
        raise
    assert not app.close()


def resized(width, heights, condition):
    """Whether it holds at that width. A screen without a window manager may pass over a size."""
    xdotool("windowsize", shown_window(), width, next(heights))
    return soon(condition)


@test
def row_fades_out_where_words_are_cut_off(app):
    """And not where the blank beside the last one is."""
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 1)
    frame = app.find("frame", "01-example").get_extents()
    name = resting_extents(app.wait_find("label", "8 canonicalize"))
    border = int(xdotool("getwindowgeometry", "--shell", shown_window())[3].split("=")[1]) - frame.width

    def colours():
        """Of a strip right above the last letters."""
        crop = f"24x1+{name.x + name.width - 24}+{name.y + border // 2}"
        return int(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", crop,
                                   "-format", "%k", "info:"], capture_output=True, check=True).stdout)

    heights = itertools.cycle(("700", "690"))
    for cut, fades in ((4, False), (20, True), (4, False), (-20, False)):
        width = name.x + name.width + 16 + border - cut  # with what is beside it
        wait(f"{cut} to be out of sight", lambda: resized(
            str(width), heights, lambda: abs(app.find("frame", "01-example").get_extents().width + border - width) < 2))
        wait("the fade" if fades else "no fade", lambda: (colours() > 5) == fades)


def find_long(app):
    """Goes to a sentence that takes one line in a wide window and two in a narrow one."""
    for event in range(1, app.window.state("n-events")):
        app.window.do("goto-event", event)
        app.window.wait_state("cursor", event)
        if 85 < len(app.window.state("sentence")) < 160:
            return
    raise AssertionError("there is no such sentence")


def place_of_label(app, start):
    label = next(node for node in app.walk() if node.get_role_name() == "label" and node.get_text().startswith(start))
    return label.get_extents()


def sentence_is_whole(app):
    """Its label is scrolled: it is whole where what scrolls is as high."""
    frame = app.find("frame", "05-select-unknown").get_extents()
    label = place_of_label(app, app.window.state("sentence"))
    panes = [node.get_extents() for node in app.walk()
             if node.get_role_name() == "scroll pane"]
    return any(label.y - 20 < pane.y <= label.y and
               label.y + label.height <= pane.y + pane.height <= frame.height for pane in panes)


@test
def comment_on_an_answer_is_in_sight(app):
    app.window.open(os.path.join(samples, "lessons", "04-retained-values.lesson"))
    app.wait_find("push button", "Both: each successor could allocate again.")
    heights = itertools.cycle(("600", "595"))

    def answers_are_too_long():
        answer, back = (app.find("push button", name).get_extents()
                        for name in ("Both: each successor could allocate again.", "Back"))
        return answer.y + answer.height > back.y

    wait("a small window", lambda: resized("1280", heights, answers_are_too_long))
    app.window.do("lesson-answer", 1)

    def in_sight():
        comment, back = place_of_label(app, "✓ Right."), app.find("push button", "Back")
        return comment.y + comment.height <= back.get_extents().y

    wait("the comment", in_sight)


@test
def sentence_has_its_lines_in_a_window_that_got_narrow(app):
    app.window.open(EXAMPLE)
    find_long(app)
    heights = itertools.cycle(("720", "715"))

    def is_whole(least, most):
        tab = app.find("page tab", "Ownership").get_extents()
        sentence = place_of_label(app, app.window.state("sentence"))
        return least < sentence.width < most and sentence.y + sentence.height <= tab.y

    wait("a wide window", lambda: resized("1500", heights, lambda: is_whole(1400, 1500)))
    beside = 1500 - place_of_label(app, app.window.state("sentence")).width
    one_line = place_of_label(app, app.window.state("sentence")).height
    wait("all lines", lambda: resized("620", heights, lambda: is_whole(500, 620)))
    narrow, wide = 620, 1500  # near the width where the second line begins, too
    while wide - narrow > 30:
        width = (narrow + wide) // 2
        inside = width - beside
        wait(f"all lines at {width}", lambda: resized(
            str(width), heights, lambda: is_whole(inside - 1, inside + 1)))
        if place_of_label(app, app.window.state("sentence")).height > one_line:
            narrow = width
        else:
            wide = width


@test
def presenter_steps_with_page_keys(app):
    app.window.open(EXAMPLE)

    def room():
        extents = app.wait_find("image", "Control-flow graph").get_extents()
        return extents.y, extents.height

    before = room()
    press("ctrl+p")
    app.window.wait_state("present", "all")
    press("Next")
    wait("a step", lambda: app.window.state("cursor") > 0)
    press("Prior")
    app.window.wait_state("cursor", 0)
    wait("the message to go", lambda: not any("Presenter mode" in label for label in app.labels()))
    app.window.do("present", "graph")
    wait("the code to go", lambda: not app.code_views())
    wait("what is above to go", lambda: room()[0] < before[0] - 40)
    app.window.open(SELECT)  # another program shows no bars to an audience
    wait("its graph as high", lambda: room()[0] < before[0] - 40 and room()[1] > before[1])
    assert not app.find("push button", "3 ownership")
    press("Escape")
    app.window.wait_state("present", "off")
    wait("the code", lambda: len(app.code_views()) == 2)
    wait("the graph as it was", lambda: abs(room()[1] - before[1]) < 12)


@test
def presenter_message_goes_with_the_mode(app):
    app.window.open(EXAMPLE)
    press("ctrl+p")
    hover(app.wait_find("label", "Presenter mode"))  # while the pointer is on it, it does not go by itself
    press("Escape")
    app.window.wait_state("present", "off")
    wait("the message to go", lambda: not any("Presenter mode" in label for label in app.labels()))


@test
def presenter_message_covers_neither_sentence_nor_tabs(app):
    """Nor does it where the next sentence takes more lines, and in a lesson not its text."""
    def is_clear():
        message = app.wait_find("label", "Presenter mode").get_extents()
        sentence = place_of_label(app, app.window.state("sentence"))
        tab = app.wait_find("label", "Second Code").get_extents()
        return tab.y + tab.height < message.y and message.y + message.height < sentence.y

    app.window.open(SELECT)
    for width, height in (("840", "700"), ("800", "600"), ("640", "480")):
        xdotool("windowsize", shown_window(), width, height)
        app.wait_find("label", "Second Code")
        app.window.do("goto-event", 1)
        app.window.do("present", "all")
        wait("room for the message", is_clear)
        hover(app.wait_find("label", "Presenter mode"))  # it stays
        app.window.do("goto-event", 23)
        wait("room for the message", is_clear)
        app.window.do("present", "off")
        rest_pointer()
    app.window.open(LESSON)
    app.window.do("present", "all")
    message = resting_extents(app.wait_find("label", "Presenter mode"))
    assert message.x > resting_extents(app.wait_find("push button", "Next")).x, message.x


@test
def slide_remote_turns_the_steps_of_a_lesson(app):
    app.window.open(LESSON)

    def heights():
        """Of the question and of the first answer."""
        find = lambda role, name: app.wait_find(role, name).get_extents().height  # noqa: E731
        return find("label", "What happens to this"), find("push button", "It leaks both")

    before = heights()
    app.window.do("present", "all")
    wait("large type", lambda: all(now > then for now, then in zip(heights(), before)))
    wait("the message", lambda: app.find("push button", "Close the message"))
    for step in (1, 2):
        press("Next")
        app.window.wait_state("lesson-step", step)
    press("Prior")
    app.window.wait_state("lesson-step", 1)
    press("Escape")
    app.window.wait_state("present", "off")
    wait("the text as it was", lambda: app.window.do("lesson-back") or heights() == before)


@test
def audience_sees_the_views_and_the_whole_sentence(app):
    app.window.open(SELECT)
    frame = app.find("frame", "05-select-unknown").get_extents()

    def is_high(node):
        return node and node.get_extents().height > frame.height * 0.8

    def is_message_above_sentence():
        said = is_high(app.find("image", "Control-flow graph")) and app.find("label", "Presenter mode")
        place = said and resting_extents(said)
        return place and place.y + place.height < place_of_label(app, app.window.state("sentence")).y

    def find_long():
        app.window.do("goto-event", 23)
        wait("two lines of it", lambda: len(app.window.state("sentence")) > 130)

    find_long()
    headings = ("Because (as named then)", "CFG of")
    widths = [place_of_label(app, heading).width for heading in headings]
    app.window.do("present", "graph")
    wait("the message above the sentence", is_message_above_sentence)
    wait("a high graph", lambda: is_high(app.find("image", "Control-flow graph")))
    wait("the sentence", lambda: sentence_is_whole(app))
    app.window.do("present", "code")
    wait("high code", lambda: len(app.code_views()) == 2 and all(
        is_high(view.get_parent()) for view in app.code_views()))
    wait("the sentence", lambda: sentence_is_whole(app))
    app.window.do("goto-event", 1)  # a short one and a long one again
    find_long()
    wait("the sentence", lambda: sentence_is_whole(app))
    app.window.do("present", "all")
    wait("the sentence above the tables", lambda: sentence_is_whole(app))
    wait("large headings", lambda: all(place_of_label(app, heading).width > 1.1 * width
                                       for heading, width in zip(headings, widths)))


@test
def focus_goes_to_what_the_audience_sees(app):
    def focused():
        return [node.get_role_name() for node in app.walk()
                if node.get_role_name() != "frame" and node.has_state(Atspi.StateType.FOCUSED)]

    app.window.open(LESSON)
    click(app.wait_find("image", "Control-flow graph"))
    wait("the graph", lambda: focused() == ["image"])
    app.window.do("present", "code")
    wait("the code", lambda: focused() == ["text"])
    app.window.do("present", "graph")
    wait("the graph", lambda: focused() == ["image"])
    rest_pointer()  # the graph's tooltip is a window, too
    wait("no other window", lambda: len(shown_windows()) == 1)
    click(app.wait_find("push button", "Next"))
    wait("the lesson", lambda: focused() == ["push button"])
    app.window.do("present", "code")  # it stays: who teaches goes on
    wait("the code", lambda: len(app.code_views()) == 2)
    assert focused() == ["push button"]


@test
def empty_table_speaks_of_no_function_where_there_is_none(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("memref.global \"private\" @g : memref<4xf32>\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("table", "lifetimes")
        wait("what it says", lambda: "Nothing is allocated here." in app.labels())


def long_program():
    """A program whose code is longer than a pane, and longer still after the pipeline."""
    lines = [f"  %a{i} = memref.alloc() : memref<4xf32>\n"
             f"  test.copy(%m, %a{i}) : (memref<4xf32>, memref<4xf32>)" for i in range(60)]
    return "func.func @f(%m: memref<4xf32>) {\n" + "\n".join(lines) + "\n  return\n}\n"


@test
def what_is_shown_does_not_depend_on_the_way_there(app):
    """Code and tables are changed no more than they differ from what was there."""
    def shown():
        return sorted(app.labels()), app.code()

    def settled():
        before = shown()
        time.sleep(0.2)
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
def tables_say_nothing_of_a_program_that_was_closed(app):
    """Two programs whose ops stand at the same places: in the text, and in memory, as what was read
    before the one between them is gone. The table that is not in sight then knows only those two."""
    head = ("func.func @f(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {\n"
            "  %a = memref.alloc() : memref<4xf32>\n")
    with tempfile.TemporaryDirectory() as folder:
        files = [os.path.join(folder, name) for name in ("first.mlir", "other.mlir")]
        for path, operands in zip(files, ("%a, %m", "%n, %a")):
            with open(path, "w") as file:
                file.write(f"{head}  %0 = arith.select %c, {operands} : memref<4xf32>\n"
                           "  return %0 : memref<4xf32>\n}\n")
        between = shutil.copy(files[0], os.path.join(folder, "between.mlir"))
        expected = {}
        for path in files * 2:
            app.window.do("table", "counts")
            app.window.open(between)
            app.window.open(path)
            app.window.do("stage", OWNERSHIP)
            app.window.wait_state("stage", OWNERSHIP)
            app.window.do("table", "ownership")
            said = wait("the sentence of the join",
                        lambda: [label for label in app.labels() if label.startswith("%0 joins")])
            assert expected.setdefault(path, said) == said, (path, said)
        assert expected[files[0]] != expected[files[1]]


@test
def code_follows_the_cursor_through_a_long_function(app):
    """Lines far away have no height before they are laid out, and still are scrolled to."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        stores = "".join(f"  memref.store %v, %m[%c{i % 9}] : memref<9xf32>\n" for i in range(3000))
        indices = "".join(f"  %c{i} = arith.constant {i} : index\n" for i in range(9))
        file.write(f"func.func @f(%m: memref<9xf32>, %v: f32) {{\n{indices}{stores}  return\n}}\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("select-line", 3000)
        wait("the line", lambda: 2900 < app.window.state("left-top") < 3000)
        app.window.do("select-line", 20)
        wait("the line", lambda: app.window.state("left-top") < 20)


def giant_program():
    """6,000 lines, of which no two are the same, and a buffer that is freed at their end."""
    stores = "".join(f"  memref.store %v, %m[%c{i // 729}, %c{i // 81 % 9}, %c{i // 9 % 9}, %c{i % 9}]"
                     " : memref<9x9x9x9xf32>\n" for i in range(6000))
    indices = "".join(f"  %c{i} = arith.constant {i} : index\n" for i in range(9))
    copy = "  test.copy(%m, %a) : (memref<9x9x9x9xf32>, memref<9x9x9x9xf32>)\n"
    return (f"func.func @f(%v: f32, %m: memref<9x9x9x9xf32>) {{\n{indices}{stores}"
            f"  %a = memref.alloc() : memref<9x9x9x9xf32>\n{copy}  return\n}}\n")


@test
def code_of_a_giant_function_is_there_where_it_is_seen(app):
    """And where it is not, blank lines take its place."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(giant_program())
        file.flush()
        app.window.open(file.name)
        last = app.window.state("right-stage")
        expected = {stage: [line[2:] for line in printed(file.name, stage).splitlines()[1:-2]]
                    for stage in (0, OWNERSHIP, last)}

        def shows(side, stage, least, most):
            """The whole page from the line at the top on."""
            shown = app.code()[side].split("\n")
            top = app.window.state(("left-top", "right-top")[side])
            page = slice(top - 1, top + 15)
            right = all(line in ("", there) for line, there in zip(shown, expected[stage]))
            return (right and len(shown) == len(expected[stage]) and least <= top <= most and
                    shown[page] == expected[stage][page])

        wait("the begin", lambda: shows(0, 0, 1, 1) and shows(1, last, 1, 1))
        app.window.do("select-line", 5000)
        wait("a line far away", lambda: shows(0, 0, 4900, 5000) and shows(1, last, 4900, 5010))
        assert len([line for line in app.code()[0].split("\n") if line]) < 1000
        app.window.do("clear-selection")
        app.window.do("stage", OWNERSHIP)
        wait("a stage that wrote the end", lambda: shows(0, OWNERSHIP, 4900, 6020))
        app.window.do("last")
        app.window.do("first")
        wait("the input again", lambda: shows(0, 0, 4900, 6020))
        view = app.code_views()[0]
        click(view)
        press("ctrl+Home")
        wait("the begin", lambda: shows(0, 0, 1, 1))

        def turned():
            hover(view, "wheel")
            return app.window.state("left-top") > 100

        wait("the wheel to scroll", turned)
        wait("what it scrolled to", lambda: shows(0, 0, 100, 1000))
        press("ctrl+End")
        wait("the end", lambda: shows(0, 0, 5900, 6020))
        press("ctrl+a")
        press("ctrl+c")
        assert clipboard().split("\n") == expected[0]
        app.window.do("left-stage", 0)
        press("ctrl+alt+d")
        app.window.wait_state("differences", "stages")
        app.window.do("previous-difference")
        wait("the last difference", lambda: shows(0, 0, 5900, 6020) and shows(1, last, 5900, 6020))


@test
def names_in_sight_of_a_giant_function_are_those_of_the_step(app):
    """Far above, a constant goes, whose name had a number: all buffers are called otherwise."""
    pairs = "".join(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                    f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n" for i in range(2600))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("func.func @f(%m: memref<8xf32>) {\n  %c = arith.constant 9 : index\n"
                   f"  %unused = arith.constant 9 : index\n{pairs}  return\n}}\n")
        file.flush()
        app.window.open(file.name)
        last = app.window.state("right-stage")
        expected = {stage: [line[2:] for line in printed(file.name, stage).splitlines()[1:-2]]
                    for stage in (0, last)}
        assert expected[0][4000] != expected[last][3998]
        app.window.do("first")
        click(app.code_views()[0])
        press("ctrl+End")
        wait("the end", lambda: app.window.state("left-top") > 5000)

        def shows(stage):
            shown = app.code()[0].split("\n")
            page = slice(app.window.state("left-top"), app.window.state("left-top") + 15)
            right = all(line in ("", there) for line, there in zip(shown, expected[stage]))
            return right and len(shown) == len(expected[stage]) and shown[page] == expected[stage][page]

        for stage in (last, 0, last):
            app.window.do("stage", stage)
            wait("the names", lambda: shows(stage))


@test
def giant_input_is_shown_as_it_was_written(app):
    """All of it, also what stands before and behind its giant function."""
    text = f"// begin\n{giant_program()}func.func private @g()\n// end"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text + "\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", -2)
        click(app.code_views()[0])
        for key in ("ctrl+End", "ctrl+Home"):
            press(key)
            wait("all lines", lambda: app.code()[0].count("\n") == text.count("\n"))
        press("ctrl+a")
        press("ctrl+c")
        assert clipboard() == text


@test
def scroll_bar_of_a_giant_function_is_dragged_without_blank_frames(app):
    def colours(place):
        """How many there are of the code, beside the scroll bar, as it is on the screen now."""
        crop = f"150x{place.height - 40}+{place.x + 80}+{place.y + 10}"
        return int(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", crop,
                                   "-format", "%k", "info:"], capture_output=True, check=True).stdout)

    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(giant_program())
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", 0)
        place = resting_extents(app.code_views()[0])
        wait("the code", lambda: colours(place) > 20)
        x = place.x + place.width - 5
        for at in (x - 100, x):  # the scroll bar shows, then widens
            hover_at(at, place.y + 8)
            time.sleep(0.5)
        to = [place.y + 8 + i * (place.height - 60) // 200 for i in (*range(200), *range(200, 0, -1))]
        window = shown_window()
        steps = [["mousemove", "--window", window, str(x), str(y), "sleep", "0.01"] for y in to]
        steps.insert(1, ["mousedown", "1"])
        with subprocess.Popen(["xdotool", *itertools.chain(*steps)]) as hand:
            seen = []
            while hand.poll() is None:
                seen.append((app.window.state("left-top"), colours(place)))
        xdotool("mouseup", "1")
    assert max(top for top, _ in seen) > 2000, seen
    assert len(seen) > 10 and min(n for _, n in seen) > 20, seen


@test
def differences_of_a_giant_function_are_gone_to(app):
    """All the way, however far, and back."""
    n = 2600
    pairs = "".join(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                    f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n" for i in range(n))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(f"func.func @f(%m: memref<8xf32>) {{\n"
                   f"  %unused = arith.constant 9 : index\n{pairs}  return\n}}\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("last")
        app.window.do("left-stage", 0)
        press("ctrl+alt+d")
        app.window.wait_state("differences", "stages")

        def tops():
            return app.window.states("left-top", "right-top")

        for _ in range(3):
            app.window.do("previous-difference")
            wait("the deallocs at the end", lambda: min(tops()) > 2 * n - 60)
            app.window.do("next-difference")
            wait("the constant that is gone", lambda: tops() == (1, 1))


@test
def keys_go_through_a_giant_function(app):
    """What they go to comes in sight, also where lines are higher than blank ones."""
    stores = "".join('  memref.store %v, %m[%i] {s = "\u65e5\u672c\u8a9e \U0001f600", n = ' f"{i}}} : memref<8xf32>\n"
                     for i in range(5600))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(f"func.func @f(%v: f32, %m: memref<8xf32>, %i: index) {{\n{stores}"
                   f'  memref.store %v, %m[%i] {{s = "{"x" * 20000}"}} : memref<8xf32>\n  return\n}}\n')
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", 0)
        view = app.code_views()[0]
        click(view)
        for _ in range(2):
            press("ctrl+End")
            wait("the end", lambda: view.get_caret()[0] == 5604 and app.window.state("left-top") > 5540)
            press("ctrl+Home")
            wait("the begin", lambda: view.get_caret() == (1, 1) and app.window.state("left-top") == 1)
        press("Down")
        for _ in range(20):
            press("Right")
        wait("a column", lambda: view.get_caret() == (2, 21))
        xdotool("key", "--delay", "2", *["Down"] * 200)
        wait("the same column", lambda: view.get_caret() == (202, 21))
        wait("its line", lambda: 202 - 60 < app.window.state("left-top") <= 202)
        press("ctrl+End")
        for keys in ("Up", "Up", "Home", "shift+End", "ctrl+c"):
            press(keys)
        long_line = next(line for line in printed(file.name, 0).splitlines() if len(line) > 20000)
        assert clipboard().strip() == long_line.strip()  # of which the view shows the begin


@test
def giant_file_that_cannot_be_read_is_shown(app):
    """It begins with a blank line."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n" + "not a program\n" * 6000)
        file.flush()
        app.window.open(file.name, "parse-failed")
        wait("its text", lambda: app.code()[0].startswith("\nnot a program\nnot a program\n"))


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


def answers_within(app, seconds, what):
    """Asks the window again and again for a second, which should not have to wait for an answer."""
    for _ in range(25):
        begin = time.monotonic()
        app.window.state("cursor")
        took = time.monotonic() - begin
        assert took < seconds, f"{what}: held for {took:.1f} s"
        time.sleep(0.04)


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


def n_threads(app):
    return len(os.listdir(f"/proc/{app.process.pid}/task"))


@test
def a_pipe_can_be_cancelled_and_read(app):
    """Whoever is to write to it may never come; then nothing is left waiting for it."""
    with tempfile.TemporaryDirectory() as folder:
        pipe = os.path.join(folder, "pipe.mlir")
        os.mkfifo(pipe)
        before = n_threads(app)
        for _ in range(12):
            app.window.do("open-file", pipe)
            wait("a way to cancel", lambda: app.window.enabled("cancel"))
            app.window.do("cancel")
            wait("no more to cancel", lambda: not app.window.enabled("cancel"))
        wait("nobody waiting for a writer", lambda: n_threads(app) < before + 6)
        app.window.do("open-file", pipe)
        wait("a way to cancel", lambda: app.window.enabled("cancel"))
        with open(pipe, "w") as writer:
            writer.write("func.func @piped() {\n  return\n}\n")
        app.window.wait_state("outcome", "complete")
        assert "@piped" in app.code()[0]


@test
def locked_code_views_scroll_together(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(long_program())
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", 0)
        app.window.do("right-stage", OWNERSHIP)
        views = wait("the code", lambda: len(app.code_views()) == 2 and app.code_views())
        app.window.do("lock-scrolling")
        app.window.wait_state("lock-scrolling", True)

        def scrolled():
            hover(views[0], "wheel")
            return app.window.state("left-top") > 20

        wait("the wheel to scroll", scrolled)
        left, right = (code.splitlines() for code in app.code())
        tops = app.window.states("left-top", "right-top")
        numbers = [sum(op in line for line in code[:top] for op in ("memref.alloc", "test.copy"))
                   for code, top in zip((left, right), tops)]
        assert numbers[0] == numbers[1] > 5, f"{numbers} at {tops}"
        assert app.window.state("right-top") != app.window.state("left-top")
        before = app.window.state("left-top")

        def scrolled_from_the_right():
            hover(views[1], "wheel")
            return app.window.state("left-top") > before + 10

        wait("the wheel to scroll from the right", scrolled_from_the_right)
        top = app.window.state("right-top")
        press("ctrl+l")
        app.window.wait_state("lock-scrolling", False)
        for _ in range(5):
            hover(views[0], "wheel")
        assert app.window.state("right-top") == top


@test
def pointing_at_an_op_shows_it_in_all_views(app):
    app.window.open(EXAMPLE)
    app.window.do("left-stage", 0)
    app.window.do("right-stage", 8)

    def point(text_of_line, side=0):
        def there():
            view = app.code_views()[side]
            place = view.get_character_extents(view.get_text().index(text_of_line) + 2)
            hover_at(place.x + place.width // 2, place.y + place.height // 2)
            return app.window.state("hovered") == text_of_line
        wait(f"{text_of_line} under the pointer", there)

    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    wait("its row", lambda: "\u25cf owned" in app.labels())
    point("memref.alloc")
    app.window.wait_state("pointed-row", "%alloc")
    assert "no counterpart here" not in app.labels()
    point("cf.cond_br")  # is folded away
    wait("the other view to say so", lambda: "no counterpart here" in app.labels())
    point("memref.alloc", side=1)
    app.window.wait_state("pointed-row", "%alloc")
    wait("the left view to show it", lambda: "no counterpart here" not in app.labels())
    point("memref.dealloc", side=1)  # was not there in the input
    wait("the left view to say so", lambda: "no counterpart here" in app.labels())
    press("ctrl+shift+l")
    app.window.wait_state("link-views", False)
    app.window.wait_state("hovered", "")
    assert "no counterpart here" not in app.labels()


@test
def pointing_at_a_row_of_a_table_shows_its_op(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    cell = wait("a row", lambda: next((node for node in app.walk() if node.get_role_name() == "label" and
                                       node.get_text() == "%alloc"), None))

    def there():
        hover(cell)
        return app.window.state("hovered") == "memref.alloc"

    wait("its op under the pointer", there)


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
def dealloc_lights_what_it_became(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    lines = app.code()[0].splitlines()
    line = next(i for i, code in enumerate(lines, 1) if "bufferization.dealloc" in code)
    app.window.do("select-line", line)
    app.window.wait_state("selection", "bufferization.dealloc")
    assert app.window.state("n-lit") > 0
    app.window.do("clear-selection")
    app.window.wait_state("selection", "")
    assert app.window.state("n-lit") == 0


@test
def value_that_is_not_there_is_named(app):
    app.window.open(EXAMPLE)
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    app.window.do("select-value", "%nobody")
    app.window.wait_state("message", "There is no value '%nobody' in this function at this step")
    assert app.window.state("selection") == "%alloc"


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
    begin = time.monotonic()
    app.window.open(DIAMOND)
    wait("the message to go", lambda: not said("%nobody"))
    assert time.monotonic() - begin < 8  # it would go by itself after ten
    for i in range(6):
        app.window.do("select-value", f"%before{i}")
        app.window.open((SELECT, DIAMOND)[i % 2])
    app.window.do("select-value", "%nobody")
    wait("the next message", lambda: said("%nobody"))
    time.sleep(3)
    assert said("%nobody")


@test
def name_in_the_code_selects_its_value(app):
    app.window.open(EXAMPLE)

    def selected_by_a_click():  # panes find their places in the first frames
        view = app.code_views()[0]
        place = view.get_character_extents(view.get_text().index("%alloc ") + 2)
        click_at(place.x + place.width // 2, place.y + place.height // 2)
        return app.window.state("selection") == "%alloc"

    wait("a click to select", selected_by_a_click)


@test
def everything_that_can_be_pressed_has_a_name(app):
    roles = ("push button", "toggle button", "radio button", "slider", "combo box", "text")

    def check_names():
        """GTK gives the name of its class to what has none, and says the letter of a mnemonic."""
        pressed = [(node.get_role_name(), node.get_name()) for node in app.walk() if node.get_role_name() in roles]
        for role, name in pressed:
            assert name and not name.startswith("Gtk"), f"{role} is called {name!r}"
            assert "_" not in name.split(": ")[0] or role == "text", f"{role} is called {name!r}"
        return [name for role, name in pressed]

    assert "Open a File…" in check_names()
    app.window.open(EXAMPLE)
    assert "Open" in check_names()
    app.window.open(LESSON)
    app.wait_find("push button", "Next")
    assert {"Open", "Back", "Next"} <= set(check_names())


# -- writing -------------------------------------------------------------------------------------

def assert_picture(path):
    starts = {".svg": b"<", ".png": b"\x89PNG", ".pdf": b"%PDF"}
    with open(path, "rb") as file:
        start = starts[os.path.splitext(path)[1]]
        assert file.read(len(start)) == start, path


@test
def pictures_are_exported(app):
    app.window.open(EXAMPLE)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    folder = tempfile.mkdtemp()
    for suffix in ("svg", "png", "pdf"):
        path = os.path.join(folder, f"picture.{suffix}")
        app.window.do(f"export-{suffix}", path)
        wait(suffix, lambda path=path: os.path.exists(path) and os.path.getsize(path))
        assert_picture(path)
    subprocess.run(["xmllint", "--noout", os.path.join(folder, "picture.svg")], check=True)
    subprocess.run(["rsvg-convert", "-o", os.path.join(folder, "svg.png"),
                    os.path.join(folder, "picture.svg")], check=True)


@test
def stages_of_the_function_in_view_are_exported(app):
    app.window.open(LOWERINGS)
    app.window.do("function", "library")
    app.window.wait_state("function", "library")
    for suffix in ("svg", "png", "pdf"):
        folder = os.path.join(tempfile.mkdtemp(), "stages")
        app.window.do(f"export-stages-{suffix}", folder)
        wait("the message", lambda: folder in app.window.state("message"))
        names = os.listdir(folder)
        assert len(names) == 9 and all(name.endswith(f"-library.{suffix}") for name in names), names
        assert_picture(os.path.join(folder, names[0]))


def file_names(*arguments):
    """Names of the pictures of steps that the command line writes."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([tool, *arguments, f"--pictures={folder}"], check=True, stdout=subprocess.DEVNULL)
        return sorted(os.listdir(folder))


@test
def steps_of_a_range_are_exported(app):
    app.window.open(SELECT)

    def written(suffix):
        wait("an end", lambda: app.window.enabled(f"export-steps-{suffix}"))
        folder = os.path.join(tempfile.mkdtemp(), "steps")
        app.window.do(f"export-steps-{suffix}", folder)
        wait("the message", lambda: folder in app.window.state("message"))
        names = sorted(os.listdir(folder))
        assert_picture(os.path.join(folder, names[0]))
        return [os.path.splitext(name)[0] + ".svg" for name in names]

    everything = file_names(SELECT)
    assert written("svg") == everything
    app.window.do("goto-event", 20)
    app.window.do("story-steps", "to")
    app.window.wait_state("message", "Exported from now on: events 0 to 20")
    app.window.do("goto-event", 12)
    app.window.do("story-steps", "from")
    app.window.wait_state("message", "Exported from now on: events 12 to 20")
    part = file_names(SELECT, "--steps=12-20")
    assert 1 < len(part) < len(everything)
    for suffix in ("png", "pdf", "svg"):
        assert written(suffix) == part
    page = os.path.join(tempfile.mkdtemp(), "page.html")
    app.window.do("export-html", page)
    wait("the page", lambda: os.path.exists(page))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        subprocess.run([tool, SELECT, "--steps=12-20", f"--html={path}"], check=True, stdout=subprocess.DEVNULL)
        with open(path) as expected, open(page) as actual:
            assert actual.read() == expected.read()
    app.window.do("story-grain", "event")
    app.window.wait_state("story-grain", "event")
    each = file_names(SELECT, "--steps=12-20", "--step-grain=event")
    assert len(each) == 9 and written("svg") == each
    app.window.do("story-grain", "op")
    for text in ("the first", "20-12"):  # they stay as they are
        app.window.do("story-steps", text)
        app.window.wait_state("message", f"'{text}' is no range of events, as 12-40 is")
    app.window.do("story-steps", "all")
    app.window.wait_state("message", "Exported from now on: all steps")
    assert written("svg") == everything


@test
def export_that_fails_says_so(app):
    app.window.open(EXAMPLE)
    for kind in ("svg", "png", "pdf", "dot", "code", "trace", "html", "handout"):
        path = f"/nothing/here.{kind}"
        wait(kind, lambda kind=kind: app.window.enabled(f"export-{kind}"))
        app.window.do(f"export-{kind}", path)
        app.window.wait_state("message", f"cannot write '{path}': No such file or directory")


def write_many_functions(path):
    with open(path, "w") as file:
        for i in range(4000):
            file.write(f"func.func @f{i}(%m: memref<8xf32>) {{\n"
                       "  %a = memref.alloc() : memref<8xf32>\n"
                       "  test.copy(%a, %m) : (memref<8xf32>, memref<8xf32>)\n"
                       "  return\n}\n")


@test
def rows_get_their_sentences_when_they_take_long(app):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        write_many_functions(program)
        app.window.open(program)
        app.window.do("last")
        app.window.do("table", "events")
        said = subprocess.run([tool, program, "--explain"], capture_output=True, text=True, check=True).stdout
        last = {line.split(maxsplit=1)[1] for line in said.splitlines()[-4:]}
        wait("the sentences of the last events", lambda: last <= set(app.labels()))


@test
def window_answers_while_many_functions_come(app):
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "many.mlir")
        with open(program, "w") as file:
            file.writelines(f"func.func @f{i}() {{\n  return\n}}\n" for i in range(50000))
        app.window.do("open-file", program)
        longest, outcome = 0, ""
        while outcome != "complete":
            begin = time.monotonic()
            outcome = app.window.state("outcome")
            longest = max(longest, time.monotonic() - begin)
        app.window.do("function", "f49999")
        app.window.wait_state("function", "f49999")
        assert longest < 4, longest  # seconds; it was 13 when the list was filled one by one


@test
def window_answers_while_the_timeline_is_written(app):
    with tempfile.TemporaryDirectory() as folder:
        program, trace = os.path.join(folder, "many.mlir"), os.path.join(folder, "trace.json")
        write_many_functions(program)
        app.window.open(program)
        app.window.do("export-trace", trace)
        assert app.window.enabled("cancel-export"), "it is written before the window answers"
        app.window.do("cancel-export")
        wait("the end", lambda: app.window.enabled("export-trace"))
        assert not os.path.exists(trace)
        app.window.do("export-trace", trace)
        wait("it", lambda: trace in app.window.state("message"))
        with open(trace) as file:
            assert len(json.load(file)["events"]) == app.window.state("n-events")


# -- the older system ----------------------------------------------------------------------------

def assert_at_stage(app, sample, stage):
    app.window.do("stage", stage)
    app.window.wait_state("stage", stage)
    done = subprocess.run([tool, sample, f"--stage={stage}"], capture_output=True, text=True, check=True)
    wait(f"stage {stage} of {sample}", lambda: "\n".join(function_lines(app.code()[0])) in
         "\n".join(function_lines(done.stdout)) and app.code()[0])


@test
def samples_open_in_the_pipeline_that_they_ask_for(app):
    app.window.open(DOCUMENTED)
    app.window.wait_state("pipeline", "documented")
    assert_at_stage(app, DOCUMENTED, 2)
    assert app.code()[0].count("bufferization.dealloc") == 3 and "^bb1(" in app.code()[0], app.code()[0]
    assert_at_stage(app, DOCUMENTED, 7)
    for sample, pipeline, stage in (("05-select-unknown", "ownership", 8), ("16-hoisting", "legacy", 5),
                                    ("18-clones", "buffer-deallocation", 1), ("20-promotion", "promote-buffers-to-stack", 1),
                                    ("10-private-dynamic-ownership", "ownership{private-function-dynamic-ownership}", 8)):
        sample = os.path.join(samples, f"{sample}.mlir")
        app.window.open(sample)
        app.window.wait_state("pipeline", pipeline)
        assert_at_stage(app, sample, stage)


@test
def what_is_chosen_goes_before_what_is_asked_for(app):
    app.window.open(DOCUMENTED)
    app.window.do("pipeline", "ownership")
    app.window.wait_state("pipeline", "ownership")
    wait("eight stages", lambda: app.window.do("stage", 8) or app.window.state("stage") == 8)
    app.window.open(os.path.join(samples, "16-hoisting.mlir"))
    assert app.window.state("pipeline") == "ownership"
    app.window.do("asked-pipeline")
    app.window.wait_state("pipeline", "legacy")
    app.window.open(DOCUMENTED)
    app.window.wait_state("pipeline", "documented")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mistyped.mlir")
        with open(path, "w") as file:
            file.write("// bufscope: pipeline=documentd\nfunc.func @f() {\n  return\n}\n")
        app.window.open(path)
        app.window.wait_state("pipeline", "ownership")


@test
def alias_sets_take_the_place_of_ownership(app):
    app.window.open(DIAMOND)
    app.window.do("pipeline", "nothing-like-it")
    wait("the message", lambda: "nothing-like-it" in app.window.state("message"))
    app.window.do("pipeline", "buffer-deallocation")
    app.window.wait_state("pipeline", "buffer-deallocation")
    wait("one stage", lambda: app.window.state("outcome") == "complete" and app.window.state("n-events") < 40)
    app.window.do("stage", 1)
    app.window.wait_state("stage", 1)
    app.window.do("table", "ownership")  # the table of states, whichever they are
    wait("a critical alias", lambda: "\u25b2 critical alias" in app.labels())
    assert {"Alias of", "Its aliases"} <= set(app.labels()) and "Ownership" not in app.labels()
    app.window.do("stage", 0)
    wait("the other table", lambda: any("No memref has an ownership yet" in label for label in app.labels()))


@test
def stages_of_functions_are_told_apart_and_in_sight(app):
    def is_whole(name):
        place = app.find("push button", name).get_extents()
        return place.x >= 0 and place.x + place.width <= edge

    app.window.do("pipeline", "legacy")
    app.window.open(os.path.join(samples, "21-both-systems.mlir"))
    tips = [node.get_description() for node in app.walk() if
            node.get_role_name() == "push button" and node.get_name().endswith(" buffer-hoisting")]
    assert tips == [f"buffer-hoisting of @{name}: changed nothing\nMoves allocations up to the block that dominates "
                    "all their uses" for name in ("dynamic", "carry", "early")], tips
    edge = app.find("frame", "21-both-systems").get_extents().width
    names = ("buffer-hoisting", "buffer-loop-hoisting", "promote-buffers-to-stack", "buffer-deallocation")
    for stage in range(1, 13):
        app.window.do("stage", 0)
        wait("the input", lambda: is_whole("0 input"))
        app.window.do("stage", stage)
        name = f"{stage} {names[(stage - 1) % 4]}"
        wait(f"all of '{name}'", lambda: is_whole(name))


@test
def frees_of_the_older_system_are_listed(app):
    app.window.do("pipeline", "buffer-deallocation")
    app.window.open(os.path.join(samples, "17-placement.mlir"))
    app.window.do("table", "deallocs")
    wait("none yet", lambda: "There is no bufferization.dealloc or deallocation.retain here now." in app.labels())
    app.window.do("last")
    wait("what is freed, and why there", lambda: {"free %alloc_0 behind test.copy, with which ^bb3 begins: no use "
                                                  "is found there", "✕ freed"} <= set(app.labels()))


# A round keeps its buffer, or gets another one: MLIR-HLO's indicators go round with it.
GROWS = """func.func @grow(%lb: index, %ub: index, %step: index, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> (memref<4xf32>) {
    %y = scf.if %c -> (memref<4xf32>) {
      %n = memref.alloc() : memref<4xf32>
      "test.fill"(%n, %x) : (memref<4xf32>, memref<4xf32>) -> ()
      scf.yield %n : memref<4xf32>
    } else {
      scf.yield %x : memref<4xf32>
    }
    scf.yield %y : memref<4xf32>
  }
  "test.use"(%r) : (memref<4xf32>) -> ()
  return
}
"""


@contextlib.contextmanager
def grows(app):
    """That program in MLIR-HLO's system, in a file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "grows.mlir")
        with open(path, "w") as file:
            file.write(GROWS)
        app.window.do("pipeline", "hlo")
        app.window.wait_state("pipeline", "hlo")
        app.window.open(path)
        yield path


@test
def indicators_have_a_table(app):
    """In the place of ownership, with the class that each memref is in; and the picture as a list says what travels."""
    with grows(app):
        app.window.do("stage", 1)
        app.window.do("table", "ownership")
        app.window.wait_state("table", "indicators")
        wait("the states", lambda: {"\u25a0 own", "\u25e7 maybe", "%1#0 (%r)", "%alloc, %arg5, %alloc_0, %2#0, %1#0"} <=
             set(app.labels()))
        app.window.do("stage", 0)
        wait("none yet", lambda: app.window.state("table") == "ownership")
        app.window.do("stage", 1)
        app.window.wait_state("table", "indicators")
        app.window.do("table", "graph")
        wait("what goes in", lambda: any("\u25a0 own %0 \u2192 %arg6" in label for label in app.labels()))
        app.window.do("table", "deallocs")
        wait("retains", lambda: {"\u21b7 retained", "\u2715 freed", "unless %1#1 is null", "unless %2#1 is null or taken"} <=
             set(app.labels()))


@test
def retain_lights_what_it_became(app):
    """As a bufferization.dealloc does, and every part of that lights the retain."""
    def select(word, nth=0):
        lines = app.code()[0].splitlines()
        app.window.do("select-line", [i for i, code in enumerate(lines, 1) if word in code][nth])

    with grows(app):
        app.window.do("stage", 1)
        app.window.wait_state("stage", 1)
        select("deallocation.retain() of")
        app.window.wait_state("selection", "deallocation.retain")
        lit = app.window.state("n-lit")
        assert lit > 4, lit  # get_buffer, a comparison, scf.if, free
        app.window.do("table", "became")
        wait("where it went", lambda: any("at the end: scf.if" in label for label in app.labels()))
        app.window.do("last")
        select("deallocation.free", -1)
        app.window.wait_state("selection", "deallocation.free")
        assert app.window.state("n-lit") == lit
        app.window.do("table", "why")
        wait("where it comes from", lambda: any("free %1#1" in label and "unless it is null" in label
                                                for label in app.labels()))


@test
def three_systems_side_by_side(app):
    """One file, three codes, and a table of what each leaves: that of the command line."""
    path = os.path.join(samples, "07-for-carries-buffer.mlir")
    app.window.open(path)
    app.window.do("side-by-side", "*")
    three = Window(app, 2)
    names = ("left-pipeline", "right-pipeline", "third-pipeline")
    wait("all three", lambda: three.states(*names) == ("ownership", "legacy", "hlo"))
    wait("the table", lambda: {"ownership", "legacy", "hlo", "most buffers at once"} <= set(app.labels()))
    assert "Three pipelines side by side" in app.labels()
    three.do("select-left", "%alloc")
    wait("it in all", lambda: three.states("right-selection", "third-selection") == ("%alloc", "%alloc"))
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "csv")
        three.do("export-csv", table)
        wait("the file", lambda: os.path.exists(table))
        expected = subprocess.run([tool, path, "--compare=ownership,legacy,hlo", "--format=csv"],
                                  capture_output=True, check=True).stdout
        with open(table, "rb") as file:
            assert file.read() == expected
    three.do("third-pipeline", "documented")
    three.wait_state("third-pipeline", "documented")
    three.do("three")
    wait("two again", lambda: "Two pipelines side by side" in app.labels())
    three.do("three")  # what was there comes back
    wait("three again", lambda: three.state("third-pipeline") == "documented" and
         "Three pipelines side by side" in app.labels())


@test
def aliases_of_regions_are_told_apart_briefly(app):
    app.window.do("pipeline", "buffer-deallocation")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "regions.mlir")
        with open(path, "w") as file:
            file.write("func.func @f(%m: memref<2xf32>) {\n"
                       "  %0 = test.region_if %m: memref<2xf32> -> memref<2xf32> then {\n" +
                       "  } else {\n".join("  ^bb0(%x: memref<2xf32>):\n    test.region_if_yield %x : memref<2xf32>\n"
                                            for _ in range(2)) +
                       "  } join {\n  ^bb0(%x: memref<2xf32>):\n    test.region_if_yield %x : memref<2xf32>\n  }\n"
                       "  return\n}\n")
        app.window.open(path)
        app.window.do("last")
        app.window.do("table", "aliases")
        wait("the regions", lambda: {"%arg1 (%x; input line 2, region 0)", "%arg1 (input line 2, region 2), %0"} <=
             set(app.labels()))


@test
def pipelines_side_by_side(app):
    app.window.open(DIAMOND)
    app.window.do("side-by-side", "")
    both = Window(app, 2)
    wait("both sides", lambda: both.states("left-pipeline", "right-pipeline") == ("ownership", "legacy"))
    both.wait_state("function", "diamond")
    both.do("select-left", "%alloc")
    both.wait_state("right-selection", "%alloca")  # the same allocation, on the stack there
    both.do("right-pipeline", "buffer-deallocation")
    both.wait_state("right-pipeline", "buffer-deallocation")
    both.do("select-right", "%alloc")
    both.wait_state("left-selection", "%alloc")
    pipelines = "--compare=ownership,buffer-deallocation"
    with tempfile.TemporaryDirectory() as folder:
        for action, format in (("export-csv", "csv"), ("export-markdown", "markdown")):
            path = os.path.join(folder, format)
            both.do(action, path)
            wait(f"the {format}", lambda: os.path.exists(path))
            expected = subprocess.run([tool, DIAMOND, pipelines, f"--format={format}"],
                                      capture_output=True, check=True).stdout
            with open(path, "rb") as file:
                assert file.read() == expected, format


# Out of its loop, the inner allocation comes before the outer one and takes its name.
NAMES_CHANGE = """func.func @rounds(%n: index, %s: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %s to %n step %c1 {
    %outer = memref.alloc(%i) : memref<?xf32>
    scf.for %j = %s to %n step %c1 {
      %inner = memref.alloc(%s) : memref<?xf32>
      memref.copy %inner, %outer : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
func.func @made() -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  return %m : memref<2xf32>
}
func.func @kept() {
  %k = call @made() : () -> memref<2xf32>
  return
}
"""


@test
def allocations_match_by_where_they_come_from(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.mlir")
        with open(path, "w") as file:
            file.write(NAMES_CHANGE)
        app.window.open(path)
        app.window.do("side-by-side", "")
        both = Window(app, 2)
        wait("both sides", lambda: both.states("left-pipeline", "right-pipeline") == ("ownership", "legacy"))
        both.do("left-pipeline", "buffer-hoisting")
        both.do("right-pipeline", "buffer-loop-hoisting")
        both.wait_state("right-pipeline", "buffer-loop-hoisting")
        both.wait_state("left-pipeline", "buffer-hoisting")
        both.do("function", "rounds")
        both.wait_state("function", "rounds")
        for left, right in (("%alloc", "%alloc_0"), ("%alloc_0", "%alloc")):
            both.do("select-left", left)
            both.wait_state("right-selection", right)
        both.do("select-right", "%alloc_0")
        both.wait_state("left-selection", "%alloc")
        # The table on the screen is that of the command line: its rows, and the pipelines as columns.
        wait("the table", lambda: {"allocations", "freed: memref.alloc at 4:14", "freed: memref.alloc at 6:16",
                                   "never", "buffer-hoisting", "buffer-loop-hoisting"} <= set(app.labels()))
        both.do("right-pipeline", "buffer-deallocation")
        both.wait_state("right-pipeline", "buffer-deallocation")
        both.do("function", "kept")
        wait("what is warned of", lambda: "complete, 1 fault" in app.labels())
        both.do("function", "made")
        wait("no warning", lambda: "complete, 1 fault" not in app.labels() and "returned" in app.labels())


@test
def long_cell_leaves_room_for_the_other_side(app):
    """Where a buffer is freed may be a list of twenty paths."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "paths.mlir")
        with open(path, "w") as file:
            file.write("func.func @paths(%flag: i32) {\n  %m = memref.alloc() : memref<8xf32>\n"
                       "  cf.switch %flag : i32, [\n    default: ^way0,\n" +
                       ",\n".join(f"    {i}: ^way{i}" for i in range(1, 20)) + "\n  ]\n" +
                       "".join(f"^way{i}:\n  memref.dealloc %m : memref<8xf32>\n  return\n" for i in range(20)) +
                       "}\n")
        app.window.do("pipeline", "cse")
        app.window.open(path)
        app.window.do("side-by-side", "buffer-hoisting")
        both = Window(app, 2)
        wait("both", lambda: both.state("right-pipeline") == "buffer-hoisting")

        def cells():
            found = [node.get_extents() for node in app.walk() if node.get_name().startswith("line 26 in ^bb1; ")]
            return sorted(found, key=lambda place: place.x)

        left, right = wait("the long cells", lambda: len(cells()) == 2 and cells())
        assert abs(left.width - right.width) < 20 and right.x + right.width < 1280, (left, right)


@test
def side_by_side_follows_the_file(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.mlir")
        with open(path, "w") as file:
            file.write(NAMES_CHANGE)
        app.window.do("pipeline", "buffer-deallocation")
        app.window.open(path)
        app.window.do("function", "made")
        app.window.do("side-by-side", "")
        both = Window(app, 2)
        wait("the other system", lambda: both.states("left-pipeline", "right-pipeline", "function") ==
             ("buffer-deallocation", "ownership", "made"))
        wait("no cursor there", lambda: app.labels().count("At the end") == 2)
        for name in ("Left pipeline", "Right pipeline", "Save or copy the table", "Function"):
            assert app.find("push button", name), name
        both.do("function", "kept")
        wait("it on the button", lambda: "kept" in app.labels())
        both.do("function", "nowhere")
        assert both.state("function") == "kept"
        both.do("right-pipeline", "nothing")
        wait("what is wrong", lambda: "There is no pipeline 'nothing'" in app.labels())
        both.do("right-pipeline", "promote-buffers-to-stack")
        both.wait_state("right-pipeline", "promote-buffers-to-stack")
        assert "Two pipelines side by side" in app.labels()
        with open(path, "w") as file:
            file.write("\n" + NAMES_CHANGE)
        both.do("function", "rounds")
        wait("the new lines", lambda: "freed: memref.alloc at 5:14" in app.labels())
        assert both.states("function", "left-pipeline", "right-pipeline") == (
            "rounds", "buffer-deallocation", "promote-buffers-to-stack")
        app.window.do("upstream", "22")  # which has no such pass: nothing claims to have run it
        both.wait_state("left-pipeline", "ownership")
        app.window.wait_state("pipeline", "ownership")
        wait("both windows to say so",
             lambda: app.labels().count("There is no pipeline 'buffer-deallocation'") == 2)
        app.window.do("upstream", "19")
        app.window.wait_state("outcome", "complete")


@test
def lesson_is_compared_by_the_name_that_it_gives(app):
    app.window.open(os.path.join(samples, "lessons", "15-clones.lesson"))
    app.window.do("side-by-side", "")
    both = Window(app, 2)
    wait("the lesson's words", lambda: both.states("left-pipeline", "right-pipeline", "function") == (
        "builtin.module(func.func(buffer-deallocation),canonicalize)", "ownership", "meet"))


@test
def rows_of_the_comparison_select(app):
    app.window.open(os.path.join(samples, "18-clones.mlir"))
    app.window.do("pipeline", "ownership")  # it asks for the other one
    app.window.wait_state("pipeline", "ownership")
    app.window.do("side-by-side", "buffer-deallocation")
    both = Window(app, 2)
    both.wait_state("right-pipeline", "buffer-deallocation")
    both.do("select-left", "%alloc")
    both.wait_state("right-selection", "%alloc")
    click(app.wait_find("label", "freed: bufferization.clone at 10:30"))
    both.wait_state("right-selection", "%0")  # a clone, which the left side has not
    both.wait_state("left-selection", "")


# -- running them --------------------------------------------------------------------------------

def run(function, number):
    dark = {"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"} if number % 2 else {}
    app, failure, skipped = None, None, ""
    try:
        app = Program(executable, environment={**dark, **getattr(function, "environment", {})})
        function(app)
    except NoPlaces:
        skipped = " # SKIP this release of GTK does not say where its widgets are"
    except Exception:  # everything that goes wrong is the test's result
        failure = traceback.format_exc()
    complaints = app.close() if app else []
    if not failure and complaints:
        failure = "".join(complaints)
    print(f"{'not ok' if failure else 'ok'} {number} {function.__name__.replace('_', ' ')}{skipped}")
    sys.stdout.flush()
    print(failure or "", end="", file=sys.stderr, flush=True)  # the log of a run keeps that
    return not failure


chosen = [t for t in tests if len(sys.argv) < 5 or t.__name__ in sys.argv[4:]]
print(f"1..{len(chosen)}", flush=True)
sys.exit(0 if all([run(function, i) for i, function in enumerate(chosen, 1)]) else 1)
