// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What hlo-deallocate knows while it works: indicators of memrefs, classes, who owns what.
#include "passes/hlo/deallocate-private.h"
#include "passes/run/rules.h"

#include "dialects/deallocation/deallocation.h"

static gboolean
is_buffer(const BsValue *value)
{
    return bs_type_is_memref(value->type) || bs_type_is_ownership(value->type);
}

void
bs_hlo_deallocate_unite(BsHloDeallocate *pass, BsValue *a, BsValue *b, const char *rule)
{
    const gboolean told = pass->context->events && (is_buffer(a) || is_buffer(b)) &&
                          !bs_hlo_same_class(pass->classes, a, b);
    if (told) {
        bs_hlo_add_item(pass, BS_ROLE_SOURCE, b, NULL, NULL);
        bs_hlo_add_item(pass, BS_ROLE_RELATED, bs_hlo_leader(pass->classes, a), NULL, NULL);
        bs_hlo_report(pass, .kind = BS_EVENT_UNITE, .value = a, .rule = rule,
                      .n_items = pass->items.len, .items = pass->items.data);
        bs_vec_clear(&pass->items);
    }
    bs_hlo_unite(pass->classes, a, b);
}

// -- the table -----------------------------------------------------------------------------------

BsValue *
bs_hlo_direct_indicator(const BsHloDeallocate *pass, const BsValue *memref)
{
    const guint32 n = bs_id_map_find(&pass->table_numbers, memref->id);
    return n == BS_ID_NONE ? NULL : pass->table.data[n];
}

BsValue *
bs_hlo_find_indicator(BsHloDeallocate *pass, BsValue *memref)
{
    BsValue *base = bs_hlo_view_base(memref);
    BsValue *indicator = bs_hlo_direct_indicator(pass, base);
    if (base != memref) {
        bs_hlo_add_item(pass, BS_ROLE_SOURCE, base, NULL, NULL);
        if (indicator)
            bs_hlo_add_item(pass, BS_ROLE_RELATED, indicator, NULL, NULL);
        bs_hlo_report(pass, .kind = BS_EVENT_LOOK_UP, .value = memref, .n_items = pass->items.len,
                      .items = pass->items.data);
        bs_vec_clear(&pass->items);
    }
    return indicator;
}

void
bs_hlo_set_indicator(BsHloDeallocate *pass, BsValue *memref, BsValue *indicator)
{
    const guint32 n = bs_id_map_number(&pass->table_numbers, memref->id);
    if (n == pass->table.len)
        bs_vec_push(&pass->table, indicator);
    pass->table.data[n] = indicator;
    bs_hlo_deallocate_unite(pass, memref, indicator, bs_rule_indicator_of_the_buffer);
}

BsHloIndicator *
bs_hlo_indicator(BsHloDeallocate *pass, const BsValue *indicator)
{
    const guint32 n = bs_id_map_number(&pass->indicator_numbers, indicator->id);
    if (n == pass->indicators.len) {
        const BsHloIndicator nothing = {NULL, NULL, NULL};
        bs_vec_push(&pass->indicators, nothing);
    }
    return &pass->indicators.data[n];
}

// -- what is said --------------------------------------------------------------------------------

void
bs_hlo_add_item(BsHloDeallocate *pass, BsRole role, BsValue *value, BsValue *condition, BsOp *op)
{
    if (!pass->context->events)
        return;
    const BsEventItem item = {.role = role, .value = value, .condition = condition, .op = op};
    bs_vec_push(&pass->items, item);
}

void
bs_hlo_warn_of_crash(BsHloDeallocate *pass, const BsOp *op, const char *what)
{
    bs_diags_warning(pass->context->diags, op->loc,
                     "MLIR-HLO's own pass crashes here: %s; what its rules imply was done", what);
}

gboolean
bs_hlo_refuse(const BsHloDeallocate *pass, const BsOp *op, BsHloRule rule)
{
    bs_diags_op_error(pass->context->diags, op, "%s", bs_hlo_rule(rule)->text);
    return FALSE;
}
