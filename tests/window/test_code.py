# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The code views."""
import os
import tempfile

from driver import click, click_at, press, wait
from harness import BOTH, EXAMPLE, IF, LOWERING, OWNERSHIP, assert_contains, function_lines, printed, stores, test


def assert_pair(app, stage, before, after):
    """The stage that lowers deallocs, and the one before it."""
    app.window.do("compare-lowering")
    app.window.wait_state("right-stage", stage)
    app.window.wait_state("left-stage", stage - 1)
    left, right = app.code()
    assert before in left
    assert after in right and after not in left


@test
def deallocs_stand_beside_what_they_become_in_every_system(app):
    for pipeline, file, stage, before, after in (
            ("hlo", IF, 5, "deallocation.retain", "deallocation.free"),
            ("legacy", BOTH, 4, "func.func", "memref.dealloc"),
            ("ownership", IF, LOWERING, "bufferization.dealloc", "memref.dealloc")):
        app.window.do("pipeline", pipeline)
        app.window.wait_state("pipeline", pipeline)
        app.window.open(file)
        assert_pair(app, stage, before, after)
    app.window.do("pipeline", "cse")
    wait("another run", lambda: app.window.state("n-events") < 10)
    app.window.do("compare-lowering")
    app.window.wait_state("message", "No stage that was reached frees anything")


@test
def code_views_show_any_stage(app):
    app.window.open(EXAMPLE)
    app.window.do("second-code")
    last = app.window.state("right-stage")
    assert app.window.state("left-stage") == -1
    assert_contains(function_lines(printed(EXAMPLE, last)), function_lines(app.code()[1]))
    assert_pair(app, LOWERING, "bufferization.dealloc", "memref.dealloc")
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
        assert app.window.state("breakpoints")[0].endswith(" ownership of %room in @either")
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
            file.write("/" * 300 + "\n//" + "x" * 298 + "\n      //" + "x" * 292 + "\nfunc.func @f() {\n  return\n}\n")
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
        nested = rows(2)
        assert nested[1][0].x >= nested[0][6].x + 3 * first[0].width, "from where the line begins, and not its blanks"


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
def input_as_written_follows_the_function_from_any_step(app):
    """Also where the step, and what is selected, are in another one; the function begins at the top."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "long.mlir")
        text = "".join(stores(100, name) for name in "abcd")
        with open(path, "w") as file:
            file.write(text)
        app.window.open(path)
        app.window.do("right-stage", -2)
        app.window.do("stage", OWNERSHIP)
        app.window.do("function", "a")
        app.window.do("select-line", 3)
        wait("a selection", lambda: app.window.state("selection"))
        app.window.do("function", "c")
        line = text[:text.index("@c(")].count("\n") + 1
        wait("its first line at the top", lambda: app.window.state("right-top") == line)


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
        app.rest(0.5)
        assert app.window.state("left-top") == 1


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


@test
def value_that_is_not_there_is_named(app):
    app.window.open(EXAMPLE)
    app.window.do("select-value", "%alloc")
    app.window.wait_state("selection", "%alloc")
    app.window.do("select-value", "%nobody")
    app.window.wait_state("message", "There is no value '%nobody' in this function at this step")
    assert app.window.state("selection") == "%alloc"


@test
def name_in_the_code_selects_its_value(app):
    app.window.open(EXAMPLE)

    def selected_by_a_click():  # panes find their places in the first frames
        view = app.code_views()[0]
        place = view.get_character_extents(view.get_text().index("%alloc ") + 2)
        click_at(place.x + place.width // 2, place.y + place.height // 2)
        return app.window.state("selection") == "%alloc"

    wait("a click to select", selected_by_a_click)
