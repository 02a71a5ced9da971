// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/rewrite/conversion.h"

#include "analysis/reachable.h"
#include "ir/journal.h"
#include "ir/shape.h"
#include "passes/rewrite/fold.h"
#include "passes/run/memory.h"
#include "passes/run/rules.h"
#include "support/i18n.h"

#include <gio/gio.h>
#include <string.h>

// What is put in place of an op at the end.
typedef struct Replacement {
    BsOp *op;
    gboolean folded; // else converted
    guint first;     // of its values
} Replacement;

// Which rows' ops are visited by a conversion that makes `illegal` ops legal.
typedef struct Rows {
    const char *illegal;
    const char *const *legal;
    BS_VEC(guint8) rows; // by number
} Rows;

// Empty, but for `known_rows`, between two runs.
typedef struct Conversion {
    const BsConversion *config;
    BsPassContext *context;
    BsBuilder builder;
    BsFolder folder;
    Rows *rows;
    GPtrArray *ops;      // to visit, in order
    GPtrArray *results;  // of the op at work
    GArray *replaced;    // of Replacement
    GPtrArray *values;   // of all of them, one after the other
    GHashTable *numbers; // op to 1 + the number of its Replacement
    BS_VEC(Rows *) known_rows;
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
    while (*dialects && !is_of_dialect(op, (*dialects)->name))
        dialects++;
    return *dialects;
}

static gboolean
is_illegal(const BsConversion *config, const BsOp *op)
{
    return strchr(config->illegal, '.') ? bs_op_is(op, config->illegal)
                                        : is_of_dialect(op, config->illegal);
}

static gboolean
is_legal(const BsConversion *config, const BsOp *op)
{
    for (guint32 i = 0; config->legal[i]; i++) {
        if (is_of_dialect(op, config->legal[i]))
            return TRUE;
    }
    return FALSE;
}

static gboolean
is_visited(Conversion *conversion, const BsOp *op)
{
    enum { NOT_MET, VISITED, LEFT_OUT };
    const guint32 number = op->def->shape->number;
    while (conversion->rows->rows.len <= number)
        bs_vec_push(&conversion->rows->rows, NOT_MET);
    guint8 *row = &conversion->rows->rows.data[number];
    if (*row == NOT_MET) {
        const gboolean visited =
            is_illegal(conversion->config, op) ||
            ((op->def->fold || !bs_op_is_registered(op)) && !is_legal(conversion->config, op));
        *row = visited ? VISITED : LEFT_OUT;
    }
    return *row == VISITED;
}

static void collect(Conversion *conversion, const BsOp *root);

static void
collect_block(Conversion *conversion, const BsBlock *block)
{
    bs_block_for_each (block, op) {
        if (is_visited(conversion, op))
            g_ptr_array_add(conversion->ops, op);
        if (op->n_regions)
            collect(conversion, op);
    }
}

// Upstream walks along the control flow, so that it never meets what no path leads to.
static void
collect(Conversion *conversion, const BsOp *root)
{
    for (guint32 r = 0; r < root->n_regions; r++) {
        const BsRegion *region = bs_op_region(root, r);
        if (region->first == region->last) { // the usual case
            if (region->first)
                collect_block(conversion, region->first);
            continue;
        }
        g_autoptr(GPtrArray) blocks = bs_region_reachable_blocks(region);
        for (guint i = 0; i < blocks->len; i++)
            collect_block(conversion, blocks->pdata[i]);
    }
}

static void
replace_at_end(Conversion *conversion, BsOp *op, gboolean folded, BsValue *const *values)
{
    const Replacement replacement = {op, folded, conversion->values->len};
    g_array_append_val(conversion->replaced, replacement);
    g_hash_table_insert(conversion->numbers, op, GUINT_TO_POINTER(conversion->replaced->len));
    for (guint32 i = 0; i < op->n_results; i++)
        g_ptr_array_add(conversion->values, values[i]);
}

// The constants that an op folds to have to be legal, or it does not fold (upstream's
// legalizeWithFold): ub.poison is not. Ops from number `first` on were made for the fold; those go
// again.
static gboolean
takes_constants(Conversion *conversion, guint32 first)
{
    gboolean legal = TRUE;
    for (guint i = 0; i < conversion->folder.values.len; i++) {
        const BsOp *made = bs_value_op(conversion->folder.values.data[i]);
        legal &= !made || made->id < first || is_legal(conversion->config, made);
    }
    for (guint i = 0; !legal && i < conversion->folder.values.len; i++) {
        BsOp *made = bs_value_op(conversion->folder.values.data[i]);
        if (made && made->id >= first && !made->erased)
            bs_builder_erase_op(&conversion->builder, made);
    }
    return legal;
}

