# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Showing a run to an audience."""
import itertools
import subprocess

from driver import (
    Atspi, click, hover, press, rest_pointer, resting_extents, shown_window, shown_windows, wait,
    xdotool)
from editing import PROGRAM, content, opened
from harness import DIAMOND, EXAMPLE, LESSON, SELECT, long_test, place_of_label, resized, sentence_is_whole, test


@test
def presenter_steps_with_page_keys(app):
    app.window.open(EXAMPLE)

    def room():
        extents = app.wait_find("image", "Control-flow graph").get_extents()
        return extents.y, extents.height

    before = room()
    press("alt+5")
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
    assert app.find("toggle button", "3 ownership") or app.find("push button", "3 ownership")  # the stage is in sight
    assert not app.find("slider", "Event")
    press("Escape")
    app.window.wait_state("present", "off")
    app.window.wait_state("layout", "explore")
    wait("the code", lambda: len(app.code_views()) == 1)
    wait("the graph as it was", lambda: abs(room()[1] - before[1]) < 12)


@test
def window_does_nothing_when_nothing_moves(app):
    """Neither with the start page nor with a program, nor before an audience."""
    wait("the start page to rest", app.rests_quite)
    app.window.open(DIAMOND)
    app.window.do("goto-event", 12)
    wait("the program to rest", app.rests_quite)
    for views in ("all", "graph", "code"):
        app.window.do("present", views)
        app.window.wait_state("present", views)
        wait(f"{views} to rest before an audience", app.rests_quite)


@test
def step_stays_in_sight_when_type_grows(app):
    """What the sentence speaks of is in the code that an audience sees, without a step more."""
    app.window.open(DIAMOND)
    app.window.do("own-names")  # longer lines
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)

    def branch_is_in_sight():
        view, = app.code_views()
        at = view.get_text().index("cf.cond_br")
        letter, room = view.get_character_extents(at), view.get_extents()
        return room.y <= letter.y and letter.y + letter.height <= room.y + room.height

    wait("the step", branch_is_in_sight)
    app.window.do("present", "all")
    app.rest(0.5)
    wait("the step before an audience", branch_is_in_sight)


@test
def presenter_message_goes_with_the_mode(app):
    app.window.open(EXAMPLE)
    press("alt+5")
    hover(app.wait_find("label", "Presenter mode"))  # while the pointer is on it, it does not go by itself
    press("Escape")
    app.window.wait_state("present", "off")
    wait("the message to go", lambda: not any("Presenter mode" in label for label in app.labels()))


@long_test
def presenter_message_covers_neither_sentence_nor_tabs(app):
    """Nor does it where the next sentence takes more lines, and in a lesson not its text."""
    def is_clear():
        message = app.wait_find("label", "Presenter mode").get_extents()
        sentence = place_of_label(app, app.window.state("sentence"))
        tab = app.wait_find("label", "Code").get_extents()
        return tab.y + tab.height < message.y and message.y + message.height < sentence.y

    app.window.open(SELECT)
    for width, tall in (("560", ("700", "690")), ("570", ("600", "590")), ("565", ("480", "490"))):
        heights = itertools.cycle(tall)
        wait("tabs", lambda width=width, heights=heights: resized(width, heights, lambda: app.find("label", "Code")))
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


@long_test
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
    headings = ("CFG of",)
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
    wait("the sentence below the views", lambda: sentence_is_whole(app))
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


def light_of(node):
    """How light what is painted there is, from 0 to 1."""
    place = node.get_extents()
    crop = f"{place.width}x{place.height}+{place.x}+{place.y}"
    return float(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", crop, "-format", "%[fx:mean]",
                                 "info:"], capture_output=True, check=True, text=True).stdout)


@test
def type_grows_with_the_screen(app):
    """Code a fortieth of its height, 20 points of 1080; the picture no less than 16 pixels for a capital."""
    app.window.open(SELECT)
    handle = shown_window()
    app.window.do("goto-event", 5)
    app.window.do("present", "all")

    def heights():
        return [view.get_character_extents(1).height for view in app.code_views()]

    for width, height in (("1280", "720"), ("1560", "960")):
        code = int(height) / 40
        xdotool("windowsize", handle, width, height)
        wait("code for a room", lambda code=code: all(1.1 * code < found < 1.5 * code for found in heights()))
        wait("a picture for a room", lambda code=code: 100 * code / 13.34 * 5 / 6 - 1 <= app.window.state("zoom")
             <= 100 * code / 13.33 + 1)
    app.window.do("present", "off")
    wait("usual type", lambda: app.window.state("zoom") <= 100 and max(heights()) < 24)


