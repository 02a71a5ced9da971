# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What if: alternatives on the same inputs, what each costs, and any of them side by side."""
import os
import tempfile

from driver import click, wait
from harness import long_test

# Four buffers of 4 KiB, each used by the next only: at the end of the block all are there at once.
CHAIN = "func.func @four(%in: memref<512xf64>, %out: memref<512xf64>) {\n" + "".join(
    f"  %m{i} = memref.alloc() : memref<512xf64>\n"
    f"  memref.copy {'%in' if i == 0 else f'%m{i - 1}'}, %m{i} : memref<512xf64> to memref<512xf64>\n"
    for i in range(4)) + """  memref.copy %m3, %out : memref<512xf64> to memref<512xf64>
  return
}
"""


@long_test
def alternatives_are_measured_and_open_side_by_side(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "four.mlir")
        with open(path, "w") as file:
            file.write(CHAIN)
        app.window.open(path)
        app.window.do("what-if")
        app.window.wait_state("layout", "compare")
        app.window.wait_state("table", "systems")
        wait("the most", lambda: "16384 \u25b2" in app.labels())
        wait("what liveness saves", lambda: "8192" in app.labels())
        left = {node.get_name(): node.get_extents().x for node in app.walk()}
        assert left["When executed"] < left["Allocations"], left  # in sight however narrow the window is
        assert "ownership+reuse" in app.labels()
        assert any("\u25bc the least of a column" in label for label in app.labels())
        app.rest(0.5)
        click(app.wait_find("label", "ownership+liveness"))
        wait("it side by side", lambda: "ownership+liveness" in app.window.states("second-column", "third-column"))


# A run of some seconds in each alternative.
SLOW = """func.func @slow(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %most = arith.constant 60000 : index
  scf.for %i = %c0 to %most step %c1 {
    %m = memref.alloc() : memref<4xindex>
    memref.store %i, %m[%c0] : memref<4xindex>
  }
  return
}
"""


@long_test
def it_is_told_how_far_that_is(app):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "slow.mlir")
        with open(path, "w") as file:
            file.write(SLOW)
        app.window.open(path)
        app.window.do("what-if")

        def said():
            return next((node for node in app.walk() if node.get_role_name() == "progress bar" and
                         node.get_name() and node.get_name() not in ("0 %", "100 %")), None)
        wait("a part of it", said)
        app.window.do("cancel-measuring")
        wait("nothing", lambda: "Not measured" in app.labels())
        app.window.do("measure")
        wait("all", lambda: any("the least of a column" in label for label in app.labels()))
