// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ir/journal-private.h"

#include "ir/known-private.h"
#include "ir/records-private.h"
#include "ir/slots-private.h"

// Distances are from the journal.
typedef struct KeptHeir {
    BsDistance thing, heir;
} KeptHeir;

struct BsJournal {
    BsRecords records;
    BS_PILE(KeptHeir) heirs;
    guint32 position;
    guint32 n_erased;
};

// -- ops -----------------------------------------------------------------------------------------

static void
link_slots(BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_use_link(&bs_op_operands(op)[i]);
    for (guint32 i = 0; i < op->n_successors; i++)
        bs_successor_link(bs_op_successor(op, i));
}

static void
redo_op_link(BsRecord *record)
{
    BsOp *op = record->subject;
    link_slots(op);
    op->erased = FALSE;
}

static void
undo_op_link(BsRecord *record)
{
    BsOp *op = record->subject;
    for (guint32 i = op->n_successors; i-- > 0;)
        bs_successor_unlink(bs_op_successor(op, i));
    for (guint32 i = op->n_operands; i-- > 0;)
        bs_use_unlink(&bs_op_operands(op)[i]);
    op->erased = TRUE;
}

static void
redo_op_unlink(BsRecord *record)
{
    BsOp *op = record->subject;
    for (guint32 i = 0; i < op->n_operands; i++)
        bs_use_unlink(&bs_op_operands(op)[i]);
    for (guint32 i = 0; i < op->n_successors; i++)
        bs_successor_unlink(bs_op_successor(op, i));
    op->erased = TRUE;
}

static void
undo_op_unlink(BsRecord *record)
{
    BsOp *op = record->subject;
    for (guint32 i = op->n_successors; i-- > 0;)
        bs_successor_relink(bs_op_successor(op, i));
    for (guint32 i = op->n_operands; i-- > 0;)
        bs_use_relink(&bs_op_operands(op)[i]);
    op->erased = FALSE;
}

// Two neighbours, of which either may be missing: then the block begins or ends there.
static void
join_ops(BsBlock *block, BsOp *prev, BsOp *next)
{
    if (prev)
        prev->to_next = bs_distance_between(prev, next);
    else
        block->first = next;
    if (next)
        next->to_prev = bs_distance_between(next, prev);
    else
        block->last = prev;
}

static void
set_block(BsOp *op, const BsBlock *block)
{
    op->to_block = bs_distance_between(op, block);
}

// Puts the chain first..last between the neighbours that it gets in `block`.
static void
chain_insert(BsBlock *block, BsOp *before, BsOp *first, BsOp *last)
{
    BsOp *previous = before ? bs_op_prev(before) : block->last;
    join_ops(block, previous, first);
    join_ops(block, last, before);
}

static void
chain_remove(BsBlock *block, BsOp *first, BsOp *last)
{
    join_ops(block, bs_op_prev(first), bs_op_next(last));
    first->to_prev = last->to_next = 0;
}

static void
insert_op(BsOp *op, BsBlock *block, BsOp *before)
{
    chain_insert(block, before, op, op);
    set_block(op, block);
    op->order = G_MAXUINT32; // as upstream: a new op has no number yet
}

static void
remove_op(BsOp *op)
{
    chain_remove(bs_op_block(op), op, op);
    set_block(op, NULL);
}

static void
redo_op_insert(BsRecord *record)
{
    insert_op(record->subject, record->a, record->b);
}

static void
undo_op_insert(BsRecord *record)
{
    remove_op(record->subject);
}

static void
redo_op_remove(BsRecord *record)
{
    remove_op(record->subject);
}

static void
undo_op_remove(BsRecord *record)
{
    insert_op(record->subject, record->a, record->b);
}

static void
move_chain(BsOp *first, BsOp *last, BsBlock *from, BsBlock *to, BsOp *before)
{
    chain_remove(from, first, last);
    if (from != to) {
        for (BsOp *op = first; op; op = bs_op_next(op))
            set_block(op, to);
    }
    chain_insert(to, before, first, last);
    to->order_valid = FALSE; // as upstream: a splice invalidates the numbers of the block
}

static void
redo_ops_move(BsRecord *record)
{
    move_chain(record->subject, record->a, record->c, record->d, record->e);
}

static void
undo_ops_move(BsRecord *record)
{
    move_chain(record->subject, record->a, record->d, record->c, record->b);
}

static void
redo_operand(BsRecord *record)
{
    BsUse *use = &bs_op_operands(record->subject)[record->i];
    record->c = bs_use_next(use);
    record->d = bs_use_prev(use);
    bs_use_unlink(use);
    use->to_value = bs_distance_between(use, record->b);
    bs_use_link(use);
}

