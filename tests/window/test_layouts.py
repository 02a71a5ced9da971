# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is there by the task at hand: layouts, the panel of tables, deallocs beside their lowering."""
import itertools
import subprocess

from driver import Atspi, Program, click_at, hover, press, resting_extents, shown_window, wait, xdotool
from harness import (
    DIAMOND, EXAMPLE, IF, LESSON, LOWERING, LOWERINGS, OWNERSHIP, SELECT, executable, long_test, resized, test)


def views(app):
    """What is shown besides the sentence: picture, codes, panel."""
    return (bool(app.find("image", "Control-flow graph")), len(app.code_views()),
            bool(app.find("page tab list", "What the panel is about")))


@test
def heads_of_panes_are_as_high(app):
    app.window.open(EXAMPLE)
    app.window.do("layout", "explore")

    def places(start):
        return [node.get_extents() for node in app.walk() if node.get_name().startswith(start)]

    def level():
        graph, code = places("Function"), places("Stage shown in this pane")
        return graph and code and abs(graph[0].y + graph[0].height / 2 - code[0].y - code[0].height / 2) <= 1

    wait("the picture's head beside the code's", level)


@long_test
def layouts_show_what_a_task_needs_and_keep_the_cursor(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)
    app.window.do("select-value", "%alloc")
    for keys, layout, expected in (("alt+2", "dealloc", (False, 2, False)), ("alt+3", "compare", (False, 2, True)),
                                   ("alt+5", "present", (True, 1, False)), ("alt+1", "explore", (True, 1, False))):
        press(keys)
        app.window.wait_state("layout", layout)
        wait(f"the views of {layout}", lambda expected=expected: views(app) == expected)
        assert app.window.states("cursor", "selection") == (20, "%alloc")
    assert app.window.states("left-stage", "differences", "present") == (-1, "off", "off")
    app.window.do("layout", "lesson")  # there is none
    app.rest(0.3)
    assert app.window.state("layout") == "explore"


@test
def lesson_has_a_layout_of_its_own(app):
    app.window.open(LESSON)
    app.window.wait_state("layout", "lesson")
    wait("text, picture, code and tables", lambda: views(app) == (True, 1, True))
    app.window.do("layout", "present")
    wait("the panel to go", lambda: views(app) == (True, 1, False))
    press("Escape")
    app.window.wait_state("layout", "lesson")
    app.window.open(EXAMPLE)
    app.window.wait_state("layout", "explore")
    wait("picture and code", lambda: views(app) == (True, 1, False))


@long_test
def panel_is_remembered_for_each_layout(app):
    app.window.open(EXAMPLE)
    wait("no panel", lambda: views(app) == (True, 1, False))
    press("F9")
    app.window.wait_state("panel", True)
    wait("the panel", lambda: views(app) == (True, 1, True))
    app.window.do("panel-beside")
    app.window.wait_state("panel-beside", True)
    picture = lambda: app.wait_find("image", "Control-flow graph").get_extents()  # noqa: E731
    tabs = lambda: app.wait_find("page tab list", "What the panel is about").get_extents()  # noqa: E731
    wait("the panel beside the picture", lambda: tabs().x > picture().x + picture().width)
    app.window.do("layout", "dealloc")
    app.window.wait_state("panel", False)
    app.close()
    again = Program(executable)
    try:
        again.window.open(EXAMPLE)
        assert again.window.states("panel", "panel-beside") == (True, True)
        again.window.do("panel-beside")
        press("F9")
        again.window.wait_state("panel", False)
    finally:
        again.close()


@test
def selection_has_one_page(app):
    """Its state, why, what became of it, and its history; what is asked for opens the panel."""
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.do("select-value", "%0")
    app.window.do("why")
    app.window.wait_state("panel", True)

    def says():
        labels = app.labels()
        return all(any(start in label for label in labels) for start in (
            "%0 (%either in the source): \u25d0 owned if", "Why %0", "What becomes of %0", "History",
            "it is %either in the source"))

    wait("all of it at once", says)
    app.window.do("table", "history")
    app.window.wait_state("table", "history")
    assert says()
    app.window.do("clear-selection")
    wait("nothing", lambda: any(label.startswith("Select a value or an op") for label in app.labels()))


