# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The layout that compares: two or three columns of stages and systems, and what they cost."""
import os
import subprocess
import tempfile

from driver import Atspi, Program, click, hover_at, press, shown_window, wait, xdotool
from harness import DIAMOND, EXAMPLE, executable, long_test, reported, samples, stores, test, tool

# Out of its loop, the inner allocation comes before the outer one and takes its name.
NAMES_CHANGE = """func.func @rounds(%n: index, %s: index) {
  %c1 = arith.constant 1 : index
  scf.for %i = %s to %n step %c1 {
    %outer = memref.alloc(%i) : memref<?xf32>
    scf.for %j = %s to %n step %c1 {
      %inner = memref.alloc(%s) : memref<?xf32>
      memref.copy %inner, %outer : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
func.func @made() -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  return %m : memref<2xf32>
}
func.func @kept() {
  %k = call @made() : () -> memref<2xf32>
  return
}
"""


# Takes long, whatever its input is: very many functions, each with a loop that goes on to the limit of steps.
LONG = "".join(f"""func.func @f{i}(%n: index, %m: memref<8xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %far = arith.constant 1000000000 : index
  scf.for %i = %c0 to %far step %c1 {{
    %a = memref.alloc(%n) : memref<?xf32>
    memref.dealloc %a : memref<?xf32>
  }}
  return
}}
""" for i in range(40))
COLUMNS = ("first-column", "second-column", "third-column")
SELECTIONS = ("first-selection", "second-selection", "third-selection")


def compare(app, what, *columns):
    """Has systems compared, and waits until they have run, and are measured."""
    app.window.do("compare-systems", what)
    wait(f"{columns}", lambda: app.window.states(*COLUMNS[:len(columns)]) == columns)
    measured(app)


def measured(app):
    app.window.wait_state("measured", "done")


def focused(app):
    """The names of what has the focus."""
    return [node.get_name() for node in app.walk()
            if node.get_role_name() != "frame" and node.has_state(Atspi.StateType.FOCUSED)]


def type_over(text):
    press("ctrl+a")
    xdotool("windowfocus", "--sync", shown_window(), "type", text)
    press("Return")


def point_at(view, text):
    """Moves the pointer onto that in a code."""
    place = view.get_character_extents(view.get_text().index(text))
    hover_at(place.x + 2, place.y + place.height // 2)


def saved(app, action):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "table")
        app.window.do(action, path)
        wait("the table", lambda: os.path.exists(path) and os.path.getsize(path))
        with open(path, "rb") as file:
            return file.read()


@test
def systems_are_compared(app):
    app.window.open(DIAMOND)
    compare(app, "", "ownership@8", "legacy")
    assert app.window.states("layout", "function") == ("compare", "diamond")
    app.window.do("first-selection", "%alloc")
    app.window.wait_state("second-selection", "%alloca")  # the same allocation, on the stack there
    app.window.do("second-column", "buffer-deallocation")
    app.window.wait_state("second-column", "buffer-deallocation")
    wait("its run", lambda: app.find("text", "Code at the end of buffer-deallocation"))
    app.window.do("clear-selection")
    app.window.do("second-selection", "%alloc")
    app.window.wait_state("first-selection", "%alloc")
    pipelines = "--compare=ownership,buffer-deallocation"
    measured(app)
    for action, format in (("export-csv", "csv"), ("export-markdown", "markdown")):
        expected = subprocess.run([tool, DIAMOND, pipelines, f"--format={format}"],
                                  capture_output=True, check=True).stdout
        assert saved(app, action) == expected, format