static void
undo_operand(BsRecord *record)
{
    BsUse *use = &bs_op_operands(record->subject)[record->i];
    bs_use_unlink(use);
    use->to_value = bs_distance_between(use, record->a);
    use->to_next = bs_distance_between(use, record->c);
    use->to_prev = bs_distance_between(use, record->d);
    bs_use_relink(use);
}

static void
set_operands(BsOp *op, const BsUse *operands)
{
    op->to_operands = bs_distance_between(op, operands);
}

// From the slots that the op has to others, of which the first `kept` take the places of the first
// ones in their lists.
static void
change_operands(BsOp *op, guint32 kept, BsUse *to)
{
    BsUse *from = bs_op_operands(op);
    for (guint32 i = 0; i < kept; i++)
        bs_use_take_place(&to[i], &from[i]);
    set_operands(op, to);
}

static void
redo_operands(BsRecord *record)
{
    BsOp *op = record->subject;
    for (guint32 i = record->kept; i < op->n_operands; i++)
        bs_use_unlink(&bs_op_operands(op)[i]);
    change_operands(op, record->kept, record->b);
    op->n_operands = record->n;
    for (guint32 i = record->kept; i < op->n_operands; i++)
        bs_use_link(&bs_op_operands(op)[i]);
}

static void
undo_operands(BsRecord *record)
{
    BsOp *op = record->subject;
    for (guint32 i = op->n_operands; i-- > record->kept;)
        bs_use_unlink(&bs_op_operands(op)[i]);
    change_operands(op, record->kept, record->a);
    op->n_operands = record->i;
    for (guint32 i = op->n_operands; i-- > record->kept;)
        bs_use_relink(&bs_op_operands(op)[i]);
}

static void
redo_successor(BsRecord *record)
{
    BsSuccessor *successor = bs_op_successor(record->subject, record->i);
    record->c = bs_successor_next(successor);
    record->d = bs_successor_prev(successor);
    bs_successor_unlink(successor);
    successor->to_block = bs_distance_between(successor, record->b);
    bs_successor_link(successor);
}

static void
undo_successor(BsRecord *record)
{
    BsSuccessor *successor = bs_op_successor(record->subject, record->i);
    bs_successor_unlink(successor);
    successor->to_block = bs_distance_between(successor, record->a);
    successor->to_next = bs_distance_between(successor, record->c);
    successor->to_prev = bs_distance_between(successor, record->d);
    bs_successor_relink(successor);
}

static void
redo_attrs(BsRecord *record)
{
    ((BsOp *)record->subject)->attrs = record->b;
}

static void
undo_attrs(BsRecord *record)
{
    ((BsOp *)record->subject)->attrs = record->a;
}

static void
redo_loc(BsRecord *record)
{
    ((BsOp *)record->subject)->loc = *(const BsLoc *)record->b;
}

static void
undo_loc(BsRecord *record)
{
    ((BsOp *)record->subject)->loc = *(const BsLoc *)record->a;
}

static void
redo_type(BsRecord *record)
{
    ((BsValue *)record->subject)->type = record->b;
}

static void
undo_type(BsRecord *record)
{
    ((BsValue *)record->subject)->type = record->a;
}

// -- blocks --------------------------------------------------------------------------------------

static void
insert_block(BsBlock *block, BsRegion *region, BsBlock *before)
{
    BsBlock *previous = before ? before->prev : region->last;
    block->region = region;
    block->prev = previous;
    block->next = before;
    if (previous)
        previous->next = block;
    else
        region->first = block;
    if (before)
        before->prev = block;
    else
        region->last = block;
    block->erased = FALSE;
}

static void
remove_block(BsBlock *block)
{
    BsRegion *region = block->region;
    if (block->prev)
        block->prev->next = block->next;
    else
        region->first = block->next;
    if (block->next)
        block->next->prev = block->prev;
    else
        region->last = block->prev;
    block->region = NULL;
    block->prev = block->next = NULL;
    block->erased = TRUE;
}

static void
redo_block_insert(BsRecord *record)
{
    insert_block(record->subject, record->a, record->b);
}

static void
undo_block_insert(BsRecord *record)
{
    remove_block(record->subject);
}

static void
redo_block_remove(BsRecord *record)
{
    remove_block(record->subject);
}

static void
undo_block_remove(BsRecord *record)
{
    insert_block(record->subject, record->a, record->b);
}

// bs_block_insert_arg() made room; the capacity never shrinks.
static void
insert_arg(BsBlock *block, guint32 index, BsValue *arg)
{
    for (guint32 i = block->n_args; i > index; i--) {
        block->args[i] = block->args[i - 1];
        block->args[i]->index = i;
    }
    block->args[index] = arg;
    arg->index = index;
    block->n_args++;
}

static void
remove_arg(BsBlock *block, guint32 index)
{
    block->n_args--;
    for (guint32 i = index; i < block->n_args; i++) {
        block->args[i] = block->args[i + 1];
        block->args[i]->index = i;
    }
}

