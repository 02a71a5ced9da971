// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialects/dialects.h"
#include "ir/context.h"
#include "ir/shape.h"

static void
test_compile(void)
{
    BsContext *c = bs_context_new(bs_dialects);
    const BsOpDef row = {
        .name = "some.op",
        .operands =
            "memref:memref, indices:index*, mask:i1?, like:any=memref, part:any=elem(memref)",
        .results = "result:any",
        .attrs = "alignment:i64?, nontemporal:bool=false, overflowFlags:overflow=none",
    };
    const BsOpShape *shape = bs_shape_compile(c, &row, 0);
    g_assert_cmpuint(shape->n_operands, ==, 5);
    g_assert_cmpuint(shape->n_variadic_operands, ==, 2);
    g_assert_cmpint(shape->operands[1].arity, ==, BS_VARIADIC);
    g_assert_cmpint(shape->operands[2].arity, ==, BS_OPTIONAL);
    g_assert_cmpint(shape->operands[3].rule, ==, BS_RULE_SAME);
    g_assert_cmpstr(shape->operands[4].rule_of, ==, "memref");
    g_assert_cmpint(shape->operands[4].rule, ==, BS_RULE_ELEMENT);
    g_assert_cmpint(bs_shape_find_operand(shape, "mask"), ==, 2);
    g_assert_cmpint(bs_shape_find_attr(shape, "nothing"), ==, -1);
    g_assert_null(shape->attrs[0].default_attr);
    g_assert_true(bs_attr_is_false(shape->attrs[1].default_attr));
    g_assert_nonnull(shape->attrs[2].default_attr);
    bs_context_free(c);
}

// Every row of a release compiles, with its constraints known, and no name stands twice.
static void
check_rows(BsUpstream upstream)
{
    BsContext *c = bs_context_new_for(bs_dialects, upstream);
    g_autoptr(GHashTable) names = g_hash_table_new(g_str_hash, g_str_equal);
    for (guint d = 0; bs_dialects[d]; d++) {
        g_assert_true(bs_dialects[d]->n_ops > 0 || bs_dialects[d]->attrs || bs_dialects[d]->types);
        for (guint i = 0; i < bs_dialects[d]->n_ops; i++) {
            const BsOpDef *row = &bs_dialects[d]->ops[i];
            if (!bs_releases_have(row->releases, upstream))
                continue;
            g_autofree char *prefix = g_strconcat(bs_dialects[d]->name, ".", NULL);
            g_assert_true(g_str_has_prefix(row->name, prefix));
            g_assert_true(g_hash_table_add(names, (gpointer)(guintptr)row->name));
            g_assert_nonnull(bs_context_find_op(c, row->name)->shape);
            g_assert_nonnull(row->summary);
        }
    }
    bs_context_free(c);
}

static void
test_rows(void)
{
    check_rows(BS_UPSTREAM_19);
    check_rows(BS_UPSTREAM_22);
}

// What a release does not have is not there.
static void
test_releases(void)
{
    BsContext *old = bs_context_new(bs_dialects);
    BsContext *new = bs_context_new_for(bs_dialects, BS_UPSTREAM_22);
    g_assert_cmpint(bs_context_upstream(old), ==, BS_UPSTREAM_19);
    g_assert_cmpint(bs_context_upstream(new), ==, BS_UPSTREAM_22);
    g_assert_nonnull(bs_context_find_op(old, "bufferization.to_memref"));
    g_assert_null(bs_context_find_op(old, "bufferization.to_buffer"));
    g_assert_null(bs_context_find_op(new, "bufferization.to_memref"));
    g_assert_nonnull(bs_context_find_op(new, "bufferization.to_buffer"));
    g_assert_cmpstr(bs_context_find_op(old, "memref.copy")->patterns[0].name, ==, "FoldCopyOfCast");
    g_assert_cmpstr(bs_context_find_op(new, "memref.copy")->patterns[0].name, ==, "FoldEmptyCopy");
    bs_context_free(old);
    bs_context_free(new);
    BsUpstream upstream;
    g_assert_true(bs_upstream_parse("22", &upstream) && upstream == BS_UPSTREAM_22);
    g_assert_false(bs_upstream_parse("21", &upstream));
    g_assert_false(bs_upstream_parse("", &upstream));
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/shape/compile", test_compile);
    g_test_add_func("/shape/rows", test_rows);
    g_test_add_func("/shape/releases", test_releases);
    return g_test_run();
}
