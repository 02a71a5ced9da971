// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The source's own names and lines: of one program in detail, and of every program in the files
// and folders that the command line names, that they are where the text has them, at any time.
#include "debug/document/as-written.h"
#include "debug/document/cursor.h"
#include "debug/telling/causes.h"
#include "debug/telling/history.h"
#include "debug/telling/search.h"
#include "documents.h"

#include <string.h>

// -- one program ----------------------------------------------------------------------------------

static const char program[] = "// Watch for: %select.\n"
                              "func.func @example(%memref: memref<?xi8>, %cond: i1, %n: index) {\n"
                              "  %alloc = memref.alloc(%n) : memref<?xi8>\n"
                              "  %select = arith.select %cond, %alloc,\n"
                              "      %memref : memref<?xi8> loc(\"elsewhere\":7:1)\n"
                              "  %pair:2, %one = call @three() : () -> (i1, i1, i1) // = %no.name\n"
                              "  cf.cond_br %cond, ^use(%alloc : memref<?xi8>), ^exit\n"
                              "^use(%used: memref<?xi8>):\n"
                              "  test.copy(%used, %select) : (memref<?xi8>, memref<?xi8>)\n"
                              "  cf.br ^exit\n"
                              "^exit:\n"
                              "  return\n"
                              "}\n"
                              "func.func private @three() -> (i1, i1, i1)\n";

static BsDocument *
load(gboolean keep_names)
{
    const BsDocumentOptions options = {.allow_unregistered = TRUE, .keep_names = keep_names};
    BsDocument *document = bs_document_load("program", program, strlen(program), &options);
    g_assert_cmpint(bs_document_outcome(document), ==, BS_OUTCOME_COMPLETE);
    return document;
}

static BsOp *
function_of(BsDocument *document)
{
    return bs_document_functions(document)->pdata[0];
}

static void
test_names(gconstpointer keep_names)
{
    static const struct {
        const char *printed, *source;
    } rows[] = {
        {"%arg0", "%memref"}, {"%arg1", "%cond"},  {"%alloc", "%alloc"}, {"%0", "%select"},
        {"%1#0", "%pair#0"},  {"%1#1", "%pair#1"}, {"%1#2", "%one"},     {"%2", "%used"},
    };
    BsDocument *document = load(keep_names != NULL);
    bs_document_goto_first(document);
    for (guint i = 0; i < G_N_ELEMENTS(rows); i++) {
        const BsValue *value = bs_document_find_value(document, NULL, rows[i].printed);
        g_assert_nonnull(value);
        g_assert_cmpstr(bs_document_source_name(document, value), ==, rows[i].source);
        g_assert_true(bs_document_find_named(document, NULL, rows[i].source) == value);
        g_assert_true(bs_document_find_named(document, NULL, rows[i].printed) == value);
    }
    g_assert_null(bs_document_find_named(document, NULL, "%no.name"));
    g_assert_null(bs_document_find_named(document, NULL, "^exit"));
    const BsBlock *exit = bs_document_find_labelled(document, NULL, "^exit");
    g_assert_cmpstr(bs_document_block_name(document, exit), ==, "^bb2");
    g_assert_true(bs_document_find_labelled(document, function_of(document), "^bb2") == exit);
    g_autofree char *labels = bs_document_both_labels(document, exit);
    g_assert_cmpstr(labels, ==, "^bb2 (^exit in the source)");
    const BsBlock *entry = bs_document_find_labelled(document, NULL, "^bb0");
    g_assert_null(bs_document_source_label(document, entry));
    bs_document_free(document);
}

// A printed name is found before the source's of another value, and one alone is said once.
static void
test_both_names(void)
{
    BsDocument *document = load(TRUE);
    bs_document_goto_first(document);
    g_autofree char *both =
        bs_document_both_names(document, bs_document_find_named(document, NULL, "%select"));
    g_assert_cmpstr(both, ==, "%0 (%select in the source)");
    g_autofree char *same =
        bs_document_both_names(document, bs_document_find_named(document, NULL, "%alloc"));
    g_assert_cmpstr(same, ==, "%alloc");
    bs_document_free(document);
}

// What passes make has no name in the source, though it may have the number of nothing else.
static void
test_made(void)
{
    BsDocument *document = load(TRUE);
    guint n_made = 0;
    for (guint32 event = 1; event <= bs_document_n_events(document); event++) {
        guint32 n;
        BsOp *const *made = bs_document_event_created(document, event, &n);
        for (guint32 i = 0; i < n; i++) {
            for (guint32 k = 0; k < made[i]->n_results; k++, n_made++)
                g_assert_null(bs_document_source_name(document, bs_op_result(made[i], k)));
        }
    }
    g_assert_cmpuint(n_made, >, 3);
    bs_document_free(document);
}

