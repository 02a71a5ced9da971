// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of a function. Of a giant one, printing all lines takes most of what a step may take,
// and nobody sees more than a page of them: its map is made, and lines are printed when asked for.
#include "debug/document/written-private.h"
#include "ir/journal.h"

#include <string.h>

enum {
    GIANT = 5000, // ops
};

// -- all of it ------------------------------------------------------------------------------------

static BsPrintOptions
options_of(const BsDocument *document, const BsOp *scope, const BsNames *names, gboolean custom)
{
    return (BsPrintOptions){.local_scope = scope != document->ir->root,
                            .names = names,
                            .unverified = TRUE,
                            .generic = !custom};
}

// Takes what was written before out of a map, or gives it what it takes to be written.
static void
empty_map(BsText *text)
{
    if (!text->ops)
        text->ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines));
    g_array_set_size(text->ops, 0);
}

void
bs_document_print(const BsDocument *document, const BsOp *scope, const BsNames *names,
                  gboolean custom, BsText *text)
{
    const BsIr *ir = document->ir;
    empty_map(text);
    if (!text->text)
        text->text = g_string_new(NULL);
    g_string_truncate(text->text, 0);
    const BsPrintOptions options = options_of(document, scope, names, custom);
    if (scope == ir->root)
        bs_print(ir, &options, text->text, text->ops);
    else
        bs_print_op(scope, &options, text->text, text->ops);
    bs_text_index(text);
}

const BsText *
bs_written_text(BsDocument *document, const BsOp *function, BsWritten *written)
{
    if (written->text && written->text->text)
        return written->text;
    if (!written->text)
        written->text = bs_document_take_spare(document, function);
    const BsOp *scope = function ? function : document->ir->root;
    bs_document_print(document, scope, written->names, written->custom, written->text);
    return written->text;
}

// -- some of it -----------------------------------------------------------------------------------

static BsWalk
count_down(BsOp *op, gpointer data)
{
    guint *left = data;
    (void)op;
    return --*left ? BS_WALK_ON : BS_WALK_STOP;
}

// One whose lines read the same when others are not printed.
gboolean
bs_document_is_giant(const BsDocument *document, const BsOp *function)
{
    guint left = document->options.giant_from ? document->options.giant_from : GIANT;
    if (bs_context_has_distincts(document->context))
        return FALSE;
    bs_op_walk_preorder((BsOp *)(gsize)function, count_down, &left);
    return !left;
}

// All ops that read differently, maybe, at two places of the run: see bs_journal_touched(). NULL:
// it may be any, or more than is worth looking for.
static GHashTable *
find_changed(const BsDocument *document, guint32 from, guint32 to)
{
    enum { FEW = 256 };
    const guint32 begin = bs_timeline_position_after(document->timeline, MIN(from, to));
    const guint32 end = bs_timeline_position_after(document->timeline, MAX(from, to));
    if (end - begin > FEW)
        return NULL;
    GHashTable *changed = g_hash_table_new(NULL, NULL);
    for (guint32 i = begin; i < end; i++) {
        if (!bs_journal_touched(document->ir->journal, i, changed)) {
            g_hash_table_unref(changed);
            return NULL;
        }
    }
    return changed;
}

// The program stands where the function is written so.
static void
make_map(BsDocument *document, const BsOp *function, const BsWritten *written, BsText *text)
{
    const BsWritten *near = bs_document_written_near(document, function, written);
    BsPrintOptions options = options_of(document, function, written->names, written->custom);
    options.lines = &(const BsTextLines){0, 0};
    if (near && near->text->by_id) // else looking for ops in it would take long
        options.changed = find_changed(document, near->state, written->state);
    if (options.changed)
        options.before = near->text;
    g_autoptr(GString) nothing = g_string_new(NULL);
    bs_print_op(function, &options, nothing, text->ops);
    bs_text_index(text);
    g_clear_pointer(&options.changed, g_hash_table_unref);
}

const BsText *
bs_written_map(BsDocument *document, const BsOp *function, BsWritten *written)
{
    if (written->text)
        return written->text;
    if (!function || !bs_document_is_giant(document, function))
        return bs_written_text(document, function, written);
    BsText *text = bs_document_take_spare(document, function);
    empty_map(text);
    if (text->text)
        g_string_free(g_steal_pointer(&text->text), TRUE);
    make_map(document, function, written, text);
    return written->text = text;
}

