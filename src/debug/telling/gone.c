// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/telling/gone.h"

#include "debug/document/cursor.h"
#include "debug/document/kept.h"
#include "debug/document/moments.h"
#include "ir/journal.h"

#include <string.h>

enum {
    MOST_GONE = 40,     // at once: more are not shown
    MOST_TOUCHED = 400, // of which they may be
    MOST_LINES = 8,     // of one
};

typedef struct Gone {
    GArray *entries; // of BsGone
    GStringChunk *texts;
    const BsOp *function;
    guint32 event;
    BsNaming naming;
} Gone;

// With where it may be shown.
typedef struct Entry {
    BsGone gone;
    const BsOp *around; // the block that it was in
    const BsOp *behind, *behind2;
    const BsBlock *before; // its block; behind2 is in it
} Entry;

typedef struct Search {
    BsDocument *document;
    Gone *gone;
    const BsText *map;  // before the event
    GHashTable *left;   // ops that were put somewhere, or taken away
    GHashTable *blocks; // likewise
    GPtrArray *changed; // ops that were modified
    GArray *entries;    // of Entry: what may be gone
    GPtrArray *renewed; // blocks whose arguments may be others
} Search;

static void
free_gone(gpointer data)
{
    Gone *gone = data;
    g_array_unref(gone->entries);
    g_string_chunk_free(gone->texts);
    g_free(gone);
}

// -- what the event touched -----------------------------------------------------------------------

static void
add_once(GPtrArray *things, gconstpointer thing)
{
    if (thing && !g_ptr_array_find(things, thing, NULL))
        g_ptr_array_add(things, (gpointer)(gsize)thing);
}

// FALSE: too much for one look.
static gboolean
find_touched(Search *search)
{
    const BsJournal *journal = bs_document_ir(search->document)->journal;
    guint32 begin, end;
    bs_document_event_records(search->document, search->gone->event, &begin, &end);
    for (guint32 i = begin; i < end; i++) {
        const BsChange change = bs_journal_change(journal, i);
        if (change.kind == BS_CHANGE_OP_MODIFIED)
            add_once(search->changed, change.op);
        else if (change.kind == BS_CHANGE_BLOCK_MODIFIED)
            add_once(search->renewed, change.block);
        else if (change.op && change.kind != BS_CHANGE_OTHER)
            g_hash_table_add(search->left, change.op);
        else if (change.block && change.kind != BS_CHANGE_OTHER)
            g_hash_table_add(search->blocks, change.block);
        if (g_hash_table_size(search->left) + g_hash_table_size(search->blocks) +
                search->changed->len + search->renewed->len >
            MOST_TOUCHED)
            return FALSE;
    }
    return begin < end;
}

// -- as it was before the event: the program stands there -----------------------------------------

// From the op on backwards, the first that stays where it is.
static const BsOp *
staying_from(const Search *search, const BsOp *op)
{
    while (op && g_hash_table_contains(search->left, op))
        op = bs_op_prev(op);
    return op;
}

static const BsOp *
staying_before(const Search *search, const BsOp *op)
{
    return staying_from(search, bs_op_prev(op));
}

static const BsBlock *
staying_block_before(const Search *search, const BsBlock *block)
{
    const BsBlock *found = NULL;
    bs_region_for_each (block->region, other) {
        if (other == block)
            break;
        if (!g_hash_table_contains(search->blocks, other))
            found = other;
    }
    return found;
}

static gboolean
was_there(const Search *search, const BsOp *op)
{
    return op != search->gone->function && bs_document_has_op(search->document, op) &&
           bs_op_function(op) == search->gone->function;
}

// `behind`: what stays before it in its block.
static void
add_entry(Search *search, const BsGone *gone, const BsOp *behind)
{
    const BsBlock *before = staying_block_before(search, gone->block);
    const Entry entry = {.gone = *gone,
                         .around = gone->block->region->op,
                         .behind = behind,
                         .before = before,
                         .behind2 = before ? staying_from(search, before->last) : NULL};
    g_array_append_val(search->entries, entry);
}

