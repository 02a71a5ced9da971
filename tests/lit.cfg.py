# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""lit's configuration: FileCheck tests under tests/mlir.

    python3 /usr/lib/llvm-19/build/utils/lit/lit.py -Dtool=build/src/cli/bufscope-opt tests/mlir

The parameter `tool` says which program to test; mlir-opt-19 itself has to pass all of them.
"""

import os
import shutil

import lit.formats

here = os.path.dirname(os.path.abspath(__file__))
top = os.path.dirname(here)


def find(name):
    path = shutil.which(name)
    if not path:
        lit_config.fatal(f"{name} is needed by the tests and was not found")
    return os.path.abspath(path)


config.name = "bufscope"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.excludes = ["Inputs", "differential", "unit", "window", "fuzz"]
config.test_source_root = here
config.test_exec_root = os.path.join(top, "build", "lit")

tool = lit_config.params.get("tool", os.path.join(top, "build", "src", "cli", "bufscope-opt"))
config.substitutions += [
    ("%bufscope-opt", find(tool)),
    (r"\bFileCheck\b", find("FileCheck-19") + " --match-full-lines --dump-input=fail --dump-input-context=3"),
    (r"(?<!-)\bnot\b", find("not-19")),  # no part of --why-not
    (r"\bcount\b", find("count-19")),
]
# Sanitizer builds say what they found on standard error and take their options from here. What
# libraries keep to the end (fonts, for pictures) is no leak of ours.
config.environment["FONTCONFIG_FILE"] = os.path.join(here, "fonts.conf")
config.environment["LSAN_OPTIONS"] = f"print_suppressions=0:suppressions={here}/lsan.supp"
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
    if name in os.environ:
        config.environment[name] = os.environ[name]
