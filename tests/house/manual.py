#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The manual can be read, in every language that it has: its pages are well-formed, its links lead somewhere, every
shortcut of the window is in it with its keys, and what it says is in a menu or on a button is there, in that
language. A translated page says the same as the English one: it has its sections, keys and names, and a mark that
changes with it.

    manual.py SOURCE
"""
import collections
import hashlib
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

MALLARD = "{http://projectmallard.org/1.0/}"
KEYS = {"bracketleft": "[", "bracketright": "]", "comma": ",", "plus": "+", "minus": "-",
        "question": "?", "Page_Down": "Page Down", "Page_Up": "Page Up", "space": "Space"}
PAGES = {"index", "opening", "stepping", "views", "why", "breakpoints", "editing", "exports", "lessons", "presenter",
         "comparing", "import", "preferences", "keys", "command-line"}
KEYS_IN = {"de": {"Ctrl": "Strg", "Shift": "Umschalt", "Page Down": "Bild ab", "Page Up": "Bild auf",
                  "Left": "Pfeil links", "Right": "Pfeil rechts", "Up": "Pfeil auf", "Down": "Pfeil ab",
                  "Home": "Pos1", "End": "Ende", "Space": "Leertaste"}}


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
        # Keys of an action; or those of a text, which are nobody else's.
        expected = keys_of(named.get("accelerator") or shortcuts[named["action-name"]])
        if rows.get(named["title"]) != expected:
            yield f"keys.page: {named['title']} is {expected}, not {rows.get(named['title'])}"


def wrong_labels(pages, source):
    texts = "".join(path.read_text() for path in [*(source / "ui").glob("*.ui"),
                                                 *(source / "src/app").rglob("*.c")]).replace("_", "")
    for name, page in pages.items():
        for label in page.iter(f"{MALLARD}gui"):
            if f">{label.text}" not in texts and f'"{label.text}' not in texts:
                yield f"{name}.page: nothing is called {label.text}"


# -- in other languages ---------------------------------------------------------------------------

def words_of(po):
    """What the window says for an English label, without the marks of mnemonics. A label may be there in two ways."""
    words = collections.defaultdict(set)
    for said, text in re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', po.read_text(), re.M):
        words[said.replace("_", "")].add(text.replace("_", ""))
    return words


def shape_of(page):
    """What a translation leaves as it is: sections, paragraphs, links, and what is typed."""
    for node in page.iter():
        tag = node.tag.removeprefix(MALLARD)
        if tag in ("screen", "link", "section", "page"):
            yield tag, node.get("id"), node.get("xref"), node.text.strip() if tag == "screen" else None
        elif tag not in ("code", "keyseq", "key", "gui"):
            yield tag


def parts_of(page, tag):
    """The words in a paragraph may stand in another order."""
    return sorted([part.text for part in node.iter()] if tag == "keyseq" else [node.text]
                  for node in page.iter(MALLARD + tag))


def twin_differs(name, english, page, language, words):
    keys = KEYS_IN[language]
    pressed = sorted([keys.get(key, key) for key in row] for row in parts_of(english, "keyseq"))
    if list(shape_of(english)) != list(shape_of(page)) or parts_of(english, "code") != parts_of(page, "code"):
        yield f"{language}/{name}.page has other sections, paragraphs, links or code than C/{name}.page"
    if parts_of(page, "keyseq") != pressed:
        yield f"{language}/{name}.page: the keys are {pressed}, not {parts_of(page, 'keyseq')}"
    said = {label.text for label in page.iter(f"{MALLARD}gui")}
    for label in english.iter(f"{MALLARD}gui"):
        if not words[label.text] & said:
            yield f"{language}/{name}.page does not speak of {' or '.join(words[label.text])}"
    if name == "keys":
        titles = [row[1][0].text for row in page.iter(f"{MALLARD}tr")]
        for title, row in zip(titles, english.iter(f"{MALLARD}tr")):
            if title not in words[row[1][0].text]:
                yield f"{language}/keys.page: {title} is not what the window calls {row[1][0].text}"


def wrong_mark(english, page):
    """A page says which text it was translated from."""
    mark = f"{english.name} as of {hashlib.sha256(english.read_bytes()).hexdigest()[:8]}"
    if mark not in page.read_text():
        yield f"{page} was translated from another text: see what has changed in it since, then write {mark}"


def wrong_translation(folder, source):
    language, english, pages = folder.name, pages_of(source / "data/help/C"), pages_of(folder)
    words = words_of(source / f"data/po/{language}.po")
    yield from wrong_pages(pages)
    for name in set(english) & set(pages):
        yield from wrong_mark(source / f"data/help/C/{name}.page", folder / f"{name}.page")
        yield from twin_differs(name, english[name], pages[name], language, words)


def wrong_options(page, source):
    """What --help lists, man lists."""
    names = re.findall(r'^    \{"([^"]+)", ', (source / "src/cli/options.c").read_text(), re.M)
    assert len(names) > 40, "no options were found"
    text = page.read_text().replace("\\-", "-")
    for dashed in ("-" + name if len(name) == 1 else "--" + name for name in names):
        if not re.search(rf"^\.B.*(?<![\w-]){dashed}(?![\w-])", text, re.M):
            yield f"{page} does not say what {dashed} does"


def wrong_man_page(english, page):
    """One for man, with the same sections and options."""
    yield from wrong_mark(english, page)
    shapes = [re.findall(r"^\.(?:SH|TP|PP|EX)|^\.(?:BI|BR|B) \\-\\-.*?(?==|$)", path.read_text(), re.M)
              for path in (english, page)]
    if shapes[0] != shapes[1]:
        yield f"{page} has other sections or options than {english}"


def main():
    source = pathlib.Path(sys.argv[1])
    pages = pages_of(source / "data/help/C")
    wrong = [*wrong_pages(pages), *wrong_keys(pages["keys"], source), *wrong_labels(pages, source),
             *wrong_options(source / "data/bufscope-opt.1", source)]
    languages = (source / "data/po/LINGUAS").read_text().partition("\n")[2].split()
    for language in languages:
        wrong += wrong_translation(source / "data/help" / language, source)
        for name in ("bufscope", "bufscope-opt"):
            wrong += wrong_man_page(source / f"data/{name}.1", source / f"data/{name}.{language}.1")
    print("\n".join(wrong) or f"{len(pages)} pages can be read, in {1 + len(languages)} languages")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