// Folds as long as the op changes in place. TRUE when its results fold. Upstream replaces what
// folded at the end of the conversion: until then others are folded as if it were still there.
static gboolean
fold(Conversion *conversion, BsOp *op)
{
    BsFold result = BS_FOLD_IN_PLACE;
    while (result == BS_FOLD_IN_PLACE && !bs_op_constant(op)) {
        guint32 before = bs_ir_n_changes(conversion->context->ir);
        const guint32 first = conversion->context->ir->n_ops;
        bs_report(conversion->context->events, .kind = BS_EVENT_FOLD, .op = op,
                  .block = bs_op_block(op));
        bs_builder_set_before(&conversion->builder, op);
        result = bs_folder_find(&conversion->folder, &conversion->builder,
                                dialect_of(conversion, op), op);
        if (result == BS_FOLD_RESULTS && !takes_constants(conversion, first))
            result = BS_FOLD_NONE;
        if (before == bs_ir_n_changes(conversion->context->ir))
            bs_report_retract(conversion->context->events);
    }
    if (result == BS_FOLD_RESULTS)
        replace_at_end(conversion, op, TRUE, conversion->folder.values.data);
    return result == BS_FOLD_RESULTS;
}

// Since 22 an op that did not fold gets its attributes back, and one that upstream does not know
// loses those that have the name of a property.
static void
give_attributes_back(Conversion *conversion, BsOp *op)
{
    BsIr *ir = conversion->context->ir;
    const BsAttr *properties = bs_op_is_registered(op) ? NULL : bs_op_attr(op, BS_PROPERTIES);
    if (!properties || properties->kind != BS_ATTR_DICT || bs_op_upstream(op) < BS_UPSTREAM_22)
        return;
    BS_VEC(BsNamedAttr) kept = {0};
    for (guint32 i = 0; i < op->attrs->dict.n; i++)
        if (!bs_dict_get(properties, op->attrs->dict.items[i].name))
            bs_vec_push(&kept, op->attrs->dict.items[i]);
    if (kept.len < op->attrs->dict.n) {
        bs_report(conversion->context->events, .kind = BS_EVENT_FOLD, .op = op,
                  .block = bs_op_block(op));
        bs_op_set_attrs(ir, op, bs_attr_dict(ir->context, kept.len, kept.data));
    }
    bs_vec_free(&kept);
}

// Upstream folds an op, illegal or not, before it looks for a conversion.
static gboolean
visit(Conversion *conversion, BsOp *op)
{
    if (g_cancellable_is_cancelled(conversion->context->cancellable))
        return FALSE;
    give_attributes_back(conversion, op);
    gboolean folded = op->def->fold && fold(conversion, op);
    if (folded || !is_illegal(conversion->config, op))
        return TRUE;
    g_ptr_array_set_size(conversion->results, (gint)op->n_results);
    BsValue **results = (BsValue **)conversion->results->pdata;
    if (!conversion->config->convert(conversion->config->data, op, results))
        return FALSE;
    if (conversion->config->at_end)
        replace_at_end(conversion, op, FALSE, results);
    else
        bs_builder_replace_op(&conversion->builder, op, results);
    return TRUE;
}

// What stands for a value in the end: what it is to be replaced by may be replaced itself.
static BsValue *
final_value(const Conversion *conversion, BsValue *value)
{
    guint number;
    while (bs_value_op(value) && (number = GPOINTER_TO_UINT(g_hash_table_lookup(
                                      conversion->numbers, bs_value_op(value))))) {
        guint first = g_array_index(conversion->replaced, Replacement, number - 1).first;
        value = conversion->values->pdata[first + value->index];
    }
    return value;
}

