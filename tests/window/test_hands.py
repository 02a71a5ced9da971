# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Context menus, breakpoints in the gutter, and going from a value to its definition and uses."""
import re
from driver import Atspi, clipboard, click, press, rest_pointer, resting_extents, shown_window, shown_windows, wait, xdotool
from harness import DIAMOND, EXAMPLE, IF, OWNERSHIP, SELECT, soon, test


def right_click(x, y):
    xdotool("windowfocus", "--sync", shown_window(), "mousemove", "--window", shown_window(),
            str(x), str(y), "sleep", "0.2", "click", "3")


def place_of(app, text):
    view = app.code_views()[0]
    return view.get_character_extents(view.get_text().index(text) + 1)


def items(app):
    return [node.get_name() for node in app.walk() if node.get_role_name() == "menu item"]


@test
def code_has_a_menu_of_its_own(app):
    """About what is under the pointer, or under the cursor of the text; and none of an editor's items."""
    app.window.open(SELECT)
    place = place_of(app, "%alloc =")
    right_click(place.x + 1, place.y + place.height // 2)
    app.window.wait_state("selection", "%alloc")
    wait("the menu", lambda: "Why Is It So?" in items(app) and "Stop at This Op" in items(app))
    assert not {"Cut", "Paste", "Undo", "Change Case"} & set(items(app)), items(app)
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)
    press("shift+F10")
    wait("the menu by keys", lambda: "Copy Its Name" in items(app))
    xdotool("sleep", "0.3", "key", "w")
    wait("why", lambda: app.window.state("panel") and app.window.state("table") == "why")


@test
def menu_is_short_and_what_is_used_has_a_button(app):
    """What is used while one looks at a program has a button where it is used (rules: in the menu of pipelines)."""
    app.window.open(EXAMPLE)
    buttons = " | ".join(node.get_name() for node in app.walk() if "button" in node.get_role_name() or
                         node.get_role_name() == "combo box")
    for control in ("Pipeline", "Compare", "Present", "Predict", "Find", "Differences"):
        assert re.search(control, buttons, re.I), (control, buttons)
    press("F10")
    wait("the menu", lambda: "Preferences" in items(app))
    shown = [node for node in app.walk() if node.get_role_name() == "menu item"]
    assert 4 < len(shown) <= 12, [node.get_name() for node in shown]
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)


