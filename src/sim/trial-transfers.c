// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work that goes on behind the op that began it, until someone waits for it: transfers with a tag
// in memory (memref.dma_start), and what the device or another thread does (gpu, async), with a
// token. A token is the set of all the work that is done when it is, and so is a group of tokens.
#include "sim/trial-private.h"
#include "support/i18n.h"

enum { MAX_TRANSFERS = 63 }; // of a path that are told apart; bit 63 stands for the others

static guint64
new_transfer(TrialRun *run)
{
    const guint number = run->n_transfers++;
    if (number >= MAX_TRANSFERS)
        run->trial->limit = N_("more transfers on a path");
    return (guint64)1 << MIN(number, MAX_TRANSFERS);
}

static TrialValue
token_of(guint64 transfers)
{
    return (TrialValue){.kind = TRIAL_TOKEN, .number = (gint64)transfers};
}

static void
begin(TrialRun *run, TrialValue buffer, TrialValue tag, gboolean is_read)
{
    guint n;
    const TrialValue *parts = bs_trial_parts(run, &buffer, &n);
    for (guint i = 0; i < n; i++)
        bs_vec_push(&run->transfers, ((TrialTransfer){parts[i], tag, is_read, run->here}));
}

// Whether who waits for the tag waits for the transfer: of what nobody knows, for all.
static gboolean
is_waited_for(const TrialTransfer *transfer, TrialValue tag)
{
    if (tag.kind == TRIAL_BUFFER)
        return transfer->tag.kind == TRIAL_BUFFER && tag.real == transfer->tag.real;
    if (tag.kind == TRIAL_TOKEN)
        return transfer->tag.kind == TRIAL_TOKEN && (tag.number & transfer->tag.number) != 0;
    return TRUE;
}

// Whether the work itself has freed what it was about.
static gboolean
has_freed(const TrialRun *run, const TrialTransfer *transfer)
{
    const BsOp *freed_at = run->buffers.data[transfer->buffer.real].freed_at;
    return freed_at && transfer->by && bs_op_is_ancestor(transfer->by, freed_at);
}

void
bs_trial_end_transfers(TrialRun *run, TrialValue tag)
{
    guint n = 0;
    for (guint i = 0; i < run->transfers.len; i++) {
        const TrialTransfer transfer = run->transfers.data[i];
        if (!is_waited_for(&transfer, tag))
            run->transfers.data[n++] = transfer;
        else if (has_freed(run, &transfer))
            continue;
        else if (transfer.is_read)
            bs_trial_read(run, transfer.buffer, TRIAL_ANYWHERE, FALSE);
        else
            bs_trial_use(run, transfer.buffer);
    }
    run->transfers.len = n;
}

// -- with a tag ----------------------------------------------------------------------------------

// Operands are the source, the destination, and the tag, each with its indices.
static void
start_dma(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    enum { SOURCE, TARGET, TAG, N };
    TrialValue memrefs[N];
    guint n = 0;
    for (guint32 i = 0; i < op->n_operands && n < N; i++)
        if (bs_type_is_memref(bs_op_operand(op, i)->type))
            memrefs[n++] = *bs_trial_slot(frame, bs_op_operand(op, i));
    for (guint i = SOURCE; i < TAG && n == N; i++)
        begin(run, memrefs[i], memrefs[TAG], i == SOURCE);
}

static void
wait_for_operand(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    bs_trial_end_transfers(run, *bs_trial_slot(frame, bs_op_operand(op, 0)));
}

// -- with a token --------------------------------------------------------------------------------

static gboolean
is_token(const BsValue *value)
{
    const BsType *type = value->type;
    return type->kind == BS_TYPE_OPAQUE && strstr(type->opaque.text, "token");
}

// What is over when the op begins: what its tokens say, or all.
static TrialValue
find_awaited(TrialFrame *frame, const BsOp *op)
{
    guint64 transfers = 0;
    for (guint32 i = 0; i < op->n_operands && is_token(bs_op_operand(op, i)); i++) {
        const TrialValue token = *bs_trial_slot(frame, bs_op_operand(op, i));
        if (token.kind != TRIAL_TOKEN)
            return (TrialValue){TRIAL_NOTHING};
        transfers |= (guint64)token.number;
    }
    return token_of(transfers);
}

