// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names and places in a text that is no event's sentence: where they are, and what they name.
#include "debug/telling/mentions.h"

#include "picture.h"

// What the text names, with blanks between.
static char *
mentioned(const char *text)
{
    GString *out = g_string_new(NULL);
    g_autoptr(GArray) mentions = bs_text_mentions(text);
    for (guint i = 0; i < mentions->len; i++) {
        const BsMention *mention = &g_array_index(mentions, BsMention, i);
        g_assert_true(!mention->thing.op && !mention->thing.value && !mention->thing.block);
        g_string_append(out, i ? "|" : "");
        g_string_append_len(out, text + mention->begin, mention->end - mention->begin);
    }
    return g_string_free(out, FALSE);
}

static void
test_spelling(void)
{
    static const struct {
        const char *text, *names;
    } rows[] = {
        {"", ""},
        {"nothing is named", ""},
        {"%own is freed in ^bb1 of @main", "%own|^bb1|@main"},
        {"%own' is owned if %owns_own''.", "%own'|%owns_own''"},
        {"%pair#1, of %pair:2", "%pair#1|%pair"},
        {"%0#0 ends here: %1.", "%0#0|%1"},
        {"%a.b ends in %c..", "%a.b|%c"},
        {"(line 12)[line 3]", "line 12|line 3"},
        {"in line 7: the body of the for at line 8", "line 7|line 8"},
        {"outline 12, line x, a line", ""},
        {"% alone, ^ and @, 100%", ""},
        {"%a%b", "%a|%b"},
        {"„%käse“ hört beim Umlaut auf", "%k"},
        {"unique(%true), %x = arith.select", "%true|%x"},
    };
    for (gsize i = 0; i < G_N_ELEMENTS(rows); i++) {
        g_autofree char *names = mentioned(rows[i].text);
        g_assert_cmpstr(names, ==, rows[i].names);
    }
}

static const char program[] = "func.func @f(%c: i1, %m: memref<4xf32>) {\n"
                              "  %own = memref.alloc() : memref<4xf32>\n"
                              "  cf.cond_br %c, ^use, ^done\n"
                              "^use:\n"
                              "  test.copy(%m, %own) : (memref<4xf32>, memref<4xf32>)\n"
                              "  cf.br ^done\n"
                              "^done:\n"
                              "  return\n"
                              "}\n"
                              "func.func @g(%own: memref<4xf32>) {\n"
                              "  return\n"
                              "}\n";

static void
test_finding(void)
{
    BsDocument *document = picture_document(program);
    bs_document_goto_first(document);
    BsOp *f = picture_function(document, 0), *g = picture_function(document, 1);
    const BsOp *alloc = bs_op_region(f, 0)->first->first;
    g_assert_true(bs_document_find_mentioned(document, f, "%own").value == bs_op_result(alloc, 0));
    g_assert_true(bs_document_find_mentioned(document, g, "%own").value ==
                  bs_op_region(g, 0)->first->args[0]);
    g_assert_true(bs_document_find_mentioned(document, f, "^use").block ==
                  bs_op_region(f, 0)->first->next);
    g_assert_true(bs_document_find_mentioned(document, NULL, "@g").op == g);
    g_assert_true(bs_document_find_mentioned(document, NULL, "line 2").op == alloc);
    static const char *const nothing[] = {"%none",   "^none",  "@none",
                                          "line 99", "line 0", "line 99999999999999999999"};
    for (gsize i = 0; i < G_N_ELEMENTS(nothing); i++) {
        const BsThing thing = bs_document_find_mentioned(document, f, nothing[i]);
        g_assert_true(!thing.op && !thing.value && !thing.block);
    }
    g_assert_null(bs_document_find_mentioned(document, NULL, "%own").value);
    bs_document_free(document);
}

int
main(int argc, char *argv[])
{
    g_test_init(&argc, &argv, NULL);
    g_test_add_func("/mentions/spelling", test_spelling);
    g_test_add_func("/mentions/finding", test_finding);
    return g_test_run();
}
