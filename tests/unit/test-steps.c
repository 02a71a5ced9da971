// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a document shows at its cursor is what it would show if it were made anew there, wherever
// the cursor came from: text, some lines of it, its map, names, live sets. Files and folders with
// .mlir files are given on the command line; every program is walked through at random.
#include "analysis/liveness.h"
#include "debug/buffers/state.h"
#include "debug/document/moments.h"
#include "debug/telling/explain.h"
#include "documents.h"
#include "ir/ir.h"

#include <string.h>

enum {
    SHORT_STEPS = 8,
    GIANT_FROM = 12, // ops: functions are printed both ways
};

static const char *const pipelines[] = {
    "builtin.module(buffer-deallocation-pipeline)",
    "builtin.module(cse,canonicalize{region-simplify=aggressive})",
    "builtin.module(drop-equivalent-buffer-results,buffer-results-to-out-params{"
    "hoist-static-allocs=true},convert-bufferization-to-memref,func.func("
    "optimize-allocation-liveness))",
    "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,buffer-deallocation),"
    "canonicalize)",
    NULL,
};

static char *
place(const BsDocument *document)
{
    return g_strdup_printf("%s:%u, event %u", bs_document_source(document)->name,
                           bs_document_source(document)->split_line, bs_document_cursor(document));
}

// -- text and names -------------------------------------------------------------------------------

static void
check_same_lines(const GArray *some, const GArray *expected)
{
    g_assert_cmpuint(some->len, ==, expected->len);
    for (guint i = 0; i < some->len; i++) {
        const BsOpLines *a = &g_array_index(some, BsOpLines, i);
        const BsOpLines *b = &g_array_index(expected, BsOpLines, i);
        g_assert_true(a->op == b->op && a->first == b->first && a->last == b->last &&
                      a->id == b->id && a->nth == b->nth && a->around == b->around);
    }
}

// Lines from one on as they are printed alone are those of the whole text.
static void
check_lines(const BsOp *function, BsPrintOptions options, const BsText *whole, guint32 first)
{
    g_auto(GStrv) lines = g_strsplit(whole->text->str, "\n", -1);
    const guint32 n = g_strv_length(lines) - 1; // behind the last break is nothing
    const BsTextLines some = {first % n, first % n + first % 7};
    g_autoptr(GString) expected = g_string_new(NULL);
    for (guint32 i = some.first; i < MIN(some.end, n); i++)
        g_string_append_printf(expected, "%s\n", lines[i]);
    g_autoptr(GArray) ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines));
    g_autoptr(GString) counted = g_string_new("before"), known = g_string_new("before");
    options.lines = &some;
    bs_print_op(function, &options, counted, ops);
    check_same_lines(ops, whole->ops);
    options.known = ops;
    bs_print_op(function, &options, known, NULL);
    g_assert_cmpstr(counted->str + strlen("before"), ==, expected->str);
    g_assert_cmpstr(known->str + strlen("before"), ==, expected->str);
}

// The map, which a document made for giant functions alone makes before their text.
static void
check_map(BsDocument *document, const BsOp *function, const BsText *whole)
{
    const BsText *map = bs_document_map(document, function);
    check_same_lines(map->ops, whole->ops);
    for (guint i = 0; i < map->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(map->ops, BsOpLines, i);
        g_assert_true(bs_text_find_op(map, lines->op) == lines);
    }
}

static void
check_text(BsDocument *document, const BsOp *function)
{
    const BsPrintOptions options = {
        .local_scope = TRUE, .unverified = TRUE, .generic = !bs_document_is_valid(document)};
    BsText fresh = {g_string_new(NULL), g_array_new(FALSE, FALSE, sizeof(BsOpLines)), NULL, 0, 0};
    bs_print_op(function, &options, fresh.text, fresh.ops);
    check_lines(function, options, &fresh, 31 * bs_document_cursor(document) + 5);
    check_map(document, function, &fresh);
    const BsText *text = bs_document_text(document, function);
    g_assert_cmpstr(text->text->str, ==, fresh.text->str);
    g_assert_cmpuint(text->text->len, ==, fresh.text->len);
    g_assert_cmpuint(text->ops->len, ==, fresh.ops->len);
    for (guint i = 0; i < fresh.ops->len; i++) {
        const BsOpLines *a = &g_array_index(text->ops, BsOpLines, i);
        const BsOpLines *b = &g_array_index(fresh.ops, BsOpLines, i);
        g_assert_true(a->op == b->op && a->first == b->first && a->last == b->last &&
                      a->begin == b->begin && a->end == b->end && a->around == b->around);
        g_assert_true(bs_text_find_op(text, a->op) == a);
    }
    bs_text_clear(&fresh);
}

typedef struct NamePair {
    BsDocument *document;
    const BsOp *function;
    const BsNames *kept, *fresh;
} NamePair;

