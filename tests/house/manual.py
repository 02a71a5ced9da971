#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The manual can be read: its pages are well-formed, its links lead somewhere, every shortcut of the
window is in it with its keys, and what it says is in a menu or on a button is there.

    manual.py SOURCE
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

MALLARD = "{http://projectmallard.org/1.0/}"
KEYS = {"bracketleft": "[", "bracketright": "]", "comma": ",", "plus": "+", "minus": "-",
        "question": "?", "Page_Down": "Page Down", "Page_Up": "Page Up", "space": "Space"}
PAGES = {"index", "opening", "stepping", "views", "why", "breakpoints", "exports", "lessons", "presenter",
         "comparing", "import", "preferences", "keys", "command-line"}


def pages_of(folder):
    return {path.stem: xml.parse(path).getroot() for path in sorted(folder.glob("*.page"))}


def wrong_pages(pages):
    for name in PAGES ^ set(pages):
        yield f"{name}.page is there or in the list of this test, not both"
    for name, page in pages.items():
        if page.get("id") != name:
            yield f"{name}.page calls itself {page.get('id')}"
        if page.find(f"{MALLARD}title") is None or page.find(f"{MALLARD}info/{MALLARD}desc") is None:
            yield f"{name}.page has no title or description"
        for link in page.iter(f"{MALLARD}link"):
            if link.get("xref", "").split("#")[0] not in pages:
                yield f"{name}.page links to {link.get('xref')}"


def keys_of(accelerator):
    names = re.findall(r"<(\w+)>", accelerator) + [re.sub(r"<\w+>", "", accelerator)]
    return [KEYS.get(name, name.upper() if len(name) == 1 else name) for name in names]


def wrong_keys(page, source):
    shortcuts = dict(re.findall(r'\{"([^"]+)", \{"([^"]+)"',
                                (source / "src/app/application.c").read_text()))
    rows = {}
    for row in page.iter(f"{MALLARD}tr"):
        rows["".join(row[1].itertext()).strip()] = [key.text for key in row.iter(f"{MALLARD}key")]
    overlay = xml.parse(source / "ui/help-overlay.ui").getroot()
    listed = [node for node in overlay.iter("object") if node.get("class") == "GtkShortcutsShortcut"]
    assert len(listed) > 50, "no shortcuts were found"
    for shortcut in listed:
        named = {node.get("name"): node.text for node in shortcut.findall("property")}
        expected = keys_of(shortcuts[named["action-name"]])
        if rows.get(named["title"]) != expected:
            yield f"keys.page: {named['title']} is {expected}, not {rows.get(named['title'])}"


def wrong_labels(pages, source):
    texts = "".join(path.read_text() for path in [*(source / "ui").glob("*.ui"),
                                                 *(source / "src/app").glob("*.c")]).replace("_", "")
    for name, page in pages.items():
        for label in page.iter(f"{MALLARD}gui"):
            if f">{label.text}" not in texts and f'"{label.text}' not in texts:
                yield f"{name}.page: nothing is called {label.text}"


def main():
    source = pathlib.Path(sys.argv[1])
    pages = pages_of(source / "data/help/C")
    wrong = [*wrong_pages(pages), *wrong_keys(pages["keys"], source), *wrong_labels(pages, source)]
    print("\n".join(wrong) or f"{len(pages)} pages can be read")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
