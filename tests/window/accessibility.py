# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program says of its widgets on the accessibility bus (AT-SPI), as a screen reader hears it.

libatspi asks each property of each widget on its own and waits for the answer, which took most of the
time of the window's tests, and dies of widgets that go while it reads them. Here the questions of one
level of the tree are on their way at once, and the properties of all widgets come in one answer.
"""
import ast
import collections
import functools
import re

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

INTERFACE = "org.a11y.atspi."
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
TIMEOUT = 20000  # milliseconds until an answer is held not to come
Extents = collections.namedtuple("Extents", "x y width height")


def connect(session):
    """The accessibility bus that the session bus knows."""
    address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None,
                                GLib.VariantType("(s)"), 0, TIMEOUT, None).unpack()[0]
    flags = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)


class NoPlaces(Exception):
    """The toolkit does not know where its widgets are: what asks for a place cannot be tested with it."""


class Tree:
    """The widgets of the program with a process id."""

    def __init__(self, bus, process):
        self.bus = bus
        self.process = process
        self.owner = None  # the name of its connection
        self.has_places = None
        self.changing = set()  # what has got or lost children, or shown or hidden one

    def call(self, path, interface, method, arguments=None, owner=None):
        return self.bus.call_sync(owner or self.owner, path, interface, method, arguments, None, 0, TIMEOUT,
                                  None).unpack()

    def call_all(self, questions):
        """The answers to (path, interface, method, arguments), None where there is none: what was
        asked about may be gone."""
        answers = [None] * len(questions)
        missing = len(questions)

        def answered(bus, result, i):
            nonlocal missing
            missing -= 1
            try:
                answers[i] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass

        for i, (path, interface, method, arguments) in enumerate(questions):
            self.bus.call(self.owner, path, interface, method, arguments, None, 0, TIMEOUT, None,
                          answered, i)
        while missing:
            GLib.MainContext.default().iteration(True)
        return answers

    def is_there(self):
        """Whether the program is on the bus by now."""
        if self.owner:
            return True
        programs = self.call(ROOT, INTERFACE + "Accessible", "GetChildren",
                             owner=REGISTRY)[0]
        for name, _ in programs:
            process = self.call("/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                GLib.Variant("(s)", (name,)), "org.freedesktop.DBus")[0]
            if process == self.process:
                self.owner = name
                self.subscribe("ChildrenChanged", "children-changed", None, lambda path, _: self.changing.add(path))
        return self.owner is not None

    def subscribe(self, signal, event, detail, heard):
        """Newer releases of GTK say nothing where nobody has told the registry to be listening."""
        wanted = GLib.Variant("(sass)", (f"object:{event}:{detail or ''}", [], ""))
        self.call("/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", wanted, REGISTRY)
        self.bus.signal_subscribe(self.owner, INTERFACE + "Event.Object", signal, None, detail, 0,
                                  lambda *told: heard(told[2], told[5]))

    def listen(self, name, heard):
        """Calls heard(path, value) whenever the program says that property of an object is another now."""
        self.subscribe("PropertyChange", "property-change", name, lambda path, told: heard(path, told.unpack()[3]))

    def places(self, paths):
        """Where they are in their window; None for what has no place, as an application has none."""
        question = GLib.Variant("(u)", (Atspi.CoordType.WINDOW,))
        return [answer and Extents(*answer[0]) for answer in
                self.call_all([(path, INTERFACE + "Component", "GetExtents", question) for path in paths])]

    def need_places(self):
        """Newer releases of GTK (4.18 is one) lose paddings on the way to the window's corner, so that the window
        itself begins outside of itself: where places.c is not there to mend it."""
        if self.has_places is None:
            windows = [path for _, path in self.call(ROOT, INTERFACE + "Accessible", "GetChildren")[0]]
            self.has_places = all(not at or (at.x >= 0 and at.y >= 0) for at in self.places(windows))
        if not self.has_places:
            raise NoPlaces

    def items(self):
        """What is known of the widgets that were asked about once, by path. Taken from the answer as text: to unpack it
        value by value would take longer than everything else."""
        answer = self.bus.call_sync(self.owner, "/org/a11y/atspi/cache", INTERFACE + "Cache", "GetItems", None, None, 0,
                                    TIMEOUT, None)
        return {match["path"]: match for match in ITEM.finditer(answer.print_(False))}

    def children(self, paths):
        """Those of each, by path."""
        answers = self.call_all([(path, INTERFACE + "Accessible", "GetChildren", None) for path in paths])
        return {path: [child for _, child in answer[0]] if answer else [] for path, answer in zip(paths, answers)}

    def shown(self, paths):
        """Those that have a place on the screen. (GTK 4.8 says of no widget whether it is showing; what is not has no
        size.)"""
        return {path for path, place in zip(paths, self.places(paths))
                if not place or (place.width > 0 and place.height > 0)}

    def nodes(self, role=None, name=""):
        """All that has a place on the screen, or what of it has that role and `name` in its name, from the top."""
        walk = Walk(self)
        nodes = {node.path: node for node in walk.nodes
                 if (role is None or node.get_role_name() == role) and name in node.get_name()}
        return [nodes[path] for path in walk.shown(nodes)]

    def windows(self):
        """Those of the program that show, in nodes that know their names: that takes a few questions instead of two for
        each widget."""
        paths = self.children([ROOT])[ROOT]
        shown = self.shown(paths)
        paths = [path for path in paths if path in shown]
        asked = GLib.Variant("(ss)", (INTERFACE + "Accessible", "Name"))
        names = self.call_all([(path, PROPERTIES, "Get", asked) for path in paths])
        roles = self.call_all([(path, INTERFACE + "Accessible", "GetRole", None) for path in paths])
        return [Node(self, path, None, None, name=name[0], role=role[0])
                for path, name, role in zip(paths, names, roles) if name and role]

    def texts(self, nodes):
        """The text of each: of what has none, its name."""
        written = [node for node in nodes if node.has_interface("Text")]
        answers = self.call_all([(node.path, INTERFACE + "Text", "GetText", GLib.Variant("(ii)", (0, GLib.MAXINT32)))
                                 for node in written])
        texts = {node: answer[0] for node, answer in zip(written, answers) if answer}
        return [texts.get(node, node.get_name()) for node in nodes]


@functools.cache
def role_name(role):
    return Atspi.role_get_name(Atspi.Role(role))


# What newer releases of AT-SPI and GTK call a role, and what the tests do.
RENAMED = {"button": "push button", "toggle button": "push button"}


# What the cache of AT-SPI says of a widget: object, application, parent, index, number of children, interfaces, name, role,
# description, states.
TEXT = r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*\""""
ITEM = re.compile(r"""\(\('[^']*', '(?P<path>[^']*)'\), \('[^']*', '[^']*'\), \('[^']*', '(?P<parent>[^']*)'\), """
                  rf"""(?P<index>-?\d+), (?P<count>-?\d+), \[(?P<interfaces>[^]]*)\], (?P<name>{TEXT}), """
                  rf"""(?P<role>\d+), (?:{TEXT}), \[(?P<states>[^]]*)\]\)""")


