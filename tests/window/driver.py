# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Drives the real program from outside: actions over D-Bus, and reading it back over AT-SPI."""
import contextlib
import ctypes
import glob
import os
import re
import shutil
import signal
import subprocess
import time

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GLib, GObject, Gtk  # noqa: E402

from accessibility import Atspi, NoPlaces, Tree, connect  # noqa: F401 (of which the tests have it)

NAME = "org.bufscope.Bufscope"
PATH = "/org/bufscope/Bufscope"
# What GTK 4.8 and GtkSourceView 5.6 say of themselves, with nothing of the program on the stack.
OWN = (
    "without a current allocation",  # a frame while a resize of the X window is on its way
    # An adjustment that is still animated when its widget is unmapped: its last value is set, which
    # ends the animation, and then it is ended once more.
    "g_signal_handler_disconnect: assertion 'handler_id > 0'",
    "gdk_frame_clock_idle_end_updating: assertion",
    "gtk_source_gutter_lines_add_qclass: assertion",  # a gutter drawn between two texts
    "GtkText - unexpected blinking selection",  # a field that loses its selection between two blinks
)
# What libadwaita 1.7 has said of it when it measures its own message dialogs for widths that their words do not fit in.
if Gtk.get_minor_version() >= 10:
    OWN += ("Trying to measure GtkLabel", "Trying to measure AdwMessageDialog")
COMPLAINT = rf"(WARNING|CRITICAL)(?!.*({'|'.join(map(re.escape, OWN))}))"
PATIENCE = 60.0  # seconds until something that should happen is held not to happen, also on a busy machine


def wait(what, condition):
    """The first true value of condition(); an AssertionError that names `what` when none comes."""
    begin = time.monotonic()
    context = GLib.MainContext.default()
    while True:
        while context.iteration(False):
            pass
        looked = time.monotonic()
        try:
            value = condition()
        except GLib.Error:
            value = None
        if value:
            return value
        now = time.monotonic()
        if now - begin > PATIENCE:
            raise AssertionError(f"waited for {what}")
        time.sleep(max(0.05, 4 * (now - looked)))  # to look costs the program time, too: a fifth of it at most


def scheduled(process):
    """How long the threads of a process have run, and how long they have waited for a processor; in seconds."""
    ran = waited = 0
    for path in glob.glob(f"/proc/{process}/task/*/schedstat"):
        with contextlib.suppress(OSError), open(path) as file:  # a thread may be gone
            times = file.read().split()
            ran, waited = ran + int(times[0]), waited + int(times[1])
    return ran / 1e9, waited / 1e9


class Stopwatch:
    """Seconds in which nobody who takes part in an answer had to wait for a processor: neither the program's thread that
    answers, nor the bus, nor the test. What else the machine does is not counted."""

    def __init__(self, program):
        bus, = program.bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                     "GetConnectionUnixProcessID", GLib.Variant("(s)", ("org.freedesktop.DBus",)),
                                     GLib.VariantType("(u)"), 0, int(PATIENCE * 1000), None).unpack()
        self.files = [f"/proc/{process}/schedstat" for process in (program.process.pid, bus, os.getpid())]
        self.begin = self.now()

    def now(self):
        waited = 0
        for path in self.files:
            with open(path) as file:
                waited += int(file.read().split()[1])
        return time.monotonic() - waited / 1e9

    def seconds(self):
        return self.now() - self.begin