static void
add_op(Search *search, BsGoneKind kind, const BsOp *op)
{
    const BsOpLines *lines = bs_text_find_op(search->map, op);
    if (!lines)
        return;
    const BsGone gone = {.kind = kind,
                         .op = op,
                         .block = bs_op_block(op),
                         .line = lines->first,
                         .n_lines = kind == BS_GONE_OP ? lines->last - lines->first + 1 : 1};
    add_entry(search, &gone, staying_before(search, op));
}

// The line of a block's label is the one before its first op.
static guint32
label_line(const Search *search, const BsBlock *block)
{
    const BsOpLines *first = block->first ? bs_text_find_op(search->map, block->first) : NULL;
    return first ? MAX(first->first, 1) - 1 : 0;
}

static gboolean
has_label(const Search *search, const BsBlock *block)
{
    const BsText *map = search->map;
    return block->first && !(block == block->region->first && !block->n_args) &&
           bs_text_find_op(map, block->first) &&
           (block != block->region->first || block->region->op != search->gone->function);
}

static void
add_block(Search *search, const BsBlock *block)
{
    const BsGone gone = {.kind = BS_GONE_BLOCK,
                         .block = block,
                         .line = label_line(search, block),
                         .n_lines = has_label(search, block)};
    add_entry(search, &gone, NULL);
}

static void
add_arguments(Search *search, const BsBlock *block)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        const BsGone gone = {.kind = BS_GONE_ARGUMENT,
                             .block = block,
                             .value = block->args[i],
                             .line = label_line(search, block),
                             .n_lines = has_label(search, block)};
        add_entry(search, &gone, NULL);
    }
}

// It is in the function, before the event.
static gboolean
block_was_there(const Search *search, const BsBlock *block)
{
    return bs_document_has_block(search->document, block) &&
           bs_op_function(block->region->op) == search->gone->function;
}

static void
add_left(Search *search)
{
    const BsEvent *event = bs_document_event(search->document, search->gone->event);
    GHashTableIter iter;
    gpointer thing;
    g_hash_table_iter_init(&iter, search->left);
    while (g_hash_table_iter_next(&iter, &thing, NULL)) {
        if (was_there(search, thing))
            add_op(search, thing == event->op ? BS_GONE_MOVED : BS_GONE_OP, thing);
    }
    g_hash_table_iter_init(&iter, search->blocks);
    while (g_hash_table_iter_next(&iter, &thing, NULL)) {
        if (block_was_there(search, thing))
            add_block(search, thing);
    }
}

static void
add_all(Search *search)
{
    add_left(search);
    for (guint i = 0; i < search->changed->len; i++) {
        const BsOp *op = search->changed->pdata[i];
        if (!g_hash_table_contains(search->left, op) && was_there(search, op))
            add_op(search, BS_GONE_REWRITTEN, op);
    }
    for (guint i = 0; i < search->renewed->len; i++) {
        if (block_was_there(search, search->renewed->pdata[i]))
            add_arguments(search, search->renewed->pdata[i]);
    }
}

static void
put_text(Search *search, BsGone *gone)
{
    g_autoptr(GString) text = g_string_new(NULL);
    const guint32 n = MIN(gone->n_lines, MOST_LINES);
    bs_document_put_lines_at(search->document, search->gone->function, search->gone->event - 1,
                             (BsTextLines){gone->line, gone->line + n}, text);
    if (gone->n_lines > n)
        g_string_append(text, "  …\n");
    gone->text = g_string_chunk_insert(search->gone->texts, text->str);
}

// -- as it is after it ----------------------------------------------------------------------------

// That its results have other names is nothing that the event did to it.
static const char *
behind_results(const BsOp *op, const char *text)
{
    const char *sign = op->n_results ? strstr(text, " = ") : NULL;
    return sign ? sign : text;
}

