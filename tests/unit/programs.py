#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes generated programs, one file each: programs.py FOLDER N (programs of each profile)."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "differential"))
import generate  # noqa: E402

folder, n = sys.argv[1], int(sys.argv[2])
os.makedirs(folder, exist_ok=True)
for profile in generate.PROFILES:
    for seed in range(1, n + 1):
        with open(os.path.join(folder, f"{profile}-{seed}.mlir"), "w", encoding="utf-8") as file:
            file.write(generate.generate(profile, seed))