static void
redo_arg_insert(BsRecord *record)
{
    insert_arg(record->subject, record->i, record->a);
}

static void
undo_arg_insert(BsRecord *record)
{
    remove_arg(record->subject, record->i);
}

static void
redo_arg_remove(BsRecord *record)
{
    remove_arg(record->subject, record->i);
}

static void
undo_arg_remove(BsRecord *record)
{
    insert_arg(record->subject, record->i, record->a);
}

// -- the journal ---------------------------------------------------------------------------------

static const struct {
    void (*redo)(BsRecord *record);
    void (*undo)(BsRecord *record);
    gint change; // what it is for a view
} kinds[] = {
    // clang-format off
    [BS_RECORD_OP_LINK]      = {redo_op_link,      undo_op_link,      BS_CHANGE_OTHER},
    [BS_RECORD_OP_UNLINK]    = {redo_op_unlink,    undo_op_unlink,    BS_CHANGE_OTHER},
    [BS_RECORD_OP_INSERT]    = {redo_op_insert,    undo_op_insert,    BS_CHANGE_OP_INSERTED},
    [BS_RECORD_OP_REMOVE]    = {redo_op_remove,    undo_op_remove,    BS_CHANGE_OP_REMOVED},
    [BS_RECORD_OPS_MOVE]     = {redo_ops_move,     undo_ops_move,     BS_CHANGE_OP_INSERTED},
    [BS_RECORD_OPERAND]      = {redo_operand,      undo_operand,      BS_CHANGE_OP_MODIFIED},
    [BS_RECORD_OPERANDS]     = {redo_operands,     undo_operands,     BS_CHANGE_OP_MODIFIED},
    [BS_RECORD_SUCCESSOR]    = {redo_successor,    undo_successor,    BS_CHANGE_OP_MODIFIED},
    [BS_RECORD_ATTRS]        = {redo_attrs,        undo_attrs,        BS_CHANGE_OP_MODIFIED},
    [BS_RECORD_LOC]          = {redo_loc,          undo_loc,          BS_CHANGE_OTHER},
    [BS_RECORD_TYPE]         = {redo_type,         undo_type,         BS_CHANGE_OTHER},
    [BS_RECORD_BLOCK_INSERT] = {redo_block_insert, undo_block_insert, BS_CHANGE_BLOCK_INSERTED},
    [BS_RECORD_BLOCK_REMOVE] = {redo_block_remove, undo_block_remove, BS_CHANGE_BLOCK_REMOVED},
    [BS_RECORD_ARG_INSERT]   = {redo_arg_insert,   undo_arg_insert,   BS_CHANGE_BLOCK_MODIFIED},
    [BS_RECORD_ARG_REMOVE]   = {redo_arg_remove,   undo_arg_remove,   BS_CHANGE_BLOCK_MODIFIED},
    // clang-format on
};

void
bs_journal_do(BsIr *ir, BsRecord *record)
{
    bs_known_forget(ir, record);
    kinds[record->kind].redo(record);
    BsJournal *journal = ir->journal;
    if (!journal)
        return;
    g_assert(journal->position == bs_records_length(&journal->records));
    bs_records_add(&journal->records, &ir->arena, record);
    journal->position++;
    journal->n_erased += record->kind == BS_RECORD_OP_UNLINK;
}

void
bs_journal_link(BsIr *ir, BsOp *op)
{
    if (ir->journal)
        bs_journal_do(ir, &(BsRecord){.kind = BS_RECORD_OP_LINK, .subject = op});
    else
        link_slots(op);
}

void
bs_journal_insert(BsIr *ir, BsOp *op, BsBlock *block, BsOp *before)
{
    if (ir->journal) {
        bs_journal_do(
            ir, &(BsRecord){.kind = BS_RECORD_OP_INSERT, .subject = op, .a = block, .b = before});
        return;
    }
    bs_known_forget_insert(ir, op, block, before);
    insert_op(op, block, before);
}

void
bs_journal_refill_operands(BsOp *op, guint32 kept, guint32 n, BsValue *const *values)
{
    bs_known_forget_op(op);
    BsUse *uses = bs_op_operands(op);
    for (guint32 i = kept; i < op->n_operands; i++)
        bs_use_unlink(&uses[i]);
    op->n_operands = n;
    for (guint32 i = kept; i < n; i++) {
        bs_use_init(&uses[i], op, values[i]);
        bs_use_link(&uses[i]);
    }
}

void
bs_ir_start_journal(BsIr *ir)
{
    g_assert(!ir->journal);
    ir->journal = bs_arena_new(&ir->arena, BsJournal);
}

void
bs_journal_note_heir(BsIr *ir, const void *thing, const void *heir)
{
    BsJournal *journal = ir->journal;
    bs_pile_grow(&journal->heirs, &ir->arena);
    *bs_pile_last(&journal->heirs) =
        (KeptHeir){bs_distance_between(journal, thing), bs_distance_between(journal, heir)};
}