MANY = 40  # widgets that it is as dear to ask for their children as the cache for all it knows


class Walk:
    """One reading of the tree. The children of most widgets are known from what the cache says of them; what it has not been
    asked about yet is asked, where it shows."""

    def __init__(self, tree):
        self.tree = tree
        self.seen = {ROOT: True}  # what was asked whether it has a place on the screen
        self.parents, self.below = {ROOT: None}, {}
        # The root counts no children; a hidden child has the index of one that shows.
        self.asked = tree.children([ROOT, *tree.changing])
        self.read()
        level = [ROOT]
        while level:
            if len(set(level) - self.items.keys()) > MANY:
                self.read()
            self.asked.update(tree.children(self.shown([path for path in level if self.children(path) is None])))
            for path in level:
                self.below[path] = [child for child in self.children(path) or [] if child not in self.parents]
                self.parents.update(dict.fromkeys(self.below[path], path))
            level = [child for path in level for child in self.below[path]]
        if not self.parents.keys() <= self.items.keys():
            self.read()
        self.nodes = list(self.in_order(ROOT, None))

    def read(self):
        self.items = self.tree.items()
        self.indexed = collections.defaultdict(dict)
        for path, item in self.items.items():
            self.indexed[item["parent"]][int(item["index"])] = path

    def children(self, path):
        """In their order; None when they are not known. They are all there if they are as many as it counts. (The only one on
        a page of a stack has the page's index.)"""
        if path in self.asked:
            return self.asked[path]
        indexed = self.indexed[path]
        known = path in self.items and len(indexed) == int(self.items[path]["count"])
        return [indexed[i] for i in sorted(indexed)] if known else None

    def in_order(self, path, parent):
        if path not in self.items:  # gone again
            return
        node = Node(self.tree, path, parent, self.items[path])
        yield node
        for child in self.below[path]:
            yield from self.in_order(child, node)

    def line(self, path):
        """From the root to it."""
        return [*(self.line(self.parents[path]) if self.parents[path] else []), path]

    def shown(self, paths):
        """Those of them that have a place on the screen, as all have that they are in."""
        lines = [self.line(path) for path in paths]
        for level in range(max(map(len, lines), default=0)):
            asked = {line[level] for line in lines if len(line) > level and all(map(self.seen.get, line[:level]))}
            asked -= self.seen.keys()
            shown = asked and self.tree.shown(list(asked))
            self.seen.update({path: path in shown for path in asked})
        return [line[-1] for line in lines if all(map(self.seen.get, line))]


