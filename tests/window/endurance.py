#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hours of work in minutes: steps, opens, exports, closes at random in the real window, and says
what that cost in memory.

  endurance.py BUFSCOPE BUFSCOPE-OPT SAMPLES [--minutes M | --actions N] [--seed N] [--only KIND]

At every checkpoint all windows but one are closed, the example is opened in that one at its input,
and the private memory of the process is read: what is more than at the first checkpoint is growth.
Before that one everything is used once, however slow the machine: what is made on first use is no
growth. It ends with 1 when that is out of proportion. Which kind of work makes it grow, --only shows.
"""
import argparse
import os
import random
import sys
import tempfile
import time
import xml.etree.ElementTree

import driver
from driver import NAME, PATH, Gio, GLib, Program, Window, wait

CHECKPOINTS = 12
driver.PATIENCE = 90.0  # on a machine that does much else
ALLOWED = (1.3, 24.0)  # times, and MB: the allocator's own waste is not a leak
STEPS = [f"step-{grain}{way}" for grain in ("", "op-", "block-") for way in ("forward", "back")] + [
    f"step-{how}{way}" for how in ("in", "over", "out") for way in ("", "-back")] + [
    "next-stage", "previous-stage", "first", "last", "visited-back", "visited-forward"]
TABLES = ("ownership", "liveness", "graph", "deallocs", "why", "became", "history", "lifetimes", "heap",
          "counts", "scan", "events")
EXPORTS = {"export-svg": "svg", "export-png": "png", "export-pdf": "pdf", "export-dot": "dot",
           "export-code": "mlir", "export-trace": "json", "export-html": "html",
           "export-handout": "handout.pdf"}


VIEWS = (("table", TABLES), ("differences", ("off", "step", "stages")), ("left-stage", (-1, 0, 3)),
         ("detail", ("everything", "buffers", "blocks")), ("unfold-all", ()),
         ("layout", ("explore", "dealloc", "compare")), ("compare-systems", ("", "*")),
         ("second-column", ("", "@0", "documented", "hlo")), ("cancel-measuring", ()), ("zoom-in", ()), ("zoom-out", ()),
         ("zoom-fit", ()), ("overview", ()), ("search-for", ("alloc", "dealloc", "")), ("predict", ()),
         ("bookmark-add", ("",)), ("bookmark-remove", (0,)), ("hide-unchanged", ()))
SELECTED = ("why", "became", "show-life", "goto-last-change", "fold")


class Session:
    def __init__(self, options, app, folder):
        self.options, self.app, self.folder = options, app, folder
        self.random = random.Random(options.seed)
        self.programs = sorted(os.path.join(options.samples, name)
                               for name in os.listdir(options.samples) if name.endswith(".mlir"))
        lessons = os.path.join(options.samples, "lessons")
        if os.path.isdir(lessons):
            self.programs += [os.path.join(lessons, name) for name in sorted(os.listdir(lessons))
                              if name.endswith(".lesson")]
        self.actions = self.refused = self.opened = self.windows_opened = self.exported = 0

    # -- windows ---------------------------------------------------------------------------------

    def windows(self):
        answer = self.app.bus.call_sync(NAME, f"{PATH}/window", "org.freedesktop.DBus.Introspectable",
                                        "Introspect", None, GLib.VariantType("(s)"), 0, 30000, None)
        nodes = xml.etree.ElementTree.fromstring(answer.unpack()[0]).findall("node")
        return [Window(self.app, int(node.get("name"))) for node in nodes]

    def settle(self, window):
        """Until it has loaded what it loads."""
        wait("nothing to be loading", lambda: not window.enabled("cancel"))

    def open_window(self):
        before = len(self.windows())
        uri = Gio.File.new_for_path(self.random.choice(self.programs)).get_uri()
        self.app.bus.call_sync(NAME, PATH, "org.freedesktop.Application", "Open",
                               GLib.Variant("(asa{sv})", ([uri], {})), None, 0, 30000, None)
        wait("another window", lambda: len(self.windows()) > before)
        self.windows_opened += 1

    def close_window(self):
        windows = self.windows()
        self.random.choice(windows).do("close")
        wait("a window to go", lambda: len(self.windows()) < len(windows))

    # -- what is done ----------------------------------------------------------------------------

    def export(self, window):
        self.export_as(window, self.random.choice(sorted(EXPORTS)))

    def export_as(self, window, action):
        self.do(window, action, os.path.join(self.folder, f"export.{EXPORTS[action]}"))
        self.exported += 1

    def open_file(self, window):
        self.open_one(window, self.random.choice(self.programs))

    def open_one(self, window, program):
        self.do(window, "open-file", program)
        self.settle(window)
        self.opened += 1

    def select(self, window):
        self.do(window, "select-line", self.random.randrange(1, 30))
        self.do(window, self.random.choice(SELECTED))

    def travel(self, window):
        self.do(window, "goto-event", self.random.randrange(1 + window.state("n-events")))

    def view(self, window):
        action, values = self.random.choice(VIEWS)
        self.do(window, action, *([self.random.choice(values)] if values else []))

    def do(self, window, *action):
        self.options.log = self.options.log[-15:] + [(window.path[-2:], *action)]
        window.do(*action)

    def step(self, window):
        self.do(window, self.random.choice(STEPS))

    def come_or_go(self, _window):
        if len(self.windows()) < 3:
            self.open_window()
        else:
            self.close_window()

    KINDS = {"step": 60, "travel": 12, "view": 10, "select": 6, "open_file": 5, "export": 3,
             "come_or_go": 4}  # and how many of a hundred actions are of that kind

    def act(self):
        kinds = {self.options.only: 1} if self.options.only else self.KINDS
        kind, = self.random.choices(list(kinds), kinds.values())
        getattr(self, kind)(self.random.choice(self.windows()))
        self.actions += 1

    def use_everything(self):
        """Once, in an order of its own: what a program of each kind leaves behind is there before the first figure."""
        window = self.windows()[0]
        self.come_or_go(window)
        for program in self.programs:
            self.open_one(window, program)
            self.do(window, "last")
        self.open_one(window, self.programs[0])
        self.do(window, "goto-event", window.state("n-events") // 2)
        for action, values in VIEWS:
            for value in values or [None]:
                self.do(window, action, *([] if value is None else [value]))
                self.app.rest(0.1)
        self.do(window, "select-line", 3)
        for action in SELECTED:
            self.do(window, action)
        for action in EXPORTS:
            self.export_as(window, action)

    # -- memory ----------------------------------------------------------------------------------

    def memory(self):
        """Private memory in MB, at rest."""
        while len(self.windows()) > 1:
            self.close_window()
        window = self.windows()[0]
        for action in ("clear-selection", "unfold-all"):
            window.do(action)
        window.do("differences", "off")
        window.do("layout", "explore")
        window.do("open-file", os.path.join(self.options.samples, "01-example.mlir"))
        self.settle(window)
        window.do("first")
        window.wait_state("cursor", 0)
        self.app.rest(1)
        with open(f"/proc/{self.app.process.pid}/smaps_rollup") as rollup:
            kilobytes = [int(line.split()[1]) for line in rollup if line.startswith("Private_")]
        return sum(kilobytes) / 1024

    def run(self):
        if not self.options.only:
            self.use_everything()
        begin = time.monotonic()
        figures = [self.memory()]
        for checkpoint in range(1, CHECKPOINTS + 1):
            part = checkpoint / CHECKPOINTS
            while (self.actions < self.options.actions * part if self.options.actions else
                   time.monotonic() < begin + 60 * self.options.minutes * part):
                self.act()
            figures.append(self.memory())
            print(f"# {(time.monotonic() - begin) / 60:5.1f} min {self.actions:6} actions "
                  f"{self.opened:4} files {self.windows_opened:4} windows {self.exported:4} exports "
                  f"{figures[-1]:7.1f} MB", flush=True)
        return figures[0], figures[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("executable")
    parser.add_argument("tool")
    parser.add_argument("samples")
    parser.add_argument("--minutes", type=float, default=40)
    parser.add_argument("--actions", type=int, help="so many instead of so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=Session.KINDS)
    options = parser.parse_args()
    options.log = []
    print("1..1", flush=True)
    app = Program(options.executable)
    with tempfile.TemporaryDirectory() as folder:
        app.window.open(os.path.join(options.samples, "01-example.mlir"))
        try:
            first, last = Session(options, app, folder).run()
        except Exception:
            app.log.seek(0)
            print(f"not ok 1 memory at rest\n# the program: {app.process.poll()}\n"
                  f"# the last that was done: {options.log}\n# {app.log.read()}")
            raise
    complaints = app.close()
    for line in complaints:
        print(f"# {line}", end="")
    ok = last < first * ALLOWED[0] + ALLOWED[1] and not complaints
    print(f"{'ok' if ok else 'not ok'} 1 memory at rest: {first:.1f} MB before, {last:.1f} MB after")
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