// At the input: `%select` is the name of one value, and in one line of the program no word of it.
static void
test_search(void)
{
    BsDocument *document = load(TRUE);
    bs_document_goto_first(document);
    BsSearch *search = bs_search_new(document, "%select", FALSE, NULL, NULL);
    while (bs_search_run(search, 1))
        ;
    g_assert_cmpuint(bs_search_length(search), ==, 1);
    const BsHit *hit = bs_search_get(search, 0);
    g_assert_cmpint(hit->kind, ==, BS_HIT_VALUE);
    g_assert_true(hit->in_source);
    g_assert_cmpstr(bs_document_value_name(document, hit->value), ==, "%0");
    bs_search_free(search);
    search = bs_search_new(document, "^exit", FALSE, NULL, NULL);
    while (bs_search_run(search, 1))
        ;
    g_assert_cmpuint(bs_search_length(search), ==, 1);
    g_assert_cmpint(bs_search_get(search, 0)->kind, ==, BS_HIT_BLOCK);
    bs_search_free(search);
    bs_document_free(document);
}

static void
test_stories(void)
{
    BsDocument *document = load(FALSE);
    bs_document_goto_first(document);
    const BsValue *select = bs_document_find_named(document, NULL, "%select");
    g_autoptr(GArray) history = bs_document_history(document, select);
    const BsHistoryEntry *first = &g_array_index(history, BsHistoryEntry, 0);
    g_assert_cmpstr(first->name, ==, "%0");
    g_assert_cmpstr(first->what, ==, "it is %select in the source");
    g_autoptr(GPtrArray) why = bs_document_why(document, NULL, select);
    const BsLink *link = why->pdata[why->len - 1];
    g_assert_true(g_str_has_prefix(link->text, "from the source: %select = arith.select"));
    bs_document_free(document);
}

// The map: an op of two lines, the op around it, and a label, which is no line of an op.
static void
test_text(void)
{
    BsDocument *document = load(FALSE);
    const BsText *text = bs_document_source_text(document);
    g_assert_cmpstr(text->text->str, ==, program);
    const BsOpLines *select = bs_text_find_line(text, 4);
    g_assert_cmpstr(select->op->def->name, ==, "arith.select");
    g_assert_cmpuint(select->first, ==, 3);
    g_assert_cmpuint(select->last, ==, 4);
    g_assert_true(bs_text_find_op(text, select->op) == select);
    g_assert_null(bs_text_find_line(text, 0));
    g_assert_cmpstr(bs_text_find_line(text, 10)->op->def->name, ==, "func.func");
    const BsBlock *use = bs_text_find_label(text, 7);
    g_assert_cmpstr(bs_document_source_label(document, use), ==, "^use");
    bs_document_free(document);
}

static void
test_unreadable(void)
{
    BsDocument *document = bs_document_load("program", "func.func @f(", 13, NULL);
    g_assert_null(bs_document_source_names(document));
    g_assert_null(bs_document_source_text(document));
    bs_document_free(document);
}

// -- all programs ---------------------------------------------------------------------------------

static const char *const pipelines[] = {"builtin.module(buffer-deallocation-pipeline)", NULL};

// The op's text begins with the names of its results, or with its own.
static void
check_op(BsDocument *document, const BsText *text, const BsOpLines *lines)
{
    const char *begin = text->text->str + lines->begin;
    g_assert_cmpuint(lines->begin, <, lines->end);
    g_assert_cmpuint(lines->end, <=, text->text->len);
    g_assert_false(g_ascii_isspace(*begin) || g_ascii_isspace(text->text->str[lines->end - 1]));
    const char *name =
        *begin == '%' ? bs_document_source_name(document, bs_op_result(lines->op, 0)) : NULL;
    g_assert_true((*begin == '%') == (name != NULL));
    if (name)
        g_assert_cmpint(strncmp(begin, name, strcspn(name, "#")), ==, 0);
    else
        g_assert_true(g_ascii_isalpha(*begin) || strchr("_\"", *begin));
}

// An op stands within the one around it, and behind the one before it.
static void
check_places(const BsText *text, const BsOpLines *lines)
{
    const BsOp *parent = bs_op_parent(lines->op);
    const BsOpLines *around = parent ? bs_text_find_op(text, parent) : NULL;
    const BsOp *prev = bs_op_prev(lines->op);
    const BsOpLines *before = prev ? bs_text_find_op(text, prev) : NULL;
    g_assert_true(!around || (around->begin < lines->begin && lines->end < around->end));
    g_assert_true(lines->around ? lines - lines->around == around : !around);
    g_assert_true(!before || before->end < lines->begin);
}

static void
check(BsDocument *document)
{
    const guint32 cursor = bs_document_cursor(document);
    const BsText *text = bs_document_source_text(document);
    g_assert_cmpuint(bs_document_cursor(document), ==, cursor);
    bs_document_goto_first(document);
    for (guint i = 0; i < text->ops->len; i++) {
        check_op(document, text, &g_array_index(text->ops, BsOpLines, i));
        check_places(text, &g_array_index(text->ops, BsOpLines, i));
    }
}

int
main(int argc, char **argv)
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_data_func("/as-written/names/kept", "kept", test_names);
    g_test_add_data_func("/as-written/names/parsed-again", NULL, test_names);
    g_test_add_func("/as-written/both-names", test_both_names);
    g_test_add_func("/as-written/made", test_made);
    g_test_add_func("/as-written/search", test_search);
    g_test_add_func("/as-written/stories", test_stories);
    g_test_add_func("/as-written/text", test_text);
    g_test_add_func("/as-written/unreadable", test_unreadable);
    documents.pipelines = pipelines;
    documents.check = check;
    return paths_run("/as-written/programs", argc, argv, documents_test_file);
}
