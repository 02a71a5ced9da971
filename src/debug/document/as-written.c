// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "debug/document/as-written.h"

#include "debug/document/cursor.h"
#include "debug/document/document-private.h"
#include "debug/document/heirs.h"
#include "debug/document/kept.h"
#include "debug/document/snapshot.h"
#include "debug/document/source-names.h"
#include "ir/loc.h"
#include "support/i18n.h"
#include "syntax/parser.h"

#include <string.h>

// -- the source's names ---------------------------------------------------------------------------

const char *
bs_document_source_name(BsDocument *document, const BsValue *value)
{
    const BsNames *names = bs_document_source_names(document);
    return names && value ? bs_document_inherited_name(document, names, value) : NULL;
}

gboolean
bs_document_is_called(BsDocument *document, const BsValue *value, const char *name)
{
    const char *own = value ? bs_document_source_name(document, value) : NULL;
    const gsize len = strcspn(name, ":#");
    return own && strcspn(own, ":#") == len && strncmp(own, name, len) == 0;
}

// -- next to the printed ones ---------------------------------------------------------------------

static const char *
unless_printed(const char *source, const char *printed)
{
    return g_strcmp0(source, printed) == 0 ? NULL : source;
}

const char *
bs_document_other_name(BsDocument *document, const BsValue *value)
{
    return unless_printed(bs_document_source_name(document, value),
                          bs_document_value_name(document, value));
}

const char *
bs_document_other_label(BsDocument *document, const BsBlock *block)
{
    return unless_printed(bs_document_source_label(document, block),
                          bs_document_block_name(document, block));
}

static char *
both(const char *printed, const char *other)
{
    return printed && other ? g_strdup_printf(_("%s (%s in the source)"), printed, other)
                            : g_strdup(printed);
}

char *
bs_document_both_names(BsDocument *document, const BsValue *value)
{
    return both(bs_document_value_name(document, value), bs_document_other_name(document, value));
}

char *
bs_document_both_labels(BsDocument *document, const BsBlock *block)
{
    return both(bs_document_block_name(document, block), bs_document_other_label(document, block));
}

BsValue *
bs_document_find_printed(BsDocument *document, const BsOp *function, const char *name)
{
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    BsValue *value = bs_document_find_value(document, function, name);
    bs_document_set_naming(document, naming);
    return value;
}

char *
bs_document_printed_name(BsDocument *document, const BsValue *value)
{
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    char *name = g_strdup(bs_document_value_name(document, value));
    bs_document_set_naming(document, naming);
    return name;
}

BsValue *
bs_document_find_named(BsDocument *document, const BsOp *function, const char *name)
{
    BsValue *value = bs_document_find_value(document, function, name);
    if (!value)
        value = bs_document_find_in_source(document, function, name);
    return value ? value : bs_document_find_printed(document, function, name);
}

typedef struct Former {
    const BsOp *function;
    const char *name;
    BsValue *found;
} Former;

static void
find_former(BsDocument *document, gpointer data)
{
    Former *former = data;
    if (!former->function || bs_document_has_op(document, former->function))
        former->found = bs_document_find_value_in(document, former->function,
                                                  bs_document_source_names(document), former->name);
}

BsValue *
bs_document_find_in_source(BsDocument *document, const BsOp *function, const char *name)
{
    const BsNames *names = bs_document_source_names(document);
    BsValue *found = bs_document_find_value_in(document, function, names, name);
    if (found || !names || !bs_names_has(names, name))
        return found;
    Former former = {.function = function, .name = name};
    bs_document_visit(document, 0, find_former, &former);
    return bs_document_value_now(document, former.found);
}

typedef struct Labelled {
    const BsNames *names;
    const char *name;
    const BsBlock *found;
} Labelled;

static BsWalk
find_label(BsOp *op, gpointer data)
{
    Labelled *labelled = data;
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            if (g_strcmp0(bs_names_block(labelled->names, block), labelled->name) == 0) {
                labelled->found = block;
                return BS_WALK_STOP;
            }
        }
    }
    return BS_WALK_ON;
}

// `names` NULL: the printed ones.
static const BsBlock *
find_block(BsDocument *document, const BsOp *function, const BsNames *names, const char *name)
{
    const GPtrArray *functions = bs_document_functions(document);
    Labelled labelled = {.name = name};
    for (guint i = 0; functions && i < functions->len && !labelled.found; i++) {
        BsOp *candidate = functions->pdata[i];
        if (function && candidate != function)
            continue;
        labelled.names = names ? names : bs_document_names(document, candidate);
        bs_op_walk_preorder(candidate, find_label, &labelled);
    }
    return labelled.found;
}

