# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the views go together, and what they compare."""
import re
import tempfile

from driver import hover, hover_at, press, wait
from harness import EXAMPLE, OWNERSHIP, assert_contains, function_lines, long_test, printed, reported, stores, test


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
def differences_are_aligned(app):
    """Where one side has lines that the other has not, the other has a gap; both are scrolled together."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(stores(80))
        file.flush()
        app.window.open(file.name)
        app.window.do("layout", "dealloc")  # where no line is wrapped: gaps are as many rows
        app.window.do("left-stage", 0)
        app.window.do("right-stage", 8)
        press("ctrl+alt+d")
        app.window.wait_state("differences", "stages")
        left, right = app.code()
        assert len(left.splitlines()) + app.window.state("left-gaps") == len(right.splitlines()) + app.window.state("right-gaps")
        assert app.window.state("left-gaps") + app.window.state("right-gaps") > 0
        app.window.do("left-stage", 0)
        app.window.do("right-stage", 8)
        app.window.wait_state("right-stage", 8)

        def rows(text):
            """Where that stands on both sides."""
            views = app.code_views()
            places = [view.get_character_extents(view.get_text().index(text)) for view in views]
            return [place.y for place in places]

        def same(text):
            at = rows(text)
            return abs(at[0] - at[1]) < 2

        wait("the first in one row", lambda: same("n = 5 :"))
        app.window.do("select-line", 70)
        wait("both to be scrolled", lambda: min(app.window.states("left-top", "right-top")) > 5)
        wait("the last in one row", lambda: same("n = 75 :"))


@long_test
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


def long_program():
    """A program whose code is longer than a pane, and longer still after the pipeline."""
    lines = [f"  %a{i} = memref.alloc() : memref<4xf32>\n"
             f"  test.copy(%m, %a{i}) : (memref<4xf32>, memref<4xf32>)" for i in range(60)]
    return "func.func @f(%m: memref<4xf32>) {\n" + "\n".join(lines) + "\n  return\n}\n"


@long_test
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


@long_test
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
