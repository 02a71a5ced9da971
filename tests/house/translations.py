#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every text that the window shows can be translated, and is, into every language of data/po/LINGUAS.

    translations.py TOP            checks
    translations.py TOP --update   brings data/po/*.po up to date; new texts are empty there
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import walk

SHOWN = ("label", "title", "subtitle", "tooltip-text", "placeholder-text", "description")
MARKED = re.compile(r'\b(?:_|N_|C_|NC_|bs_plural)\(\s*"')
XGETTEXT = ["xgettext", "--add-location=file", "--from-code=UTF-8", "--keyword=_", "--keyword=N_", "--keyword=C_:1c,2",
            "--keyword=NC_:1c,2", "--keyword=bs_plural:1,2"]


def listed(top):
    return [line for line in (top / "data/po/POTFILES").read_text().splitlines() if line and line[0] != "#"]


def files_with_texts(top):
    for path in walk.files(top / "src", "*.c", "*.h"):
        if MARKED.search(path.read_text()):
            yield str(path.relative_to(top))
    for path in sorted((top / "ui").glob("*.ui")):
        yield str(path.relative_to(top))


def unmarked(path):
    """Texts of a template that nobody can translate."""
    for node in ElementTree.parse(path).iter():
        named = node.get("name") in SHOWN and node.tag in ("property", "attribute")
        if named and node.get("translatable") != "yes" and re.search("[A-Za-z]{2}", node.text or "") \
                and node.text != "Bufscope":
            yield f"{path}: '{node.text}' is not marked as translatable"


def unmarked_rules(top):
    """Rules of events that a sentence shows and nobody can translate."""
    rows = re.findall(r'\{BS_EVENT_\w+,\s*"([^"]+)",\s*N_\("([^"]+)"\)', (top / "src/debug/telling/explain.c").read_text())
    silent = {rule for rule, words in rows if "{rule}" not in words and "{why}" not in words}
    for path in sorted((top / "src/passes").rglob("*.c")):
        for rule in re.findall(r'\.rule = (?:[^"()]*\? )?"([^"]+)"', path.read_text()):
            if rule not in silent:
                yield f"{path}: the rule '{rule}' is not marked as translatable"


def holes(text):
    """What a translation must have, too, in whatever order; numbers keep theirs, the words of one and many are its own."""
    return sorted(re.findall(r"\{[^}?]*|#", text))


def is_template(text):
    """Parts in brackets are closed and not in one another."""
    return re.fullmatch(r"([^][]|\[[^][]*\])*", text) is not None


def place(po, said):
    """FILE:LINE of a text in English, however the lines of the catalogue are broken."""
    for number, line in enumerate(po.read_text().splitlines(), 1):
        if f'"{said[:60]}' in line:
            return f"{po}:{number}"
    return po


def broken_templates(po):
    """Translated templates of sentences that lost or gained a placeholder."""
    text = subprocess.run(["msgattrib", "--no-wrap", "--no-obsolete", "--translated", po], capture_output=True,
                          text=True, check=True).stdout
    for said, words in re.findall(r'^msgid "(.+)"\nmsgstr "(.+)"$', text, re.M):
        if holes(said) != holes(words) or is_template(said) != is_template(words):
            yield f"{place(po, said)}: '{words}' has not the placeholders of '{said}'"


NAMES = re.compile(r"[%@^]\w[\w#]*|\b[a-z]\w*\.[a-z_]\w*|\b[A-Z]\w*[a-z][A-Z]\w*")


def broken_names(po):
    """Translated texts of lessons that speak of other values, blocks, functions, ops or patterns."""
    text = subprocess.run(["msgattrib", "--no-wrap", "--no-obsolete", "--translated", po], capture_output=True,
                          text=True, check=True).stdout
    for said, words in re.findall(r'^msgctxt "lesson"\nmsgid "(.+)"\nmsgstr "(.+)"$', text, re.M):
        different = set(NAMES.findall(said)) ^ set(NAMES.findall(words))
        if different:
            yield f"{place(po, said)}: '{words}' and '{said}' do not both have {', '.join(sorted(different))}"


def texts_of_lesson(path):
    """The words of a lesson as src/debug/marks/lesson.c reads them: title, summary, paragraphs, questions, answers."""
    head, *sections = re.split(r"^--- *(?=program|step:)", path.read_text(), flags=re.M)
    yield from re.findall(r"^(?:lesson|about): *(.+)$", head, re.M)
    for section in sections[1:]:
        _, _, body = section.partition("\n")
        text, *question = re.sub(r"\A((function|select|table|task):.*\n)*", "", body).split("\n? ")
        for paragraph in text.strip().split("\n\n"):
            yield " ".join(paragraph.splitlines())
        for line in "\n".join(question).strip().splitlines():
            yield from re.split(r" *:: *", line.removeprefix("+ ").removeprefix("- "))


def texts_of_samples(top):
    """A file of C for each sample with what the window says of it: all of a lesson, the first line of a program's comment."""
    for path in sorted((top / "samples/lessons").glob("*.lesson")):
        yield path.relative_to(top), [f'NC_("lesson", {json.dumps(text)})' for text in texts_of_lesson(path) if text]
    for path in sorted((top / "samples").glob("*.mlir")):
        yield path.relative_to(top), [f"N_({json.dumps(text)})" for text in re.findall(r"\A// *(.+)", path.read_text())]


def template(top, folder):
    folder, samples = pathlib.Path(folder), []
    for path, texts in texts_of_samples(top):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("".join(f"/* xgettext:no-c-format */ {text}\n" for text in texts))
        samples.append(path)
    pot = folder / "bufscope.pot"
    subprocess.run([*XGETTEXT, "-o", pot, "-D", top.absolute(), *listed(top)], check=True)
    subprocess.run([*XGETTEXT, "-j", "-L", "C", "-o", pot, "-D", folder, *samples], check=True)
    return pot


