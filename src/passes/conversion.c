// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/conversion.h"

#include "analysis/reachable.h"
#include "ir/journal.h"
#include "passes/greedy-private.h"

#include <string.h>

// An op that folded and what its results fold to.
typedef struct Folded {
    BsOp *op;
    BsValue **values; // owned
} Folded;

typedef struct Conversion {
    const BsConversion *config;
    BsPassContext *context;
    BsBuilder builder;
    BsFolder folder;
    GPtrArray *ops; // to visit, in order
    BS_VEC(Folded) folded;
} Conversion;

static gboolean
is_of_dialect(const BsOp *op, const char *dialect)
{
    gsize len = strlen(dialect);
    return strncmp(op->def->name, dialect, len) == 0 && op->def->name[len] == '.';
}

static const BsDialect *
dialect_of(const Conversion *conversion, const BsOp *op)
{
    const BsDialect *const *dialects = bs_context_dialects(conversion->context->ir->context);
    while (*dialects && !is_of_dialect(op, (*dialects)->name)) {
        dialects++;
    }
    return *dialects;
}

static gboolean
is_legal(const BsConversion *config, const BsOp *op)
{
    for (guint32 i = 0; config->legal[i]; i++) {
        if (is_of_dialect(op, config->legal[i])) {
            return TRUE;
        }
    }
    return FALSE;
}

// Upstream walks along the control flow, so that it never meets what no path leads to.
static void
collect(Conversion *conversion, const BsOp *root)
{
    for (guint32 r = 0; r < root->n_regions; r++) {
        g_autoptr(GPtrArray) blocks = bs_region_reachable_blocks(&root->regions[r]);
        for (guint i = 0; i < blocks->len; i++) {
            const BsBlock *block = blocks->pdata[i];
            bs_block_for_each (block, op) {
                if (bs_op_is(op, conversion->config->illegal) ||
                    (op->def->fold && !is_legal(conversion->config, op))) {
                    g_ptr_array_add(conversion->ops, op);
                }
                collect(conversion, op);
            }
        }
    }
}

static guint32
changes_so_far(const BsIr *ir)
{
    return ir->journal ? bs_journal_length(ir->journal) : 0;
}

// Folds as long as the op changes in place. Upstream replaces what folded at the end of the
// conversion: until then others are folded as if it were still there.
static void
fold(Conversion *conversion, BsOp *op)
{
    BsFold result = BS_FOLD_IN_PLACE;
    while (result == BS_FOLD_IN_PLACE && !bs_op_constant(op)) {
        guint32 before = changes_so_far(conversion->context->ir);
        bs_report(conversion->context->events, .kind = BS_EVENT_FOLD, .op = op, .block = op->block);
        bs_builder_set_before(&conversion->builder, op);
        result = bs_folder_find(&conversion->folder, &conversion->builder,
                                dialect_of(conversion, op), op);
        if (before == changes_so_far(conversion->context->ir)) {
            bs_report_retract(conversion->context->events);
        }
    }
    if (result == BS_FOLD_RESULTS) {
        BsValue **values = g_memdup2(conversion->folder.values.data,
                                     conversion->folder.values.len * sizeof(BsValue *));
        bs_vec_push(&conversion->folded, ((Folded){op, values}));
    }
}

// Last first, since what an op folds to may have folded before it.
static void
replace_folded(Conversion *conversion, gboolean ok)
{
    while (conversion->folded.len) {
        const Folded last = bs_vec_pop(&conversion->folded);
        if (ok) {
            bs_report(conversion->context->events, .kind = BS_EVENT_FOLD, .op = last.op,
                      .block = last.op->block);
            bs_builder_replace_op(&conversion->builder, last.op, last.values);
        }
        g_free(last.values);
    }
    bs_vec_free(&conversion->folded);
}

static gboolean
visit(Conversion *conversion, BsOp *op)
{
    if (g_cancellable_is_cancelled(conversion->context->cancellable)) {
        return FALSE;
    }
    if (bs_op_is(op, conversion->config->illegal)) {
        return conversion->config->convert(conversion->config->data, op);
    }
    fold(conversion, op);
    return TRUE;
}

gboolean
bs_convert(BsPassContext *context, BsOp *root, const BsConversion *config)
{
    Conversion conversion = {.config = config, .context = context, .ops = g_ptr_array_new()};
    bs_builder_init(&conversion.builder, context->ir);
    collect(&conversion, root);
    if (config->prepare) {
        config->prepare(config->data, conversion.ops);
    }
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < conversion.ops->len; i++) {
        BsOp *op = conversion.ops->pdata[i];
        ok = op->erased || visit(&conversion, op);
    }
    replace_folded(&conversion, ok);
    bs_folder_clear(&conversion.folder);
    g_ptr_array_unref(conversion.ops);
    return ok;
}
