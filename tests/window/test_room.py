# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Windows that are narrow or low, and text that is large."""
import itertools
import re
import subprocess

from driver import Program, resting_extents, shown_window, text_size, wait, xdotool
from harness import (
    DIAMOND, EXAMPLE, FREED_TOO_EARLY, IF, LESSON, OWNERSHIP, SELECT, executable, long_test, place_of_label, resized,
    sentence_is_whole, soon, started_with, test)


@test
def tabs_of_a_narrow_window_have_names(app):
    app.window.open(EXAMPLE)
    app.window.do("second-code")
    heights = itertools.cycle(("1000", "995"))
    wait("the tabs", lambda: resized("700", heights, lambda: app.find("page tab", "Second Code")))
    assert app.find("page tab", "CFG") and app.find("page tab", "Code")
    assert not app.find("page tab", "Tab")


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


def window_width():
    return int(re.search(r"Geometry: (\d+)x", " ".join(xdotool("getwindowgeometry", shown_window())))[1])


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


@long_test
def large_text_leaves_words_and_tabs_whole(app):
    app.close()
    with text_size(2):
        app = Program(executable)
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    xdotool("windowsize", shown_window(), "1280", "720")
    for table, name in (("scan", "Findings"), ("events", "Events"), ("ownership", "Ownership")):
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
    assert not app.close()


@long_test
def large_text_leaves_the_blocks_of_deallocs_apart(app):
    """What is said of a block in a region is longer than its label."""
    app.close()
    with text_size(2):
        app = Program(executable)
    app.window.open(IF)
    app.window.do("stage", OWNERSHIP)
    xdotool("windowsize", shown_window(), "1280", "720")
    app.window.do("table", "deallocs")

    def width(start):
        return place_of_label(app, start).width
    wait("whole blocks", lambda: width("the then branch of the if") > 2.3 * width("\u2715 to free"))
    assert not app.close()


@long_test
def row_fades_out_where_words_are_cut_off(app):
    """And not where the blank beside the last one is."""
    # Each of these changes the program: names of such stages stay.
    app.window.do("pipeline", "builtin.module(func.func(ownership-based-buffer-deallocation),canonicalize,"
                  "bufferization-lower-deallocations,canonicalize)")
    app.window.open(EXAMPLE)
    frame = app.find("frame", "01-example").get_extents()
    app.window.wait_state("stage", 0)
    wait("the verdicts", lambda: len(app.window.state("verdicts").split()) == 5)
    border = window_width() - frame.width

    def last():
        """The last stage; it is at rest."""
        node = next(node for node in app.walk() if node.get_role_name() == "push button" and
                    node.get_name().startswith("4 canonicalize"))
        resting_extents(node)
        return node

    def ends():
        """Where the words of the last stage end, where its blank does, and where what is seen of the row does."""
        node = last()
        row = node.parent
        while row.get_role_name() != "scroll pane":
            row = row.parent
        places = [each.get_extents() for each in (node, node.parent, row)]
        return [place.x + place.width for place in places]

    def colours():
        """Of the end of the row, right above the letters."""
        crop = f"24x1+{ends()[2] - 24 + border // 2}+{last().get_extents().y + 3 + border // 2}"
        return int(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", crop,
                                   "-format", "%k", "info:"], capture_output=True, check=True).stdout)

    heights = itertools.cycle(("700", "690"))

    def layout():
        return next((node for node in app.walk() if node.get_name() == "Layout" and node.get_extents().width > 30), None)

    wait("the row of layouts", lambda: resized("1590", heights, layout))
    beside = app.find("frame", "01-example").get_extents().width - resting_extents(layout()).x + 8

    def right():
        return ends()[0]

    # Where not all has room, the words of what is right go.
    with_words = right()
    narrow = with_words + beside + border - 40
    wait("no room for words", lambda: resized(str(narrow), heights, lambda: right() < with_words - 20))

    def looks_right(cut, fades):
        """At a width where so much is cut off; the window gets that width, if it has not, or has it no more: how wide
        the stages are is seen when they are there."""
        words, blank, seen = ends()
        if blank - seen != cut:
            resized(str(window_width() + blank - seen - cut), heights, lambda: ends()[1] - ends()[2] == cut)
            return False
        assert (words > seen) == fades
        return colours() > 5 if fades else colours() == 1

    for cut, fades in ((2, False), (20, True), (2, False), (-20, False)):
        wait(f"{'a' if fades else 'no'} fade where {cut} are out of sight", lambda: looks_right(cut, fades))