static gboolean
reads_the_same(const Search *search, const BsGone *gone)
{
    g_autoptr(GString) now = g_string_new(NULL);
    const char *begin = gone->text + strspn(gone->text, " ");
    g_autofree char *before = g_strndup(begin, strcspn(begin, "\n"));
    bs_document_put_op_at(search->document, search->gone->function, search->gone->event, gone->op,
                          now);
    bs_document_seek(search->document, search->gone->event);
    return strcmp(behind_results(gone->op, now->str), behind_results(gone->op, before)) == 0;
}

static gboolean
is_in_block(const BsValue *arg, const BsBlock *block)
{
    for (guint32 i = 0; i < block->n_args; i++) {
        if (block->args[i] == arg)
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_where_it_was(const Search *search, const Entry *entry)
{
    const BsOp *op = entry->gone.op;
    return bs_document_has_op(search->document, op) && bs_op_block(op) == entry->gone.block &&
           staying_before(search, op) == entry->behind;
}

static gboolean
is_gone(const Search *search, const Entry *entry)
{
    const BsDocument *document = search->document;
    const BsGone *gone = &entry->gone;
    switch (gone->kind) {
    case BS_GONE_OP:
        return !bs_document_has_op(document, gone->op);
    case BS_GONE_MOVED:
        return !is_where_it_was(search, entry);
    case BS_GONE_REWRITTEN:
        return bs_document_has_op(document, gone->op) && !reads_the_same(search, gone);
    case BS_GONE_ARGUMENT:
        return bs_document_has_block(document, gone->block) &&
               !is_in_block(gone->value, gone->block);
    case BS_GONE_BLOCK:
        return !bs_document_has_block(document, gone->block);
    }
    return FALSE;
}

// Where it is shown. FALSE: nowhere, it went with what is around it.
static gboolean
find_home(const Search *search, Entry *entry)
{
    const gboolean stays = bs_document_has_block(search->document, entry->gone.block);
    entry->gone.home = stays ? entry->gone.block : entry->before;
    entry->gone.behind = stays ? entry->behind : entry->behind2;
    return stays || (entry->before && bs_document_has_op(search->document, entry->around));
}

// What the event is about may be gone altogether.
static void
settle(const Search *search, BsGone *gone)
{
    if (gone->kind == BS_GONE_MOVED && !bs_document_has_op(search->document, gone->op))
        gone->kind = BS_GONE_OP;
}

// -- all together ---------------------------------------------------------------------------------

static gint
compare_places(gconstpointer a, gconstpointer b)
{
    const BsGone *p = a, *q = b;
    const guint32 x = p->value ? p->value->id : 0, y = q->value ? q->value->id : 0;
    if (p->line != q->line)
        return p->line < q->line ? -1 : 1;
    return x < y ? -1 : x > y;
}

static gboolean
has_same_label(const BsGone *last, const Entry *entry)
{
    return last->kind == BS_GONE_ARGUMENT && last->block == entry->gone.block;
}

static void
find_gone(Search *search)
{
    Gone *gone = search->gone;
    if (!find_touched(search))
        return;
    bs_document_seek(search->document, gone->event - 1);
    if (!bs_document_has_op(search->document, gone->function))
        return;
    search->map = bs_document_map_at(search->document, gone->function, gone->event - 1);
    bs_document_seek(search->document, gone->event - 1);
    add_all(search);
    for (guint i = 0; i < search->entries->len; i++)
        put_text(search, &g_array_index(search->entries, Entry, i).gone);
    bs_document_seek(search->document, gone->event);
    for (guint i = 0; i < search->entries->len; i++) {
        Entry *entry = &g_array_index(search->entries, Entry, i);
        settle(search, &entry->gone);
        if (!is_gone(search, entry) || !find_home(search, entry))
            continue;
        if (entry->gone.kind == BS_GONE_ARGUMENT && gone->entries->len &&
            has_same_label(&g_array_index(gone->entries, BsGone, gone->entries->len - 1), entry))
            entry->gone.text = "";
        g_array_append_val(gone->entries, entry->gone);
    }
    if (gone->entries->len > MOST_GONE)
        g_array_set_size(gone->entries, 0);
    g_array_sort(gone->entries, compare_places);
}

static void
make(BsDocument *document, Gone *gone)
{
    Search search = {.document = document,
                     .gone = gone,
                     .entries = g_array_new(FALSE, FALSE, sizeof(Entry)),
                     .left = g_hash_table_new(NULL, NULL),
                     .blocks = g_hash_table_new(NULL, NULL),
                     .changed = g_ptr_array_new(),
                     .renewed = g_ptr_array_new()};
    g_array_set_size(gone->entries, 0);
    g_string_chunk_clear(gone->texts);
    if (gone->event)
        find_gone(&search);
    bs_document_seek(document, bs_document_cursor(document));
    g_array_unref(search.entries);
    g_hash_table_unref(search.left);
    g_hash_table_unref(search.blocks);
    g_ptr_array_unref(search.changed);
    g_ptr_array_unref(search.renewed);
}

static Gone *
kept_gone(BsDocument *document)
{
    static const char key;
    Gone *gone = bs_document_kept(document, &key);
    if (!gone) {
        gone = g_new0(Gone, 1);
        gone->entries = g_array_new(FALSE, FALSE, sizeof(BsGone));
        gone->texts = g_string_chunk_new(1024);
        gone->event = G_MAXUINT32; // of nothing yet
        bs_document_keep(document, &key, gone, free_gone);
    }
    return gone;
}

const GArray *
bs_document_gone(BsDocument *document, const BsOp *function)
{
    Gone *gone = kept_gone(document);
    const guint32 cursor = bs_document_cursor(document);
    const BsNaming naming = bs_document_naming(document);
    if (gone->event == cursor && gone->function == function && gone->naming == naming)
        return gone->entries;
    gone->event = cursor;
    gone->function = function;
    gone->naming = naming;
    make(document, gone);
    return gone->entries;
}

// -- between the lines of the text ----------------------------------------------------------------

static guint32
line_before_first(const BsBlock *home, const BsText *text)
{
    const BsOpLines *first = home->first ? bs_text_find_op(text, home->first) : NULL;
    return first ? first->first : G_MAXUINT32;
}

// The line that it stands before now; G_MAXUINT32: there is none.
static guint32
place_in(const BsGone *gone, const BsText *text)
{
    const BsOpLines *at = gone->kind == BS_GONE_REWRITTEN ? bs_text_find_op(text, gone->op)
                          : gone->behind                  ? bs_text_find_op(text, gone->behind)
                                                          : NULL;
    if (gone->kind == BS_GONE_REWRITTEN)
        return at ? at->first : G_MAXUINT32;
    if (gone->behind)
        return at ? at->last + 1 : G_MAXUINT32;
    const guint32 first = line_before_first(gone->home, text);
    return gone->kind == BS_GONE_ARGUMENT && first < G_MAXUINT32 && first ? first - 1 : first;
}

// Behind those that stand before the same line.
static void
insert_line(GArray *lines, const BsGoneLine *line)
{
    guint at = lines->len;
    while (at && g_array_index(lines, BsGoneLine, at - 1).before > line->before)
        at--;
    g_array_insert_vals(lines, at, line, 1);
}

GArray *
bs_document_gone_lines(BsDocument *document, const BsOp *function, const BsText *text)
{
    GArray *lines = g_array_new(FALSE, FALSE, sizeof(BsGoneLine));
    const GArray *gone = bs_document_gone(document, function);
    for (guint i = 0; i < gone->len; i++) {
        const BsGone *one = &g_array_index(gone, BsGone, i);
        const guint32 before = place_in(one, text);
        for (const char *at = one->text; before < G_MAXUINT32 && *at;) {
            const gsize len = strcspn(at, "\n");
            const BsGoneLine line = {before, at, len, one->op};
            insert_line(lines, &line);
            at += len + (at[len] != '\0');
        }
    }
    return lines;
}
