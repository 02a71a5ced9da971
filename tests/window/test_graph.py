# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of the control-flow graph is in the picture."""
import os
import re
import subprocess
import tempfile

from driver import click, press, resting_extents, shown_window, wait, xdotool
from harness import DIAMOND, DOCUMENTED, EXAMPLE, OWNERSHIP, long_test, samples, test


@test
def picture_is_a_list_as_well(app):
    app.window.open(DIAMOND)
    app.window.do("table", "graph")
    app.window.do("select-line", 2)
    wait("where the blocks lead", lambda: "true → ^bb1; false → ^bb2" in app.labels())
    app.window.do("select-value", "%alloc")
    wait("the op", lambda: any("%alloc = memref.alloc()" in label for label in app.labels()))
    assert not any("owned if" in label for label in app.labels())
    app.window.do("stage", OWNERSHIP)
    app.window.do("select-value", "%alloc")
    wait("its state", lambda: any(label.endswith("owned if %11#0") for label in app.labels()))


@long_test
def parts_of_the_graph_are_shown(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("""func.func @f(%c: i1, %m: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  test.copy(%m, %x) : (memref<4xf32>, memref<4xf32>)
  cf.br ^end
^b:
  cf.br ^late
^late:
  cf.br ^end
^end:
  %y = memref.alloc() : memref<4xf32>
  scf.if %c {
    test.copy(%x, %y) : (memref<4xf32>, memref<4xf32>)
  }
  return
}
""")
        file.flush()
        app.window.open(file.name)
        app.window.do("detail", "everything")
        app.window.wait_state("n-boxes", 5)
        rows = app.window.state("n-rows")
        app.window.do("show-only", "neighbours ^bb2")
        app.window.wait_state("n-boxes", 3)
        wait("it in words", lambda: app.find("image", "only around ^bb2"))
        app.window.do("show-only", "path ^bb0 ^bb3")
        wait("the way", lambda: app.find("image", "only from ^bb0 to ^bb3"))
        app.window.wait_state("n-boxes", 3)
        app.window.do("show-only", "uses %alloc")
        app.window.wait_state("n-boxes", 3)  # where it is made, and two uses
        app.window.do("table", "graph")

        def listed():
            """The blocks in sight in the list of what the picture shows."""
            return {node.get_name().split(",")[0] for node in app.walk() if node.get_role_name() == "table row"
                    and re.match(r"\^bb\d+, (?!\w+\.\w+, )", node.get_name())}  # not of the table of live sets beside it

        app.window.do("show-only", "neighbours ^bb3")
        wait("the list of those", lambda: listed() and listed() <= {"^bb2", "^bb3", "^bb4"})
        app.window.do("show-only", "all")
        wait("the whole list", lambda: listed() & {"^bb0", "^bb1"})
        app.window.wait_state("n-rows", rows)
        app.window.do("select-line", 13)  # the scf.if
        app.window.wait_state("selection", "scf.if")
        press("ctrl+e")
        wait("its region to go", lambda: app.window.state("n-rows") < rows)
        app.window.do("fold")
        app.window.wait_state("n-rows", rows)
        press("ctrl+i")
        app.window.wait_state("detail", "buffers")
        press("ctrl+i")
        app.window.wait_state("detail", "blocks")
        wait("the insides to go", lambda: app.window.state("n-rows") < rows)
        press("ctrl+i")
        app.window.wait_state("detail", "everything")
        app.window.wait_state("n-rows", rows)
        app.window.do("detail", "buffers")  # which is kept
        app.window.wait_state("detail", "buffers")
        app.window.do("detail", "everything")
        app.window.wait_state("n-rows", rows)
        app.window.do("select-value", "%alloc")
        assert app.window.state("n-life") == 0
        press("ctrl+u")
        wait("its life", lambda: app.window.state("n-life") > 5)
        app.window.do("zoom-in")
        app.window.do("zoom-in")
        wait("the map", lambda: app.find("image", "Map of the whole picture"))
        app.window.do("overview")
        wait("it to go", lambda: not app.find("image", "Map of the whole picture"))
        app.window.do("overview")
        app.wait_find("image", "Map of the whole picture")
        app.window.open(EXAMPLE)  # one block: there is nowhere else to go
        app.window.do("stage", OWNERSHIP)
        for _ in range(4):
            app.window.do("zoom-in")
        wait("it to go", lambda: not app.find("image", "Map of the whole picture"))


@test
def map_covers_no_text(app):
    """It is in a corner with nothing behind it, or nowhere."""
    def place_of_map():
        shown = app.find("image", "Map of the whole picture")
        return shown and resting_extents(shown)

    def colours(place):
        cropped = f"{place.width}x{place.height}+{place.x}+{place.y}"
        return int(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", cropped, "-format", "%k", "info:"],
                                  capture_output=True, text=True, check=True).stdout)

    xdotool("windowsize", shown_window(), "1280", "720")
    app.window.open(DIAMOND)
    app.window.do("stage", OWNERSHIP)
    end = wait("its end", lambda: app.window.state("cursor"))
    for event in (end, end - 6):  # where the picture is another part of the function, text is in another corner
        app.window.do("goto-event", event)
        app.window.wait_state("cursor", event)
        app.rest(1)
        place = wait("a map", place_of_map)
        assert colours(place) > 3
        app.window.do("overview")
        wait("what is behind it", lambda place=place: colours(place) == 1)
        app.window.do("overview")
        wait("the map again", place_of_map)
    app.window.open(DOCUMENTED)
    app.window.do("stage", 6)
    wait("text in every corner", lambda: not place_of_map())


