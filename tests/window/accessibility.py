# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program says of its widgets on the accessibility bus (AT-SPI), as a screen reader hears it.

libatspi asks each property of each widget on its own and waits for the answer, which took most of the
time of the window's tests, and dies of widgets that go while it reads them. Here the questions of one
level of the tree are on their way at once, and the properties of all widgets come in one answer.
"""
import functools
from collections import namedtuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

INTERFACE = "org.a11y.atspi."
PROPERTIES = "org.freedesktop.DBus.Properties"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"
TIMEOUT = 20000  # milliseconds until an answer is held not to come
Extents = namedtuple("Extents", "x y width height")


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
        self.leaves = set()  # paths; no other object ever gets the path of one that is gone

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
        return self.owner is not None

    def listen(self, name, heard):
        """Calls heard(path, value) whenever a program says that property of an object is another now. Newer releases of
        GTK say nothing where nobody has told the registry to be listening."""
        wanted = GLib.Variant("(sass)", (f"object:property-change:{name}", [], ""))
        self.call("/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", wanted, REGISTRY)
        self.bus.signal_subscribe(None, INTERFACE + "Event.Object", "PropertyChange", None, name, 0,
                                  lambda *signal: heard(signal[2], signal[5].unpack()[3]))

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
        """What is known of the widgets that were asked about once, by path. What a test does not look at is not unpacked,
        which would take longer than everything else."""
        answer = self.bus.call_sync(self.owner, "/org/a11y/atspi/cache", INTERFACE + "Cache", "GetItems", None, None, 0,
                                    TIMEOUT, None).get_child_value(0)
        items = [answer.get_child_value(i) for i in range(answer.n_children())]
        return {item.get_child_value(0).get_child_value(1).get_string(): item for item in items}

    def children(self, paths):
        """Those of each, by path. What never has any is not asked again."""
        asked = [path for path in paths if path not in self.leaves]
        answers = self.call_all([(path, INTERFACE + "Accessible", "GetChildren", None) for path in asked])
        children = {path: [child for _, child in answer[0]] if answer else [] for path, answer in zip(asked, answers)}
        return {path: children.get(path, []) for path in paths}

    def shown(self, paths):
        """Those that have a place on the screen. (GTK 4.8 says of no widget whether it is showing; what is not has no
        size.)"""
        return {path for path, place in zip(paths, self.places(paths))
                if not place or (place.width > 0 and place.height > 0)}

    def nodes(self):
        """All that has a place on the screen, from the top."""
        children, level = {}, [ROOT]
        while level:
            below = self.children(level)
            shown = self.shown([child for path in level for child in below[path]])
            for path in level:
                children[path] = [child for child in below[path] if child in shown]
            level = [child for path in level for child in children[path]]
        nodes = list(self.in_order(ROOT, None, children, self.items()))
        self.leaves.update(node.path for node in nodes if node.role in LEAVES)
        return nodes

    def in_order(self, path, parent, children, items):
        if path not in items:  # gone again
            return
        node = Node(self, path, parent, items[path])
        yield node
        for child in children[path]:
            yield from self.in_order(child, node, children, items)

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
        asked = GLib.Variant("(ss)", (INTERFACE + "Text", "CharacterCount"))
        lengths = self.call_all([(node.path, PROPERTIES, "Get", asked) for node in written])
        answers = self.call_all([(node.path, INTERFACE + "Text", "GetText",
                                  GLib.Variant("(ii)", (0, length[0] if length else 0)))
                                 for node, length in zip(written, lengths)])
        texts = {node: answer[0] for node, answer in zip(written, answers) if answer}
        return [texts.get(node, node.get_name()) for node in nodes]


@functools.cache
def role_name(role):
    return Atspi.role_get_name(Atspi.Role(role))


# What newer releases of AT-SPI and GTK call a role, and what the tests do.
RENAMED = {"button": "push button", "toggle button": "push button"}


# What has no children.
LEAVES = {Atspi.Role.IMAGE, Atspi.Role.LABEL, Atspi.Role.SEPARATOR}


class Node:
    """A widget. Its role, name and states are those of when the tree was read; the rest is asked for."""

    def __init__(self, tree, path, parent, item, **known):
        self.tree = tree
        self.path = path
        self.parent = parent
        self.item = item  # of the cache of AT-SPI: object, application, parent, index, children, interfaces, name, role, ...
        vars(self).update(known)

    @functools.cached_property
    def interfaces(self):
        return self.item.get_child_value(5).unpack()

    @functools.cached_property
    def name(self):
        return self.item.get_child_value(6).get_string()

    @functools.cached_property
    def role(self):
        return self.item.get_child_value(7).get_uint32()

    @functools.cached_property
    def states(self):
        return self.item.get_child_value(9).unpack()

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
        return INTERFACE + name in self.interfaces

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
