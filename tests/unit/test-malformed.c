// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs on which the reference reads past the end of a list, and so has nothing to compare with:
// here each is refused, or read. Beside them what is read here in generic form only.
#include "analysis/verify.h"
#include "dialects/dialects.h"
#include "ir/ir.h"
#include "syntax/parser.h"

#include <string.h>

// The text of the first error and its first note, or "".
static char *
first_error(const char *text, gboolean noted)
{
    BsDiags diags;
    bs_diags_init(&diags);
    BsContext *context = bs_context_new(bs_dialects);
    BsIr *ir = bs_ir_new(context);
    const BsParseOptions options = {.allow_unregistered = FALSE};
    if (bs_parse(ir, text, strlen(text), &options, &diags))
        bs_verify(ir->root, &diags);
    const BsDiag *diag = diags.items->len ? diags.items->pdata[0] : NULL;
    const BsDiag *note = diag && diag->notes ? diag->notes->pdata[0] : NULL;
    char *found = g_strconcat(diag ? diag->text : "", note && noted ? "; " : NULL,
                              note && noted ? note->text : "", NULL);
    bs_ir_free(ir);
    bs_context_free(context);
    bs_diags_clear(&diags);
    return found;
}

static void
check(const char *text, const char *expected)
{
    g_autofree char *found = first_error(text, FALSE);
    g_assert_cmpstr(found, ==, expected);
}

// The groups have as many members as there are bounds in sum, but not each.
static void
test_groups(void)
{
    check(
        "func.func @f() {\n"
        "  \"affine.parallel\"() <{lowerBoundsGroups = dense<[2, -1]> : tensor<2xi32>,\n"
        "    lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1],\n"
        "    upperBoundsGroups = dense<1> : tensor<2xi32>,\n"
        "    upperBoundsMap = affine_map<() -> (4, 4)>}> ({\n"
        "  ^bb0(%i: index, %j: index):\n"
        "    affine.yield\n"
        "  }) : () -> ()\n"
        "  return\n"
        "}\n",
        "'affine.parallel' op the number of region arguments and the number of map groups differ");
}

// Both dimensions are added in one place, so that one of the output is of nothing.
static void
test_added_twice(void)
{
    check("func.func @f(%a: tensor<4xf32>, %b: tensor<4x4x4xf32>) {\n"
          "  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x4x4xf32>)\n"
          "       dimensions = [0, 0]\n"
          "  return\n"
          "}\n",
          "'linalg.broadcast' op expected operand rank (1) to match the result rank of "
          "indexing_map #0 (2)");
}

static void
test_no_output(void)
{
    check("func.func @f(%a: tensor<4xf32>) {\n"
          "  linalg.map { arith.addf } ins(%a : tensor<4xf32>)\n"
          "  return\n"
          "}\n",
          "'arith.addf' op expected 2 operands, but found 0");
    check("func.func @f(%a: tensor<4xf32>) {\n"
          "  linalg.reduce { arith.addf } ins(%a : tensor<4xf32>) dimensions = [0]\n"
          "  return\n"
          "}\n",
          "'linalg.reduce' op expects at least one input and one output");
}

// A number that is no dimension, also where there are too many of those for one word.
static void
test_permutation(void)
{
    check("func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {\n"
          "  %0 = linalg.transpose ins(%b : tensor<4xf32>) outs(%a : tensor<4xf32>)\n"
          "       permutation = [-1]\n"
          "  return\n"
          "}\n",
          "'linalg.transpose' op permutation is not valid");
    g_autoptr(GString) type = g_string_new("tensor<"), dims = g_string_new(NULL);
    for (guint i = 0; i < 64; i++)
        g_string_append(type, "1x");
    g_string_append(type, "f32>");
    for (guint i = 0; i < 63; i++)
        g_string_append_printf(dims, "%u, ", i);
    g_autofree char *text =
        g_strdup_printf("func.func @f(%%a: %s, %%b: %s) {\n"
                        "  %%0 = linalg.transpose ins(%%b : %s) outs(%%a : %s)\n"
                        "        permutation = [%s1000000]\n"
                        "  return\n"
                        "}\n",
                        type->str, type->str, type->str, type->str, dims->str);
    check(text, "'linalg.transpose' op permutation is not valid");
}

// Without operands there is nothing to reduce, nor a loop that the index could be of.
static void
test_index_of_nothing(void)
{
    check("func.func @f() {\n"
          "  \"linalg.reduce\"() <{dimensions = array<i64: 0>}> ({\n"
          "    %0 = linalg.index 0 : index\n"
          "    linalg.yield\n"
          "  }) : () -> ()\n"
          "  return\n"
          "}\n",
          "'linalg.reduce' op expects at least one input and one output");
}

// A name that nothing in the text of a program can mean.
static void
test_symbol_with_nul(void)
{
    check("\"memref.global\"() {sym_name = \"a\\00b\", type = memref<2xf32>} : () -> ()",
          "'memref.global' op null character not allowed in symbol name");
}

// Ops of a known dialect that no table has.
static void
test_other_ops(void)
{
    check("\"gpu.spmm\"() : () -> ()", "");
    g_autofree char *found = first_error("gpu.spmm", TRUE);
    g_assert_cmpstr(
        found, ==,
        "custom op 'gpu.spmm' is unknown; 'gpu.spmm' is read in generic form only, as "
        "--import=generic has mlir-opt write it, and "
        "passes take it for an op with unknown effects, unless an effects sheet says what it "
        "does (--effects=FILE)");
    check(
        "\"gpu.rotate\"() : () -> ()",
        "unregistered operation 'gpu.rotate' found in dialect ('gpu') that does not allow unknown "
        "operations"); // LLVM 22 has it
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/malformed/groups", test_groups);
    g_test_add_func("/malformed/added-twice", test_added_twice);
    g_test_add_func("/malformed/no-output", test_no_output);
    g_test_add_func("/malformed/permutation", test_permutation);
    g_test_add_func("/malformed/index-of-nothing", test_index_of_nothing);
    g_test_add_func("/malformed/symbol-with-nul", test_symbol_with_nul);
    g_test_add_func("/malformed/other-ops", test_other_ops);
    return g_test_run();
}
