// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program at the cursor as text and names, made when first asked for after a move.
#include "debug/document/heirs.h"
#include "debug/document/kept.h"
#include "debug/document/written-private.h"

#include <string.h>

// -- text and names -------------------------------------------------------------------------------

static void
unref_written(gpointer written)
{
    bs_written_unref(written);
}

static void
unref_table(gpointer table)
{
    g_hash_table_unref(table);
}

// The op to print for `function`, or NULL when there is nothing at the cursor.
static const BsOp *
scope_of(const BsDocument *document, const BsOp *function)
{
    if (!bs_document_ir(document))
        return NULL;
    if (!function)
        return document->ir->root;
    return bs_document_has_op(document, function) ? function : NULL;
}

void
bs_document_set_naming(BsDocument *document, BsNaming naming)
{
    document->naming = naming;
}

BsNaming
bs_document_naming(const BsDocument *document)
{
    return document->naming;
}

gboolean
bs_document_is_valid(const BsDocument *document)
{
    return bs_document_ir(document) && bs_document_is_printable(document, document->cursor);
}

static BsWritten *
written_at_cursor(BsDocument *document, const BsOp *function)
{
    const BsOp *scope = scope_of(document, function);
    if (!scope)
        return NULL;
    static const char keys[2];
    const void *key = &keys[document->naming];
    GHashTable *known = bs_document_kept_here(document, key); // op -> BsWritten
    if (!known) {
        known = g_hash_table_new_full(NULL, NULL, NULL, unref_written);
        bs_document_keep_here(document, key, known, unref_table);
    }
    BsWritten *written = g_hash_table_lookup(known, scope);
    if (!written) {
        written = bs_document_write(document, function, document->cursor);
        g_hash_table_insert(known, (gpointer)(gsize)scope, written);
    }
    return written;
}

const BsText *
bs_document_text(BsDocument *document, const BsOp *function)
{
    BsWritten *written = written_at_cursor(document, function);
    return written ? bs_written_text(document, function, written) : NULL;
}

const BsText *
bs_document_map(BsDocument *document, const BsOp *function)
{
    BsWritten *written = written_at_cursor(document, function);
    return written ? bs_written_map(document, function, written) : NULL;
}

void
bs_document_put_lines(BsDocument *document, const BsOp *function, BsTextLines lines, GString *out)
{
    BsWritten *written = written_at_cursor(document, function);
    if (written)
        bs_written_put_lines(document, function, written, lines, out);
}

gboolean
bs_document_put_op(BsDocument *document, const BsOp *function, const BsOp *op, BsOpPart part,
                   GString *out)
{
    BsWritten *written = written_at_cursor(document, function);
    return written && bs_written_put_op(document, function, written, op, part, out);
}

const BsNames *
bs_document_names(BsDocument *document, const BsOp *function)
{
    const BsWritten *written = written_at_cursor(document, function);
    return written ? written->names : NULL;
}

const char *
bs_document_value_name(BsDocument *document, const BsValue *value)
{
    if (!bs_document_has_value(document, value))
        return NULL;
    const BsOp *op = bs_value_owner(value);
    return bs_names_value(bs_document_names(document, bs_op_function(op)), value);
}

const char *
bs_document_block_name(BsDocument *document, const BsBlock *block)
{
    if (!bs_document_has_block(document, block))
        return NULL;
    return bs_names_block(bs_document_names(document, bs_op_function(bs_block_parent_op(block))),
                          block);
}

typedef struct Search {
    BsDocument *document;
    const BsNames *names;
    gboolean in_source;
    const char *name;
    BsValue *found;
} Search;

static gboolean
take_if_named(Search *search, BsValue *value)
{
    const char *name = search->in_source
                           ? bs_document_inherited_name(search->document, search->names, value)
                           : bs_names_value(search->names, value);
    if (g_strcmp0(name, search->name) != 0)
        return FALSE;
    search->found = value;
    return TRUE;
}

static BsWalk
search_op(BsOp *op, gpointer search)
{
    for (guint32 i = 0; i < op->n_results; i++) {
        if (take_if_named(search, bs_op_result(op, i)))
            return BS_WALK_STOP;
    }
    for (guint32 r = 0; r < op->n_regions; r++) {
        bs_region_for_each (bs_op_region(op, r), block) {
            for (guint32 i = 0; i < block->n_args; i++) {
                if (take_if_named(search, block->args[i]))
                    return BS_WALK_STOP;
            }
        }
    }
    return BS_WALK_ON;
}

// `names` NULL: the printed ones.
static BsValue *
find_named(BsDocument *document, const BsOp *function, const BsNames *names, const char *name)
{
    Search search = {.document = document, .in_source = names != NULL, .name = name};
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; functions && i < functions->len && !search.found; i++) {
        BsOp *candidate = functions->pdata[i];
        if (function && candidate != function)
            continue;
        search.names = names ? names : bs_document_names(document, candidate);
        bs_op_walk_preorder(candidate, search_op, &search);
    }
    return search.found;
}

// As several results are defined, "%4:2", or "%4", stands for the first of them.
static BsValue *
find_value(BsDocument *document, const BsOp *function, const BsNames *names, const char *name)
{
    BsValue *found = find_named(document, function, names, name);
    if (found || !name || strchr(name, '#'))
        return found;
    g_autofree char *first = g_strdup_printf("%.*s#0", (int)strcspn(name, ":"), name);
    return find_named(document, function, names, first);
}

BsValue *
bs_document_find_value(BsDocument *document, const BsOp *function, const char *name)
{
    return find_value(document, function, NULL, name);
}

BsValue *
bs_document_find_value_in(BsDocument *document, const BsOp *function, const BsNames *names,
                          const char *name)
{
    return names ? find_value(document, function, names, name) : NULL;
}
