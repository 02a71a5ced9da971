#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads every source below src/: fields of ops, values, blocks and regions are stored by the mutators and the
journal alone. A store is an assignment, an increment or a decrement through an expression of one of the IR's types; the
types of variables are taken from their declarations in the file."""

import pathlib
import re
import sys

import walk

WRITERS = {"ir/mutate.c", "ir/journal.c", "ir/slots.c", "ir/slots-private.h",
           "ir/order.c", "ir/known.c", "ir/mutate.h"}  # the last three: caches
FIELDS = {
    "BsOp": "def attrs results n_operands n_results n_successors n_regions id order event erased verified known noted loc",
    "BsValue": "type index id block loc",
    "BsUse": "",
    "BsSuccessor": "",
    "BsBlock": "region prev next first last args n_args args_capacity id preds order_valid quiet erased event loc",
    "BsRegion": "op index first last",
    "BsIr": "n_ops n_values n_blocks n_flow_changes flow_verified journal erased spare has_spare",
}
# ir->root and ir->event are set by the parser and the timeline: they are not part of the program's text.
DECLARATION = re.compile(r"\b(Bs(?:Op|Value|Use|Successor|Block|Region|Ir))\s*\*\s*(?:const\s+)?(\w+)")
CHAIN = r"(?:(?:->|\.)\w+(?:\[[^\]]*\])?)"
STORE = re.compile(
    rf"(?:^|[;{{}}(),\s*!])(\+\+|--)?(\w+)(?:\[[^\]]*\])?({CHAIN}*)(?:->|\.)(\w+)(\[[^\]]*\])?\s*"
    r"((?:[-+*/|&^]|<<|>>)?=(?!=)|\+\+|--)"
)
# Fields that no other struct has: the distances between ops, values and slots.
DISTANCE = re.compile(r"(?:->|\.)to_(?:next|prev|block|operands|uses|op|value|owner)\s*=(?!=)")
# A store through what one of these functions returns.
CALL = re.compile(rf"\b(bs_(?:op|use|value|successor|block)_\w+)\((?:[^()]|\([^()]*\))*\)({CHAIN}*)->(\w+)\s*"
                  r"((?:[-+*/|&^]|<<|>>)?=(?!=)|\+\+|--)")
RETURNS = {
    **dict.fromkeys(("bs_op_next", "bs_op_prev", "bs_op_parent", "bs_value_op", "bs_value_owner", "bs_use_owner",
                     "bs_successor_owner", "bs_block_parent_op", "bs_block_terminator"), "BsOp"),
    **dict.fromkeys(("bs_op_block", "bs_value_block", "bs_value_arg_block", "bs_successor_block"), "BsBlock"),
    **dict.fromkeys(("bs_op_region", "bs_op_parent_region", "bs_value_region"), "BsRegion"),
    **dict.fromkeys(("bs_op_operand", "bs_op_result", "bs_use_value"), "BsValue"),
}
# What a field of one of the types points at, to follow chains such as op->block->last.
TARGETS = {
    "block": "BsBlock", "op": "BsOp", "region": "BsRegion", "preds": "BsSuccessor", "results": "BsValue",
    "args": "BsValue",
}
# first, last, next and prev lead from ops to ops and from blocks and regions to what they hold.
STEPS = {
    ("BsBlock", "first"): "BsOp", ("BsBlock", "last"): "BsOp", ("BsBlock", "next"): "BsBlock",
    ("BsBlock", "prev"): "BsBlock", ("BsRegion", "first"): "BsBlock", ("BsRegion", "last"): "BsBlock",
    ("BsIr", "root"): "BsOp",
}


def type_at(kind, chain):
    for field in re.findall(r"(?:->|\.)(\w+)", chain):
        if kind is None or field not in FIELDS.get(kind, "").split() + ["root"]:
            return None
        kind = STEPS.get((kind, field)) or TARGETS.get(field)
    return kind


def stores(text):
    """Line numbers and text of stores into fields of the IR."""
    variables = {}
    for number, line in enumerate(text.splitlines(), 1):
        code = line.split("//")[0]
        if code and not code[0].isspace() and code[0] not in "{}#":
            variables = {} if "(" in code else variables  # a new function
        for kind, name in DECLARATION.findall(code):
            variables[name] = kind
        for match in STORE.finditer(code):
            kind = type_at(variables.get(match.group(2)), match.group(3))
            if kind and match.group(4) in FIELDS[kind].split():
                yield number, line.strip()
        for match in CALL.finditer(code):
            kind = type_at(RETURNS.get(match.group(1)), match.group(2))
            if kind and match.group(3) in FIELDS[kind].split():
                yield number, line.strip()
        if DISTANCE.search(code):
            yield number, line.strip()


def self_test():
    bad = ["f(BsOp *op)\n{\n    op->attrs = x;", "f(BsBlock *b)\n{\n    b->last->attrs = x;", "f(BsIr *ir)\n{\n    ir->n_ops++;",
           "f(void)\n{\n    bs_op_block(f(op))->first = x;", "f(void)\n{\n    use.to_value = x;"]
    good = ["f(BsOp *op)\n{\n    x = op->attrs;", "f(Node *op)\n{\n    op->attrs = x;", "f(BsOp *op)\n{\n    if (op->n == 1)"]
    assert all(list(stores(text)) for text in bad), "the check finds no store where there is one"
    assert not any(list(stores(text)) for text in good), "the check finds a store where there is none"


def main():
    self_test()
    root = pathlib.Path(sys.argv[1])
    found = []
    for path in walk.files(root, "*.c", "*.h"):
        if str(path.relative_to(root)) not in WRITERS:
            found += [f"{path}:{number}: {line}" for number, line in stores(path.read_text())]
    print("\n".join(found) or "the IR is written in one place")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
