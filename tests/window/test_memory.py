# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory over time: the chart of what is on the heap, its links with code and picture, and its files."""
import os
import tempfile

from driver import Program, click_at, press, resting_extents, text_size, wait
from harness import EXAMPLE, REFUSED, executable, long_test, test

LAST = 8  # stage of the default pipeline

# Three of 2 KiB, each used by the one behind it only, and one that nobody frees before the pass.
CHAIN = """func.func @chain(%in: memref<512xf32>, %out: memref<512xf32>) {
  %first = memref.alloc() : memref<512xf32>
  memref.copy %in, %first : memref<512xf32> to memref<512xf32>
  %second = memref.alloc() : memref<512xf32>
  memref.copy %first, %second : memref<512xf32> to memref<512xf32>
  %third = memref.alloc() : memref<512xf32>
  memref.copy %second, %third : memref<512xf32> to memref<512xf32>
  memref.copy %third, %out : memref<512xf32> to memref<512xf32>
  return
}
"""
# Comes to no end.
OPEN = """func.func @rounds() {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  cf.br ^again
^again:
  cf.br ^again
}
"""
# Comes to its end after a thousand million steps.
ENDLESS = """func.func @long(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %far = arith.constant 1000000000 : index
  scf.for %i = %c0 to %far step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    memref.dealloc %a : memref<?xf32>
  }
  return
}
"""


def opened(app, folder, text, stage=LAST, outcome="complete"):
    path = os.path.join(folder, "program.mlir")
    with open(path, "w") as file:
        file.write(text)
    app.window.open(path, outcome)
    app.window.do("stage", stage)
    app.window.wait_state("stage", stage)
    app.window.do("memory")
    app.window.wait_state("table", "lifetimes")


def chart(app, title):
    return app.wait_find("image", title)


@test
def memory_is_drawn_over_executed_ops(app):
    with tempfile.TemporaryDirectory() as folder:
        opened(app, folder, CHAIN)
        app.window.wait_state("memory", "run")
        chart(app, "@chain(iota, iota): the heap over")
        wait("the twin in words", lambda: any(
            label.startswith("peak: 6144 bytes") and "4096 would do with deallocs elsewhere" in label
            for label in app.labels()))
        wait("what became of each", lambda: sum("made at step" in label and "freed at step" in label
                                                for label in app.labels()) == 3)
        app.window.do("stage", 0)  # nobody frees anything there
        wait("another run", lambda: sum("made at step" in label and "never freed" in label
                                          for label in app.labels()) == 3)


@test
def keys_walk_from_buffer_to_buffer(app):
    with tempfile.TemporaryDirectory() as folder:
        opened(app, folder, CHAIN)
        app.window.wait_state("memory", "run")
        picture = chart(app, "@chain(iota, iota): the heap over")
        place = resting_extents(picture)
        click_at(place.x + 20, place.y + 8)  # no buffer is there
        for key, name in (("Home", "%alloc,"), ("Right", "%alloc_0,"), ("End", "%alloc_1,"),
                          ("Left", "%alloc_0,")):
            press(key)
            wait(f"{name} with {key}", lambda: f", {name} 2048 bytes" in picture.get_description())
        assert app.window.state("selection") == ""
        press("Return")
        app.window.wait_state("selection", "%alloc_0")


@long_test
def chart_has_text_as_large_as_the_desktop(app):
    def height(program):
        program.window.do("panel-beside")  # or more than it needs is given to it
        return resting_extents(chart(program, "@chain(iota, iota): the heap over")).height

    with tempfile.TemporaryDirectory() as folder:
        opened(app, folder, CHAIN)
        usual = height(app)
        app.close()
        with text_size(2):
            app = Program(executable)
        opened(app, folder, CHAIN)
        assert height(app) > 1.4 * usual, (height(app), usual)
        assert not app.close()


@test
def click_selects_the_buffer(app):
    with tempfile.TemporaryDirectory() as folder:
        opened(app, folder, CHAIN)
        app.window.do("panel-beside")  # where it has room for all of it
        app.window.wait_state("memory", "run")
        picture = chart(app, "@chain(iota, iota): the heap over")
        place = resting_extents(picture)
        hits = set()
        for part in range(4, 18):
            click_at(place.x + place.width * 3 // 4, place.y + place.height * part // 20)
            hits.add(app.window.state("selection"))
        wait("all of them", lambda: hits | {app.window.state("selection")} >= {"%alloc", "%alloc_0", "%alloc_1"})


@test
def where_nothing_ran_it_is_over_lines(app):
    with tempfile.TemporaryDirectory() as folder:
        opened(app, folder, OPEN, 0, "refused")
        app.window.wait_state("memory", "lines")
        picture = chart(app, "@rounds: buffers over")
        place = resting_extents(picture)
        click_at(place.x + 20, place.y + 8)
        press("Home")
        wait("a buffer", lambda: "16 bytes: made at line" in picture.get_description())
        press("Return")
        app.window.wait_state("selection", "%alloc")


@test
def what_a_pass_refuses_is_not_executed(app):
    app.window.open(REFUSED, "refused")
    app.window.do("memory")
    wait("how far it is", lambda: app.window.state("memory") in ("lines", "run"))
    app.window.do("stage", 0)
    app.window.wait_state("memory", "run")


@test
def execution_can_be_stopped(app):
    with tempfile.TemporaryDirectory() as folder:
        opened(app, folder, ENDLESS, 0)
        wait("a beginning", lambda: app.window.state("memory") != "")
        app.window.do("stop-executing")
        wait("its end", lambda: app.window.state("memory") in ("stopped", "run", "lines"))
        app.window.open(EXAMPLE)  # another program is executed again
        wait("the next one", lambda: app.window.state("memory") in ("run", "lines"))


@test
def chart_is_exported(app):
    """Of what nobody has looked at yet, too."""
    beginnings = {"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF"}
    with tempfile.TemporaryDirectory() as folder:
        app.window.open(EXAMPLE)
        app.window.do("stage", LAST)
        for extension, begin in beginnings.items():
            path = os.path.join(folder, f"chart.{extension}")
            app.window.do(f"export-memory-{extension}", path)
            wait(path, lambda: os.path.exists(path) and open(path, "rb").read(len(begin)) == begin)
        assert "the heap over" in open(os.path.join(folder, "chart.svg")).read()
