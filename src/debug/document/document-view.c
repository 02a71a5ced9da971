// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The program at the cursor as text, names and functions, each made when first asked for after a
// move.
#include "debug/document/document-private.h"

#include "analysis/live-sets.h"
#include "analysis/verify.h"
#include "ir/journal.h"

#include <string.h>

// -- existence ------------------------------------------------------------------------------------

gboolean
bs_document_has_op(const BsDocument *document, const BsOp *op)
{
    const BsOp *root = document->ir->root;
    while (op && op != root) {
        if (op->erased || !bs_op_block(op) || bs_op_block(op)->erased || !bs_op_block(op)->region)
            return FALSE;
        op = bs_op_block(op)->region->op;
    }
    return op != NULL;
}

gboolean
bs_document_has_block(const BsDocument *document, const BsBlock *block)
{
    return block && !block->erased && block->region &&
           bs_document_has_op(document, block->region->op);
}

gboolean
bs_document_has_value(const BsDocument *document, const BsValue *value)
{
    if (!value)
        return FALSE;
    if (bs_value_op(value))
        return bs_document_has_op(document, bs_value_op(value));
    const BsBlock *block = bs_value_arg_block(value);
    return block && value->index < block->n_args && block->args[value->index] == value &&
           bs_document_has_block(document, block);
}

// -- functions ------------------------------------------------------------------------------------

static BsWalk
add_function(BsOp *op, gpointer functions)
{
    if (!bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        return BS_WALK_ON;
    g_ptr_array_add(functions, op);
    return BS_WALK_SKIP;
}

static GPtrArray *
find_functions(const BsDocument *document)
{
    GPtrArray *functions = g_ptr_array_new();
    if (bs_document_ir(document))
        bs_op_walk_preorder(document->ir->root, add_function, functions);
    return functions;
}

// Whether these are the functions everywhere: all are in the program's own region, and no record
// made, moved or erased one.
static gboolean
are_fixed(const BsDocument *document, const GPtrArray *functions)
{
    const BsJournal *journal = document->ir->journal;
    for (guint i = 0; i < functions->len; i++) {
        if (bs_op_parent(functions->pdata[i]) != document->ir->root)
            return FALSE;
    }
    for (guint32 i = 0; journal && i < bs_journal_length(journal); i++) {
        const BsChange change = bs_journal_change(journal, i);
        if (change.op && bs_op_has_trait(change.op, BS_TRAIT_FUNCTION) &&
            change.kind != BS_CHANGE_OP_MODIFIED)
            return FALSE;
    }
    return TRUE;
}

const GPtrArray *
bs_document_functions(BsDocument *document)
{
    if (document->functions)
        return document->functions;
    if (!document->at.functions)
        document->at.functions = find_functions(document);
    if (bs_document_ir(document) && !document->functions_asked) {
        document->functions_asked = TRUE;
        if (are_fixed(document, document->at.functions))
            return document->functions = g_steal_pointer(&document->at.functions);
    }
    return document->at.functions;
}

BsOp *
bs_document_find_function(BsDocument *document, const char *name)
{
    const GPtrArray *functions = bs_document_functions(document);
    for (guint i = 0; i < functions->len; i++) {
        if (g_strcmp0(bs_function_name(functions->pdata[i]), name) == 0)
            return functions->pdata[i];
    }
    return NULL;
}

typedef struct Wanted {
    guint32 id;
    BsOp *op;
} Wanted;

static BsWalk
look_at(BsOp *op, gpointer data)
{
    Wanted *wanted = data;
    wanted->op = op->id == wanted->id ? op : NULL;
    return wanted->op ? BS_WALK_STOP : BS_WALK_ON;
}

BsOp *
bs_document_find_op(const BsDocument *document, guint32 id)
{
    Wanted wanted = {id, NULL};
    if (bs_document_ir(document))
        bs_op_walk_preorder(bs_document_ir(document)->root, look_at, &wanted);
    return wanted.op;
}

const char *
bs_function_name(const BsOp *function)
{
    const BsAttr *name = bs_op_attr(function, "sym_name");
    return name && name->kind == BS_ATTR_STRING ? name->string.text : "";
}

gboolean
bs_function_has_body(const BsOp *function)
{
    return function->n_regions > 0 && bs_op_region(function, 0)->first;
}

BsOp *
bs_op_function(const BsOp *op)
{
    while (op && !bs_op_has_trait(op, BS_TRAIT_FUNCTION))
        op = bs_op_parent(op);
    return (BsOp *)(gsize)op; // the IR's own pointer: constness was the caller's
}

// -- text and names -------------------------------------------------------------------------------

static void
unref_written(gpointer written)
{
    bs_written_unref(written);
}

static void
free_live_sets(gpointer sets)
{
    bs_live_sets_free(sets);
}

void
bs_cursor_caches_clear(BsCursorCaches *caches)
{
    g_clear_pointer(&caches->functions, g_ptr_array_unref);
    g_clear_pointer(&caches->written, g_hash_table_unref);
    g_clear_pointer(&caches->live, g_hash_table_unref);
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

static gpointer
cached(GHashTable **table, GDestroyNotify destroy, gconstpointer key)
{
    if (!*table)
        *table = g_hash_table_new_full(NULL, NULL, NULL, destroy);
    return g_hash_table_lookup(*table, key);
}

// Custom forms are for ops that verify: what does not is printed in generic form, as upstream does.
gboolean
bs_document_is_printable(const BsDocument *document, guint32 state)
{
    if (document->outcome == BS_OUTCOME_INVALID)
        return FALSE;
    guint32 failed = bs_document_failed_stage(document);
    if (failed == 0 || bs_document_stage_of(document, state) != failed)
        return TRUE;
    BsDiags diags;
    bs_diags_init(&diags);
    gboolean valid = bs_verify(document->ir->root, &diags);
    bs_diags_clear(&diags);
    return valid;
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
    BsWritten *written = cached(&document->at.written, unref_written, scope);
    if (!written) {
        written = bs_document_write(document, function, document->cursor);
        g_hash_table_insert(document->at.written, (gpointer)(gsize)scope, written);
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

const BsLiveSets *
bs_document_live_sets(BsDocument *document, const BsRegion *region)
{
    BsLiveSets *sets = cached(&document->at.live, free_live_sets, region);
    if (!sets) {
        sets = bs_live_sets_new(region);
        g_hash_table_insert(document->at.live, (gpointer)(gsize)region, sets);
    }
    return sets;
}
