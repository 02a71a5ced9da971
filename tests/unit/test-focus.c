// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where to look while an event of the older passes is shown: not at the allocation each time.
#include "debug/document/cursor.h"
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

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/focus/older-passes", test_older_passes);
    return g_test_run();
}