// The token that an op makes, or NULL: who runs it waits until it is done.
static BsValue *
find_token(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_results; i++)
        if (is_token(bs_op_result(op, i)))
            return bs_op_result(op, i);
    return NULL;
}

// FALSE: there is none, and so the op has waited.
static gboolean
make_token(TrialRun *run, TrialFrame *frame, const BsOp *op, TrialValue awaited, guint64 more)
{
    const BsValue *token = find_token(op);
    if (!token)
        bs_trial_end_transfers(run, awaited);
    else if (awaited.kind == TRIAL_TOKEN)
        *bs_trial_slot(frame, token) = token_of((guint64)awaited.number | more);
    return token != NULL;
}

static void
wait_for_tokens(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    (void)make_token(run, frame, op, find_awaited(frame, op), 0);
}

static void
start_copy(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    enum { TARGET = 1 }; // group of operands; what is read comes behind it
    const guint64 transfer = new_transfer(run);
    if (!make_token(run, frame, op, find_awaited(frame, op), transfer))
        return;
    const guint32 target = bs_op_operand_group(op, TARGET).begin;
    for (guint32 i = target; i < op->n_operands; i++)
        begin(run, *bs_trial_slot(frame, bs_op_operand(op, i)), token_of(transfer), i != target);
}

// All that was to be done with the buffer is, when the op frees it.
static void
free_later(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    enum { MEMREF = 1 };
    const TrialValue awaited = find_awaited(frame, op);
    const TrialValue freed =
        *bs_trial_slot(frame, bs_op_operand(op, bs_op_operand_group(op, MEMREF).begin));
    guint n = 0;
    for (guint i = 0; i < run->transfers.len; i++) {
        const TrialTransfer transfer = run->transfers.data[i];
        if (freed.kind != TRIAL_BUFFER || transfer.buffer.real != freed.real ||
            !is_waited_for(&transfer, awaited))
            run->transfers.data[n++] = transfer;
    }
    run->transfers.len = n;
    (void)make_token(run, frame, op, awaited, 0);
}

typedef struct Captures {
    TrialRun *run;
    TrialFrame *frame;
    const BsOp *op;
    TrialValue token;
    GHashTable *changed; // values that are written to, as far as the walk has come
} Captures;

// What it makes of the memref may be read and written as well, and so may what ops with regions,
// and such that nobody described, are given.
static void
find_access(const BsOp *op, const BsValue *memref, gboolean *reads, gboolean *writes)
{
    BsEffects effects;
    bs_effects_init(&effects);
    gboolean is_known = bs_op_effects(op, &effects) && op->n_regions == 0;
    for (guint32 i = 0; i < op->n_results; i++)
        is_known &= !bs_type_is_memref(bs_op_result(op, i)->type);
    *reads = !is_known || bs_effects_has(&effects, BS_EFFECT_READ, memref);
    *writes = !is_known || bs_effects_has(&effects, BS_EFFECT_WRITE, memref);
    bs_effects_clear(&effects);
}

static gboolean
is_captured(const Captures *captures, const BsValue *value)
{
    const BsOp *maker = bs_value_owner(value);
    return !maker || !bs_op_is_ancestor(captures->op, maker);
}

static BsWalk
find_changed(BsOp *op, gpointer data)
{
    const Captures *captures = data;
    for (guint32 i = 0; op != captures->op && i < op->n_operands; i++) {
        BsValue *value = bs_op_operand(op, i);
        gboolean reads, writes;
        find_access(op, value, &reads, &writes);
        if (writes)
            g_hash_table_add(captures->changed, value);
    }
    return BS_WALK_ON;
}

// What the region reads is there until it is done. Where it writes, too, it may have read before.
static void
begin_read(const Captures *captures, const BsOp *op, BsValue *value)
{
    gboolean reads, writes;
    find_access(op, value, &reads, &writes);
    if (!reads || !bs_type_is_memref(value->type))
        return;
    TrialValue read = *bs_trial_slot(captures->frame, value);
    read.is_maybe |= g_hash_table_contains(captures->changed, value);
    begin(captures->run, read, captures->token, TRUE);
}