@long_test
def spotlight_is_on_what_the_sentence_speaks_of(app):
    """In the picture and in the code; where that is nothing in particular, nothing is dim."""
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 20)

    def seen():
        return light_of(app.find("image", "Control-flow graph")), light_of(app.code_views()[0].get_parent())

    def changes(wanted):
        before = seen()
        press("s")
        app.window.wait_state("spotlight", wanted)
        try:
            wait("another light", lambda: all(abs(now - then) > 0.0005 for now, then in zip(seen(), before)))
        except AssertionError:
            return False
        return True

    app.window.do("present", "all")
    wait("the message to go", lambda: not any("Presenter mode" in label for label in app.labels()))
    assert app.window.state("spotlight")
    assert changes(False)
    assert changes(True)
    app.window.do("goto-event", 0)
    before = wait("rest", lambda: seen() == seen() and seen())
    app.window.do("spotlight")
    app.window.wait_state("spotlight", False)
    assert all(abs(now - then) < 0.0005 for now, then in zip(seen(), before))


@test
def code_before_an_audience_has_whole_rows(app):
    """Of a row that is cut by the edge of the view nothing is seen, at its top and at its bottom."""
    app.window.open(SELECT)
    handle = shown_window()
    app.window.do("goto-event", 23)
    app.window.do("spotlight")  # whose dim lines are hard to tell from none
    app.window.do("present", "all")

    def ink(place, top, height):
        """How much what is painted there differs across a row of dots."""
        border = (1280 - app.find("frame", "05-select-unknown").get_extents().width) // 2
        crop = f"{place.width - 100}x{height}+{place.x + border + 80}+{place.y + border + top}"
        return float(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", crop, "-colorspace", "Gray",
                                     "-format", "%[fx:standard_deviation]", "info:"], capture_output=True, check=True,
                                    text=True).stdout)

    def rows(view):
        """Their tops and heights, from the top of the screen."""
        extents = (view.get_character_extents(at) for at in range(0, len(view.get_text()), 12))
        return {(place.y, place.height) for place in extents}

    def edges(tall):
        """The rows that are cut by the top and by the bottom of the view, which begin and end there."""
        xdotool("windowsize", handle, "1280", tall)
        app.rest(0.5)
        view = app.code_views()[0]
        seen = view.get_parent().get_extents()
        bottom = seen.y + seen.height
        every = rows(view)
        return (seen, max((top + height - seen.y for top, height in every if top < seen.y < top + height), default=0),
                max((bottom - top for top, height in every if top < bottom < top + height), default=0))

    def whole_rows(tall):
        """How many rows are cut of which then nothing is seen; None when something is."""
        seen, above, below = edges(tall)
        upper = ink(seen, 0, above - 1) if above > 2 else 0
        lower = ink(seen, seen.height - below + 1, below - 1) if below > 2 else 0
        all_of_them = ink(seen, above, seen.height - below - above)
        found.append((tall, above, below, upper, lower, all_of_them))
        return [(above > 5) + (below > 5)] if max(upper, lower) < 0.01 < all_of_them else None

    found = []
    try:
        cut = [wait("whole rows", lambda tall=tall: whole_rows(tall))[0] for tall in ("700", "708")]
    except AssertionError as error:
        raise AssertionError(found[-3:]) from error
    assert any(cut), found


@test
def wrapped_code_is_indented_for_the_room(app):
    """By four columns of the type that it has now, not of that it had before."""
    app.window.open(SELECT)
    app.window.do("goto-event", 23)
    xdotool("windowsize", shown_window(), "1280", "960")
    height = app.code_views()[0].get_character_extents(1).height
    app.window.do("present", "all")
    wait("code for a room", lambda: app.code_views()[0].get_character_extents(1).height > 1.3 * height)

    def columns(view, words):
        """How far the second row of a line begins to the right of the first."""
        text = view.get_text()
        begin = text.index(words)
        first = view.get_character_extents(begin)
        places = (view.get_character_extents(at) for at in range(begin, text.index("\n", begin)))
        second = next(place for place in places if place.y > first.y)
        return (second.x - first.x) / first.width

    for words in ("func.func @select_unknown", "%base_buffer,"):
        wait(f"four columns below {words}", lambda words=words: 3.5 < columns(app.code_views()[0], words) < 4.5)


@test
def keys_present_also_where_one_has_typed(app):
    with opened(app) as path:
        press("F2")  # which ends it ...
        app.window.wait_state("edit", False)
        press("F2")  # ... and leads into the text
        app.window.wait_state("edit", True)
        press("alt+5")
        wait("the audience", lambda: app.window.state("present") != "off")
        press("s")
        app.window.wait_state("spotlight", False)
        assert not app.window.state("unsaved") and content(path).decode() == PROGRAM
        press("Escape")
        app.window.wait_state("present", "off")