@test
def panel_is_small_when_it_has_little_to_say(app):
    app.window.open(EXAMPLE)
    app.window.do("table", "lifetimes")
    few = wait("the share", lambda: app.window.state("panel") and app.window.state("tables-share"))
    app.window.do("table", "events")
    wait("more room for many rows", lambda: app.window.state("tables-share") > few + 0.05)
    app.window.do("table", "lifetimes")
    wait("less again", lambda: abs(app.window.state("tables-share") - few) < 0.02)


@test
def deallocs_have_cards_and_ribbons(app):
    app.window.open(LOWERINGS)
    app.window.do("function", "library")
    press("alt+2")
    app.window.wait_state("right-stage", LOWERING)
    wait("the cards", lambda: app.window.state("cards").splitlines() == [
        "15: %0 (%x) | if %2 | \u2715 freed | ", "15: %1 (%y) | if %3 | \u2715 freed | "])
    wait("the cells", lambda: {"%0 (%x)", "if %2", "\u2715 freed"} <= set(app.labels()))
    assert app.find("panel", "What the dealloc at line 15 does") or "What happens" in app.labels()
    left, right = (code.splitlines() for code in app.code())
    first, last = map(int, app.window.state("ribbons").split(": ")[1].split("-"))
    assert "bufferization.dealloc" in left[14]
    assert right[first - 2].strip().startswith("%base_buffer_1") and right[last].strip() == "return"
    assert app.find("image", "Deallocs and the lines that they became: 15: ")
    app.window.do("function", "nothing_retained")
    wait("the ribbon of another function", lambda: app.window.state("ribbons") == "13: 13-15")
    cards = app.window.state("cards")
    press("ctrl+alt+d")
    wait("differences in their place", lambda: app.window.state("difference-counts") and not app.window.state("cards"))
    press("ctrl+alt+d")
    wait("the cards again", lambda: app.window.state("cards") == cards)
    app.window.do("layout", "explore")
    wait("none", lambda: app.window.states("cards", "ribbons") == ("", ""))


