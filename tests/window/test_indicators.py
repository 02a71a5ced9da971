# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR-HLO's system: its indicators, and what its ops became."""
import contextlib
import os
import tempfile

from driver import hover, wait, xdotool
from harness import long_test, test

# A round keeps its buffer, or gets another one: MLIR-HLO's indicators go round with it.
GROWS = """func.func @grow(%lb: index, %ub: index, %step: index, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %lb to %ub step %step iter_args(%x = %a) -> (memref<4xf32>) {
    %y = scf.if %c -> (memref<4xf32>) {
      %n = memref.alloc() : memref<4xf32>
      "test.fill"(%n, %x) : (memref<4xf32>, memref<4xf32>) -> ()
      scf.yield %n : memref<4xf32>
    } else {
      scf.yield %x : memref<4xf32>
    }
    scf.yield %y : memref<4xf32>
  }
  "test.use"(%r) : (memref<4xf32>) -> ()
  return
}
"""


@contextlib.contextmanager
def grows(app):
    """That program in MLIR-HLO's system, in a file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "grows.mlir")
        with open(path, "w") as file:
            file.write(GROWS)
        app.window.do("pipeline", "hlo")
        app.window.wait_state("pipeline", "hlo")
        app.window.open(path)
        yield path


@test
def indicators_have_a_table(app):
    """In the place of ownership, with the class that each memref is in; and the picture as a list says what travels."""
    with grows(app):
        app.window.do("stage", 1)
        app.window.do("table", "ownership")
        app.window.wait_state("table", "indicators")
        wait("the states", lambda: {"\u25a0 own", "\u25e7 maybe", "%1#0 (%r)", "%alloc, %arg5, %alloc_0, %2#0, %1#0"} <=
             set(app.labels()))
        app.window.do("stage", 0)
        wait("none yet", lambda: app.window.state("table") == "ownership")
        app.window.do("stage", 1)
        app.window.wait_state("table", "indicators")
        app.window.do("table", "graph")
        wait("what goes in", lambda: any("\u25a0 own %0 \u2192 %arg6" in label for label in app.labels()))
        app.window.do("table", "deallocs")
        wait("retains", lambda: {"\u21b7 retained", "\u2715 freed", "unless %1#1 is null", "unless %2#1 is null or taken"} <=
             set(app.labels()))


@long_test
def retain_lights_what_it_became(app):
    """As a bufferization.dealloc does, and every part of that lights the retain."""
    def select(word, nth=0):
        lines = app.code()[0].splitlines()
        app.window.do("select-line", [i for i, code in enumerate(lines, 1) if word in code][nth])

    with grows(app):
        app.window.do("stage", 1)
        app.window.wait_state("stage", 1)
        select("deallocation.retain() of")
        app.window.wait_state("selection", "deallocation.retain")
        lit = app.window.state("n-lit")
        assert lit > 4, lit  # get_buffer, a comparison, scf.if, free
        app.window.do("table", "became")
        hover(app.wait_find("label", "at the end: deallocation.get_buffer"))

        def turned():
            """What is not in sight has no place."""
            xdotool("click", "5")
            return any("at the end: scf.if" in label for label in app.labels())

        wait("where it went", turned)
        app.window.do("last")
        select("deallocation.free", -1)
        app.window.wait_state("selection", "deallocation.free")
        assert app.window.state("n-lit") == lit
        app.window.do("table", "why")
        wait("where it comes from", lambda: any("of %1#1: freed unless it is null" in label
                                                for label in app.labels()))