guint32
bs_journal_n_heirs(const BsJournal *journal)
{
    return journal->heirs.len;
}

BsHeir
bs_journal_heir(const BsJournal *journal, guint32 i)
{
    g_assert(i < journal->heirs.len);
    const KeptHeir *kept = bs_pile_at(&journal->heirs, i);
    return (BsHeir){bs_distance_follow(journal, kept->thing),
                    bs_distance_follow(journal, kept->heir)};
}

guint32
bs_journal_length(const BsJournal *journal)
{
    return bs_records_length(&journal->records);
}

guint32
bs_ir_n_changes(const BsIr *ir)
{
    return ir->journal ? bs_journal_length(ir->journal) : 0;
}

guint32
bs_journal_position(const BsJournal *journal)
{
    return journal->position;
}

guint32
bs_journal_n_erased(const BsJournal *journal)
{
    return journal->n_erased;
}

void
bs_journal_seek(BsIr *ir, guint32 position)
{
    BsJournal *journal = ir->journal;
    g_assert(journal && position <= bs_records_length(&journal->records));
    while (journal->position > position) {
        BsRecord record = bs_records_get(&journal->records, --journal->position);
        kinds[record.kind].undo(&record);
        bs_known_forget(ir, &record);
    }
    while (journal->position < position) {
        BsRecord record = bs_records_get(&journal->records, journal->position++);
        bs_known_forget(ir, &record);
        kinds[record.kind].redo(&record);
    }
}

void
bs_journal_cut(BsIr *ir)
{
    BsJournal *journal = ir->journal;
    for (guint32 i = journal->position; i < bs_records_length(&journal->records); i++)
        journal->n_erased -= bs_records_get(&journal->records, i).kind == BS_RECORD_OP_UNLINK;
    bs_records_cut(&journal->records, journal->position);
}

gsize
bs_journal_memory(const BsJournal *journal)
{
    return bs_records_length(&journal->records) * sizeof(BsKeptRecord) +
           journal->heirs.len * sizeof(KeptHeir);
}

// Names are given in the order of definitions; ops may ask for one by what they are made of.
static gboolean
may_rename(const BsRecord *record, const BsChange *change)
{
    const BsOp *op = change->op;
    if (!op)
        return change->kind != BS_CHANGE_OTHER;
    if (change->kind == BS_CHANGE_OP_MODIFIED)
        return record->kind != BS_RECORD_SUCCESSOR &&
               ((op->n_results && op->def->result_hint) || (op->n_regions && op->def->arg_hint));
    return change->kind != BS_CHANGE_OTHER &&
           (op->n_results || op->n_regions || record->kind == BS_RECORD_OPS_MOVE);
}

BsChange
bs_journal_change(const BsJournal *journal, guint32 i)
{
    const BsRecord record = bs_records_get(&journal->records, i);
    BsChange change = {.kind = kinds[record.kind].change};
    if (record.kind == BS_RECORD_TYPE) {
        const BsValue *value = record.subject;
        change.kind = bs_value_op(value) ? BS_CHANGE_OP_MODIFIED : BS_CHANGE_BLOCK_MODIFIED;
        change.op = bs_value_op(value);
        change.block = bs_value_arg_block(value);
    } else if (record.kind >= BS_RECORD_BLOCK_INSERT) {
        change.block = record.subject;
    } else {
        change.op = record.subject;
    }
    change.last = record.kind == BS_RECORD_OPS_MOVE ? record.a : change.op;
    change.renames = may_rename(&record, &change);
    return change;
}

// It and those around it.
static void
touch(GHashTable *ops, const BsOp *op)
{
    while (op && g_hash_table_add(ops, (gpointer)(gsize)op))
        op = bs_op_parent(op);
}

gboolean
bs_journal_touched(const BsJournal *journal, guint32 i, GHashTable *ops)
{
    const BsRecord record = bs_records_get(&journal->records, i);
    switch ((BsRecordKind)record.kind) {
    case BS_RECORD_OPS_MOVE:
    case BS_RECORD_TYPE:
        return FALSE;
    case BS_RECORD_OP_INSERT:
    case BS_RECORD_OP_REMOVE:
        touch(ops, bs_block_parent_op(record.a));
        touch(ops, record.subject);
        break;
    case BS_RECORD_BLOCK_INSERT:
    case BS_RECORD_BLOCK_REMOVE:
        touch(ops, ((const BsRegion *)record.a)->op);
        break;
    case BS_RECORD_ARG_INSERT:
    case BS_RECORD_ARG_REMOVE:
        touch(ops, bs_block_parent_op(record.subject));
        break;
    default:
        touch(ops, record.subject);
    }
    return TRUE;
}