@test
def sentence_beside_a_lowering_is_about_it(app):
    """Not about the step of a cursor that neither code shows, but for the steps of the lowering itself."""
    app.window.open(LOWERINGS)
    app.window.do("function", "library")
    app.window.do("goto-event", 1)
    step = app.window.state("sentence")
    app.window.do("layout", "dealloc")
    app.window.wait_state("right-stage", LOWERING)
    sides = ("On the left each dealloc, on the right what bufferization-lower-deallocations made of it. "
             "The cursor is at event %d, in stage 1, expand-realloc")
    app.window.wait_state("sentence", sides % 1)
    assert app.window.state("links") == ""
    app.window.do("step-forward")
    wait("the cursor elsewhere", lambda: app.window.state("cursor") > 1)
    assert f"The cursor is at event {app.window.state('cursor')}, in stage " in app.window.state("sentence")
    app.window.do("goto-event", 1)
    view = app.code_views()[0]
    begin = view.get_character_extents(view.get_text().index("bufferization.dealloc") + 3)
    click_at(begin.x, begin.y + begin.height // 2)
    wait("what became of the dealloc", lambda: app.window.state("sentence").startswith("lower bufferization.dealloc"))
    lowered = app.window.state("sentence")
    assert "library function; to free %0, %1. The cursor is at event 1, in stage 1" in lowered, lowered
    assert "%0" in app.window.state("links").splitlines(), app.window.state("links")
    assert lowered in app.labels()
    app.window.do("follow-link", app.window.state("links").splitlines().index("%0") + 1)
    app.window.wait_state("selection", "%0")
    said = app.window.state("sentence")
    assert said == lowered, said  # one follows what it names
    app.window.do("left-stage", 3)
    app.window.wait_state("sentence", "expand-realloc begins. The cursor is at event 1, in stage 1, expand-realloc")
    app.window.do("layout", "explore")
    app.window.wait_state("sentence", step)


@long_test
def cards_stay_below_their_deallocs(app):
    """In a low window the dealloc is in sight from the start, and its card stays with its line as the code scrolls."""
    app.window.open(LOWERINGS)
    app.window.do("function", "nothing_retained")
    heights = itertools.cycle(("420", "425"))
    wait("a low window", lambda: resized("1280", heights, lambda: app.find(
        "frame", "12-three-lowerings").get_extents().height < 450))
    press("alt+2")
    card = app.wait_find("panel", "What the dealloc at line 13 does")

    def place():
        """Of the card, and how far below the begin of its line it is."""
        view = app.code_views()[0]
        line = view.get_character_extents(view.get_text().index("bufferization.dealloc"))
        return card.get_extents().y, card.get_extents().y - line.y

    def is_below(low, high):
        return low < place()[1] < high

    wait("the card below its line", lambda: is_below(10, 60))
    bottom = app.wait_find("label", app.window.state("sentence")).get_extents().y
    wait("the dealloc in sight", lambda: place()[0] < bottom)
    app.rest(0.3)
    places = [place()]
    for button in ("4", "4", "5", "5", "5"):
        hover(app.code_views()[0])
        xdotool("click", button)
        wait("the card where its line is", lambda: abs(place()[1] - places[0][1]) <= 1 and
             (app.rest(0.3) or abs(place()[1] - places[0][1]) <= 1))
        places.append(place())
    assert max(y for y, _ in places) - min(y for y, _ in places) > 30, places  # it was scrolled


@test
def cards_say_what_is_retained_in_every_system(app):
    for pipeline, file, stage, rows in (
            ("ownership-based-buffer-deallocation", IF, 1, ("always", "retained", "owned if", "unless it aliases")),
            ("hlo", IF, 5, ("unless ", "freed"))):
        app.window.do("pipeline", pipeline)
        app.window.wait_state("pipeline", pipeline)
        app.window.open(file)
        app.window.do("layout", "dealloc")
        app.window.wait_state("right-stage", stage)
        if stage == 1:
            app.window.do("left-stage", 1)
        wait(f"cards of {pipeline}", lambda rows=rows: all(word in app.window.state("cards") for word in rows))
        app.window.do("layout", "explore")
        app.window.wait_state("layout", "explore")


@test
def key_goes_from_pane_to_pane(app):
    app.window.open(EXAMPLE)
    app.window.do("table", "events")

    def focused():
        return [(node.get_role_name(), node.get_name()) for node in app.walk()
                if node.get_role_name() != "frame" and node.has_state(Atspi.StateType.FOCUSED)]

    app.window.do("focus-views")
    wait("the picture", lambda: focused() and focused()[0][0] == "image")
    press("F6")
    wait("the code", lambda: focused() == [("text", "Code at the cursor")])
    press("F6")
    wait("the panel", lambda: focused() and focused()[0][0] not in ("text", "image"))
    press("shift+F6")
    wait("the code again", lambda: focused() == [("text", "Code at the cursor")])


@test
def views_are_drawn_after_a_resize_and_another_layout(app):
    """Both at once: GTK may forget what waits for its size."""
    def colours():
        """Of the middle of the window."""
        return int(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", "1000x300+40+200", "-format",
                                   "%k", "info:"], capture_output=True, check=True).stdout)

    app.window.open(DIAMOND)
    app.rest(0.5)
    for width, height in (("1280", "720"), ("1440", "900"), ("1270", "710"), ("1440", "890"), ("1290", "730")):
        app.window.do("layout", "explore")
        app.rest(0.2)
        xdotool("windowsize", shown_window(), width, height, "key", "alt+2")
        app.window.wait_state("layout", "dealloc")
        app.rest(0.2)
        wait("the views", lambda: colours() > 50)


@test
def pane_of_the_run_has_its_share_of_the_window(app):
    """Of the one that it is opened in, which is larger than the one that the program was opened in."""
    xdotool("windowsize", shown_window(), "800", "700")
    app.window.open(LESSON)
    xdotool("windowsize", shown_window(), "1600", "1000")
    app.rest(0.5)
    app.window.open(DIAMOND)
    app.window.do("layout", "run")
    wait("the pane", lambda: app.find("label", "Input"))
    app.rest(0.5)
    left = resting_extents(app.find("label", "Input")).x
    assert 1100 < left < 1300, left