@test
def picture_has_levels_of_detail(app):
    app.window.open(DIAMOND)
    app.window.do("detail", "buffers")
    app.window.wait_state("detail", "buffers")
    app.window.do("stage", OWNERSHIP)
    few = app.window.state("n-rows")
    app.window.do("detail", "everything")
    wait("every op", lambda: app.window.state("n-rows") > few)
    app.window.do("detail", "nothing like that")
    assert app.window.state("detail") == "everything"
    app.window.do("detail", "buffers")
    app.window.wait_state("n-rows", few)
    app.window.do("select-value", "%8")  # a condition: folded unless it is selected
    app.window.wait_state("n-rows", few + 1)
    app.window.do("select-value", "%arg1")
    app.window.wait_state("n-rows", few)
    app.window.do("detail", "blocks")
    wait("the ends of blocks", lambda: app.window.state("n-rows") < few)
    app.window.do("detail", "buffers")


@test
def picture_fits_until_one_zooms(app):
    app.window.do("detail", "buffers")
    for sample in (DIAMOND, EXAMPLE):
        app.window.open(sample)
        for event in (0, 20, 45, 60, 90, 120):
            app.window.do("goto-event", event)
            wait(f"the block of event {event}", lambda: app.window.state("in-sight") in ("all", "block"))
    app.window.open(DIAMOND)
    app.window.do("stage", 0)
    app.window.wait_state("in-sight", "all")
    for _ in range(6):
        app.window.do("zoom-in")
    app.window.wait_state("in-sight", "part")
    app.window.do("step-forward")
    app.window.wait_state("in-sight", "part")  # as one has chosen
    app.window.do("zoom-reset")
    app.window.do("stage", 0)
    wait("the picture to fit again", lambda: app.window.state("in-sight") != "part")


def many_blocks(n):
    """A function of a chain of blocks, each of which may skip the next one."""
    lines = ["func.func @f(%m: memref<4xf32>, %c: i1) {", "  cf.br ^b1"]
    for i in range(1, n):
        lines += [f"^b{i}:", "  test.copy(%m, %m) : (memref<4xf32>, memref<4xf32>)",
                  f"  cf.cond_br %c, ^b{i + 1}, ^b{min(i + 2, n)}"]
    return "\n".join(lines + [f"^b{n}:", "  return", "}"]) + "\n"


@test
def part_of_very_many_blocks_is_shown(app):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(many_blocks(800))
        file.flush()
        app.window.open(file.name)
        wait("a part", lambda: 30 < app.window.state("n-boxes") < 60)
        wait("the offer", lambda: "801 blocks: those around the cursor are shown" in app.labels())
        app.window.do("select-line", 601)  # in ^b200
        app.window.wait_state("selection", "test.copy")
        wait("what was selected", lambda: app.find("image", "around ^bb200"))
        click(app.wait_find("push button", "Lay Out Everything Anyway"))
        app.window.wait_state("n-boxes", 801)
        wait("dot to work", lambda: app.window.state("laying-out"))
        app.window.do("cancel-layout")
        app.window.wait_state("laying-out", False)
        app.window.wait_state("n-boxes", 801)
        click(app.wait_find("push button", "Show a Part"))
        wait("a part again", lambda: 30 < app.window.state("n-boxes") < 60)


@test
def what_was_refused_is_looked_at_where_the_pass_ends(app):
    app.window.open(os.path.join(samples, "14-refused-free.mlir"), "refused")
    app.window.do("last")
    wait("the end", lambda: app.window.state("sentence") == "ownership-based-buffer-deallocation failed")
    wait("the op", lambda: app.window.state("keyboard-at").startswith("memref.dealloc"))
