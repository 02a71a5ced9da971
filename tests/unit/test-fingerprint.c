// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs have one fingerprint when they have one text, and only then.
#include "ir/fingerprint.h"
#include "program.h"

// The first is the program; the second says the same in other words, the rest differ from it.
static const char *const texts[] = {
    "func.func @f(%a: i1, %b: i1) -> i1 {\n"
    "  %0 = arith.andi %a, %b : i1\n"
    "  cf.cond_br %a, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i1\n"
    "^bb2:\n"
    "  return %b : i1\n"
    "}",
    "func.func @f(%x: i1, %y: i1) -> i1 {\n"
    "  %z = \"arith.andi\"(%x, %y) : (i1, i1) -> i1\n"
    "  cf.cond_br %x, ^left, ^right\n"
    "^left:\n"
    "  return %z : i1\n"
    "^right:\n"
    "  return %y : i1\n"
    "}",
    // operands the other way round
    "func.func @f(%a: i1, %b: i1) -> i1 {\n"
    "  %0 = arith.andi %b, %a : i1\n"
    "  cf.cond_br %a, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i1\n"
    "^bb2:\n"
    "  return %b : i1\n"
    "}",
    // successors
    "func.func @f(%a: i1, %b: i1) -> i1 {\n"
    "  %0 = arith.andi %a, %b : i1\n"
    "  cf.cond_br %a, ^bb2, ^bb1\n"
    "^bb1:\n"
    "  return %0 : i1\n"
    "^bb2:\n"
    "  return %b : i1\n"
    "}",
    // another op
    "func.func @f(%a: i1, %b: i1) -> i1 {\n"
    "  %0 = arith.ori %a, %b : i1\n"
    "  cf.cond_br %a, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i1\n"
    "^bb2:\n"
    "  return %b : i1\n"
    "}",
    // an attribute
    "func.func @g(%a: i1, %b: i1) -> i1 {\n"
    "  %0 = arith.andi %a, %b : i1\n"
    "  cf.cond_br %a, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i1\n"
    "^bb2:\n"
    "  return %b : i1\n"
    "}",
    // a use
    "func.func @f(%a: i1, %b: i1) -> i1 {\n"
    "  %0 = arith.andi %a, %b : i1\n"
    "  cf.cond_br %a, ^bb1, ^bb2\n"
    "^bb1:\n"
    "  return %0 : i1\n"
    "^bb2:\n"
    "  return %a : i1\n"
    "}",
};

static guint64
fingerprint_of(BsContext *context, const char *text)
{
    BsDiags diags;
    bs_diags_init(&diags);
    BsIr *ir = bs_ir_new(context);
    g_assert_true(bs_parse(ir, text, strlen(text), NULL, &diags));
    const guint64 fingerprint = bs_ir_fingerprint(ir);
    bs_ir_free(ir);
    bs_diags_clear(&diags);
    return fingerprint;
}

static void
test_texts(void)
{
    BsContext *context = bs_context_new(bs_dialects);
    const guint64 first = fingerprint_of(context, texts[0]);
    g_assert_true(fingerprint_of(context, texts[0]) == first);
    g_assert_true(fingerprint_of(context, texts[1]) == first);
    for (guint i = 2; i < G_N_ELEMENTS(texts); i++) {
        g_test_message("%s", texts[i]);
        g_assert_true(fingerprint_of(context, texts[i]) != first);
    }
    bs_context_free(context);
}

// Types, the order of ops and their number, and back again.
static void
test_changes(void)
{
    Program program;
    program_init(&program, texts[0]);
    BsIr *ir = program.ir;
    const guint64 first = bs_ir_fingerprint(ir);
    BsValue *both = program_value(&program, "%0");
    const BsType *i1 = both->type;
    bs_value_set_type(ir, both, bs_type_index(program.context));
    g_assert_true(bs_ir_fingerprint(ir) != first);
    bs_value_set_type(ir, both, i1);
    g_assert_true(bs_ir_fingerprint(ir) == first);

    BsOp *branch = bs_op_next(bs_value_op(both));
    bs_op_move(ir, branch, bs_op_block(branch), bs_value_op(both));
    g_assert_true(bs_ir_fingerprint(ir) != first);
    bs_op_move(ir, branch, bs_op_block(branch), NULL);
    g_assert_true(bs_ir_fingerprint(ir) == first);

    bs_op_detach(ir, branch);
    g_assert_true(bs_ir_fingerprint(ir) != first);
    bs_op_insert(ir, branch, bs_op_block(bs_value_op(both)), NULL);
    g_assert_true(bs_ir_fingerprint(ir) == first);
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/fingerprint/texts", test_texts);
    g_test_add_func("/fingerprint/changes", test_changes);
    return g_test_run();
}
