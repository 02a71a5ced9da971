# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Running a program in the window: started, walked in both directions, stopped, and told of."""
import os
import random
import re
import tempfile
import time

from driver import Program, Stopwatch, click, click_at, press, resting_extents, shown_window, text_size, wait, xdotool
from harness import FREED_TOO_EARLY, OWNERSHIP, REFUSED, executable, long_test, started_with, test

LOOP = """func.func @sum(%n: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %buffer = memref.alloc() : memref<4xi32>
  memref.store %x, %buffer[%zero] : memref<4xi32>
  scf.for %i = %zero to %n step %one {
    %had = memref.load %buffer[%zero] : memref<4xi32>
    %now = arith.addi %had, %x : i32
    memref.store %now, %buffer[%zero] : memref<4xi32>
  }
  %result = memref.load %buffer[%zero] : memref<4xi32>
  return %result : i32
}
"""
BRANCH = """func.func @branch(%c: i1, %x: i32) -> i32 {
  %zero = arith.constant 0 : index
  %buffer = memref.alloc() : memref<4xi32>
  memref.store %x, %buffer[%zero] : memref<4xi32>
  cf.cond_br %c, ^yes, ^no
^yes:
  %seen = memref.load %buffer[%zero] : memref<4xi32>
  cf.br ^end(%seen : i32)
^no:
  cf.br ^end(%x : i32)
^end(%result: i32):
  return %result : i32
}
"""
CALL = """func.func private @twice(%x: i32) -> i32 {
  %double = arith.addi %x, %x : i32
  return %double : i32
}
func.func @caller(%x: i32) -> i32 {
  %a = call @twice(%x) : (i32) -> i32
  %b = call @twice(%a) : (i32) -> i32
  return %b : i32
}
"""
ENDLESS = """func.func @endless(%c: i1) {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    %other = arith.addi %true, %c : i1
    scf.yield
  }
  return
}
"""
MIXED = """func.func @pick(%c: i1, %given: memref<4xi32>) -> i32 {
  %zero = arith.constant 0 : index
  %own = memref.alloc() : memref<4xi32>
  %one = arith.constant 1 : i32
  memref.store %one, %own[%zero] : memref<4xi32>
  cf.cond_br %c, ^end(%own : memref<4xi32>), ^end(%given : memref<4xi32>)
^end(%either: memref<4xi32>):
  %result = memref.load %either[%zero] : memref<4xi32>
  return %result : i32
}
"""


def opened(app, text, name="run.mlir"):
    path = os.path.join(tempfile.mkdtemp(prefix="bufscope-run-"), name)
    with open(path, "w") as file:
        file.write(text)
    if not app.window.state("own-names"):
        app.window.do("own-names")
    app.window.open(path)


def ran(app, args):
    """The run with that input is there, and stands at its entry."""
    app.window.do("run-args", args)
    app.window.wait_state("layout", "run")
    wait("the run", lambda: app.window.state("run-ending") not in ("", "executing") and
         app.window.state("run-args") == args)


def went(app, step):
    app.window.do("run-goto", step)
    app.window.wait_state("run-at", step)


def heap(app, start):
    return next((line for line in app.window.state("run-heap") if line.startswith(start)), "")