// As all names have it; and asked for alone, which of a giant function is another way to find it.
static void
compare_value(const NamePair *pair, const BsValue *value)
{
    const char *name = bs_names_value(pair->fresh, value);
    const guint32 state = bs_document_cursor(pair->document);
    g_assert_cmpstr(bs_names_value(pair->kept, value), ==, name);
    g_assert_cmpstr(bs_document_value_name_at(pair->document, pair->function, state, value), ==,
                    name);
}

static BsWalk
compare_names(BsOp *op, gpointer data)
{
    const NamePair *pair = data;
    const guint32 state = bs_document_cursor(pair->document);
    for (guint32 i = 0; i < op->n_results; i++)
        compare_value(pair, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            const char *name = bs_names_block(pair->fresh, block);
            g_assert_cmpstr(bs_names_block(pair->kept, block), ==, name);
            g_assert_cmpstr(bs_document_block_name_at(pair->document, pair->function, state, block),
                            ==, name);
            for (guint32 i = 0; i < block->n_args; i++)
                compare_value(pair, block->args[i]);
        }
    }
    return BS_WALK_ON;
}

static void
check_names(BsDocument *document, BsOp *function)
{
    BsNames *fresh =
        bs_document_is_valid(document) ? bs_names_new(function) : bs_names_new_generic(function);
    bs_op_walk_preorder(
        function, compare_names,
        &(NamePair){document, function, bs_document_names(document, function), fresh});
    bs_names_free(fresh);
}

// -- live sets ------------------------------------------------------------------------------------

static gint
compare_age(gconstpointer a, gconstpointer b)
{
    const BsValue *left = *(BsValue *const *)a, *right = *(BsValue *const *)b;
    return left->id < right->id ? -1 : left->id > right->id;
}

static void
check_set(const GPtrArray *set, BsValue *const *values, guint32 n)
{
    g_autoptr(GPtrArray) sorted = g_ptr_array_new();
    for (guint32 i = 0; i < n; i++)
        g_ptr_array_add(sorted, values[i]);
    g_ptr_array_sort(sorted, compare_age);
    g_assert_cmpuint(set->len, ==, n);
    for (guint32 i = 0; i < n; i++)
        g_assert_true(set->pdata[i] == sorted->pdata[i]);
}

typedef struct LivePair {
    BsDocument *document;
    const BsLiveness *fresh;
} LivePair;

static BsWalk
compare_live(BsOp *op, gpointer data)
{
    const LivePair *pair = data;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            g_autoptr(GPtrArray) in = g_ptr_array_new();
            g_autoptr(GPtrArray) out = g_ptr_array_new();
            guint32 n;
            bs_document_liveness(pair->document, block, in, out);
            BsValue *const *values = bs_liveness_live_in(pair->fresh, block, &n);
            check_set(in, values, n);
            values = bs_liveness_live_out(pair->fresh, block, &n);
            check_set(out, values, n);
        }
    }
    return BS_WALK_ON;
}

static void
check_live(BsDocument *document, BsOp *function)
{
    BsLiveness *fresh = bs_liveness_new(function);
    bs_op_walk_preorder(function, compare_live, &(LivePair){document, fresh});
    bs_liveness_free(fresh);
}

// -- walking --------------------------------------------------------------------------------------

static void
check_here(BsDocument *document)
{
    const BsEvent *event = bs_document_current_event(document);
    const GPtrArray *functions = bs_document_functions(document);
    g_autofree char *where = place(document);
    g_test_message("%s", where);
    for (guint i = 0; i < functions->len; i++) {
        check_text(document, functions->pdata[i]);
        check_names(document, functions->pdata[i]);
        if (!event || !(event->flags & BS_EVENT_INSIDE))
            check_live(document, functions->pdata[i]);
    }
    g_assert_nonnull(bs_document_explain(document, bs_document_cursor(document)));
}

// Mostly near by, and now and then far away.
static guint32
next_place(const BsDocument *document, GRand *random)
{
    const gint32 n = (gint32)bs_document_n_events(document);
    const gint32 at = (gint32)bs_document_cursor(document);
    const gint32 by = g_rand_int_range(random, -SHORT_STEPS, SHORT_STEPS + 2);
    return (guint32)(g_rand_int_range(random, 0, SHORT_STEPS) ? CLAMP(at + by, 0, n)
                                                              : g_rand_int_range(random, 0, n + 1));
}

static void
check_document(BsDocument *document)
{
    GRand *random = g_rand_new_with_seed(1);
    for (guint32 i = bs_document_n_events(document) / 2; i > 0; i--) {
        bs_document_goto(document, next_place(document, random));
        check_here(document);
    }
    g_rand_free(random);
}

int
main(int argc, char **argv)
{
    documents.giant_from = GIANT_FROM;
    return documents_run("/steps", argc, argv, pipelines, check_document);
}
