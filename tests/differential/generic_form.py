# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads and writes programs in the generic form, as a tree that a test may change.

What stands between commas is kept as text: types, attributes and the names of values.  The
reader takes what the tools print with --mlir-print-op-generic, and no more than that.
"""

import re
from dataclasses import dataclass, field

OPEN, CLOSE = "([{<", ")]}>"
NAME = re.compile(r"[%^#!@]?[\w$.\-]+(?:#\d+)?")


@dataclass
class Op:
    name: str
    results: list = field(default_factory=list)        # names: one for each result
    operands: list = field(default_factory=list)       # names
    successors: list = field(default_factory=list)     # texts, with what they forward
    properties: list = field(default_factory=list)     # [name, text or None]
    regions: list = field(default_factory=list)        # each a list of blocks
    attributes: list = field(default_factory=list)     # [name, text or None]
    operand_types: list = field(default_factory=list)
    result_types: list = field(default_factory=list)


@dataclass
class Block:
    label: str = ""
    arguments: list = field(default_factory=list)      # [name, type]
    ops: list = field(default_factory=list)


class Reader:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def skip(self):
        while self.at < len(self.text):
            if self.text[self.at].isspace():
                self.at += 1
            elif self.text.startswith("//", self.at):
                self.at = self.text.index("\n", self.at)
            else:
                return

    def sees(self, word):
        self.skip()
        return self.text.startswith(word, self.at)

    def takes(self, word):
        found = self.sees(word)
        self.at += len(word) if found else 0
        return found

    def expect(self, word):
        if not self.takes(word):
            raise ValueError(f"expected {word} before: {self.text[self.at:self.at + 60]}")

    def word(self):
        self.skip()
        found = NAME.match(self.text, self.at)
        if not found:
            raise ValueError(f"expected a name before: {self.text[self.at:self.at + 60]}")
        self.at = found.end()
        return found[0]

    def string(self):
        """A quoted string, with its quotes."""
        self.expect('"')
        start = self.at - 1
        while self.text[self.at] != '"':
            self.at += 2 if self.text[self.at] == "\\" else 1
        self.at += 1
        return self.text[start:self.at]

    def piece(self, stops):
        """Text up to one of the stops outside of all brackets."""
        self.skip()
        start, depth = self.at, 0
        while True:
            c = self.text[self.at]
            if depth == 0 and c in stops:
                return self.text[start:self.at].strip()
            if c == '"':
                self.string()
                continue
            if self.text.startswith("->", self.at):
                self.at += 2
                continue
            depth += (c in OPEN) - (c in CLOSE)
            self.at += 1

    def pieces(self, close):
        """What stands between commas, up to the bracket, which is taken too."""
        found = []
        while not self.takes(close):
            found.append(self.piece("," + close))
            self.takes(",")
        return found

    def named(self, close):
        pairs = [piece.partition(" = ") for piece in self.pieces(close)]
        return [[name, text if equal else None] for name, equal, text in pairs]

    def types(self):
        if self.takes("("):
            return self.pieces(")")
        return [self.piece("\n ")]

    def op(self):
        results = []
        while self.sees("%"):
            name = self.word()
            if self.takes(":"):
                results += [f"{name}#{i}" for i in range(int(self.word()))]
            else:
                results.append(name)
            self.takes(",")
        if results:
            self.expect("=")
        op = Op(self.string()[1:-1], results)
        self.expect("(")
        op.operands = self.pieces(")")
        op.successors = self.pieces("]") if self.takes("[") else []
        if self.takes("<{"):
            op.properties = self.named("}")
            self.expect(">")
        if self.takes("("):
            while not self.takes(")"):
                op.regions.append(self.region())
                self.takes(",")
        op.attributes = self.named("}") if self.takes("{") else []
        self.expect(":")
        self.expect("(")
        op.operand_types = self.pieces(")")
        self.expect("->")
        op.result_types = self.types()
        return op

    def region(self):
        self.expect("{")
        blocks = []
        while not self.takes("}"):
            block = Block()
            if self.sees("^"):
                block.label = self.word()
                if self.takes("("):
                    block.arguments = [[a.strip() for a in p.split(":", 1)] for p in self.pieces(")")]
                self.expect(":")
            while not self.sees("^") and not self.sees("}"):
                block.ops.append(self.op())
            blocks.append(block)
        return blocks


def read(text):
    """(the lines of aliases, the op at the top)"""
    start = text.index('"builtin.module"')
    return text[:start], Reader(text[start:]).op()


def write_named(pairs):
    return ", ".join(name if text is None else f"{name} = {text}" for name, text in pairs)


def write_block(block, indent):
    lines = []
    if block.label:
        arguments = ", ".join(f"{name}: {type_}" for name, type_ in block.arguments)
        lines.append(indent[2:] + block.label + (f"({arguments})" if arguments else "") + ":")
    return "\n".join(lines + [write(op, indent) for op in block.ops])


def write_results(names):
    """Groups %0#0, %0#1 to %0:2."""
    groups = {}
    for name in names:
        base = name.split("#")[0]
        groups[base] = groups.get(base, 0) + 1
    texts = [base if count == 1 and f"{base}#0" not in names else f"{base}:{count}"
             for base, count in groups.items()]
    return ", ".join(texts) + " = " if texts else ""


def write(op, indent=""):
    text = indent + write_results(op.results) + f'"{op.name}"({", ".join(op.operands)})'
    text += f"[{', '.join(op.successors)}]" if op.successors else ""
    text += f" <{{{write_named(op.properties)}}}>" if op.properties else ""
    if op.regions:
        inside = [("{\n" + "\n".join(write_block(b, indent + "  ") for b in blocks) + "\n" + indent + "}")
                  for blocks in op.regions]
        text += " (" + ", ".join(inside) + ")"
    text += f" {{{write_named(op.attributes)}}}" if op.attributes else ""
    return text + f" : ({', '.join(op.operand_types)}) -> ({', '.join(op.result_types)})"


def walk(op):
    """(op, the block that it is in or None), from outside to inside."""
    def inside(op, block):
        yield op, block
        for blocks in op.regions:
            for each in blocks:
                for child in each.ops:
                    yield from inside(child, each)
    yield from inside(op, None)