@test
def run_is_walked_in_both_directions(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    steps = app.window.state("run-steps")
    assert steps > 10 and app.window.states("run-at", "run-ending") == (0, "returned")
    assert app.window.state("sentence") == "@sum begins with 2, 5", app.window.state("sentence")
    assert not app.window.enabled("walk-back")
    said = []
    for i in range(5):
        press("F8")
        app.window.wait_state("run-at", i + 1)
        said.append((app.window.state("sentence"), app.window.state("run-heap")))
    assert said[2][0].startswith("%buffer is allocated: buffer 1"), said
    assert "%x = 5 is written into %buffer, buffer 1" in said[3][0], said
    assert "16 bytes" in heap(app, "buffer 1 · %buffer") and "holds 5, -, -, -" in heap(app, "buffer 1"), heap(app, "buffer")
    press("shift+F8")
    app.window.wait_state("run-at", 4)
    assert (app.window.state("sentence"), app.window.state("run-heap")) == said[3]
    press("alt+End")
    app.window.wait_state("run-at", steps)
    assert app.window.state("sentence").startswith("@sum returns %result = 15"), app.window.state("sentence")
    assert not app.window.enabled("walk-forward")
    press("alt+Home")
    app.window.wait_state("run-at", 0)


@test
def what_a_step_of_the_run_names_is_a_link(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    steps = app.window.state("run-steps")
    for step in range(steps + 1):
        went(app, step)
        sentence = app.window.state("sentence")
        links = [link for link in app.window.state("links").split("\n") if link]
        names = re.findall(r"%\w+|\^\w+|@\w+|line \d+", sentence)
        assert links == names, (links, names, sentence)
    went(app, 4)
    assert "%x = 5 is written into %buffer" in app.window.state("sentence")
    app.window.do("follow-link", app.window.state("links").split("\n").index("%buffer") + 1)
    app.window.wait_state("selection", "%buffer")


@test
def leaving_the_run_finds_everything_as_it_was(app):
    opened(app, LOOP)
    app.window.do("goto-event", 7)
    app.window.wait_state("cursor", 7)
    sentence = app.window.state("sentence")
    press("alt+6")
    wait("the run", lambda: app.window.state("run-ending") == "returned")
    went(app, 3)
    press("alt+1")
    app.window.wait_state("layout", "explore")
    wait("the cursor", lambda: app.window.states("cursor", "sentence") == (7, sentence))
    press("alt+6")  # the run is where it was
    app.window.wait_state("layout", "run")
    assert app.window.state("run-at") == 3


@test
def calls_are_stepped_into_over_and_out_of(app):
    opened(app, CALL)
    app.window.do("function", "caller")
    ran(app, "3")
    press("ctrl+F6")
    wait("behind the call", lambda: app.window.state("run-at") == 3)
    assert app.window.state("function") == "caller"
    press("ctrl+shift+F6")
    app.window.wait_state("run-at", 0)
    press("F7")
    press("F7")
    app.window.wait_state("run-at", 2)
    app.window.wait_state("function", "twice")  # the callee comes into view
    press("shift+F7")
    app.window.wait_state("run-at", 3)


@test
def heap_is_written_as_a_file(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    went(app, app.window.state("run-steps"))
    folder = tempfile.mkdtemp()
    for name, begin in (("heap.svg", b"<"), ("heap.png", b"\x89PNG"), ("heap.pdf", b"%PDF")):
        path = os.path.join(folder, name)
        app.window.do("run-export-heap", path)
        wait(name, lambda path=path: os.path.exists(path) and os.path.getsize(path))
        with open(path, "rb") as file:
            assert file.read(8).startswith(begin), name
    with open(os.path.join(folder, "heap.svg")) as file:
        text = file.read()
    assert "buffer 1 · %buffer · leaks" in text and "nobody frees it any more" in text, text


@test
def edges_have_counts_and_regions_rounds(app):
    opened(app, BRANCH)
    ran(app, "1, 4")
    path = os.path.join(tempfile.mkdtemp(), "picture.svg")

    def drawn():
        app.window.do("export-svg", path)
        wait("the file", lambda: os.path.exists(path))
        with open(path) as file:
            text = file.read()
        os.remove(path)
        return text
    assert "true ×0" in drawn()
    went(app, app.window.state("run-steps"))
    wait("the way", lambda: "true ×1" in drawn() and "false ×0" in drawn())
    opened(app, LOOP)
    ran(app, "3, 1")
    went(app, app.window.state("run-steps"))
    wait("the rounds", lambda: "body ×3" in drawn())
    went(app, 5)
    wait("the first round", lambda: "body ×1" in drawn() or "body ×0" in drawn())


@test
def bits_are_0_or_1(app):
    opened(app, MIXED)
    app.window.do("stage", OWNERSHIP)
    path = os.path.join(tempfile.mkdtemp(), "picture.svg")
    for args, owned in (("1, iota", "owned"), ("0, iota", "not owned")):
        ran(app, args)
        went(app, app.window.state("run-steps"))

        def drawn(owned=owned):
            app.window.do("export-svg", path)
            wait("the file", lambda: os.path.exists(path))
            with open(path) as file:
                text = file.read()
            os.remove(path)
            return text
        sign, bit = ("●", 1) if owned == "owned" else ("○", 0)
        wait(f"{owned} at run time", lambda sign=sign, bit=bit, owned=owned:
             f"{sign} {bit}<" in drawn() and f"{sign} {owned} (" in drawn())


@test
def run_stops_at_breakpoints_in_both_directions(app):
    opened(app, LOOP)
    app.window.do("stage", OWNERSHIP + 5)
    ran(app, "3, 5")
    steps = app.window.state("run-steps")
    press("F5")
    wait("word of it", lambda: "no breakpoints" in app.window.state("message"))
    app.window.do("select-value", "%now")
    app.window.do("run-break-on", "op")
    wait("the breakpoint", lambda: app.window.state("run-breaks") == ["on arith.addi at line 8 is executed"])
    found = []
    for _ in range(3):
        before = app.window.state("run-at")
        press("F5")
        wait("a stop", lambda before=before: app.window.state("run-at") > before and not app.window.state("run-busy"))
        found.append(app.window.state("run-at"))
        assert "by arith.addi" in app.window.state("sentence")
    press("F5")
    wait("word of it", lambda: "No breakpoint" in app.window.state("message"))
    assert app.window.state("run-at") == found[2]
    press("shift+F5")
    app.window.wait_state("run-at", found[1])
    app.window.do("run-break-toggle", 0)
    app.window.do("run-break-freed", 1)
    wait("both", lambda: app.window.state("run-breaks")[0].startswith("off ") and
         app.window.state("run-breaks")[1] == "on Buffer 1 is freed")
    press("F5")
    wait("the free", lambda: app.window.state("sentence").startswith("%buffer is freed"))
    assert "; freed" in heap(app, "buffer 1") and app.window.state("run-at") < steps
    app.window.do("run-break-remove", 0)
    app.window.do("run-break-remove", 0)
    wait("none", lambda: app.window.state("run-breaks") == [])


@test
def run_stops_where_a_bit_is_set(app):
    opened(app, MIXED.replace("%c: i1, %given", "%a: i32, %given").replace(
        "  cf.cond_br", "  %c = arith.cmpi eq, %a, %one : i32\n  cf.cond_br"))
    ran(app, "1, iota")
    app.window.do("select-value", "%c")
    app.window.do("run-break-on", "set")
    wait("the breakpoint", lambda: app.window.state("run-breaks") == ["on %c is set"])
    press("F5")
    wait("the stop", lambda: app.window.state("sentence").startswith("%c = true"))
    ran(app, "2, iota")
    assert app.window.state("run-breaks") == ["on %c is set"]
    press("F5")
    wait("word of it", lambda: "No breakpoint" in app.window.state("message"))


@test
def breakpoints_of_a_run_follow_the_source(app):
    """To their op and their buffer, where lines are added, and with another input; what is gone is said to be so."""
    def breaks(*wanted):
        wait("the breakpoints", lambda: app.window.state("run-breaks") == list(wanted))
    opened(app, LOOP)
    ran(app, "2, 5")
    app.window.do("select-value", "%now")
    app.window.do("run-break-on", "op")
    app.window.do("run-break-freed", 1)
    breaks("on arith.addi at line 8 is executed", "on Buffer 1 is freed")
    ran(app, "3, 5")
    breaks("on arith.addi at line 8 is executed", "on Buffer 1 is freed")
    app.window.do("edit")
    app.window.wait_state("edit", True)
    app.window.do("write-source", "// one line\n" + LOOP)
    breaks("on arith.addi at line 9 is executed", "on Buffer 1 is freed")
    app.window.do("write-source", LOOP.replace("  %now = arith.addi %had, %x : i32\n", "").replace("%now", "%x"))
    wait("word of the one that is gone", lambda: app.window.state("run-breaks")[0].startswith("on Not in this program: "))
    app.window.do("write-source", LOOP)
    breaks("on arith.addi at line 8 is executed", "on Buffer 1 is freed")
    wait("a run of that", lambda: app.window.states("edit-state", "run-ending", "run-busy") == ("run", "returned", False))
    went(app, 1)
    press("F5")
    wait("the stop", lambda: "by arith.addi" in app.window.state("sentence"))


@test
def wrong_input_is_said_at_the_entry(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    app.window.do("run-args", "2, nonsense")
    wait("the error", lambda: app.window.state("run-problem"))
    problem = app.window.state("run-problem")
    wait("it in sight", lambda: problem in app.labels())
    assert "argument" in problem, problem
    ran(app, "1, 1")
    assert app.window.state("run-problem") == "" and problem not in app.labels()
    wait("inputs that are found", lambda: any("leaks" in line for line in app.window.state("run-inputs")))
    app.window.do("run-input", 0)
    first = app.window.state("run-inputs")[0]
    wait("the first one", lambda: first.startswith(app.window.state("run-args") + ": "))


@test
def endless_program_is_stopped_at_once(app):
    opened(app, ENDLESS)
    app.window.do("run-args", "1")

    def stopped():
        """It is over after a second by itself, which a busy machine may let pass before it is stopped."""
        app.window.do("run")
        executing = app.window.states("run-busy", "run-ending") == (True, "executing")
        app.window.do("run-stop")
        wait("it to stop", lambda: app.window.state("run-ending") == "limited")
        return executing and app.window.state("run-why") == "stopped" and app.window.state("run-steps") > 4

    wait("it to be stopped in time", stopped)
    assert not app.window.enabled("run-stop")
    went(app, 4)  # what was executed can be walked
    app.window.do("run")  # and again, to the limit that is said
    wait("the limit", lambda: "limit of 10000000 steps" in app.window.state("run-why"))
    wait("the same at the input", lambda: "1 – limit of 10000000 steps" in app.labels())
    assert not any("1000000 steps" in label.replace("10000000", "") for label in app.labels()), app.labels()
    went(app, 5000000)
    watch = Stopwatch(app)
    for i in range(20):
        app.window.do("run-step", "op-back")
    took = watch.seconds()
    app.window.wait_state("run-at", 5000000 - 20)
    assert took < 20 * 0.1, f"{took} s for 20 steps back"


@test
def finding_is_one_action_from_its_moment(app):
    app.window.open(FREED_TOO_EARLY)

    def shown():
        app.window.do("run-finding", 0)  # it says so while there are no findings yet
        return app.window.state("layout") == "run"
    wait("the finding", shown)
    wait("the run", lambda: app.window.state("run-ending") not in ("", "executing"))
    app.window.wait_state("layout", "run")
    wait("the fault", lambda: "free" in app.window.state("sentence"))
    assert app.window.state("stage") == OWNERSHIP


AXIS = 84  # where step 0 is in a chart


def drag_line(place, begin, end):
    """Takes the line of a chart that lies there from one place to another, as a hand does."""
    y = str(place.y + place.height // 2)
    for x in (begin, begin + 10, (begin + end) // 2, end):
        xdotool("mousemove", "--window", shown_window(), str(place.x + x), y)
        if x == begin:
            xdotool("mousedown", "1")
        time.sleep(0.15)
    xdotool("mouseup", "1")


@test
def memory_over_time_has_a_line_that_moves_the_run(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    steps = app.window.state("run-steps")
    went(app, 0)
    picture = app.wait_find("image", f"@sum(2, 5): the heap over {steps} executed ops")
    place = resting_extents(picture)
    click_at(place.x + 20, place.y + place.height // 2)  # no buffer is there
    press("shift+Right")
    app.window.wait_state("run-at", 1)
    press("shift+Right")
    press("shift+Right")
    app.window.wait_state("run-at", 3)
    assert app.window.state("sentence").startswith("%buffer is allocated"), app.window.state("sentence")
    press("shift+Left")
    app.window.wait_state("run-at", 2)
    press("Home")
    press("Return")  # the buffer leads to where it is made
    app.window.wait_state("selection", "%buffer")
    went(app, 0)
    drag_line(place, AXIS, place.width * 2 // 3)
    wait("the run to follow", lambda: steps // 3 < app.window.state("run-at") < steps)
    assert app.window.state("layout") == "run"


@test
def what_is_below_the_values_of_a_step_stays_while_one_walks(app):
    """Steps have none, one, two or three values: the memory over time does not jump, and is not painted anew."""
    opened(app, LOOP)
    ran(app, "4, 5")
    steps = app.window.state("run-steps")
    picture = app.wait_find("image", f"@sum(4, 5): the heap over {steps} executed ops")

    def place():
        extents = resting_extents(picture)
        return extents.y, extents.height

    for step in range(9):  # once through the body
        went(app, step)
    first = place()
    said = set()
    for step in range(9, 17):
        went(app, step)
        said.add(app.window.state("sentence").split(" ")[0])
        assert place() == first, (step, first, place())
    assert said == {"%had", "%now", "scf.yield"}, said  # with values of each number


@test
def value_that_an_op_gets_twice_is_listed_once(app):
    opened(app, LOOP.replace("arith.addi %had, %x", "arith.addi %had, %had"))
    ran(app, "1, 5")
    step = 0
    while not app.window.state("sentence").startswith("%now"):
        step += 1
        went(app, step)
    wait("both values", lambda: "%had = 5\n%now = 10" in app.labels())


@long_test
def memory_over_time_is_a_table_too(app):
    """Of the run that is walked, not of another input; and the picture's words have all of it."""
    opened(app, LOOP)
    for args in ("2, 5", "7, 5"):
        ran(app, args)
        steps = app.window.state("run-steps")
        picture = app.wait_find("image", f"@sum({args}): the heap over {steps} executed ops")
        wait("the peak and the buffer", lambda: picture.get_description().startswith("peak: 16 bytes") and
             ", %buffer, 16 bytes" in picture.get_description())
        app.window.do("memory")
        wait("its row", lambda: f"the heap over {steps} executed ops" in app.labels())
        wait("its buffer", lambda: any(label.startswith("made at step 3, last used at step ") for label in app.labels()))
    app.window.do("layout", "explore")
    app.window.do("memory")  # of its own panel
    wait("an input that is found", lambda: any(label.startswith("the heap over ") for label in app.labels()) and
         f"the heap over {steps} executed ops" not in app.labels())


@test
def run_begins_without_a_panel(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    assert not app.window.state("panel")
    app.window.do("memory")  # who asks for a table sees it
    app.window.wait_state("panel", True)


CALLED = """func.func private @act(%x: memref<4xf32>) -> memref<4xf32>
func.func @net(%in: memref<4xf32>, %out: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  memref.copy %in, %a : memref<4xf32> to memref<4xf32>
  %c = call @act(%a) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %c, %out : memref<4xf32> to memref<4xf32>
  return
}
"""


@test
def selected_dealloc_says_what_it_asks(app):
    opened(app, CALLED)
    app.window.do("stage", OWNERSHIP + 2)
    app.window.wait_state("stage", OWNERSHIP + 2)
    app.window.do("function", "net")

    def price():
        return [label for label in app.labels() if label.startswith("bufferization.dealloc") and " ran " in label]
    for line in range(2, 20):
        app.window.do("select-line", line)
        if app.window.state("selection").startswith("bufferization.dealloc"):
            break
    app.window.do("table", "why")
    said = wait("its price", price)
    assert "times; comparisons asked" in said[0] and ", never true: would fold if it were known that " in said[0], said
    assert "'func.call' at line 5 returns is new" in said[0], said
    app.window.do("select-value", "%a")
    wait("no price of other ops", lambda: not price())


@test
@started_with(LANGUAGE="de")
def price_is_in_the_language_of_the_desktop(app):
    """With what would let it fold."""
    opened(app, CALLED)
    app.window.do("stage", OWNERSHIP + 2)
    app.window.wait_state("stage", OWNERSHIP + 2)
    app.window.do("function", "net")
    for line in range(2, 20):
        app.window.do("select-line", line)
        if app.window.state("selection").startswith("bufferization.dealloc"):
            break
    app.window.do("table", "why")
    said = wait("its price", lambda: [label for label in app.labels() if "-mal ausgeführt" in label])
    assert "nie wahr: fiele weg, wenn bekannt wäre, dass das Ergebnis von 'func.call' in Zeile 5 neu ist" in said[0], said
    assert not re.search(" (at line|asked|times|known|returns) ", said[0]), said


# -- the heap, and how fast ----------------------------------------------------------------------

@test
def heap_is_a_table_too(app):
    """What the boxes show is in rows, for the step, and a row leads to where its buffer is made."""
    opened(app, LOOP)
    ran(app, "2, 5")
    app.window.do("table", "heap")
    app.window.wait_state("table", "heap")
    wait("no buffer yet", lambda: any(label.startswith("No buffer is there") for label in app.labels()))
    went(app, 4)
    wait("it", lambda: {"there", "16", "5, -, -, -"} <= set(app.labels()))
    assert any(label.startswith("memref.alloc, line 4 (step 3)") for label in app.labels()), app.labels()
    went(app, app.window.state("run-steps"))
    wait("its loss", lambda: "leaks" in app.labels() or "freed" in app.labels())
    went(app, 0)
    wait("none again", lambda: any(label.startswith("No buffer is there") for label in app.labels()))


@test
def boxes_have_keys_and_words(app):
    opened(app, LOOP)
    ran(app, "2, 5")
    went(app, 4)

    def picture():
        return next((node for node in app.walk() if node.get_name() == "Heap"), None)
    box = wait("the heap", picture)
    wait("what is in it", lambda: "16 bytes" in picture().get_description())
    click(box)
    press("Home")
    wait("the first buffer", lambda: picture().get_description().startswith("buffer 1"))
    press("Return")
    wait("where it is made", lambda: app.window.state("selection").startswith("%buffer"))
    went(app, 5)  # the keys stay at their buffer
    wait("it again", lambda: picture().get_description().startswith("buffer 1"))


@test
def buffer_of_the_step_is_in_sight(app):
    """Of many, the boxes are scrolled to the one that the step makes."""
    opened(app, "func.func @many() {\n" +
           "".join(f"  %m{i} = memref.alloc() : memref<4xi8>\n" for i in range(24)) + "  return\n}\n")
    ran(app, "")

    def bar():
        return next((node for node in app.walk() if node.get_name() == "Heap"), None)
    went(app, 1)
    first = resting_extents(wait("the heap", bar))
    went(app, 20)
    wait("scrolled", lambda: bar() and resting_extents(bar()).y < first.y)
    went(app, 1)
    wait("back", lambda: bar() and resting_extents(bar()).y == first.y)


@long_test
def long_run_is_walked_to_any_place(app):
    """In a run of a million executed ops; how long a step takes is measured, by tests/benchmark/frames.py."""
    opened(app, LOOP)
    ran(app, "250000, 5")
    steps = app.window.state("run-steps")
    assert steps > 1_000_000, steps
    places = random.Random(1)
    for _ in range(100):
        place = places.randrange(1, steps - 2)
        for action in (("run-goto", place), ("walk-forward",), ("walk-forward",), ("walk-back",)):
            app.window.do(*action)
        assert app.window.state("run-at") == place + 1


@test
def another_function_is_run_with_an_input_of_its_own(app):
    opened(app, LOOP + LOOP.replace("@sum(%n: index, %x: i32)", "@second(%x: i32, %m: memref<?xi8>, %n: index)"))
    app.window.do("layout", "run")
    wait("a run", lambda: app.window.state("run-ending") not in ("", "executing"))
    args = app.window.state("run-args")
    app.window.do("function", "second")
    app.window.do("run")
    wait("the other one's", lambda: app.window.state("run-ending") not in ("", "executing") and
         app.window.state("run-args") not in ("", args))
    ran(app, "1, 2:iota, 2")


@test
def heap_is_as_large_as_the_text(app):
    """With text of twice the size, boxes are, too, and are pointed at where they are."""
    app.close()
    with text_size(2):
        large = Program(executable)
    try:
        opened(large, LOOP)
        ran(large, "2, 5")
        went(large, 4)
        place = resting_extents(wait("the heap", lambda: next(
            (node for node in large.walk() if node.get_name() == "Heap"), None)))
        click_at(place.x + 60, place.y + 160)  # below where the box would end
        large.window.wait_state("selection", "%buffer")
    finally:
        large.close()


@test
def run_of_a_refused_stage_is_marked(app):
    def note():
        return app.find("label", "Stage 3, ownership-based-buffer-deallocation, refused the program: what runs")
    app.window.open(REFUSED, "refused")
    app.window.do("stage", OWNERSHIP)
    ran(app, "1, iota")
    wait("the note", note)
    wait("the input that was typed", lambda: "1, iota – returns" in app.labels())
    app.window.do("layout", "explore")
    app.window.do("stage", 0)
    ran(app, "2, iota")
    wait("no note", lambda: not note())


@test
def what_is_run_stays_while_the_source_is_edited(app):
    """The input and the step, also when the function is called otherwise; what does not fit any more is said to be so."""
    def edited(steps):
        wait("a run of that", lambda: (app.window.state("edit-state") == "run" and
                                       app.window.states("run-ending", "run-steps") == ("returned", steps)))
    opened(app, LOOP)
    ran(app, "2, 5")
    steps = app.window.state("run-steps")
    went(app, 9)
    app.window.do("edit")
    app.window.wait_state("edit", True)
    app.window.do("write-source", LOOP.replace("  return", "  %more = arith.addi %result, %x : i32\n  return"))
    edited(steps + 1)
    assert app.window.states("run-args", "run-at") == ("2, 5", 9)
    app.window.do("write-source", LOOP.replace("@sum", "@total"))
    edited(steps)
    assert app.window.states("run-args", "run-at", "function") == ("2, 5", 9, "total")
    went(app, steps)
    app.window.do("layout", "explore")
    app.window.do("write-source", LOOP.replace("  %now = arith.addi %had, %x : i32\n", "").replace("%now", "%x"))
    app.window.wait_state("edit-state", "run")
    app.window.do("layout", "run")
    edited(steps - 2)
    assert app.window.states("run-args", "run-at") == ("2, 5", steps - 2)
    assert "does not fit" not in app.window.state("message")
    app.window.do("write-source", LOOP.replace("%x: i32)", "%x: i32, %y: memref<2xi8>)"))
    wait("that it does not fit", lambda: "The input 2, 5 does not fit @sum any more: it is run with" in
         app.window.state("message"))
    assert app.window.state("run-args").count(",") == 2 and app.window.state("run-ending") == "returned"
