# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The code of functions and files of very many lines."""
import itertools
import subprocess
import tempfile

from driver import (
    click, clipboard, hover, hover_at, press, resting_extents, shown_window, wait, xdotool)
from harness import OWNERSHIP, long_test, printed, test


def giant_program():
    """6,000 lines, of which no two are the same, and a buffer that is freed at their end."""
    stores = "".join(f"  memref.store %v, %m[%c{i // 729}, %c{i // 81 % 9}, %c{i // 9 % 9}, %c{i % 9}]"
                     " : memref<9x9x9x9xf32>\n" for i in range(6000))
    indices = "".join(f"  %c{i} = arith.constant {i} : index\n" for i in range(9))
    copy = "  test.copy(%m, %a) : (memref<9x9x9x9xf32>, memref<9x9x9x9xf32>)\n"
    return (f"func.func @f(%v: f32, %m: memref<9x9x9x9xf32>) {{\n{indices}{stores}"
            f"  %a = memref.alloc() : memref<9x9x9x9xf32>\n{copy}  return\n}}\n")


@long_test
def code_of_a_giant_function_is_there_where_it_is_seen(app):
    """And where it is not, blank lines take its place."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(giant_program())
        file.flush()
        app.window.open(file.name)
        app.window.do("second-code")
        last = app.window.state("right-stage")
        expected = {stage: [line[2:] for line in printed(file.name, stage).splitlines()[1:-2]]
                    for stage in (0, OWNERSHIP, last)}

        def shows(side, stage, least, most):
            """The whole page from the line at the top on."""
            shown = app.code()[side].split("\n")
            top = app.window.state(("left-top", "right-top")[side])
            page = slice(top - 1, top + 15)
            right = all(line in ("", there) for line, there in zip(shown, expected[stage]))
            return (right and len(shown) == len(expected[stage]) and least <= top <= most and
                    shown[page] == expected[stage][page])

        wait("the begin", lambda: shows(0, 0, 1, 1) and shows(1, last, 1, 1))
        app.window.do("select-line", 5000)
        wait("a line far away", lambda: shows(0, 0, 4900, 5000) and shows(1, last, 4900, 5010))
        assert len([line for line in app.code()[0].split("\n") if line]) < 1000
        app.window.do("clear-selection")
        app.window.do("stage", OWNERSHIP)
        wait("a stage that wrote the end", lambda: shows(0, OWNERSHIP, 4900, 6020))
        app.window.do("last")
        app.window.do("first")
        wait("the input again", lambda: shows(0, 0, 4900, 6020))
        view = app.code_views()[0]
        click(view)
        press("ctrl+Home")
        wait("the begin", lambda: shows(0, 0, 1, 1))

        def turned():
            hover(view, "wheel")
            return app.window.state("left-top") > 100

        wait("the wheel to scroll", turned)
        wait("what it scrolled to", lambda: shows(0, 0, 100, 1000))
        press("ctrl+End")
        wait("the end", lambda: shows(0, 0, 5900, 6020))
        press("ctrl+a")
        press("ctrl+c")
        assert clipboard().split("\n") == expected[0]
        app.window.do("left-stage", 0)
        press("ctrl+alt+d")
        app.window.wait_state("differences", "stages")
        app.window.do("previous-difference")
        wait("the last difference", lambda: shows(0, 0, 5900, 6020) and shows(1, last, 5900, 6020))


@test
def names_in_sight_of_a_giant_function_are_those_of_the_step(app):
    """Far above, a constant goes, whose name had a number: all buffers are called otherwise."""
    pairs = "".join(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                    f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n" for i in range(2600))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("func.func @f(%m: memref<8xf32>) {\n  %c = arith.constant 9 : index\n"
                   f"  %unused = arith.constant 9 : index\n{pairs}  return\n}}\n")
        file.flush()
        app.window.open(file.name)
        last = app.window.state("right-stage")
        expected = {stage: [line[2:] for line in printed(file.name, stage).splitlines()[1:-2]]
                    for stage in (0, last)}
        assert expected[0][4000] != expected[last][3998]
        app.window.do("first")
        click(app.code_views()[0])
        press("ctrl+End")
        wait("the end", lambda: app.window.state("left-top") > 5000)

        def shows(stage):
            shown = app.code()[0].split("\n")
            page = slice(app.window.state("left-top"), app.window.state("left-top") + 15)
            right = all(line in ("", there) for line, there in zip(shown, expected[stage]))
            return right and len(shown) == len(expected[stage]) and shown[page] == expected[stage][page]

        for stage in (last, 0, last):
            app.window.do("stage", stage)
            wait("the names", lambda: shows(stage))


@test
def giant_input_is_shown_as_it_was_written(app):
    """All of it, also what stands before and behind its giant function."""
    text = f"// begin\n{giant_program()}func.func private @g()\n// end"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text + "\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", -2)
        click(app.code_views()[0])
        for key in ("ctrl+End", "ctrl+Home"):
            press(key)
            wait("all lines", lambda: app.code()[0].count("\n") == text.count("\n"))
        press("ctrl+a")
        press("ctrl+c")
        assert clipboard() == text


@long_test
def scroll_bar_of_a_giant_function_is_dragged_without_blank_frames(app):
    def colours(place):
        """How many there are of the code, beside the scroll bar, as it is on the screen now."""
        crop = f"150x{place.height - 40}+{place.x + 80}+{place.y + 10}"
        return int(subprocess.run(["import", "-silent", "-window", shown_window(), "-crop", crop,
                                   "-format", "%k", "info:"], capture_output=True, check=True).stdout)

    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(giant_program())
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", 0)
        place = resting_extents(app.code_views()[0])
        wait("the code", lambda: colours(place) > 20)
        x = place.x + place.width - 5
        for at in (x - 100, x):  # the scroll bar shows, then widens
            hover_at(at, place.y + 8)
            app.rest(0.5)
        to = [place.y + 8 + i * (place.height - 60) // 200 for i in (*range(200), *range(200, 0, -1))]
        window = shown_window()
        steps = [["mousemove", "--window", window, str(x), str(y), "sleep", "0.01"] for y in to]
        steps.insert(1, ["mousedown", "1"])
        with subprocess.Popen(["xdotool", *itertools.chain(*steps)]) as hand:
            seen = []
            while hand.poll() is None:
                seen.append((app.window.state("left-top"), colours(place)))
        xdotool("mouseup", "1")
    assert max(top for top, _ in seen) > 2000, seen
    assert len(seen) > 10 and min(n for _, n in seen) > 20, seen


@long_test
def differences_of_a_giant_function_are_gone_to(app):
    """All the way, however far, and back."""
    n = 2600
    pairs = "".join(f"  %a{i} = memref.alloc() : memref<8xf32>\n"
                    f"  test.copy(%a{i}, %m) : (memref<8xf32>, memref<8xf32>)\n" for i in range(n))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(f"func.func @f(%m: memref<8xf32>) {{\n"
                   f"  %unused = arith.constant 9 : index\n{pairs}  return\n}}\n")
        file.flush()
        app.window.open(file.name)
        app.window.do("last")
        app.window.do("left-stage", 0)
        press("ctrl+alt+d")
        app.window.wait_state("differences", "stages")

        def tops():
            return app.window.states("left-top", "right-top")

        for _ in range(3):
            app.window.do("previous-difference")
            wait("the deallocs at the end", lambda: min(tops()) > 2 * n - 60)
            app.window.do("next-difference")
            wait("the constant that is gone", lambda: tops() == (1, 1))


@long_test
def keys_go_through_a_giant_function(app):
    """What they go to comes in sight, also where lines are higher than blank ones."""
    stores = "".join('  memref.store %v, %m[%i] {s = "\u65e5\u672c\u8a9e \U0001f600", n = ' f"{i}}} : memref<8xf32>\n"
                     for i in range(5600))
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(f"func.func @f(%v: f32, %m: memref<8xf32>, %i: index) {{\n{stores}"
                   f'  memref.store %v, %m[%i] {{s = "{"x" * 20000}"}} : memref<8xf32>\n  return\n}}\n')
        file.flush()
        app.window.open(file.name)
        app.window.do("left-stage", 0)
        view = app.code_views()[0]
        click(view)
        for _ in range(2):
            press("ctrl+End")
            wait("the end", lambda: view.get_caret()[0] == 5604 and app.window.state("left-top") > 5540)
            press("ctrl+Home")
            wait("the begin", lambda: view.get_caret() == (1, 1) and app.window.state("left-top") == 1)
        press("Down")
        for _ in range(20):
            press("Right")
        wait("a column", lambda: view.get_caret() == (2, 21))
        xdotool("key", "--delay", "2", *["Down"] * 200)
        wait("the same column", lambda: view.get_caret() == (202, 21))
        wait("its line", lambda: 202 - 60 < app.window.state("left-top") <= 202)
        press("ctrl+End")
        for keys in ("Up", "Up", "Home", "shift+End", "ctrl+c"):
            press(keys)
        long_line = next(line for line in printed(file.name, 0).splitlines() if len(line) > 20000)
        assert clipboard().strip() == long_line.strip()  # of which the view shows the begin


@test
def giant_file_that_cannot_be_read_is_shown(app):
    """It begins with a blank line."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write("\n" + "not a program\n" * 6000)
        file.flush()
        app.window.open(file.name, "parse-failed")
        wait("its text", lambda: app.code()[0].startswith("\nnot a program\nnot a program\n"))