def assert_all_stages_in_sight(app, layout):
    """At usual widths, wherever the cursor is: the current stage, which is bold, has its name, and so have those that
    changed something. Where there is room for a row of layouts, it is there."""
    app.window.open(DIAMOND)
    wait("the verdicts", lambda: len(app.window.state("verdicts").split()) == 9)
    heights = itertools.cycle(("900", "890"))

    def in_sight():
        stages = [node.get_extents() for node in app.walk() if node.get_role_name() == "push button" and
                  re.match("[0-8] ", node.get_name())]
        beside = next(node.get_extents() for node in app.walk() if node.get_name() == layout and
                      node.get_extents().width > 30)
        return len(stages) == 9 and all(0 < stage.x and stage.x + stage.width <= beside.x for stage in stages)

    def whole_names():
        labels = app.labels()
        return [name for name in ("canonicalize", "cse") if name in labels]

    for stage in (OWNERSHIP, 7):
        app.window.do("stage", stage)
        app.window.wait_state("stage", stage)
        for width in ("1280", "1366", "1440", "1600"):
            wait(f"all stages at {width}", lambda width=width: resized(width, heights, in_sight))
            assert stage != 7 or "cse" in whole_names(), width
            assert "canonicalize" in whole_names(), width


@long_test
def all_stages_have_room_on_usual_screens(app):
    assert_all_stages_in_sight(app, "Layout")


@long_test
@started_with(LANGUAGE="de")
def all_stages_have_room_in_german(app):
    assert_all_stages_in_sight(app, "Anordnung")


def find_long(app):
    """Goes to a sentence that takes one line in a wide window and two in a narrow one."""
    for event in range(1, app.window.state("n-events")):
        app.window.do("goto-event", event)
        app.window.wait_state("cursor", event)
        if 85 < len(app.window.state("sentence")) < 160:
            return
    raise AssertionError("there is no such sentence")


@long_test
def sentence_has_its_lines_in_a_window_that_got_narrow(app):
    app.window.open(EXAMPLE)
    app.window.do("table", "ownership")
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
def tables_of_the_selection_widen_no_window(app):
    """Words that stand for an empty table wrap: they do not have the room of one line each."""
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    heights = itertools.cycle(("900", "895"))
    wait("a window of 1280", lambda: resized("1280", heights, lambda: window_width() == 1280))
    for table in ("became", "history", "why"):
        app.window.do("table", table)
        app.window.wait_state("table", table)
        app.rest(0.3)
        assert window_width() == 1280, (table, window_width())


@long_test
def large_text_leaves_the_heap_of_a_run_in_sight(app):
    """Where heap and memory have no room beside each other, one scrolls from the heap to the memory. What is wrong is
    said above, and GTK has nothing to complain of."""
    app.close()
    with text_size(2):
        app = Program(executable)
    app.window.open(FREED_TOO_EARLY)
    app.window.do("finding", 1)
    app.window.wait_state("finding", 1)
    app.window.do("layout", "run")

    def rooms():
        """Where the heap is seen, and where the memory is: the one in the other, or below it."""
        nodes = [app.find("image", "Heap"), app.find("image", "the heap over")]
        rooms = []
        for node in nodes:
            while node.get_role_name() != "scroll pane" or node.parent.get_role_name() == "scroll pane":
                node = node.parent
            rooms.append(node)
        return rooms

    def is_scrolled():
        heap, memory = rooms()
        while memory and memory.path != heap.path:
            memory = memory.parent
        return memory is not None

    wait("a run", lambda: app.window.state("run-steps"))
    for width, height, scrolled in (("1280", "720", True), ("1600", "1000", False), ("1280", "720", True)):
        xdotool("windowsize", shown_window(), width, height)
        wait("room", lambda scrolled=scrolled: is_scrolled() == scrolled)
        wait("the heap", lambda: rooms()[0].get_extents().height > 200)
    assert not app.close()


@test
def block_of_the_cursor_is_whole_with_large_text(app):
    """Its text becomes smaller where the block would be cut, and is large again where it is not."""
    app.close()
    with text_size(2):
        app = Program(executable)
    xdotool("windowsize", shown_window(), "1280", "720")
    app.window.open(SELECT)
    zooms = set()
    for event in (12, 18, 24, 30):
        app.window.do("goto-event", event)
        app.window.wait_state("cursor", event)
        app.window.wait_state("in-sight", "block")
        zooms.add(app.window.state("zoom"))
    assert 100 <= min(zooms) < max(zooms) <= 200, zooms
