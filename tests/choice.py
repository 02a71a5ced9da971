# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How much is tried of what there is much of: every one, or each second, sixth, ... as meson.build says of a test in
BUFSCOPE_TEST_EVERY (tests/unit/paths.h does the same). What takes long takes turns: a run of the tests has the K-th of N
parts of it, BUFSCOPE_TEST_TURN=K/N, by chance another one each time. `tests/run --thorough` tries all."""
import os

thorough = bool(os.environ.get("BUFSCOPE_TEST_THOROUGH"))


def chosen(things):
    return things[::1 if thorough else int(os.environ.get("BUFSCOPE_TEST_EVERY", "1"))]


def in_turn(things):
    first, parts = map(int, os.environ.get("BUFSCOPE_TEST_TURN", "1/1").split("/"))
    return things if thorough else things[first - 1::parts] or things[:1]  # of very few the first
