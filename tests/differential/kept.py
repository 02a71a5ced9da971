# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the reference did, kept between runs: it depends on nothing but its version, its arguments and the program."""

import hashlib
import json
import os
import subprocess
import threading
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent.parent / "build" / "differential" / "kept"


class Kept:
    def __init__(self, reference, folder=FOLDER):
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self.version = subprocess.run([str(reference), "--version"], capture_output=True, check=True,
                                      text=True).stdout

    def get(self, asked, ask, is_sure):
        """What ask() gave for the same texts `asked`, or gives now: something that JSON can hold. What
        is_sure() does not hold of may be another next time, for example what was too slow."""
        key = "\0".join((self.version, *asked)).encode(errors="surrogateescape")
        file = self.folder / (hashlib.sha256(key).hexdigest()[:32] + ".json")
        try:
            return json.loads(file.read_text())
        except (FileNotFoundError, ValueError):  # not yet asked, or interrupted while writing
            answer = ask()
        if not is_sure(answer):
            return answer
        new = file.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        new.write_text(json.dumps(answer))
        new.rename(file)
        return answer
