# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Walking through the timeline: steps, playing, places that were visited."""
import json
import os
import subprocess
import tempfile

from driver import Window, hover_at, press, shown_windows, wait
from harness import (
    BOTH, EXAMPLE, OWNERSHIP, REFUSED, assert_contains, executable, function_lines, long_test, printed, started_with,
    test, tool)


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


@long_test
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
    for key, grain in (("ctrl+2", "op"), ("ctrl+3", "block"), ("ctrl+4", "stage"), ("ctrl+1", "event")):
        press(key)
        app.window.wait_state("grain", grain)
        press("F8")
        wait(f"a step by the {grain}", lambda: app.window.state("cursor") > at)
        at = app.window.state("cursor")
    press("ctrl+F6")
    wait("a step over", lambda: app.window.state("cursor") > at)
    at = app.window.state("cursor")
    press("ctrl+2")
    press("shift+F8")
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


@test
def steps_go_in_and_out_of_nested_events(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 3)  # canonicalize begins: in it a round, in that the rewrites
    app.window.wait_state("cursor", 3)
    app.window.do("step-in")
    app.window.wait_state("cursor", 4)
    press("F7")
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
    press("ctrl+F7")
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
    app.window.do("grain", "stage")
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


@long_test
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


@long_test
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


@long_test
def stages_of_functions_are_told_apart_and_in_sight(app):
    def is_whole(name):
        place = app.find("push button", name).get_extents()
        return place.x >= 0 and place.x + place.width <= edge

    app.window.do("pipeline", "legacy")
    app.window.open(BOTH)
    tips = [node.get_description() for node in app.walk() if
            node.get_role_name() == "push button" and " buffer-hoisting" in node.get_name()]
    tips = [tip.split("\nVerdict: ")[0] for tip in tips]
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