class Window:
    """One window's actions."""

    def __init__(self, program, number):
        self.program = program
        self.path = f"{PATH}/window/{number}"

    def call(self, method, arguments, reply):
        return self.program.bus.call_sync(NAME, self.path, "org.gtk.Actions", method, arguments,
                                          GLib.VariantType(reply), 0, int(PATIENCE * 1000),
                                          None).unpack()

    def do(self, action, *target):
        """Presses it. Strings, lists of them and whole numbers are the only targets there are."""
        types = {int: "i", str: "s", list: "as"}
        values = [GLib.Variant(types[type(v)], v) for v in target]
        self.call("Activate", GLib.Variant("(sava{sv})", (action, values, {})), "()")

    def do_at_once(self, *actions):
        """Presses them one after the other, without waiting for any."""
        for action in actions:
            self.program.bus.call(NAME, self.path, "org.gtk.Actions", "Activate",
                                  GLib.Variant("(sava{sv})", (action, [], {})), None, 0, -1, None,
                                  None)

    def describe(self, action):
        return self.call("Describe", GLib.Variant("(s)", (action,)), "((bgav))")[0]

    def state(self, action):
        return self.describe(action)[2][0]

    def enabled(self, action):
        return self.describe(action)[0]

    def states(self, *actions):
        return tuple(self.state(action) for action in actions)

    def wait_state(self, action, value):
        try:
            wait(f"{action} = {value!r}", lambda: self.state(action) == value)
        except AssertionError as error:
            raise AssertionError(f"{error}; it is {self.state(action)!r}") from None

    def open(self, file, outcome="complete"):
        self.do("open-file", file)
        # The state is that of the file before until the action has been handled.
        wait(f"{os.path.basename(file)} in the title",
             lambda: self.program.find("frame", os.path.basename(file)))
        self.wait_state("outcome", outcome)


def places_of(executable):
    """What is loaded into a program so that it says where its widgets are; built where GTK needs that (places.c)."""
    module = os.path.join(os.path.dirname(os.path.abspath(executable)), "../../tests/window/places.so")
    return {"LD_PRELOAD": module} if os.path.exists(module) else {}


class Program:
    """A running bufscope."""
    running = []  # all that were not closed yet: they answer in place of the next one

    def __init__(self, executable, *arguments, environment=None, restore=False, stdin=None):
        if not restore:  # what the program before left behind
            shutil.rmtree(os.path.join(os.environ["HOME"], ".local/state/bufscope"), ignore_errors=True)
        rest_pointer()
        self.executable = executable
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.log = open(os.path.join(os.environ["HOME"], "bufscope.log"), "w+")
        self.process = subprocess.Popen([executable, *arguments], stderr=self.log, stdin=stdin,
                                        env={**os.environ, **places_of(executable), **(environment or {})})
        self.running.append(self)
        self.window = Window(self, 1)
        wait("the window", lambda: self.window.state("outcome") is not None)
        self.tree = Tree(connect(self.bus), self.process.pid)
        wait("the window on the accessibility bus", self.tree.is_there)

    def close(self):
        """Ends it; returns what it complained of, and that it crashed."""
        if self in self.running:
            self.running.remove(self)
        self.process.terminate()
        signal_number = -self.process.wait(60)
        self.log.seek(0)
        complaints = [line for line in self.log if re.search(COMPLAINT, line)]
        if signal_number > 0 and signal_number not in (signal.SIGTERM, signal.SIGKILL):
            complaints.append(f"It crashed: {signal.Signals(signal_number).name}\n")
        return complaints

    def rest(self, seconds):
        """Waits until it has had next to nothing to do for so long (a cursor may blink), if that comes: whatever was to
        follow on what was asked is there then."""
        end = time.monotonic() + PATIENCE
        rests = False
        while not rests and time.monotonic() < end:
            before, begin = scheduled(self.process.pid), time.monotonic()
            time.sleep(seconds)
            busy = sum(scheduled(self.process.pid)) - sum(before)
            rests = busy < (time.monotonic() - begin) / 5

    def rests_quite(self):
        """Whether it is hardly woken in a while: what moves, or asks for layout again and again, wakes it with each frame."""
        def woken():
            with open(f"/proc/{self.process.pid}/status") as file:
                return int(re.search(r"^voluntary_ctxt_switches:\s+(\d+)", file.read(), re.MULTILINE)[1])

        before = woken()
        time.sleep(1.5)
        return woken() - before < 15

    # -- reading ---------------------------------------------------------------------------------

    def walk(self, role=None, name=""):
        """Every accessible that has a place on the screen, or those of a role and with `name` in their names, from the top."""
        return self.tree.nodes(role, name)

    def find(self, role, name):
        """The first that has the role and has `name` in its name."""
        nodes = self.tree.windows() if role == "frame" else self.walk(role, name)
        return next((node for node in nodes if node.get_role_name() == role and name in node.get_name()), None)

    def wait_find(self, role, name):
        return wait(f"a {role} named {name!r}", lambda: self.find(role, name))

    def labels(self):
        """All texts on the screen that are not code."""
        return self.tree.texts(self.walk("label"))

    def code_views(self):
        """The code views, from left to right."""
        views = [node for node in self.walk("text") if node.has_state(Atspi.StateType.MULTI_LINE)]
        return sorted(views, key=lambda node: node.get_extents().x)

    def code(self):
        return self.tree.texts(self.code_views())


