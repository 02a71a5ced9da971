// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs of our own, printed as dumps and opened: every stage reads as it did, walking back and forth
// too, and ops that a pass leaves as they are stay the ops that they are. The run knows which these
// are; the dump must find 95 of 100.
#include "debug/document/cursor.h"
#include "documents.h"

static struct {
    guint64 asked, kept;
} sum;

typedef struct Printed {
    GPtrArray *ops;   // in the order of the text
    GPtrArray *lines; // first line of each
    char *text;
} Printed;

static BsWalk
add_op(BsOp *op, gpointer ops)
{
    g_ptr_array_add(ops, op);
    return BS_WALK_ON;
}

static Printed
print_stage(BsDocument *document, guint32 stage)
{
    Printed printed = {g_ptr_array_new(), g_ptr_array_new_with_free_func(g_free), NULL};
    bs_document_goto_stage(document, stage);
    printed.text = g_strdup(bs_document_text(document, NULL)->text->str);
    bs_op_walk_preorder(bs_document_ir(document)->root, add_op, printed.ops);
    for (guint i = 0; i < printed.ops->len; i++) {
        GString *line = g_string_new(NULL);
        bs_document_put_op(document, NULL, printed.ops->pdata[i], BS_OP_FIRST_LINE, line);
        g_ptr_array_add(printed.lines, g_string_free(line, FALSE));
    }
    return printed;
}

static void
printed_clear(gpointer data)
{
    Printed *printed = data;
    g_ptr_array_unref(printed->ops);
    g_ptr_array_unref(printed->lines);
    g_free(printed->text);
}

static GArray *
print_stages(BsDocument *document)
{
    GArray *stages = g_array_new(FALSE, FALSE, sizeof(Printed));
    g_array_set_clear_func(stages, printed_clear);
    for (guint32 k = 0; k < bs_document_n_stages(document); k++) {
        if (!bs_document_stage(document, k)->reached || bs_document_stage(document, k)->failed)
            break;
        const Printed printed = print_stage(document, k);
        g_array_append_val(stages, printed);
    }
    return stages;
}

static BsDocument *
open_dump(const BsDocument *document, const GArray *stages)
{
    g_autoptr(GString) dump = g_string_new(NULL);
    for (guint k = 0; k < stages->len; k++) {
        const char *name = bs_document_stage(document, MAX(k, 1))->name;
        g_string_append_printf(dump, "// -----// IR Dump %s Some (%s) //----- //\n%s\n\n",
                               k ? "After" : "Before", name,
                               g_array_index(stages, Printed, k).text);
    }
    const BsDocumentOptions options = {.dump = TRUE, .allow_unregistered = TRUE};
    return bs_document_load("dump", dump->str, dump->len, &options);
}

static GHashTable *
numbers_of(const GPtrArray *ops)
{
    GHashTable *numbers = g_hash_table_new(NULL, NULL);
    for (guint i = 0; i < ops->len; i++)
        g_hash_table_insert(numbers, ops->pdata[i], GUINT_TO_POINTER(i + 1));
    return numbers;
}

// Of the ops that are in the run before the stage and behind it, and read the same.
static void
count_kept(const GArray *ours, const GArray *theirs, guint k)
{
    const Printed *before = &g_array_index(ours, Printed, k - 1);
    const Printed *after = &g_array_index(ours, Printed, k);
    const GPtrArray *dumped_before = g_array_index(theirs, Printed, k - 1).ops;
    const GPtrArray *dumped_after = g_array_index(theirs, Printed, k).ops;
    g_autoptr(GHashTable) numbers = numbers_of(before->ops);
    for (guint i = 0; i < after->ops->len; i++) {
        const guint n = GPOINTER_TO_UINT(g_hash_table_lookup(numbers, after->ops->pdata[i]));
        if (!n || !g_str_equal(before->lines->pdata[n - 1], after->lines->pdata[i]))
            continue;
        sum.asked++;
        sum.kept += dumped_before->pdata[n - 1] == dumped_after->pdata[i];
    }
}

// Some texts read differently when they are read and printed: maps are simplified then. NULL: it
// cannot be read, as a product of two dimensions cannot.
static char *
read_again(const char *text)
{
    BsPipeline *none = bs_pipeline_new("builtin.module");
    const BsDocumentOptions options = {.pipeline = none, .allow_unregistered = TRUE};
    BsDocument *document = bs_document_load("text", text, strlen(text), &options);
    char *again =
        bs_document_ir(document) ? g_strdup(bs_document_text(document, NULL)->text->str) : NULL;
    bs_document_free(document);
    bs_pipeline_free(none);
    return again;
}

static gboolean
check_text(const BsStage *stage, const char *theirs, const char *ours)
{
    if (g_str_equal(theirs, ours))
        return TRUE;
    g_autofree char *again = read_again(ours);
    g_assert_true(stage->unread == !again);
    if (again)
        g_assert_cmpstr(theirs, ==, again);
    return again != NULL;
}

static void
check(BsDocument *document)
{
    g_autoptr(GArray) ours = print_stages(document);
    if (bs_document_outcome(document) == BS_OUTCOME_INVALID || ours->len < 2)
        return;
    BsDocument *dump = open_dump(document, ours);
    if (!bs_document_ir(dump)) {
        g_assert_null(read_again(g_array_index(ours, Printed, 0).text));
        bs_document_free(dump);
        return;
    }
    g_assert_cmpuint(bs_document_n_stages(dump), ==, ours->len);
    g_autoptr(GArray) theirs = print_stages(dump);
    g_assert_cmpuint(theirs->len, ==, ours->len);
    for (guint k = 0; k < ours->len; k++) {
        const gboolean same =
            check_text(bs_document_stage(dump, k), g_array_index(theirs, Printed, k).text,
                       g_array_index(ours, Printed, k).text);
        if (!same)
            break;
        if (k > 0)
            count_kept(ours, theirs, k);
    }
    for (guint k = ours->len; k-- > 0;) {
        bs_document_goto_stage(dump, k);
        g_assert_cmpstr(bs_document_text(dump, NULL)->text->str, ==,
                        g_array_index(theirs, Printed, k).text);
    }
    bs_document_free(dump);
}

int
main(int argc, char **argv)
{
    static const char *const pipelines[] = {
        "builtin.module(buffer-deallocation-pipeline)",
        "builtin.module(func.func(buffer-hoisting,buffer-loop-hoisting,promote-buffers-to-stack,"
        "buffer-deallocation),canonicalize,cse)",
        "builtin.module(hlo-deallocate,func.func(hlo-deallocation-simplification,hlo-buffer-reuse,"
        "hlo-deallocation-to-scf))",
        NULL};
    const int status = documents_run("/dumped", argc, argv, pipelines, check);
    g_test_message("%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " unchanged ops stay", sum.kept,
                   sum.asked);
    g_printerr("# %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " unchanged ops stay\n", sum.kept,
               sum.asked);
    g_assert_cmpuint(sum.kept * 100, >=, sum.asked * 95);
    return status;
}