static BsWalk
begin_captured(BsOp *op, gpointer data)
{
    const Captures *captures = data;
    for (guint32 i = 0; op != captures->op && i < op->n_operands; i++) {
        BsValue *value = bs_op_operand(op, i);
        if (!is_captured(captures, value))
            continue;
        begin(captures->run, *bs_trial_slot(captures->frame, value), captures->token, FALSE);
        begin_read(captures, op, value);
    }
    return BS_WALK_ON;
}

// What is done in the op's region goes on behind it.
static void
start_region(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    const guint64 transfer = new_transfer(run);
    if (!make_token(run, frame, op, find_awaited(frame, op), transfer))
        return;
    Captures captures = {run, frame, op, token_of(transfer), g_hash_table_new(NULL, NULL)};
    bs_op_walk_preorder((BsOp *)(gsize)op, find_changed, &captures);
    bs_op_walk_preorder((BsOp *)(gsize)op, begin_captured, &captures);
    g_hash_table_unref(captures.changed);
}

// Who else has a token may wait for it where nobody sees that: what its transfers do is not sure
// any more.
static void
doubt_transfers(TrialRun *run, TrialValue token)
{
    for (guint i = 0; i < run->transfers.len; i++)
        if (is_waited_for(&run->transfers.data[i], token))
            run->transfers.data[i].buffer.is_maybe = TRUE;
}

// Who waits for what a region makes waits for the region. When it is not known whose value that is,
// it may be that of any.
static void
await(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    const BsValue *awaited = bs_op_operand(op, 0);
    const BsOp *maker = bs_value_op(awaited);
    const BsValue *token = is_token(awaited) ? awaited : maker ? find_token(maker) : NULL;
    if (token)
        bs_trial_end_transfers(run, *bs_trial_slot(frame, token));
    else
        doubt_transfers(run, (TrialValue){TRIAL_NOTHING});
}

// -- groups of tokens ----------------------------------------------------------------------------

// A group is a token of its own, for whatever is added to it.
static void
create_group(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    *bs_trial_slot(frame, bs_op_result(op, 0)) = token_of(new_transfer(run));
}

static void
add_to_group(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    const TrialValue token = *bs_trial_slot(frame, bs_op_operand(op, 0));
    const TrialValue group = *bs_trial_slot(frame, bs_op_operand(op, 1));
    if (token.kind != TRIAL_TOKEN || group.kind != TRIAL_TOKEN) {
        doubt_transfers(run, token);
        return;
    }
    for (guint i = 0; i < run->transfers.len; i++)
        if (is_waited_for(&run->transfers.data[i], token))
            run->transfers.data[i].tag.number |= group.number;
}

// -- all of them ---------------------------------------------------------------------------------

typedef void (*Transfer)(TrialRun *run, TrialFrame *frame, const BsOp *op);

static Transfer
find_transfer(const BsOp *op)
{
    static const Transfer transfers[] = {
        [BS_MEMORY_START_COPY] = start_copy,     [BS_MEMORY_START_REGIONS] = start_region,
        [BS_MEMORY_START_TAGGED] = start_dma,    [BS_MEMORY_WAIT] = wait_for_tokens,
        [BS_MEMORY_WAIT_FOR] = wait_for_operand, [BS_MEMORY_WAIT_MADE] = await,
        [BS_MEMORY_MAKE_GROUP] = create_group,   [BS_MEMORY_ADD_TO_GROUP] = add_to_group,
    };
    if (bs_op_memory(op) == BS_MEMORY_WAIT && bs_op_frees(op, NULL))
        return free_later;
    return bs_op_memory(op) < G_N_ELEMENTS(transfers) ? transfers[bs_op_memory(op)] : NULL;
}

gboolean
bs_trial_is_task(const BsOp *op)
{
    return bs_op_memory(op) == BS_MEMORY_START_REGIONS;
}

void
bs_trial_transfer(TrialRun *run, TrialFrame *frame, const BsOp *op)
{
    const Transfer transfer = find_transfer(op);
    if (transfer) {
        transfer(run, frame, op);
        return;
    }
    for (guint32 i = 0; run->transfers.len && i < op->n_operands; i++) {
        const TrialValue token = *bs_trial_slot(frame, bs_op_operand(op, i));
        if (token.kind == TRIAL_TOKEN)
            doubt_transfers(run, token);
    }
}