static void
print_lines(const BsDocument *document, const BsOp *function, const BsWritten *written,
            BsTextLines lines, GString *out)
{
    BsPrintOptions options = options_of(document, function, written->names, written->custom);
    options.lines = &lines;
    options.known = written->text->ops;
    bs_print_op(function, &options, out, NULL);
}

static void
find_begins(BsPage *page)
{
    const char *at = page->text->str, *end = at + page->text->len;
    for (guint i = 0; i <= BS_PAGE_LINES; i++) {
        page->begins[i] = (gsize)(at - page->text->str);
        const char *stop = memchr(at, '\n', (gsize)(end - at));
        at = stop ? stop + 1 : end;
    }
}

// Who asks for a line asks for those behind it, one by one.
static void
put_from_page(const BsDocument *document, const BsOp *function, BsWritten *written,
              BsTextLines lines, GString *out)
{
    if (!written->page) {
        written->page = g_new0(BsPage, 1);
        written->page->text = g_string_new(NULL);
    }
    BsPage *page = written->page;
    if (lines.first < page->lines.first || lines.end > page->lines.end) {
        page->lines = (BsTextLines){lines.first, lines.first + BS_PAGE_LINES};
        g_string_truncate(page->text, 0);
        print_lines(document, function, written, page->lines, page->text);
        find_begins(page);
    }
    const gsize begin = page->begins[lines.first - page->lines.first];
    const gsize end = page->begins[lines.end - page->lines.first];
    g_string_append_len(out, page->text->str + begin, (gssize)(end - begin));
}

void
bs_written_put_lines(BsDocument *document, const BsOp *function, BsWritten *written,
                     BsTextLines lines, GString *out)
{
    const BsText *text = bs_written_map(document, function, written);
    if (text->text)
        bs_text_put_lines(text, lines, out);
    else if (lines.first < lines.end && lines.end - lines.first <= BS_PAGE_LINES)
        put_from_page(document, function, written, lines, out);
    else
        print_lines(document, function, written, lines, out);
}

// Some ops stand behind others on a line: where, the whole text tells.
static gboolean
begins_line(const BsOpLines *lines)
{
    return !lines->around || (lines - lines->around)->first < lines->first;
}

gboolean
bs_written_put_op(BsDocument *document, const BsOp *function, BsWritten *written, const BsOp *op,
                  BsOpPart part, GString *out)
{
    const BsText *text = bs_written_map(document, function, written);
    const BsOpLines *lines = bs_text_find_op(text, op);
    if (!lines)
        return FALSE;
    if (!text->text && !begins_line(lines)) {
        text = bs_written_text(document, function, written);
        lines = bs_text_find_op(text, op);
    }
    if (text->text) {
        const char *begin = text->text->str + lines->begin;
        g_string_append_len(out, begin,
                            part == BS_OP_WHOLE ? (gssize)(lines->end - lines->begin)
                                                : (gssize)strcspn(begin, "\n"));
        return TRUE;
    }
    const guint32 last = part == BS_OP_WHOLE ? lines->last : lines->first;
    const gsize begin = out->len;
    bs_written_put_lines(document, function, written, (BsTextLines){lines->first, last + 1}, out);
    g_string_erase(out, (gssize)begin, (gssize)strspn(out->str + begin, " "));
    g_string_truncate(out, out->len - 1);
    return TRUE;
}

gboolean
bs_document_put_first_line(const BsDocument *document, const BsOp *function, const BsNames *names,
                           gboolean custom, const BsOp *op, GString *out)
{
    if (!bs_op_is_ancestor(function, op))
        return FALSE;
    BsPrintOptions options = options_of(document, function, names, custom);
    options.leads_to = op;
    g_autoptr(GString) text = g_string_new(NULL);
    g_autoptr(GArray) ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines));
    bs_print_op(function, &options, text, ops);
    const BsOpLines *lines = bs_text_find_op(&(BsText){.ops = ops}, op);
    if (!lines)
        return FALSE;
    const char *begin = text->str + lines->begin;
    g_string_append_len(out, begin, (gssize)strcspn(begin, "\n"));
    return TRUE;
}