@test
def picture_and_tables_have_menus(app):
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    app.window.do("table", "ownership")
    cell = app.wait_find("label", "%alloc: unique(%true) (allocated here)").get_extents()
    cursor = app.window.state("cursor")
    right_click(cell.x + 20, cell.y + cell.height // 2)
    app.window.wait_state("selection", "%alloc")
    wait("the menu of the row", lambda: "Next Use" in items(app))
    assert app.window.state("cursor") == cursor, "a menu goes nowhere"
    press("Escape")
    wait("it to go", lambda: len(shown_windows()) == 1)
    app.window.do("clear-selection")
    app.window.do("focus-views")
    app.window.do("select-value", "%alloc")
    press("shift+F10")
    wait("the menu of the picture", lambda: "Its History" in items(app))


def size_of_menu(app):
    """The window of the menu that is open: its place from the top of the screen, and its height."""
    menu = wait("a menu", lambda: len(shown_windows()) > 1 and "Why Is It So?" in items(app) and shown_windows()[-1])
    lines = xdotool("getwindowgeometry", "--shell", menu)
    return tuple(int(line.split("=")[1]) for line in lines if line.startswith(("Y=", "HEIGHT=")))


@test
def menu_is_whole_wherever_it_is_asked_for(app):
    """Near the lower end of the screen it is as high as near the upper one, and no item is off the screen."""
    shadow = 30  # around it, a part of its window
    app.window.open(SELECT)
    place, found = resting_extents(app.code_views()[0].get_parent()), []
    for y in (place.y + 5, place.y + place.height - 5):
        right_click(place.x + 100, y)
        found.append(size_of_menu(app))
        press("Escape")
        wait("it to go", lambda: len(shown_windows()) == 1)
    assert found[0][1] == found[1][1] > 300, found
    assert all(top >= 0 and top + height <= 1000 + shadow for top, height in found), found


@test
def value_leads_to_its_definition_and_uses(app):
    app.window.open(SELECT)
    app.window.do("select-value", "%0")
    app.window.wait_state("selection", "%0")
    app.window.do("copy-name")
    assert clipboard() == "%0"
    app.window.do("next-use")
    wait("the first use", lambda: app.window.state("message").startswith("Use 1 of "))
    n = int(app.window.state("message").split()[-1])
    for number in [*range(2, n + 1), 1]:
        app.window.do("next-use")
        app.window.wait_state("message", f"Use {number} of {n}")
    app.window.do("select-value", "%0")
    app.window.do("goto-definition")
    wait("the op", lambda: app.window.state("selection") in ("%0", "arith.select"))
    app.window.do("select-value", "%arg1")
    app.window.do("goto-definition")
    app.window.wait_state("selection", "^bb0")


@test
def click_in_the_gutter_is_a_breakpoint(app):
    app.window.open(EXAMPLE)
    def click_beside(text):
        frame = resting_extents(app.code_views()[0])
        place = place_of(app, text)
        xdotool("windowfocus", "--sync", shown_window(), "mousemove", "--window", shown_window(), str(frame.x + 20),
                str(place.y + place.height // 2), "sleep", "0.2", "click", "1")

    click_beside("memref.alloc(")
    points = wait("a breakpoint", lambda: app.window.state("breakpoints"))
    assert len(points) == 1 and "memref.alloc" in points[0] or "%alloc" in points[0], points
    assert app.window.state("selection") == "", "it selects nothing"
    press("F5")
    wait("a walk to it", lambda: app.window.state("cursor") > 0)
    app.window.do("first")
    app.window.wait_state("cursor", 0)
    click_beside("memref.alloc(")
    wait("none any more", lambda: not app.window.state("breakpoints"))


def picture(app):
    return app.find("image", "Control-flow graph")


def at(app):
    return app.window.state("keyboard-at")


@test
def arrows_walk_the_picture(app):
    """From row to row, to the block beside and along edges; Enter selects, and is not what walks."""
    app.window.open(DIAMOND)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    app.window.do("focus-views")
    press("Home")
    press("Home")
    wait("the title of the entry", lambda: at(app).startswith("^bb0"))
    assert picture(app).get_description() == at(app), "what a reader of the screen hears"
    press("Right")  # nothing is beside it: along its first edge
    wait("the block of the first edge", lambda: at(app).startswith("^bb1"))
    press("Right")
    wait("the block beside that", lambda: at(app).startswith("^bb2"))
    press("Left")
    wait("and back", lambda: at(app).startswith("^bb1"))
    press("Left")
    wait("where its edge comes from", lambda: at(app).startswith("^bb0"))
    assert app.window.state("selection") == "", "walking selects nothing"
    press("End")
    last = wait("the terminator", lambda: "cf.cond_br" in at(app) and at(app))
    press("Return")
    app.window.wait_state("selection", "cf.cond_br")
    assert at(app).startswith(last.split(";")[0])
    press("Up")
    wait("the row above", lambda: not at(app).startswith(last))
    assert app.window.state("selection") == "cf.cond_br", "the selection stays"
    press("Escape")
    app.window.wait_state("selection", "")


@test
def arrows_go_into_regions_and_out(app):
    app.window.open(IF)
    app.window.do("stage", OWNERSHIP)
    app.window.wait_state("stage", OWNERSHIP)
    app.window.do("focus-views")
    press("Home")
    press("Home")
    for _ in range(20):
        if "scf.if" in at(app):
            break
        before = at(app)
        press("Down")
        wait("the next row", lambda before=before: at(app) != before)
    outside = at(app)
    assert "scf.if" in outside, outside
    press("Right")
    wait("a row of the region", lambda: at(app) != outside and "scf.if" not in at(app))
    for _ in range(5):  # regions may stand side by side
        press("Left")
    wait("the op again", lambda: at(app) == outside)


@test
def letters_step_where_nothing_is_typed(app):
    app.window.open(SELECT)
    app.window.do("focus-views")
    press("n")
    wait("a step", lambda: app.window.state("cursor"))
    press("b")
    app.window.wait_state("cursor", 0)
    app.window.do("table", "events")

    def in_table():
        return any(node.get_role_name() == "table row" and node.has_state(Atspi.StateType.FOCUSED)
                   for node in app.walk())

    wait("the keyboard in the table", lambda: click(app.wait_find("table row", "3, ")) or in_table())
    before = wait("its event", lambda: app.window.state("cursor"))
    rest_pointer()
    press("b")
    wait("a step back", lambda: app.window.state("cursor") < before)
    press("n")
    app.window.wait_state("cursor", before)


@test
def picture_zooms_to_what_is_selected(app):
    app.window.open(DIAMOND)
    assert not app.window.enabled("zoom-selection"), "nothing is selected"
    app.window.do("stage", OWNERSHIP)
    wait("a picture", lambda: app.window.state("in-sight"))
    usual = app.window.state("zoom")
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    app.window.do("focus-views")
    press("ctrl+8")
    wait("more of it", lambda: usual < app.window.state("zoom") <= 200)
    press("ctrl+0")
    app.window.wait_state("zoom", 100)
