// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a side of a comparison: whose each line is, and what the names in it stand for then. Both
// need the program as it was, so they are noted while it stands there.
#include "debug/compare/diff-private.h"

#include "debug/document/moments.h"

#include <string.h>

// An op whose text goes on, and how far its block labels have come.
typedef struct Open {
    const BsOpLines *lines;
    guint32 region;
    const BsBlock *next; // label to come; NULL: those of the next region
    guint32 middle;      // lines of its own in between so far
} Open;

typedef struct Reader {
    BsDiffFacts *facts;
    const BsNames *names;
    const char *text;
    BS_VEC(Open) open;
    GHashTable *meanings; // name -> value or block, of the line's op
    GString *name;        // scratch
} Reader;

// -- lines ---------------------------------------------------------------------------------------

static void
split_lines(BsDiffSide *side)
{
    const GString *text = side->snapshot->text.text;
    BS_VEC(BsDiffLine) lines = {0};
    guint32 begin = 0;
    for (guint32 i = 0; i < text->len; i++) {
        if (text->str[i] != '\n')
            continue;
        bs_vec_push(&lines,
                    ((BsDiffLine){.begin = begin, .end = i, .other = BS_DIFF_NONE, .part = 1}));
        begin = i + 1;
    }
    if (begin < text->len)
        bs_vec_push(
            &lines,
            ((BsDiffLine){
                .begin = begin, .end = (guint32)text->len, .other = BS_DIFF_NONE, .part = 1}));
    side->lines = lines.data;
    side->n_lines = lines.len;
}

// The next block of the op by the name that begins the line. Labels come in the order of blocks;
// entry blocks often have none.
static const BsBlock *
take_label(Reader *r, Open *open, const char *label, gsize len)
{
    const BsOp *op = open->lines->op;
    for (; open->region <= op->n_regions; open->next = bs_op_region(op, open->region++)->first) {
        for (const BsBlock *block = open->next; block; block = block->next) {
            const char *name = bs_names_block(r->names, block);
            if (!name || strlen(name) != len || memcmp(name, label, len) != 0)
                continue;
            open->next = block->next;
            return block;
        }
        if (open->region == op->n_regions)
            break;
    }
    return NULL;
}

// -- what names mean -----------------------------------------------------------------------------

static void
mean(Reader *r, const char *name, gconstpointer thing)
{
    if (name)
        g_hash_table_insert(r->meanings, (gpointer)(gsize)name, (gpointer)(gsize)thing);
}

static void
mean_value(Reader *r, const BsValue *value)
{
    mean(r, bs_names_value(r->names, value), value);
}

static void
mean_arguments(Reader *r, const BsBlock *block)
{
    for (guint32 i = 0; block && i < block->n_args; i++)
        mean_value(r, block->args[i]);
}

static void
mean_op(Reader *r, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++)
        mean_value(r, bs_op_operand(op, i));
    for (guint32 i = 0; i < op->n_results; i++)
        mean_value(r, &op->results[i]);
    for (guint32 i = 0; i < op->n_regions; i++)
        mean_arguments(r, bs_op_region(op, i)->first);
    for (guint32 i = 0; i < op->n_successors; i++)
        mean(r, bs_names_block(r->names, bs_successor_block(bs_op_successor(op, i))),
             bs_successor_block(bs_op_successor(op, i)));
}

static void
mean_label(Reader *r, const BsBlock *block)
{
    mean(r, bs_names_block(r->names, block), block);
    mean_arguments(r, block);
    for (const BsSuccessor *pred = block->preds; pred; pred = bs_successor_next(pred))
        mean(r, bs_names_block(r->names, bs_op_block(bs_successor_owner(pred))),
             bs_op_block(bs_successor_owner(pred)));
}

// A name's end: letters, digits, and what else a name may hold.
static guint32
name_end(const char *text, guint32 at, guint32 end)
{
    for (at++; at < end; at++) {
        if (!g_ascii_isalnum(text[at]) && !strchr("_.$-#", text[at]))
            break;
    }
    return at;
}

static gconstpointer
look_up(Reader *r, const char *name, guint32 len)
{
    g_string_truncate(r->name, 0);
    g_string_append_len(r->name, name, len);
    gconstpointer thing = g_hash_table_lookup(r->meanings, r->name->str);
    if (thing || *name != '%')
        return thing;
    g_string_append(r->name, "#0"); // `%0:2 = ` names all results by the first
    return g_hash_table_lookup(r->meanings, r->name->str);
}