def xdotool(*arguments, check=True):
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True,
                          check=check).stdout.split()


@contextlib.contextmanager
def text_size(factor):
    """Programs that are started within have text of that size: the screen says how many dots an inch
    has."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
    resources, string, replace = ctypes.c_ulong(23), ctypes.c_ulong(31), 0
    said = f"Xft.dpi:\t{round(96 * factor)}\n".encode()
    x11.XChangeProperty(display, root, resources, string, 8, replace, said, len(said))
    x11.XSync(display, 0)
    try:
        yield
    finally:
        x11.XDeleteProperty(display, root, resources)
        x11.XCloseDisplay(display)


def clipboard():
    """The text that was copied."""
    texts = []
    Gtk.init()
    copied = Gdk.Display.get_default().get_clipboard()
    wait("a text on the clipboard", lambda: copied.get_formats().contain_gtype(GObject.TYPE_STRING))
    copied.read_text_async(None, lambda _, result: texts.append(copied.read_text_finish(result)))
    return wait("the text on the clipboard", lambda: texts)[0]


def rest_pointer():
    """Puts the pointer where no window is: what it rests on shows a tooltip, a window of its own."""
    xdotool("mousemove", "1599", "999")


def shown_windows():
    """None where one goes while it is looked at."""
    return xdotool("search", "--onlyvisible", "--class", "bufscope", check=False)


def shown_window():
    return wait("a window that shows", shown_windows)[-1]


def press(keys):
    """Presses keys in the window that shows: press("shift+F8")."""
    xdotool("windowfocus", "--sync", shown_window(), "key", keys)


def click_at(x, y):
    xdotool("windowfocus", "--sync", shown_window(), "mousemove", "--window", shown_window(),
            str(x), str(y), "sleep", "0.2", "click", "1")


def drag(source, x, y):
    """From the middle of an X window to a place in the program's; in steps, as a hand does."""
    steps = [("mousemove", "--window", source, "50", "50"), ("mousedown", "1")]
    steps += [("mousemove", "--window", source, str(50 - d), "50") for d in (5, 15, 30)]
    steps += [("mousemove", "--window", shown_window(), str(x + d), str(y)) for d in (9, 6, 3, 0)]
    for step in (*steps, ("mouseup", "1")):
        xdotool(*step)
        time.sleep(0.15)


def hover_at(x, y):
    """Moves the pointer, by more than one step, so that the window hears of it."""
    for dx in (3, 0):
        xdotool("mousemove", "--window", shown_window(), str(x + dx), str(y))


def hover(node, wheel=None):
    """Moves the pointer onto what shows, and turns the wheel down there."""
    extents = node.get_extents()
    hover_at(extents.x + extents.width // 2, extents.y + extents.height // 2)
    if wheel:
        xdotool("click", "5")


def resting_extents(node):
    """Where it is, when it does not move any more."""
    places = [None]

    def rests():
        places.append(node.get_extents())
        return places[-1] == places[-2]

    wait("a place to click at", rests)
    return places[-1]


def click(node):
    """Clicks into the middle of what shows, not into the tooltip of what was clicked before."""
    rest_pointer()
    extents = resting_extents(node)
    click_at(extents.x + extents.width // 2, extents.y + extents.height // 2)
