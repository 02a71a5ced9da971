# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two systems side by side."""
import os
import subprocess
import tempfile

from driver import Window, click, wait
from harness import DIAMOND, samples, test, tool

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


@test
def pipelines_side_by_side(app):
    app.window.open(DIAMOND)
    app.window.do("side-by-side", "")
    both = Window(app, 2)
    wait("both sides", lambda: both.states("left-pipeline", "right-pipeline") == ("ownership", "legacy"))
    both.wait_state("function", "diamond")
    both.do("select-left", "%alloc")
    both.wait_state("right-selection", "%alloca")  # the same allocation, on the stack there
    both.do("right-pipeline", "buffer-deallocation")
    both.wait_state("right-pipeline", "buffer-deallocation")
    both.do("select-right", "%alloc")
    both.wait_state("left-selection", "%alloc")
    pipelines = "--compare=ownership,buffer-deallocation"
    with tempfile.TemporaryDirectory() as folder:
        for action, format in (("export-csv", "csv"), ("export-markdown", "markdown")):
            path = os.path.join(folder, format)
            both.do(action, path)
            wait(f"the {format}", lambda: os.path.exists(path))
            expected = subprocess.run([tool, DIAMOND, pipelines, f"--format={format}"],
                                      capture_output=True, check=True).stdout
            with open(path, "rb") as file:
                assert file.read() == expected, format


@test
def three_systems_side_by_side(app):
    """One file, three codes, and a table of what each leaves: that of the command line."""
    path = os.path.join(samples, "07-for-carries-buffer.mlir")
    app.window.open(path)
    app.window.do("side-by-side", "*")
    three = Window(app, 2)
    names = ("left-pipeline", "right-pipeline", "third-pipeline")
    wait("all three", lambda: three.states(*names) == ("ownership", "legacy", "hlo"))
    wait("the table", lambda: {"ownership", "legacy", "hlo", "most buffers at once"} <= set(app.labels()))
    assert "Three pipelines side by side" in app.labels()
    three.do("select-left", "%alloc")
    wait("it in all", lambda: three.states("right-selection", "third-selection") == ("%alloc", "%alloc"))
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "csv")
        three.do("export-csv", table)
        wait("the file", lambda: os.path.exists(table))
        expected = subprocess.run([tool, path, "--compare=ownership,legacy,hlo", "--format=csv"],
                                  capture_output=True, check=True).stdout
        with open(table, "rb") as file:
            assert file.read() == expected
    three.do("third-pipeline", "documented")
    three.wait_state("third-pipeline", "documented")
    three.do("three")
    wait("two again", lambda: "Two pipelines side by side" in app.labels())
    three.do("three")  # what was there comes back
    wait("three again", lambda: three.state("third-pipeline") == "documented" and
         "Three pipelines side by side" in app.labels())


