# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Before and after in one view, and the names in sentences as links."""
from driver import click, click_at, press, resting_extents, wait
from harness import EXAMPLE, LESSON, SELECT, test

SENTENCE = "%0 joins unique(%true) of %alloc with unique(%false) of %arg2: unknown"


def description(node):
    return node.get_description() or ""


def go_to_sentence(app):
    app.window.open(SELECT)
    app.window.do("goto-event", 20)
    app.window.wait_state("sentence", SENTENCE)


@test
def names_in_the_sentence_select_what_they_name(app):
    go_to_sentence(app)
    links = app.window.state("links").split("\n")
    assert links == ["%0", "%true", "%alloc", "%false", "%arg2"], links
    for number, name in enumerate(links, 1):
        app.window.do("follow-link", number)
        app.window.wait_state("selection", name)
    app.window.do("follow-link", 99)  # there is none
    app.window.wait_state("selection", "%arg2")


@test
def links_are_reached_by_pointer_and_keys(app):
    go_to_sentence(app)
    label = app.wait_find("label", SENTENCE)
    place = resting_extents(label)
    click_at(place.x + 18, place.y + place.height // 2)  # the first word
    app.window.wait_state("selection", "%0")
    press("Tab")
    wait("what a screen reader says of the link", lambda: description(label).startswith("Link "))
    first = description(label)
    press("Return")
    app.window.wait_state("selection", first.split(": ")[1])
    press("Tab")
    wait("the next one", lambda: description(label) not in ("", first))


def click_word(label, letters):
    """Where that many letters stand before, or so."""
    place = resting_extents(label)
    click_at(place.x + 18 + 7 * letters, place.y + place.height // 2)


def is_in_row(node):
    while node and node.get_role_name() != "table row":
        node = node.get_parent()
    return node is not None


@test
def names_in_tables_are_links(app):
    go_to_sentence(app)
    app.window.do("table", "events")
    sentence = "%alloc: unique(%true) (allocated here)"
    wait("what the name is of",
         lambda: click_word(app.wait_find("label", sentence), 0) or app.window.state("selection") == "%alloc")
    assert app.window.state("cursor") == 20, "a name is not its row"
    click(app.wait_find("table row", "17, "))  # the rest of the row leads to its event
    app.window.wait_state("cursor", 17)


@test
def links_in_tables_are_reached_by_keys(app):
    go_to_sentence(app)
    app.window.do("table", "events")
    wait("a walk to the row's event",
         lambda: click_word(app.wait_find("table row", "17, "), 0) or app.window.state("cursor") == 17)
    sentence = "%alloc: unique(%true) (allocated here)"
    label = next(node for node in app.walk() if node.get_name() == sentence and is_in_row(node))
    press("Right")
    wait("the first link", lambda: description(label) == "Link 1 of 2: %alloc")
    press("Right")
    wait("the next one", lambda: description(label) == "Link 2 of 2: %true")
    press("Return")
    app.window.wait_state("selection", "%true")
    press("Left")
    wait("back", lambda: description(label) == "Link 1 of 2: %alloc")


@test
def what_a_step_takes_away_is_told(app):
    """The code's text stays what it is; what is struck through between its lines is said besides."""
    app.window.open(EXAMPLE)
    code = app.code_views()[0]
    app.window.do("goto-event", 6)
    wait("what is gone", lambda: "cf.br" in description(code))
    assert description(code).splitlines() == ["Gone with this step:", "cf.br ^bb1(%1 : memref<?xi8>)",
                                             "^bb1(%2: memref<?xi8>):  // pred: ^bb0"], description(code)
    assert "^bb1" not in app.code()
    app.window.do("step-forward")
    wait("nothing", lambda: description(code) == "")


@test
def lesson_speaks_of_what_is_seen(app):
    """It is written with the names that are printed, and read with those that the views show."""
    app.window.open(LESSON)
    assert app.window.state("selection") == "%alloc"
    app.window.do("own-names")
    try:
        app.window.do("lesson-step", 0)
        app.window.wait_state("selection", "%first")
        app.window.open(LESSON)
        app.window.wait_state("selection", "%first")
    finally:
        app.window.do("own-names")
    app.window.wait_state("own-names", False)
