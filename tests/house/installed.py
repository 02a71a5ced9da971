#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`meson install` puts programs and data where they belong, and the data is what its readers take.

    installed.py BUILD-FOLDER DATA [app]     app: the window was built
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ALWAYS = ["bin/bufscope-opt", "share/man/man1/bufscope-opt.1", "share/man/de/man1/bufscope-opt.1",
          "share/doc/bufscope/LICENSE", "share/doc/bufscope/samples/01-example.mlir"]
WINDOW = ["bin/bufscope", "share/man/man1/bufscope.1", "share/man/de/man1/bufscope.1",
          "share/applications/org.bufscope.Bufscope.desktop", "share/metainfo/org.bufscope.Bufscope.metainfo.xml",
          "share/glib-2.0/schemas/org.bufscope.Bufscope.gschema.xml",
          "share/dbus-1/services/org.bufscope.Bufscope.service", "share/locale/de/LC_MESSAGES/bufscope.mo",
          "share/mime/packages/org.bufscope.Bufscope.xml", "share/gtksourceview-5/language-specs/mlir.lang",
          "share/gtksourceview-5/styles/bufscope.xml", "share/gtksourceview-5/styles/bufscope-dark.xml",
          "share/gtksourceview-5/styles/bufscope-hc.xml", "share/gtksourceview-5/styles/bufscope-hc-dark.xml",
          "share/help/C/bufscope/index.page", "share/help/C/bufscope/keys.page", "share/help/de/bufscope/index.page",
          "share/icons/hicolor/scalable/apps/org.bufscope.Bufscope.svg",
          "share/icons/hicolor/symbolic/apps/org.bufscope.Bufscope-symbolic.svg"]
NOT_INSTALLED = re.compile(r"\.(a|h|ui|css)$|/(setup\.sh|packages\.txt)$")


def run(*command):
    result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=600)
    return None if result.returncode == 0 else f"{' '.join(command)}:\n{result.stdout.strip()}"


def wrong_metainfo(path):
    """From 1.0 on appstreamcli misses a page in the web, of which there is none; before, it did not know the word."""
    found = run("appstreamcli", "validate", "--no-net", path)
    return found and run("appstreamcli", "validate", "--no-net", "--override=url-homepage-missing=info", path) and found


def wrong_metainfos(data):
    """With an address of the pictures, which are there then, and without one."""
    template = (data / "org.bufscope.Bufscope.metainfo.xml.in").read_text()
    for pictures, begin, end in (("", "<!--", "-->"), ("https://example.org/pictures", "", "")):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "org.bufscope.Bufscope.metainfo.xml")
            path.write_text(template.replace("@begin@", begin).replace("@end@", end).replace("@pictures@", pictures))
            yield wrong_metainfo(str(path))
            yield run("xmllint", "--noout", str(path))
    for name in re.findall(r"<image>@pictures@/(.+)</image>", template):
        if not (data / "screenshots" / name).exists():
            yield f"data/screenshots/{name} is missing"


def wrong_data(data):
    yield run("desktop-file-validate", str(data / "org.bufscope.Bufscope.desktop"))
    yield from wrong_metainfos(data)
    yield run(sys.executable, "-m", "json.tool", str(data / "org.bufscope.Bufscope.json"), "/dev/null")
    yield run("glib-compile-schemas", "--strict", "--dry-run", str(data))
    for path in sorted(data.rglob("*.xml")) + sorted(data.rglob("*.lang")) + sorted(data.rglob("*.svg")):
        yield run("xmllint", "--noout", str(path))


def wrong_files(build, expected):
    with tempfile.TemporaryDirectory() as destination:
        failed = run("meson", "install", "-C", str(build), "--no-rebuild", "--destdir", destination)
        if failed:
            yield failed
            return
        top = pathlib.Path(destination)
        found = sorted(str(path.relative_to(top)) for path in top.rglob("*") if path.is_file())
        for name in expected:
            if not any(path.endswith("/" + name) or path.endswith("/" + name + ".gz") for path in found):
                yield f"{name} is not installed; these are: {found}"
        for path in found:
            if NOT_INSTALLED.search(path):
                yield f"{path} is installed"
        for program in top.rglob("bin/bufscope-opt"):
            yield run(str(program), "--version")


def wrong_manual(tool, page):
    """Options that the manual page of the command line names are there."""
    known = subprocess.run([tool, "--help"], text=True, capture_output=True, timeout=600).stdout
    for name in re.findall(r"^\.BI? (\\-\\-[\w\\-]+)", page.read_text(), re.M):
        if name.replace("\\", "") not in known:
            yield f"{page}: no option {name}"


def main():
    build, data = (pathlib.Path(name) for name in sys.argv[1:3])
    expected = ALWAYS + (WINDOW if "app" in sys.argv[3:] else [])
    found = [*wrong_data(data), *wrong_files(build, expected),
             *wrong_manual(build / "src/cli/bufscope-opt", data / "bufscope-opt.1")]
    found = [complaint for complaint in found if complaint]
    print("\n".join(found) or f"{len(expected)} files are installed where they belong")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
