// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unifies equal constants and gathers them at the top of the entry block of their isolated parent
// (OperationFolder::insertKnownConstant in mlir/lib/Transforms/Utils/FoldUtils.cpp). One that
// stands for several has no location any more, and neither has one that moved; since 22, to another
// block.
#include "ir/context.h"
#include "ir/loc.h"
#include "passes/rewrite/greedy-private.h"
#include "support/i18n.h"

typedef struct Entry {
    const BsRegion *region;
    const BsOpDef *def;
    const BsAttr *value;
    const BsType *type;
    BsOp *op;
} Entry;

void
bs_constant_table_clear(BsConstantTable *table)
{
    bs_intern_clear(&table->entries);
    bs_arena_clear(&table->arena);
}

void
bs_constant_table_reset(BsConstantTable *table)
{
    bs_intern_reset(&table->entries);
    bs_arena_reset(&table->arena);
}

static guint32
hash_entry(const Entry *entry)
{
    // The value says nearly always what the others are.
    return bs_hash_mix(bs_hash_mix(0, (guintptr)entry->region), (guintptr)entry->value);
}

static gboolean
equal_entries(const void *kept, const void *candidate)
{
    const Entry *a = kept, *b = candidate;
    return a->region == b->region && a->def == b->def && a->value == b->value && a->type == b->type;
}

// Constants do not leave an op that is isolated from above, may be, or is the outermost.
static const BsRegion *
insertion_region(const BsOp *constant)
{
    const BsRegion *region = bs_op_block(constant)->region;
    while (bs_op_block(region->op) &&
           !bs_op_has_trait(region->op, BS_TRAIT_ISOLATED | BS_TRAIT_UNREGISTERED))
        region = bs_op_block(region->op)->region;
    return region;
}

static void
forget_loc(BsIr *ir, BsOp *op)
{
    const BsLoc unknown = bs_loc_forget(ir->context, op->loc);
    if (op->loc.line != unknown.line || op->loc.column != unknown.column)
        bs_op_set_loc(ir, op, unknown);
}

// The entry that would be made of the constant; and the one that the table has of an equal one.
static const Entry *
find_entry(const BsConstantTable *table, BsOp *op, const BsAttr *value, Entry *entry, guint32 *hash)
{
    *entry = (Entry){
        .region = insertion_region(op),
        .def = op->def,
        .value = value,
        .type = bs_op_result(op, 0)->type,
        .op = op,
    };
    *hash = hash_entry(entry);
    return bs_intern_find(&table->entries, *hash, entry, equal_entries);
}

static gboolean
is_held(const BsConstantTable *table, BsOp *op)
{
    const BsAttr *value = bs_op_constant(op);
    Entry entry;
    guint32 hash;
    const Entry *known = value ? find_entry(table, op, value, &entry, &hash) : NULL;
    return known && known->op == op;
}

gboolean
bs_constant_table_add(BsConstantTable *table, BsBuilder *builder, BsEventSink *events, BsOp *op,
                      const BsAttr *value)
{
    Entry entry;
    guint32 hash;
    g_assert(bs_op_constant(op) == value && op->n_results == 1);
    const Entry *known = find_entry(table, op, value, &entry, &hash);
    if (known) {
        const BsEventItem item = {.role = BS_ROLE_RELATED, .value = bs_op_result(known->op, 0)};
        bs_report(events, .kind = BS_EVENT_CONSTANT, .op = op,
                  .rule = N_("equal to a known constant"), .n_items = 1, .items = &item);
        bs_builder_replace_op_with(builder, op, known->op);
        forget_loc(builder->ir, known->op);
        return FALSE;
    }

    BsBlock *entry_block = entry.region->first;
    const gboolean in_place =
        bs_op_block(op) == entry_block && (!bs_op_prev(op) || is_held(table, bs_op_prev(op)));
    if (!in_place) {
        bs_report(events, .kind = BS_EVENT_CONSTANT, .op = op,
                  .rule = N_("moved to the front of the entry block"));
        const gboolean keeps_loc = bs_op_block(op) == entry_block &&
                                   bs_context_upstream(builder->ir->context) >= BS_UPSTREAM_22;
        bs_op_move(builder->ir, op, entry_block, entry_block->first);
        if (!keeps_loc)
            forget_loc(builder->ir, op);
    }
    bs_intern_add(&table->entries, hash, bs_arena_copy(&table->arena, &entry, sizeof entry));
    return TRUE;
}
