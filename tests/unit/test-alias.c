// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What can be said about two memrefs from where they come from.
#include "analysis/alias-index.h"
#include "program.h"

static const char program_text[] =
    "func.func @f(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: i1, %arg3: index) {\n"
    "  %alloc = memref.alloc() : memref<2xf32>\n"
    "  %alloc_0 = memref.alloc() : memref<2xf32>\n"
    "  %cast = memref.cast %alloc : memref<2xf32> to memref<?xf32>\n"
    "  %0 = arith.select %arg2, %alloc, %alloc_0 : memref<2xf32>\n"
    "  %1 = memref.get_global @g : memref<2xf32>\n"
    "  %2 = call @h(%alloc) : (memref<2xf32>) -> memref<2xf32>\n"
    "  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : "
    "memref<2xf32> -> memref<f32>, "
    "index, index, index\n"
    "  %3 = scf.for %arg4 = %arg3 to %arg3 step %arg3 iter_args(%arg5 = %alloc) -> (memref<2xf32>) "
    "{\n"
    "    %alloc_1 = memref.alloc() : memref<2xf32>\n"
    "    scf.yield %alloc_1 : memref<2xf32>\n"
    "  }\n"
    "  \"foo.all\"(%alloc, %alloc_0, %cast, %0, %1, %2, %base_buffer, %3, %arg0, %arg1, %alloc) : ("
    "memref<2xf32>, memref<2xf32>, memref<?xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, "
    "memref<f32>, memref<2xf32>, memref<2xf32>, memref<2xf32>, memref<2xf32>) -> ()\n"
    "  cf.br ^bb1(%alloc : memref<2xf32>)\n"
    "^bb1(%4: memref<2xf32>):\n"
    "  %5 = \"foo.bar\"(%arg0) : (memref<2xf32>) -> memref<2xf32>\n"
    "  return\n"
    "}\n"
    "memref.global @g : memref<2xf32> = dense<0.0>\n"
    "func.func private @h(memref<2xf32>) -> memref<2xf32>\n";

typedef struct Row {
    const char *a, *b;
    BsSame same;
} Row;

static const Row rows[] = {
    {"%alloc", "%alloc", BS_SAME_YES},
    {"%alloc", "%cast", BS_SAME_YES},
    {"%alloc", "%base_buffer", BS_SAME_YES},
    {"%alloc", "%alloc_0", BS_SAME_NO},
    {"%alloc", "%arg0", BS_SAME_NO},
    {"%arg0", "%arg1", BS_SAME_UNKNOWN},
    {"%arg0", "%arg0", BS_SAME_YES},
    {"%0", "%alloc", BS_SAME_UNKNOWN},
    {"%0", "%arg0", BS_SAME_NO},
    {"%1", "%alloc", BS_SAME_UNKNOWN},
    {"%2", "%alloc", BS_SAME_UNKNOWN},
    {"%2", "%alloc_0", BS_SAME_UNKNOWN},
    {"%4", "%alloc", BS_SAME_YES},
    {"%4", "%alloc_0", BS_SAME_NO},
    {"%5", "%arg0", BS_SAME_UNKNOWN},
    {"%5", "%alloc", BS_SAME_UNKNOWN},
    {"%arg5", "%alloc", BS_SAME_UNKNOWN},
    {"%arg5", "%alloc_0", BS_SAME_NO},
    {"%3", "%arg5", BS_SAME_UNKNOWN},
};

static void
test_same_allocation(void)
{
    Program program;
    program_init(&program, program_text);
    BsAlias *alias = bs_alias_new(program.ir->root);
    for (guint32 i = 0; i < G_N_ELEMENTS(rows); i++) {
        BsValue *a = program_value(&program, rows[i].a), *b = program_value(&program, rows[i].b);
        g_test_message("%s and %s", rows[i].a, rows[i].b);
        g_assert_cmpint(bs_alias_same_allocation(alias, a, b), ==, rows[i].same);
        g_assert_cmpint(bs_alias_same_allocation(alias, b, a), ==, rows[i].same);
    }
    bs_alias_free(alias);
    program_clear(&program);
}

static void
test_origins(void)
{
    Program program;
    program_init(&program, program_text);
    BsAlias *alias = bs_alias_new(program.ir->root);
    guint32 n;
    const BsOrigins *origins = bs_alias_origins(alias, program_value(&program, "%arg5"));
    g_assert_cmpuint(origins->n, ==, 2);
    g_assert_true(origins->values[0] == program_value(&program, "%alloc"));
    g_assert_true(origins->values[1] == program_value(&program, "%alloc_1"));
    g_assert_true(origins->all_allocations && origins->all_known);
    origins = bs_alias_origins(alias, program_value(&program, "%arg0"));
    g_assert_true(!origins->all_allocations && origins->all_known);
    origins = bs_alias_origins(alias, program_value(&program, "%1"));
    g_assert_true(!origins->all_allocations && !origins->all_known);
    BsValue *const *dependents =
        bs_alias_dependents(alias, program_value(&program, "%alloc_0"), &n);
    g_assert_cmpuint(n, ==, 1);
    g_assert_true(dependents[0] == program_value(&program, "%0"));
    bs_alias_free(alias);
    program_clear(&program);
}

// What the index says for every memref against a list of others is what asking about each pair
// says.
static void
test_index(void)
{
    Program program;
    program_init(&program, program_text);
    BsAlias *alias = bs_alias_new(program.ir->root);
    const BsOp *all = bs_op_next(bs_value_op(program_value(&program, "%3")));
    g_assert_true(bs_op_is(all, "foo.all"));
    for (guint32 n = 0; n <= all->n_operands; n++) {
        BsAliasIndex *index = bs_alias_index_new(alias, n, bs_op_operands(all));
        for (guint32 i = 0; i < G_N_ELEMENTS(rows); i++) {
            BsValue *value = program_value(&program, rows[i].a);
            for (guint32 except = 0; except <= n; except++) {
                gboolean expected = FALSE;
                for (guint32 k = 0; k < n; k++)
                    expected |= k != except && bs_may_alias(alias, bs_op_operand(all, k), value);
                g_assert_cmpint(bs_alias_index_has(index, value, except), ==, expected);
            }
        }
        bs_alias_index_free(index);
    }
    bs_alias_free(alias);
    program_clear(&program);
}

static void
test_views_and_allocations(void)
{
    Program program;
    program_init(&program, program_text);
    BsValue *alloc = program_value(&program, "%alloc"),
            *inner = program_value(&program, "%alloc_1");
    g_assert_true(bs_view_base(program_value(&program, "%cast")) == alloc);
    g_assert_true(bs_value_is_allocation(alloc));
    g_assert_false(bs_value_is_allocation(program_value(&program, "%1")));
    g_assert_true(bs_distinct_alloc_and_argument(inner, program_value(&program, "%arg5")));
    g_assert_true(bs_distinct_alloc_and_argument(program_value(&program, "%arg0"), inner));
    g_assert_false(bs_distinct_alloc_and_argument(alloc, program_value(&program, "%arg5")));
    g_assert_false(bs_distinct_alloc_and_argument(alloc, inner));
    program_clear(&program);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/alias/same-allocation", test_same_allocation);
    g_test_add_func("/alias/origins", test_origins);
    g_test_add_func("/alias/index", test_index);
    g_test_add_func("/alias/views-and-allocations", test_views_and_allocations);
    return g_test_run();
}