@test
def three_systems_are_compared(app):
    """One file, three codes, and a table of what each leaves: that of the command line."""
    path = os.path.join(samples, "07-for-carries-buffer.mlir")
    app.window.open(path)
    compare(app, "*", "ownership@8", "legacy", "hlo")
    wait("the table", lambda: {"ownership", "legacy", "hlo", "conditional deallocs"} <= set(app.labels()))
    assert app.window.state("three-columns") is True
    app.window.do("first-selection", "%alloc")
    wait("it in all", lambda: app.window.states(*SELECTIONS[1:]) == ("%alloc", "%alloc"))
    expected = subprocess.run([tool, path, "--compare=ownership,legacy,hlo", "--format=csv"],
                              capture_output=True, check=True).stdout
    assert saved(app, "export-csv") == expected
    assert len({len(code.splitlines()) + int(gap) for code, gap in
                zip(app.code(), app.window.state("column-gaps").split(", "))}) == 1
    app.window.do("third-column", "documented")
    app.window.wait_state("third-column", "documented")
    app.window.do("three-columns")
    wait("two again", lambda: app.window.state("three-columns") is False and len(app.code_views()) == 2)
    app.window.do("three-columns")  # what was there comes back
    wait("three again", lambda: app.window.state("third-column") == "documented" and len(app.code_views()) == 3)