@test
def allocations_match_by_where_they_come_from(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.mlir")
        with open(path, "w") as file:
            file.write(NAMES_CHANGE)
        app.window.open(path)
        app.window.do("side-by-side", "")
        both = Window(app, 2)
        wait("both sides", lambda: both.states("left-pipeline", "right-pipeline") == ("ownership", "legacy"))
        both.do("left-pipeline", "buffer-hoisting")
        both.do("right-pipeline", "buffer-loop-hoisting")
        both.wait_state("right-pipeline", "buffer-loop-hoisting")
        both.wait_state("left-pipeline", "buffer-hoisting")
        both.do("function", "rounds")
        both.wait_state("function", "rounds")
        for left, right in (("%alloc", "%alloc_0"), ("%alloc_0", "%alloc")):
            both.do("select-left", left)
            both.wait_state("right-selection", right)
        both.do("select-right", "%alloc_0")
        both.wait_state("left-selection", "%alloc")
        # The table on the screen is that of the command line: its rows, and the pipelines as columns.
        wait("the table", lambda: {"allocations", "freed: memref.alloc at 4:14", "freed: memref.alloc at 6:16",
                                   "never", "buffer-hoisting", "buffer-loop-hoisting"} <= set(app.labels()))
        both.do("right-pipeline", "buffer-deallocation")
        both.wait_state("right-pipeline", "buffer-deallocation")
        both.do("function", "kept")
        wait("what is warned of", lambda: "complete, 1 fault" in app.labels())
        both.do("function", "made")
        wait("no warning", lambda: "complete, 1 fault" not in app.labels() and "returned" in app.labels())


@test
def long_cell_leaves_room_for_the_other_side(app):
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
        app.window.do("side-by-side", "buffer-hoisting")
        both = Window(app, 2)
        wait("both", lambda: both.state("right-pipeline") == "buffer-hoisting")

        def cells():
            found = [node.get_extents() for node in app.walk() if node.get_name().startswith("line 26 in ^bb1; ")]
            return sorted(found, key=lambda place: place.x)

        left, right = wait("the long cells", lambda: len(cells()) == 2 and cells())
        assert abs(left.width - right.width) < 20 and right.x + right.width < 1280, (left, right)


@test
def side_by_side_follows_the_file(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "names.mlir")
        with open(path, "w") as file:
            file.write(NAMES_CHANGE)
        app.window.do("pipeline", "buffer-deallocation")
        app.window.open(path)
        app.window.do("function", "made")
        app.window.do("side-by-side", "")
        both = Window(app, 2)
        wait("the other system", lambda: both.states("left-pipeline", "right-pipeline", "function") ==
             ("buffer-deallocation", "ownership", "made"))
        wait("no cursor there", lambda: app.labels().count("At the end") == 2)
        for name in ("Left pipeline", "Right pipeline", "Save or copy the table", "Function"):
            assert app.find("push button", name), name
        both.do("function", "kept")
        wait("it on the button", lambda: "kept" in app.labels())
        both.do("function", "nowhere")
        assert both.state("function") == "kept"
        both.do("right-pipeline", "nothing")
        wait("what is wrong", lambda: "There is no pipeline 'nothing'" in app.labels())
        both.do("right-pipeline", "promote-buffers-to-stack")
        both.wait_state("right-pipeline", "promote-buffers-to-stack")
        assert "Two pipelines side by side" in app.labels()
        with open(path, "w") as file:
            file.write("\n" + NAMES_CHANGE)
        both.do("function", "rounds")
        wait("the new lines", lambda: "freed: memref.alloc at 5:14" in app.labels())
        assert both.states("function", "left-pipeline", "right-pipeline") == (
            "rounds", "buffer-deallocation", "promote-buffers-to-stack")
        app.window.do("upstream", "22")  # which has no such pass: nothing claims to have run it
        both.wait_state("left-pipeline", "ownership")
        app.window.wait_state("pipeline", "ownership")
        wait("both windows to say so",
             lambda: app.labels().count("There is no pipeline 'buffer-deallocation'") == 2)
        app.window.do("upstream", "19")
        app.window.wait_state("outcome", "complete")


@test
def lesson_is_compared_by_the_name_that_it_gives(app):
    app.window.open(os.path.join(samples, "lessons", "15-clones.lesson"))
    app.window.do("side-by-side", "")
    both = Window(app, 2)
    wait("the lesson's words", lambda: both.states("left-pipeline", "right-pipeline", "function") == (
        "builtin.module(func.func(buffer-deallocation),canonicalize)", "ownership", "meet"))


@test
def rows_of_the_comparison_select(app):
    app.window.open(os.path.join(samples, "18-clones.mlir"))
    app.window.do("pipeline", "ownership")  # it asks for the other one
    app.window.wait_state("pipeline", "ownership")
    app.window.do("side-by-side", "buffer-deallocation")
    both = Window(app, 2)
    both.wait_state("right-pipeline", "buffer-deallocation")
    both.do("select-left", "%alloc")
    both.wait_state("right-selection", "%alloc")
    app.rest(0.5)  # of rows that come, another one may be where this one was
    click(app.wait_find("label", "freed: bufferization.clone at 10:30"))
    both.wait_state("right-selection", "%0")  # a clone, which the left side has not
    both.wait_state("left-selection", "")