// In the order in which they were made, so that the lists of uses come out in upstream's order.
static void
put_in_place(Conversion *conversion)
{
    BsIr *ir = conversion->context->ir;
    for (guint i = 0; i < conversion->replaced->len; i++) {
        const Replacement *replacement = &g_array_index(conversion->replaced, Replacement, i);
        BsOp *op = replacement->op;
        if (op->erased) // with the op around it
            continue;
        bs_report(conversion->context->events,
                  .kind = replacement->folded ? BS_EVENT_FOLD : BS_EVENT_REPLACE, .op = op,
                  .block = bs_op_block(op),
                  .rule = replacement->folded ? NULL : N_("what it became takes its place"));
        for (guint32 r = 0; r < op->n_results; r++) {
            BsValue *value = conversion->values->pdata[replacement->first + r];
            bs_value_replace_all_uses(ir, bs_op_result(op, r), final_value(conversion, value));
        }
        bs_op_erase(ir, op);
    }
}

// Upstream rolls back what a conversion has done that does not succeed. Ops from number `first` on
// were made by it: each stands before the op that it was to replace, the last one next to it. The
// last one goes first: it may use what was made before.
static void
take_back(Conversion *conversion, guint32 first)
{
    for (guint i = conversion->ops->len; i-- > 0;) {
        BsOp *op = conversion->ops->pdata[i], *made = bs_op_prev(op);
        if (!made || made->id < first)
            continue;
        bs_report(conversion->context->events, .kind = BS_EVENT_REPLACE, .op = op,
                  .block = bs_op_block(op), .rule = bs_rule_taken_back);
        for (BsOp *before; made && made->id >= first; made = before) {
            before = bs_op_prev(made);
            bs_op_erase(conversion->context->ir, made);
        }
    }
}

static gpointer
conversion_new(void)
{
    Conversion *conversion = g_new0(Conversion, 1);
    conversion->ops = g_ptr_array_new();
    conversion->results = g_ptr_array_new();
    conversion->values = g_ptr_array_new();
    conversion->replaced = g_array_new(FALSE, FALSE, sizeof(Replacement));
    conversion->numbers = g_hash_table_new(NULL, NULL);
    return conversion;
}

static void
conversion_free(gpointer data)
{
    Conversion *conversion = data;
    for (guint i = 0; i < conversion->known_rows.len; i++) {
        bs_vec_free(&conversion->known_rows.data[i]->rows);
        g_free(conversion->known_rows.data[i]);
    }
    bs_vec_free(&conversion->known_rows);
    bs_folder_clear(&conversion->folder);
    g_ptr_array_unref(conversion->ops);
    g_ptr_array_unref(conversion->results);
    g_ptr_array_unref(conversion->values);
    g_array_unref(conversion->replaced);
    g_hash_table_unref(conversion->numbers);
    g_free(conversion);
}

static const BsMemoryKind conversion_kind = {conversion_new, conversion_free};

// What is legal is static text of the pass.
static Rows *
rows_for(Conversion *conversion, const BsConversion *config)
{
    for (guint i = 0; i < conversion->known_rows.len; i++) {
        Rows *rows = conversion->known_rows.data[i];
        if (rows->illegal == config->illegal && rows->legal == config->legal)
            return rows;
    }
    Rows *rows = g_new0(Rows, 1);
    rows->illegal = config->illegal;
    rows->legal = config->legal;
    bs_vec_push(&conversion->known_rows, rows);
    return rows;
}

static void
end(Conversion *conversion)
{
    g_ptr_array_set_size(conversion->ops, 0);
    g_ptr_array_set_size(conversion->values, 0);
    g_array_set_size(conversion->replaced, 0);
    g_hash_table_remove_all(conversion->numbers);
}

gboolean
bs_convert(BsPassContext *context, BsOp *root, const BsConversion *config)
{
    Conversion *conversion = bs_memory_take(context, &conversion_kind);
    conversion->context = context;
    conversion->config = config;
    conversion->rows = rows_for(conversion, config);
    bs_builder_init(&conversion->builder, context->ir);
    collect(conversion, root);
    const guint32 first = context->ir->n_ops;
    gboolean ok = TRUE;
    for (guint i = 0; ok && i < conversion->ops->len; i++) {
        BsOp *op = conversion->ops->pdata[i];
        ok = op->erased || visit(conversion, op);
    }
    if (ok)
        put_in_place(conversion);
    else if (config->at_end)
        take_back(conversion, first);
    end(conversion);
    bs_memory_give_back(context, &conversion_kind, conversion);
    return ok;
}

gboolean
bs_conversion_fail(BsPassContext *context, const BsOp *op)
{
    bs_diags_error_at_op(context->diags, op,
                         "failed to legalize operation '%s' that was explicitly marked illegal",
                         op->def->name);
    return FALSE;
}