static void
read_names(Reader *r, const BsDiffLine *line)
{
    for (guint32 at = line->begin; at < line->end;) {
        if (r->text[at] == '"') { // no name stands in a string
            for (at++; at < line->end && r->text[at] != '"'; at++)
                at += r->text[at] == '\\' && at + 1 < line->end;
            at++;
        } else if (r->text[at] == '%' || r->text[at] == '^') {
            const guint32 end = name_end(r->text, at, line->end);
            const BsDiffName name = {at - line->begin, end - line->begin,
                                     look_up(r, r->text + at, end - at)};
            bs_vec_push(&r->facts->names, name);
            at = end;
        } else {
            at++;
        }
    }
}

// -- the walk over the lines ---------------------------------------------------------------------

// Closes the ops that end above the line and opens those that begin on it.
static const BsOpLines *
open_ops(Reader *r, const GArray *ops, guint *next, guint32 line)
{
    const BsOpLines *begun = NULL;
    while (r->open.len && bs_vec_last(&r->open).lines->last < line)
        (void)bs_vec_pop(&r->open);
    for (; *next < ops->len; ++*next) {
        const BsOpLines *lines = &g_array_index(ops, BsOpLines, *next);
        if (lines->first > line)
            break;
        bs_vec_push(&r->open, ((Open){.lines = lines}));
        g_hash_table_insert(r->facts->side->lines_of, (gpointer)(gsize)lines->op,
                            GUINT_TO_POINTER(line + 1));
        begun = lines;
    }
    while (r->open.len && bs_vec_last(&r->open).lines->last < line)
        (void)bs_vec_pop(&r->open);
    return begun;
}

// Which of the op's own lines it is.
static gint32
part_of(Open *open, guint32 line)
{
    if (line == open->lines->first)
        return 0;
    return line == open->lines->last ? -1 : (gint32)++open->middle;
}

static void
read_label(Reader *r, Open *open, BsDiffLine *line, guint32 at)
{
    const guint32 end = name_end(r->text, at, line->end);
    line->block = take_label(r, open, r->text + at, end - at);
    if (!line->block)
        return;
    g_hash_table_insert(r->facts->side->lines_of, (gpointer)(gsize)line->block,
                        GUINT_TO_POINTER((guint32)(line - r->facts->side->lines) + 1));
    mean_label(r, line->block);
}

static void
read_line(Reader *r, guint32 number, const BsOpLines *begun)
{
    BsDiffLine *line = &r->facts->side->lines[number];
    Open *open = r->open.len ? &bs_vec_last(&r->open) : NULL;
    guint32 at = line->begin;
    while (at < line->end && r->text[at] == ' ')
        at++;
    g_hash_table_remove_all(r->meanings);
    r->facts->first_name[number] = r->facts->names.len;
    if (!open)
        return;
    line->op = begun ? begun->op : open->lines->op;
    r->facts->homes[number] = bs_op_block(line->op);
    if (r->text[at] == '^' && !begun)
        read_label(r, open, line, at);
    if (line->block)
        r->facts->homes[number] = line->block->region;
    else
        line->part = part_of(open, number);
    mean_op(r, line->op);
    read_names(r, line);
}

static void
read_all(BsDocument *document, gpointer data)
{
    Reader *r = data;
    BsDiffSide *side = r->facts->side;
    guint next = 0;
    (void)document;
    for (guint32 i = 0; i < side->n_lines; i++) {
        const BsOpLines *begun = open_ops(r, side->snapshot->text.ops, &next, i);
        read_line(r, i, begun);
    }
    r->facts->first_name[side->n_lines] = r->facts->names.len;
}

void
bs_diff_read(BsDiffFacts *facts, BsDocument *document, const BsOp *function)
{
    BsDiffSide *side = facts->side;
    side->lines_of = g_hash_table_new(NULL, NULL);
    side->snapshot = bs_document_take_snapshot(document, side->position, function);
    if (!side->snapshot)
        return;
    split_lines(side);
    facts->first_name = g_new0(guint32, side->n_lines + 1);
    facts->homes = g_new0(gconstpointer, side->n_lines);
    Reader reader = {
        .facts = facts, .names = side->snapshot->names, .text = side->snapshot->text.text->str};
    reader.meanings = g_hash_table_new(g_str_hash, g_str_equal);
    reader.name = g_string_new(NULL);
    bs_document_visit(document, side->position, read_all, &reader);
    g_string_free(reader.name, TRUE);
    g_hash_table_unref(reader.meanings);
    bs_vec_free(&reader.open);
}

void
bs_diff_facts_clear(BsDiffFacts *facts)
{
    bs_vec_free(&facts->names);
    g_clear_pointer(&facts->first_name, g_free);
    g_clear_pointer(&facts->homes, g_free);
}
