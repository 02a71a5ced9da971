# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The search bar, and what it finds where."""
import re
import tempfile

from driver import press, wait
from harness import EXAMPLE, OWNERSHIP, answers_within, long_test, test


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


@long_test
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


@long_test
def search_says_how_far_it_is(app):
    """Before all is searched, there is no count of nothing; and a search for what is not asked for any
    more, or of a bar that went, ends."""
    open_allocations(app, 4000, "  test.copy(%a{}, %m) : (memref<4xf32>, memref<4xf32>)\n")
    app.window.do("search-regex")  # an expression is looked for in whole sentences, which take long
    said, of_stages = [], app.labels().count("0")

    def says_how_far():
        labels = app.labels()
        said.extend(label for label in labels if re.search("^0…|nothing found", label))
        said.extend(["0"] * (labels.count("0") - of_stages))
        return any(re.fullmatch(r"searching… [1-9]\d? %", label) for label in labels)
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
    app.window.do("search-for", "round ")
    wait("hits", lambda: app.window.state("search-count") and not app.window.state("search-busy"))
    app.window.do("search-next")
    wait("the first", lambda: app.window.state("cursor") > 0)
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)
    wait("the search", lambda: app.window.state("search-count") and
         not app.window.state("search-busy"))
    app.window.do("search-next")
    wait("the next one", lambda: app.window.state("cursor") > 20)
    assert "round " in app.window.state("sentence")
    app.window.do("goto-event", 20)
    app.window.wait_state("search-at", 0)
    app.window.do("search-previous")
    wait("the one before", lambda: app.window.state("cursor") < 20)
    assert "round " in app.window.state("sentence")
    assert app.window.state("cursor") > 5  # not the first
