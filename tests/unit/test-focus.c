// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where to look while an event of the older passes is shown: not at the allocation each time.
#include "debug/document/cursor.h"
#include "debug/telling/explain.h"
#include "debug/telling/focus.h"

#include <string.h>

static const char program[] = "func.func @f(%c: i1, %m: memref<2xf32>, %t: memref<2xf32>) {\n"
                              "  cf.cond_br %c, ^bb1, ^bb2\n"
                              "^bb1:\n"
                              "  cf.br ^bb3(%m : memref<2xf32>)\n"
                              "^bb2:\n"
                              "  %a = memref.alloc() : memref<2xf32>\n"
                              "  cf.br ^bb3(%a : memref<2xf32>)\n"
                              "^bb3(%x: memref<2xf32>):\n"
                              "  cf.br ^bb4\n"
                              "^bb4:\n"
                              "  test.copy(%x, %t) : (memref<2xf32>, memref<2xf32>)\n"
                              "  return\n"
                              "}\n";

static BsDocument *
load(void)
{
    BsPipeline *pipeline =
        bs_pipeline_parse("builtin.module(func.func(buffer-deallocation))", NULL);
    const BsDocumentOptions options = {.pipeline = pipeline};
    BsDocument *document = bs_document_load("a.mlir", program, strlen(program), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    bs_pipeline_free(pipeline);
    return document;
}

// The last event of that kind: for a block argument there is a block, else the name of an op.
static void
check(BsEventKind kind, const char *block, const char *op)
{
    BsDocument *document = load();
    guint32 i = bs_document_n_events(document);
    while (i > 0 && bs_document_event(document, i)->kind != kind)
        i--;
    g_assert_cmpuint(i, >, 0);
    bs_document_goto(document, i);
    const BsThing focus = bs_event_focus(bs_document_event(document, i));
    if (op)
        g_assert_cmpstr(focus.op->def->name, ==, op);
    else
        g_assert_null(focus.op);
    g_assert_cmpstr(bs_document_block_name(document, focus.block), ==, block);
    bs_document_free(document);
}

static void
test_older_passes(void)
{
    check(BS_EVENT_CRITICAL, "^bb3", NULL); // where the alias is, not ^bb2, which frees the buffer
    check(BS_EVENT_BOUND, "^bb4", NULL);
    check(BS_EVENT_FREE, "^bb4", "test.copy");
    check(BS_EVENT_CLONE, "^bb1", "cf.br");
}

// What a spotlight is on: what the sentence names and what the event changed, and nothing of the
// input or of what is around.
static void
test_spoken(void)
{
    BsDocument *document = load();
    g_autoptr(GHashTable) things = g_hash_table_new(NULL, NULL);
    guint32 i = bs_document_n_events(document);
    while (i > 0 && bs_document_event(document, i)->kind != BS_EVENT_FREE)
        i--;
    bs_document_goto(document, i);
    bs_document_add_spoken(document, 0, things);
    g_assert_cmpuint(g_hash_table_size(things), ==, 0);
    bs_document_add_spoken(document, i, things);
    const BsOp *copy = bs_event_focus(bs_document_event(document, i)).op;
    const BsBlock *last = bs_op_block(copy), *entry = last->region->first;
    g_assert_true(g_hash_table_contains(things, copy));
    g_assert_cmpstr(bs_op_next(copy)->def->name, ==, "memref.dealloc");
    g_assert_true(g_hash_table_contains(things, bs_op_next(copy))); // which the event made
    g_assert_false(g_hash_table_contains(things, last->last));
    g_assert_false(g_hash_table_contains(things, entry->first));
    g_assert_false(g_hash_table_contains(things, bs_op_parent(copy))); // not all of the function
    guint n;
    const BsMention *mentions = bs_document_mentions(document, i, &n);
    g_assert_cmpuint(n, >, 0);
    for (guint k = 0; k < n; k++) {
        if (mentions[k].thing.value)
            g_assert_true(g_hash_table_contains(things, mentions[k].thing.value));
    }
    bs_document_free(document);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/focus/older-passes", test_older_passes);
    g_test_add_func("/focus/spoken", test_spoken);
    return g_test_run();
}