class Node:
    """A widget. Its role, name and states are those of when the tree was read; the rest is asked for."""

    def __init__(self, tree, path, parent, item, **known):
        self.tree = tree
        self.path = path
        self.parent = parent
        self.item = item  # matches ITEM
        vars(self).update(known)

    @functools.cached_property
    def interfaces(self):
        return self.item["interfaces"]

    @functools.cached_property
    def name(self):
        written = self.item["name"]
        return ast.literal_eval(written) if "\\" in written else written[1:-1]  # GLib escapes as Python does

    @functools.cached_property
    def role(self):
        return int(self.item["role"])

    @functools.cached_property
    def states(self):
        return [int(word) for word in self.item["states"].split(", ")]

    def get_role_name(self):
        name = role_name(self.role)
        return RENAMED.get(name, name)

    def get_name(self):
        return self.name

    def get_description(self):
        asked = GLib.Variant("(ss)", (INTERFACE + "Accessible", "Description"))
        return self.tree.call(self.path, PROPERTIES, "Get", asked)[0]

    def get_parent(self):
        return self.parent

    def has_interface(self, name):
        return f"'{INTERFACE}{name}'" in self.interfaces

    def has_state(self, state):
        return bool(self.states[state // 32] >> (state % 32) & 1)

    def ask(self, interface, method, arguments=None):
        return self.tree.call(self.path, INTERFACE + interface, method, arguments)

    def get_extents(self):
        """In its window."""
        self.tree.need_places()
        return self.tree.places([self.path])[0] or Extents(0, 0, 0, 0)

    def get_text(self):
        return self.tree.texts([self])[0]

    def get_caret(self):
        """The cursor's line and column, from 1."""
        asked = GLib.Variant("(ss)", (INTERFACE + "Text", "CaretOffset"))
        before = self.get_text()[:self.tree.call(self.path, PROPERTIES, "Get", asked)[0]]
        return before.count("\n") + 1, len(before) - before.rfind("\n")

    def get_character_extents(self, offset):
        self.tree.need_places()
        return Extents(*self.ask("Text", "GetCharacterExtents",
                                 GLib.Variant("(iu)", (offset, Atspi.CoordType.WINDOW))))

    def get_attributes_at(self, offset):
        return self.ask("Text", "GetAttributeRun", GLib.Variant("(ib)", (offset, False)))[0]

    def do_action(self, number):
        self.ask("Action", "DoAction", GLib.Variant("(i)", (number,)))

    def get_value(self):
        asked = GLib.Variant("(ss)", (INTERFACE + "Value", "CurrentValue"))
        return self.tree.call(self.path, PROPERTIES, "Get", asked)[0]

    def set_value(self, value):
        wanted = GLib.Variant("(ssv)", (INTERFACE + "Value", "CurrentValue", GLib.Variant("d", value)))
        self.tree.call(self.path, PROPERTIES, "Set", wanted)
