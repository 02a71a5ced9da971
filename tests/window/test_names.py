# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One name for each thing, the source's, in all views; the printed ones a key away. (The other tests see the printed
ones, which run.sh chooses.)"""
from driver import Program, click_at, press, wait
from harness import SELECT, executable, test

OWNERSHIP = 3


def code(app):
    return [view.get_text() for view in app.code_views()]


@test
def names_of_the_source_are_a_key_away(app):
    app.window.open(SELECT)
    app.window.do("stage", OWNERSHIP)
    wait("what is printed", lambda: any("%0 = arith.select" in text for text in code(app)))
    press("ctrl+shift+n")
    app.window.wait_state("own-names", True)
    wait("the code", lambda: all("%either = arith.select" in text for text in code(app)))
    wait("what the passes made", lambda: any("%owns_either" in text for text in code(app)))
    app.window.do("goto-event", 20)
    wait("the sentence", lambda: app.window.state("sentence").startswith("%either joins unique(%true) of %own"))
    app.window.do("table", "ownership")
    wait("the table", lambda: any(label == "%either" for label in app.labels()))
    press("ctrl+shift+n")
    app.window.wait_state("own-names", False)
    wait("the sentence as it is printed", lambda: app.window.state("sentence").startswith("%0 joins unique(%true) of %alloc"))
    wait("the code, too", lambda: not any("%either" in text for text in code(app)))


@test
def choice_of_names_is_kept(app):
    app.window.do("own-names")
    app.window.wait_state("own-names", True)
    app.close()
    again = Program(executable)
    try:
        again.window.wait_state("own-names", True)
        again.window.do("own-names")
        again.window.wait_state("own-names", False)
    finally:
        again.close()


@test
def names_that_differ_by_a_stroke_are_two(app):
    """A click on one selects its own value."""
    app.window.open(SELECT)
    app.window.do("own-names")
    app.window.do("stage", OWNERSHIP)
    name = "%base_buffer_result'"
    wait("the code", lambda: any(name in text for text in code(app)))

    def selected_by_a_click():
        view = app.code_views()[0]
        place = view.get_character_extents(view.get_text().index(name) + 2)
        click_at(place.x + place.width // 2, place.y + place.height // 2)
        return app.window.state("selection") == name

    wait("a click to select", selected_by_a_click)
