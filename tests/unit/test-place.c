// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What marks stand on is found again in another text of the program.
#include "debug/document/cursor.h"
#include "debug/marks/bookmarks.h"
#include "debug/marks/breakpoints.h"

#include <string.h>

static BsDocument *
load(const char *text)
{
    return bs_document_load("test.mlir", text, strlen(text), NULL);
}

// An op whose attributes or types were changed where it is written; and one that is gone though one
// of its kind is left; an op is found, too, where its dialect is not written.
static void
test_changed(void)
{
    BsDocument *document = load("func.func @f(%in: memref<2xf32>) {\n"
                                "  %one = memref.alloc() : memref<2xf32>\n"
                                "  %two = memref.alloc() : memref<2xf32>\n"
                                "  memref.copy %in, %one : memref<2xf32> to memref<2xf32>\n"
                                "  memref.copy %one, %two : memref<2xf32> to memref<2xf32>\n"
                                "  memref.copy %two, %in : memref<2xf32> to memref<2xf32>\n"
                                "  return\n}\n");
    BsDocument *other = load("func.func @f(%in: memref<2xf32>) {\n"
                             "  %one = memref.alloc() : memref<2xf32>\n"
                             "  %two = memref.alloc() {alignment = 16 : i64} : memref<2xf32>\n"
                             "  memref.copy %in, %one {x.y} : memref<2xf32> to memref<2xf32>\n"
                             "  memref.copy %two, %in : memref<2xf32> to memref<2xf32>\n"
                             "  return\n}\n");
    static const char *const found[] = {"%one = memref.alloc()",       "alignment = 16",
                                        "memref.copy %in, %one {x.y}", NULL,
                                        "memref.copy %two, %in",       "return"};
    BsBreakpoints *breakpoints = bs_breakpoints_new();
    BsBookmarks *bookmarks = bs_bookmarks_new();
    bs_document_goto_first(document);
    const BsOp *function = bs_document_find_function(document, "f");
    const BsOp *two = bs_op_next(bs_op_region(function, 0)->first->first);
    bs_block_for_each (bs_op_region(function, 0)->first, op)
        g_assert_true(bs_breakpoints_toggle(breakpoints, document, function, (BsThing){.op = op}));
    const BsEventQuery query = {.owned = bs_op_result(two, 0)};
    bs_bookmarks_add(bookmarks, document,
                     bs_timeline_find_next(bs_document_timeline(document), 0, &query), "two");
    bs_breakpoints_resolve(breakpoints, other);
    bs_bookmarks_resolve(bookmarks, other);
    g_assert_cmpuint(bs_breakpoints_length(breakpoints), ==, G_N_ELEMENTS(found));
    for (guint i = 0; i < G_N_ELEMENTS(found); i++) {
        const BsBreakpoint *one = bs_breakpoints_get(breakpoints, i);
        g_autofree char *words = bs_breakpoint_text(one);
        g_test_message("%s", words);
        g_assert_true(one->lost == !found[i]);
        g_assert_true(!found[i] || strstr(words, found[i]));
    }
    g_assert_false(bs_bookmarks_get(bookmarks, 0)->lost);
    bs_breakpoints_free(breakpoints);
    bs_bookmarks_free(bookmarks);
    bs_document_free(document);
    bs_document_free(other);
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/place/changed", test_changed);
    return g_test_run();
}