const BsBlock *
bs_document_find_labelled(BsDocument *document, const BsOp *function, const char *name)
{
    const BsNames *names = bs_document_source_names(document);
    const BsNaming naming = bs_document_naming(document);
    const BsBlock *shown = find_block(document, function, NULL, name);
    if (!shown && names)
        shown = find_block(document, function, names, name);
    if (shown || naming == BS_NAMES_PRINTED)
        return shown;
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    const BsBlock *printed = find_block(document, function, NULL, name);
    bs_document_set_naming(document, naming);
    return printed;
}

// -- the text -------------------------------------------------------------------------------------

static const char text_key;

static void
free_text(gpointer text)
{
    bs_text_clear(text);
    g_free(text);
}

static void
map_source(BsDocument *document, gpointer spelling)
{
    gsize len;
    const char *input = bs_document_input_text(document, &len);
    if (!input)
        return;
    BsText *text = g_new0(BsText, 1);
    bs_spelling_text(spelling, document->ir, input, len, text);
    bs_text_index(text);
    bs_document_keep(document, &text_key, text, free_text);
}

const BsText *
bs_document_source_text(BsDocument *document)
{
    const BsText *known = bs_document_kept(document, &text_key);
    const BsSpelling *spelling = known ? NULL : bs_document_spelling(document);
    if (spelling) // its ops stand where they stood before any event
        bs_document_visit(document, 0, map_source, (gpointer)(gsize)spelling);
    return bs_document_kept(document, &text_key);
}

static gboolean
is_somewhere(BsLoc loc)
{
    return !bs_loc_is_nowhere(loc) && loc.column != BS_LOC_TEXT;
}

const BsOpLines *
bs_document_source_lines(BsDocument *document, const BsOp *op)
{
    const BsText *text = bs_document_source_text(document);
    const BsOpLines *own = text ? bs_text_find_op(text, op) : NULL;
    for (guint i = 0; text && !own && is_somewhere(op->loc) && i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        if (lines->op->loc.line == op->loc.line && lines->op->loc.column == op->loc.column)
            return lines;
    }
    return own;
}

const BsOp *
bs_document_source_function(BsDocument *document, guint32 line)
{
    const BsText *text = bs_document_source_text(document);
    const BsOp *function = NULL;
    for (guint i = 0; text && i < text->ops->len; i++) {
        const BsOpLines *lines = &g_array_index(text->ops, BsOpLines, i);
        if (lines->first > line)
            break;
        if (lines->last >= line && bs_op_has_trait(lines->op, BS_TRAIT_FUNCTION))
            function = lines->op;
    }
    return function;
}

// -- what could not be read -----------------------------------------------------------------------

static BsText *
text_of_stage(const BsStage *stage, const BsOp *op)
{
    BsText *text = g_new0(BsText, 1);
    text->text = g_string_new_len(stage->text, (gssize)stage->text_len);
    text->ops = g_array_new(FALSE, FALSE, sizeof(BsOpLines));
    BsOpLines all = {.op = op, .id = op->id, .end = (guint32)stage->text_len};
    for (const char *at = stage->text, *end = at + stage->text_len;
         (at = memchr(at, '\n', (gsize)(end - at))) && ++at < end;)
        all.last++;
    g_array_append_val(text->ops, all);
    bs_text_index(text);
    return text;
}

static void
unref_texts(gpointer texts)
{
    g_hash_table_unref(texts);
}

const BsText *
bs_document_unread_text(BsDocument *document, guint32 stage, const BsOp *function)
{
    static const char key;
    const BsStage *of = bs_document_stage(document, stage);
    if (!of || !of->unread || !of->text || !bs_document_ir(document))
        return NULL;
    const BsOp *op = function ? function : document->ir->root;
    GHashTable *known = bs_document_kept(document, &key); // "stage op" -> BsText
    if (!known) {
        known = g_hash_table_new_full(g_str_hash, g_str_equal, g_free, free_text);
        bs_document_keep(document, &key, known, unref_texts);
    }
    g_autofree char *name = g_strdup_printf("%u %u", stage, op->id);
    BsText *text = g_hash_table_lookup(known, name);
    if (!text)
        g_hash_table_insert(known, g_steal_pointer(&name), text = text_of_stage(of, op));
    return text;
}

char *
bs_document_program_after(BsDocument *document, guint32 stage)
{
    const BsStage *of = bs_document_stage(document, stage);
    if (!of || !of->reached || of->unread || !bs_document_ir(document))
        return NULL;
    if (of->text && of->text_is_all)
        return g_strndup(of->text, of->text_len);
    const BsNaming naming = bs_document_naming(document);
    bs_document_set_naming(document, BS_NAMES_PRINTED);
    BsSnapshot *snapshot = bs_document_take_snapshot(document, of->last, NULL);
    bs_document_set_naming(document, naming);
    char *program = snapshot ? g_strdup(snapshot->text.text->str) : NULL;
    bs_snapshot_free(snapshot);
    return program;
}
