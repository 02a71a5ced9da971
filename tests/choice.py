# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much is tried of what there is much of: every one, or each second, sixth, ... as meson.build says of a test in
BUFSCOPE_TEST_EVERY. `tests/run --thorough` tries all (tests/unit/paths.h does the same)."""
import os

thorough = bool(os.environ.get("BUFSCOPE_TEST_THOROUGH"))


def chosen(things):
    return things[::1 if thorough else int(os.environ.get("BUFSCOPE_TEST_EVERY", "1"))]
