// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/place.h"

#include "debug/document/own-names.h"

#include <string.h>

// -- lines ----------------------------------------------------------------------------------------

// The line at which a block begins, as far as its ops tell; an entry block may have no line.
static guint32
line_of_block(const BsText *text, const BsBlock *block)
{
    const BsOpLines *first = block->first ? bs_text_find_op(text, block->first) : NULL;
    return first && first->first > 0 ? first->first - 1 : 0;
}

static guint32
line_of_value(const BsText *text, const BsValue *value)
{
    const BsOpLines *lines = bs_value_op(value) ? bs_text_find_op(text, bs_value_op(value)) : NULL;
    return lines                ? lines->first
           : bs_value_op(value) ? 0
                                : line_of_block(text, bs_value_block(value));
}

// The line's text as a name for it: without indentation, valid, and not without end.
static char *
line_text(const BsText *text, guint32 line)
{
    enum { MOST = 1000 };
    const char *at = text->text->str, *end = at + text->text->len;
    for (; line > 0 && at; line--) {
        const char *next = memchr(at, '\n', (gsize)(end - at));
        at = next ? next + 1 : NULL;
    }
    if (!at)
        return NULL;
    const char *stop = memchr(at, '\n', (gsize)(end - at));
    const gsize len = (gsize)((stop ? stop : end) - at);
    g_autofree char *copy = g_strndup(at, MIN(len, MOST));
    return g_utf8_make_valid(g_strstrip(copy), -1);
}

// -- making ---------------------------------------------------------------------------------------

typedef struct Making {
    BsPlace *place;
    const BsOp *function;
    BsThing thing;
    gboolean done;
} Making;

static gboolean
describe(Making *making, BsDocument *document, const BsText *text)
{
    const BsThing thing = making->thing;
    BsPlace *place = making->place;
    const BsOpLines *lines = thing.op ? bs_text_find_op(text, thing.op) : NULL;
    const char *name = NULL;
    if (thing.op && lines) {
        place->line = lines->first;
        place->text = line_text(text, lines->first);
    } else if (thing.value && bs_document_has_value(document, thing.value)) {
        name = bs_document_value_name(document, thing.value);
        place->line = line_of_value(text, thing.value);
    } else if (thing.block && bs_document_has_block(document, thing.block)) {
        name = bs_document_block_name(document, thing.block);
        place->line = line_of_block(text, thing.block);
    }
    if (name)
        place->text = g_utf8_make_valid(name, -1);
    return place->text != NULL;
}

static void
try_here(BsDocument *document, gpointer data)
{
    Making *making = data;
    if (!bs_document_has_op(document, making->function))
        return;
    const BsText *text = bs_document_text(document, making->function);
    making->done = text && describe(making, document, text);
}

static gboolean
init(BsPlace *place, BsDocument *document, const BsOp *function, BsThing thing)
{
    Making making = {.place = place, .function = function, .thing = thing};
    *place = (BsPlace){.stage = -1, .event = bs_document_cursor(document)};
    for (guint32 i = 0; function && !making.done && i < bs_document_n_stages(document); i++) {
        if (!bs_document_stage(document, i)->reached)
            break;
        place->stage = (gint)i;
        bs_document_visit(document, bs_document_stage(document, i)->last, try_here, &making);
    }
    if (function && !making.done) {
        place->stage = -1;
        try_here(document, &making);
    }
    if (making.done)
        place->function = g_utf8_make_valid(bs_function_name(function), -1);
    return making.done;
}

gboolean
bs_place_init_in(BsPlace *place, BsDocument *document, const BsOp *function, BsThing thing,
                 BsNaming names)
{
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, names);
    const gboolean found = init(place, document, function, thing);
    bs_document_set_naming(document, naming);
    return found;
}

// Places are kept in files: they are told in the names that the program has when it is printed,
// whatever is shown.
gboolean
bs_place_init(BsPlace *place, BsDocument *document, const BsOp *function, BsThing thing)
{
    return bs_place_init_in(place, document, function, thing, BS_NAMES_PRINTED);
}

void
bs_place_clear(BsPlace *place)
{
    g_clear_pointer(&place->function, g_free);
    g_clear_pointer(&place->text, g_free);
}

// -- finding --------------------------------------------------------------------------------------

typedef struct Finding {
    const BsPlace *place;
    const BsText *text;
    const BsNames *names;
    BsThing like, *found;
    guint32 best; // distance of what was found
    gboolean done;
} Finding;

static void
offer(Finding *finding, guint32 line, BsThing thing)
{
    const guint32 at = finding->place->line, distance = line > at ? line - at : at - line;
    if (finding->done && distance >= finding->best)
        return;
    finding->done = TRUE;
    finding->best = distance;
    *finding->found = thing;
}

