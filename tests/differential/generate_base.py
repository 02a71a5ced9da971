# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What all parts of the generator share: random numbers and memref types."""

from dataclasses import dataclass
from typing import Optional


class Rng:
    """splitmix64: small, well known, the same everywhere."""

    MASK = (1 << 64) - 1

    def __init__(self, *words):
        self.state = 0
        for word in words:
            self.state = (self.state ^ (word & self.MASK)) * 0x9E3779B97F4A7C15 & self.MASK
            self.next()

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & self.MASK
        z = self.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & self.MASK
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & self.MASK
        return z ^ (z >> 31)

    def below(self, n):
        return self.next() % n

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def percent(self, p):
        return self.below(100) < p

    def pick(self, items):
        return items[self.below(len(items))]

    def weighted(self, table):
        """table: list of (weight, item)."""
        at = self.below(sum(weight for weight, _ in table))
        for weight, item in table:
            if at < weight:
                return item
            at -= weight
        raise AssertionError("unreachable")

    def sample(self, items, count):
        rest = list(items)
        chosen = []
        while rest and len(chosen) < count:
            chosen.append(rest.pop(self.below(len(rest))))
        return chosen


@dataclass(frozen=True)
class MemRef:
    """shape None = unranked; a None extent, stride or offset = dynamic; strides None = identity."""

    shape: Optional[tuple]
    element: str = "f32"
    strides: Optional[tuple] = None
    offset: Optional[int] = 0
    space: str = ""

    def __str__(self):
        def number(x):
            return "?" if x is None else str(x)

        dims = "*x" if self.shape is None else "".join(number(d) + "x" for d in self.shape)
        layout = ""
        if self.strides is not None:
            layout = ", strided<[" + ", ".join(number(s) for s in self.strides) + "]"
            layout += "" if self.offset == 0 else f", offset: {number(self.offset)}"
            layout += ">"
        space = f", {self.space}" if self.space else ""
        return f"memref<{dims}{self.element}{layout}{space}>"

    def rank(self):
        return None if self.shape is None else len(self.shape)

    def dynamic_extents(self):
        return [] if self.shape is None else [i for i, d in enumerate(self.shape) if d is None]

    def full_strides(self):
        if self.strides is not None:
            return self.strides
        strides, running = [], 1
        for extent in reversed(self.shape):
            strides.append(running)
            running = None if running is None or extent is None else running * extent
        return tuple(reversed(strides))
