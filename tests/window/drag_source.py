#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A window from which files can be dragged, as from a file manager: drag_source.py FILE..."""
import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, Gio, GObject, Gtk  # noqa: E402


def show(application):
    files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in sys.argv[1:]])
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.set_content(Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.FileList, files)))
    handle = Gtk.Label(label="files")
    handle.add_controller(source)
    Gtk.ApplicationWindow(application=application, title="files", child=handle, decorated=False,
                          default_width=100, default_height=100).present()


app = Gtk.Application(application_id="org.bufscope.Files", flags=Gio.ApplicationFlags.NON_UNIQUE)
app.connect("activate", show)
app.run()