static gboolean
is_named(const Finding *finding, const char *name)
{
    return name && strcmp(name, finding->place->text) == 0;
}

static void
offer_value(Finding *finding, const BsValue *value)
{
    if (is_named(finding, bs_names_value(finding->names, value)))
        offer(finding, line_of_value(finding->text, value), (BsThing){.value = value});
}

static BsWalk
offer_named(BsOp *op, gpointer data)
{
    Finding *finding = data;
    for (guint32 i = 0; finding->like.value && i < op->n_results; i++)
        offer_value(finding, bs_op_result(op, i));
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; finding->like.value && i < block->n_args; i++)
                offer_value(finding, block->args[i]);
            if (finding->like.block && is_named(finding, bs_names_block(finding->names, block)))
                offer(finding, line_of_block(finding->text, block), (BsThing){.block = block});
        }
    }
    return BS_WALK_ON;
}

static gboolean
has_word(const char *line, const char *word)
{
    const gsize len = strlen(word);
    for (const char *at = strstr(line, word); at; at = strstr(at + 1, word)) {
        if (!g_ascii_isalnum(at[len]) && at[len] != '_' && at[len] != '.')
            return TRUE;
    }
    return FALSE;
}

// The name of an op as it is written in the line, with its dialect or without; or NULL.
static const char *
written_name(const char *line, const BsOp *op)
{
    const char *name = op->def->name, *dot = strrchr(name, '.');
    return has_word(line, name) ? name : dot && has_word(line, dot + 1) ? dot + 1 : NULL;
}

// Skips to behind the next name of a value; NULL: there is none.
static const char *
next_value(const char **line, gsize *len)
{
    const char *begin = strchr(*line, '%');
    *len = begin ? 1 + strspn(begin + 1, G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_$.-") : 0;
    *line = begin ? begin + *len : *line;
    return begin;
}

// Whether the line is that of an op whose attributes or types were others: the op is of that kind,
// and makes and gets the same values. What has no values is told from its like by the line alone.
static gboolean
is_changed(const Finding *finding, const char *text, guint32 line, const char *name)
{
    const char *was = finding->place->text, *is = text;
    gboolean any = FALSE;
    if (!has_word(was, name))
        return FALSE;
    for (;;) {
        gsize len, other_len;
        const char *one = next_value(&was, &len), *other = next_value(&is, &other_len);
        if (!one && !other)
            return any || line == finding->place->line;
        if (!one || !other || len != other_len || memcmp(one, other, len) != 0)
            return FALSE;
        any = TRUE;
    }
}

// Lines are compared once each, from the top: the map is in textual order.
static void
offer_lines(Finding *finding, gboolean changed)
{
    const GArray *ops = finding->text->ops;
    g_auto(GStrv) lines = g_strsplit(finding->text->text->str, "\n", -1);
    const guint n = g_strv_length(lines);
    for (guint i = 0; ops && i < ops->len; i++) {
        const BsOpLines *entry = &g_array_index(ops, BsOpLines, i);
        const char *name = entry->first < n ? written_name(lines[entry->first], entry->op) : NULL;
        if (!name)
            continue;
        g_autofree char *text = line_text(
            &(BsText){.text = &(GString){lines[entry->first], strlen(lines[entry->first]), 0}}, 0);
        if (changed ? is_changed(finding, text, entry->first, name) : is_named(finding, text))
            offer(finding, entry->first, (BsThing){.op = entry->op});
    }
}

static void
find_here(BsDocument *document, gpointer data)
{
    Finding *finding = data;
    BsOp *function = bs_document_find_function(document, finding->place->function);
    finding->text = function ? bs_document_text(document, function) : NULL;
    finding->names = function ? bs_document_names(document, function) : NULL;
    if (!finding->text || !finding->names)
        return;
    if (finding->like.op)
        offer_lines(finding, FALSE);
    if (finding->like.op && !finding->done)
        offer_lines(finding, TRUE);
    if (!finding->like.op)
        bs_op_walk_preorder(function, offer_named, finding);
}

gboolean
bs_place_find_in(const BsPlace *place, BsDocument *document, BsThing like, BsNaming names,
                 BsThing *found)
{
    Finding finding = {.place = place, .like = like, .found = found};
    const BsStage *stage =
        place->stage >= 0 ? bs_document_stage(document, (guint32)place->stage) : NULL;
    *found = (BsThing){0};
    if (!bs_document_ir(document) || (place->stage >= 0 && (!stage || !stage->reached)))
        return FALSE;
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, names);
    bs_document_visit(document, stage ? stage->last : place->event, find_here, &finding);
    bs_document_set_naming(document, naming);
    return finding.done;
}

gboolean
bs_place_find(const BsPlace *place, BsDocument *document, BsThing like, BsThing *found)
{
    return bs_place_find_in(place, document, like, BS_NAMES_PRINTED, found);
}