def untranslated(top, pot):
    for language in languages_of(top):
        po = top / "data/po" / f"{language}.po"
        yield from broken_templates(po)
        yield from broken_names(po)
        checked = subprocess.run(["msgfmt", "--check-format", "-o", "/dev/null", po], capture_output=True, text=True)
        if checked.returncode:
            yield checked.stderr
        merged = subprocess.run(["msgmerge", "-q", "--no-fuzzy-matching", po, pot], capture_output=True, text=True)
        missing = subprocess.run(["msgattrib", "--untranslated", "--no-wrap"], input=merged.stdout,
                                 capture_output=True, text=True)
        for text in re.findall(r'^msgid "(.+)"', missing.stdout, re.M):
            yield f"data/po/{language}.po: '{text}' is not translated"


def untranslated_data(top, language):
    """What the desktop shows of the program: each text is followed by its translation."""
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    entry = (top / "data/org.bufscope.Bufscope.desktop").read_text()
    for key in ("GenericName", "Comment", "Keywords"):
        if not re.search(rf"^{key}\[{language}\]=.", entry, re.M):
            yield f"org.bufscope.Bufscope.desktop: {key}[{language}] is missing"
    for path in ("data/org.bufscope.Bufscope.metainfo.xml.in", "data/org.bufscope.Bufscope.mime.xml"):
        for parent in ElementTree.parse(top / path).iter():
            shown = [node for node in parent if node.tag.rpartition("}")[2] in ("summary", "p", "li", "comment", "caption")]
            for node, next_one in zip(shown, [*shown[1:], None]):
                if not node.get(lang) and (next_one is None or next_one.get(lang) != language):
                    yield f"{path}: '{' '.join(node.text.split())}' is not translated to {language}"


def languages_of(top):
    return [line for line in (top / "data/po/LINGUAS").read_text().split("\n") if line and line[0] != "#"]


def update(top):
    with tempfile.TemporaryDirectory() as folder:
        pot = template(top, folder)
        for po in (top / "data/po").glob("*.po"):
            subprocess.run(["msgmerge", "-q", "--no-fuzzy-matching", "--no-wrap", "--update", "--backup=none",
                            "--add-location=file", po, pot], check=True)
    return 0


def main():
    top = pathlib.Path(sys.argv[1])
    if "--update" in sys.argv:
        return update(top)
    has, should = set(listed(top)), set(files_with_texts(top))
    found = [f"data/po/POTFILES has not: {path}" for path in sorted(should - has)]
    found += [f"data/po/POTFILES has too much: {path}" for path in sorted(has - should)]
    for path in sorted((top / "ui").glob("*.ui")):
        found += unmarked(path)
    found += unmarked_rules(top)
    with tempfile.TemporaryDirectory() as folder:
        found += untranslated(top, template(top, folder))
    for language in languages_of(top):
        found += untranslated_data(top, language)
    print("\n".join(found) or f"{len(listed(top))} files, every text is marked and translated")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