@test
def stages_and_systems_are_aligned(app):
    """Where one column has lines that another has not, that one has a gap; all are scrolled together."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(stores(80))
        file.flush()
        app.window.open(file.name)
        press("alt+3")
        app.window.wait_state("layout", "compare")
        assert app.window.states(*COLUMNS[:2]) == ("ownership", "ownership@8")
        app.window.do("first-column", "@0")
        app.window.do("second-column", "buffer-deallocation")
        app.window.wait_state("second-column", "buffer-deallocation")

        def rows(text):
            """Where that stands in each column."""
            return [view.get_character_extents(view.get_text().index(text)).y for view in app.code_views()]

        def same(text, n):
            at = rows(text)
            return len(at) == n and max(at) - min(at) < 2

        wait("the first in one row", lambda: same("n = 5 :", 2))
        wait("a gap", lambda: app.window.state("column-gaps") == "1, 0")
        app.window.do("three-columns")
        app.window.do("third-column", "@8")
        app.window.wait_state("third-column", "ownership@8")
        wait("three in one row", lambda: same("n = 5 :", 3))
        app.window.do("select-line", 70)
        wait("the last in one row", lambda: same("n = 75 :", 3) and min(rows("n = 5 :")) < 0)


@test
def wrapped_lines_stay_beside_one_another(app):
    """No line of a column is cut; where it goes on in more rows than its counterparts, they have room below them. So it
    is, too, when a border between two columns is moved."""
    app.window.open(os.path.join(samples, "08-swap-in-loop.mlir"))
    compare(app, "*", "ownership@8", "legacy", "hlo")

    def aligned():
        views = [(view, view.get_text()) for view in app.code_views()]
        rows = [[view.get_character_extents(text.index(word)).y for view, text in views]
                for word in ("test.copy", "scf.for", "return")]
        return all(max(places) - min(places) < 2 for places in rows)

    def widths():
        return [view.get_extents().width for view in app.code_views()]

    def is_cut(view):
        end = view.get_character_extents(view.get_text().index("{") - 1)
        extents = view.get_extents()
        return end.x + end.width > extents.x + extents.width

    def of_one_width():
        now = widths()
        return max(now) - min(now) < 5

    wait("three of one width", of_one_width)
    assert sum(widths()) > 0.9 * app.find("frame", "").get_extents().width, widths()
    wait("one height", aligned)
    for view in app.code_views():
        assert not is_cut(view), view.get_name()
    before, extents = widths(), app.code_views()[0].get_extents()
    for x in (0, -60, -150, -151, -157, -158):
        xdotool("mousemove", "--window", shown_window(), str(extents.x + extents.width + x), str(extents.y + 80),
                *(() if x else ("mousedown", "1")), "sleep", "0.2")
        wait(f"one height with the border at {x}", aligned)
    xdotool("mouseup", "1")

    def moved():
        now = widths()
        return before[0] - now[0] > 100 and now[1] > before[1]

    wait("a border that has moved", moved)
    for view in app.code_views():
        assert not is_cut(view), view.get_name()


@test
def differences_of_columns_are_gone_through(app):
    app.window.open(EXAMPLE)
    app.window.do("layout", "compare")
    app.window.do("first-column", "@2")
    app.window.do("second-column", "@3")
    app.window.wait_state("difference-counts", "6 added")
    assert "6 added, 0 removed, 0 changed, 0 moved" in reported(EXAMPLE, "--diff=2,3")[0]
    wait("it in words", lambda: "6 added" in app.labels())
    left, right = app.code()
    assert "dealloc" not in left and "bufferization.dealloc" in right
    press("F4")
    app.window.wait_state("message", "Difference 1 of 2")
    press("F4")
    app.window.wait_state("message", "Difference 2 of 2")
    press("shift+F4")
    app.window.wait_state("message", "Difference 1 of 2")
    app.window.do("second-column", "@2")
    app.window.wait_state("difference-counts", "")
    press("F4")
    app.window.wait_state("message", "Nothing differs")
    app.window.do("second-column", "@written")
    wait("its comments", lambda: "//" in app.code()[1].splitlines()[0])


@test
def cursor_and_selection_stay_where_they_are(app):
    app.window.open(EXAMPLE)
    app.window.do("goto-event", 20)
    app.window.wait_state("cursor", 20)
    app.window.do("select-value", "%alloc")
    app.window.do("layout", "compare")
    compare(app, "*", "ownership@8", "legacy", "hlo")
    app.window.wait_state("second-selection", "%alloc")
    assert app.window.states("cursor", "selection") == (20, "%alloc")
    app.window.do("layout", "explore")
    wait("the picture", lambda: app.find("image", "Control-flow graph"))
    assert app.window.states("cursor", "selection", "left-stage", "pipeline") == (20, "%alloc", -1, "ownership")
    press("alt+3")
    wait("the columns as they were", lambda: len(app.code_views()) == 3)
    assert app.window.states(*COLUMNS) == ("ownership@8", "legacy", "hlo")
    app.window.do("goto-event", 30)  # a column at the cursor goes along
    app.window.do("first-column", "")
    measured(app)
    app.window.do("first")
    wait("the input", lambda: "dealloc" not in app.code()[0])
    app.window.do("last")
    wait("the end", lambda: "dealloc" in app.code()[0])


@test
def columns_come_back(app):
    app.window.open(DIAMOND)
    compare(app, "*", "ownership@8", "legacy", "hlo")
    app.window.do("second-column", "documented@2")
    app.window.wait_state("second-column", "documented@2")
    app.close()
    again = Program(executable, restore=True)
    try:
        again.window.wait_state("outcome", "complete")
        again.window.wait_state("layout", "compare")
        wait("the columns", lambda: again.window.states(*COLUMNS) == ("ownership@8", "documented@2", "hlo"))
        wait("their codes", lambda: len(again.code_views()) == 3 and all(again.code()))
    finally:
        again.close()


@long_test
def columns_are_chosen_by_keys(app):
    """From pane to pane; what is typed runs, and what is wrong is said."""
    app.window.open(DIAMOND)
    press("alt+3")
    app.window.wait_state("layout", "compare")
    app.window.do("focus-views")
    wait("the focus in the code", lambda: focused(app) == ["Code at the cursor"])
    press("F6")
    wait("the focus in the second", lambda: focused(app) == ["Code after stage 8, canonicalize"])
    press("shift+F6")
    press("shift+F6")
    wait("the focus above them", lambda: focused(app) == ["Function: diamond"])
    for _ in range(12):
        if "Run in the second column" in focused(app):
            break
        press("Tab")
        app.rest(0.2)
    assert "Run in the second column" in focused(app), focused(app)
    type_over("legacy")
    app.window.wait_state("second-column", "legacy")
    wait("its code", lambda: app.find("text", "Code at the end of legacy"))
    type_over("nothing")
    app.window.wait_state("message", "There is no pipeline 'nothing'")
    assert app.window.state("second-column") == "legacy"


@long_test
def row_of_all_systems_opens_as_a_column(app):
    app.window.open(os.path.join(samples, "21-both-systems.mlir"))
    app.window.do("function", "early")
    compare(app, "", "ownership@8", "legacy")
    app.window.do("table", "systems")
    app.window.wait_state("table", "systems")
    said = subprocess.run([tool, os.path.join(samples, "21-both-systems.mlir"), "--function=early",
                           "--compare=ownership,ownership+liveness", "--format=csv"],
                          capture_output=True, text=True, check=True).stdout
    peak, = [line.split(",")[-2:] for line in said.splitlines() if '"peak of the heap, bytes"' in line]
    row = app.wait_find("label", "ownership+liveness")
    wait("what it costs", lambda: set(peak) <= {label.split(" ")[0] for label in app.labels()})
    app.rest(0.5)
    click(row)
    wait("it in the third column", lambda: app.window.states("three-columns", "third-column") ==
         (True, "ownership+liveness"))
    wait("three codes", lambda: len(app.code_views()) == 3)
    app.rest(0.5)
    click(app.wait_find("label", "legacy"))  # which is there
    app.rest(0.5)
    assert app.window.states(*COLUMNS) == ("ownership@8", "legacy", "ownership+liveness")


@long_test
def measuring_is_stopped_and_begun_again(app):
    """A loop that takes very many steps does not keep the window waiting."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(LONG)
        file.flush()
        app.window.open(file.name)
        app.window.do("layout", "compare")
        app.window.wait_state("measured", "working")
        button = app.wait_find("push button", "Cancel")
        assert app.find("label", "Executing all of them")
        app.window.do("second-column", "@3")  # what is chosen meanwhile is there at once
        wait("it", lambda: app.find("text", "Code after stage 3"))
        app.window.do("cancel-measuring")
        app.window.wait_state("measured", "stopped")
        wait("the other button", lambda: app.find("push button", "Measure"))
        app.window.do("export-csv", "/nowhere")
        app.window.wait_state("message", "Nothing has been measured yet")
        app.window.do("measure")
        app.window.wait_state("measured", "working")
        app.window.do("layout", "explore")
        app.window.wait_state("measured", "")


@test
def pointing_shows_the_counterpart_in_all_columns(app):
    app.window.open(DIAMOND)
    compare(app, "", "ownership@8", "legacy")
    views = app.code_views()
    point_at(views[1], "test.copy")
    app.rest(0.3)
    assert not app.find("label", "no counterpart here")
    point_at(views[0], "memref.dealloc")
    wait("none there", lambda: app.find("label", "no counterpart here"))


@test
def allocations_match_by_where_they_come_from(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.mlir")
        with open(path, "w") as file:
            file.write(NAMES_CHANGE)
        app.window.open(path)
        compare(app, "", "ownership@8", "legacy")
        app.window.do("first-column", "buffer-hoisting")
        app.window.do("second-column", "buffer-loop-hoisting")
        app.window.wait_state("second-column", "buffer-loop-hoisting")
        app.window.wait_state("first-column", "buffer-hoisting")
        app.window.do("function", "rounds")
        app.window.wait_state("function", "rounds")
        wait("both runs", lambda: app.find("text", "Code at the end of buffer-loop-hoisting") and
             app.find("text", "Code at the end of buffer-hoisting") and all(app.code()))
        for left, right in (("%alloc", "%alloc_0"), ("%alloc_0", "%alloc")):
            app.window.do("first-selection", left)
            app.window.wait_state("second-selection", right)
        app.window.do("second-selection", "%alloc_0")
        app.window.wait_state("first-selection", "%alloc")
        # The table on the screen is that of the command line: its rows, and the pipelines as columns.
        wait("the table", lambda: {"allocations", "freed: memref.alloc at 4:14", "freed: memref.alloc at 6:16",
                                   "never", "buffer-hoisting", "buffer-loop-hoisting"} <= set(app.labels()))
        app.window.do("second-column", "buffer-deallocation")
        app.window.wait_state("second-column", "buffer-deallocation")
        app.window.do("function", "kept")
        wait("what is warned of", lambda: "complete, 1 fault" in app.labels())
        app.window.do("function", "made")
        wait("no warning", lambda: "complete, 1 fault" not in app.labels() and "returned" in app.labels())


@test
def long_cell_leaves_room_for_the_other_column(app):
    """Where a buffer is freed may be a list of twenty paths."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "paths.mlir")
        with open(path, "w") as file:
            file.write("func.func @paths(%flag: i32) {\n  %m = memref.alloc() : memref<8xf32>\n"
                       "  cf.switch %flag : i32, [\n    default: ^way0,\n" +
                       ",\n".join(f"    {i}: ^way{i}" for i in range(1, 20)) + "\n  ]\n" +
                       "".join(f"^way{i}:\n  memref.dealloc %m : memref<8xf32>\n  return\n" for i in range(20)) +
                       "}\n")
        app.window.do("pipeline", "cse")
        app.window.open(path)
        app.window.do("compare-systems", "buffer-hoisting")
        app.window.wait_state("second-column", "buffer-hoisting")

        def cells():
            found = [node.get_extents() for node in app.walk()
                     if node.get_role_name() == "label" and node.get_name().startswith("line 26 in ^bb1; ")]
            return sorted(found, key=lambda place: place.x)

        left, right = wait("the long cells", lambda: len(cells()) == 2 and cells())
        assert abs(left.width - right.width) < 20 and right.x + right.width < 1440, (left, right)


@long_test
def columns_follow_the_file(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.mlir")
        with open(path, "w") as file:
            file.write(NAMES_CHANGE)
        app.window.do("pipeline", "buffer-deallocation")
        app.window.open(path)
        app.window.do("function", "made")
        app.window.do("compare-systems", "")
        wait("the other system", lambda: app.window.states("first-column", "second-column", "function") ==
             ("buffer-deallocation@3", "ownership", "made"))
        wait("no cursor there", lambda: app.labels().count("At the end") == 1 and
             "3  after buffer-deallocation" in app.labels())
        for name in ("Run in the first column", "Run in the second column", "Save or copy the table", "Function"):
            assert app.find("push button", name), name
        app.window.do("function", "kept")
        wait("it on the button", lambda: "kept" in app.labels())
        app.window.do("function", "nowhere")
        app.rest(0.3)
        assert app.window.state("function") == "kept"
        app.window.do("second-column", "nothing")
        wait("what is wrong", lambda: "There is no pipeline 'nothing'" in app.labels())
        app.window.do("second-column", "promote-buffers-to-stack")
        app.window.wait_state("second-column", "promote-buffers-to-stack")
        measured(app)
        with open(path, "w") as file:
            file.write("\n" + NAMES_CHANGE)
        app.window.do("function", "rounds")
        wait("the new lines", lambda: "freed: memref.alloc at 5:14" in app.labels())
        assert app.window.states("function", "first-column", "second-column") == (
            "rounds", "buffer-deallocation@3", "promote-buffers-to-stack")
        app.window.do("upstream", "22")  # which has no such pass: nothing claims to have run it
        app.window.wait_state("first-column", "ownership@8")
        app.window.wait_state("pipeline", "ownership")
        app.window.wait_state("message", "There is no pipeline 'buffer-deallocation'")
        app.window.do("upstream", "19")
        app.window.wait_state("outcome", "complete")
        app.window.do("second-column", "buffer-deallocation")
        measured(app)
        app.window.do("second-column", "nothing")  # so that another message is said
        app.window.do("upstream", "22")
        app.window.wait_state("message", "There is no pipeline 'buffer-deallocation'")
        app.window.wait_state("second-column", "ownership")
        app.window.do("upstream", "19")
        app.window.wait_state("outcome", "complete")


@test
def lesson_is_compared_by_the_name_that_it_gives(app):
    app.window.open(os.path.join(samples, "lessons", "15-clones.lesson"))
    app.window.do("compare-systems", "")
    wait("the lesson's words", lambda: app.window.states("first-column", "second-column", "function") == (
        "builtin.module(func.func(buffer-deallocation),canonicalize)@2", "ownership", "meet"))


@test
def rows_of_the_comparison_select(app):
    app.window.open(os.path.join(samples, "18-clones.mlir"))
    app.window.do("pipeline", "ownership")  # it asks for the other one
    app.window.wait_state("pipeline", "ownership")
    app.window.do("compare-systems", "buffer-deallocation")
    app.window.wait_state("second-column", "buffer-deallocation")
    measured(app)
    app.window.do("first-selection", "%alloc")
    app.window.wait_state("second-selection", "%alloc")
    app.rest(0.5)  # of rows that come, another one may be where this one was
    click(app.wait_find("label", "freed: bufferization.clone at 10:30"))
    app.window.wait_state("second-selection", "%0")  # a clone, which the left side has not
    app.window.wait_state("first-selection", "")
