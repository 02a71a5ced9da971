// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What became of what an event speaks of.
#include "debug/telling/sentence-private.h"

#include "ir/effects.h"
#include "support/i18n.h"

enum { MOST_MADE = 4 };

// "%1 = arith.xori": the ops that a rewrite made and left, outermost ones only.
gboolean
bs_sentence_put_made(BsSentence *sentence)
{
    guint32 number = sentence->event->number, n, n_put = 0;
    BsOp *const *created = bs_document_event_created(sentence->document, number, &n);
    for (guint32 i = 0; i < n; i++) {
        bs_document_seek(sentence->document, number); // naming may have moved it
        const BsOp *parent = bs_op_parent(created[i]);
        if ((parent && parent->event == number) ||
            !bs_document_has_op(sentence->document, created[i]))
            continue;
        if (n_put == MOST_MADE) {
            g_string_append(sentence->out, ", ...");
            break;
        }
        g_string_append(sentence->out, n_put++ ? ", " : "");
        bs_sentence_put_op(sentence, created[i]);
    }
    return n_put > 0;
}

// What stands now where the first result of the event's op was used, or NULL. A user may be gone
// with the op.
static const BsValue *
find_replacement(BsSentence *sentence)
{
    enum { MOST_USERS = 16 };
    const BsOp *op = sentence->event->op;
    guint32 number = sentence->event->number, n = 0, at[MOST_USERS];
    const BsOp *users[MOST_USERS];
    if (!op || op->n_results == 0)
        return NULL;
    bs_document_seek(sentence->document, number - 1);
    bs_value_for_each_use (&op->results[0], use) {
        if (n < MOST_USERS) {
            users[n] = bs_use_owner(use);
            at[n++] = bs_use_index(use);
        }
    }
    bs_document_seek(sentence->document, number);
    for (guint32 i = 0; i < n; i++) {
        if (bs_document_has_op(sentence->document, users[i]) && at[i] < users[i]->n_operands)
            return bs_op_operand(users[i], at[i]);
    }
    return NULL;
}

gboolean
bs_sentence_put_replacement(BsSentence *sentence)
{
    const BsValue *replacement = find_replacement(sentence);
    if (replacement)
        bs_sentence_put_value(sentence, replacement);
    return replacement != NULL;
}

gboolean
bs_sentence_put_truth(BsSentence *sentence)
{
    const BsValue *replacement = find_replacement(sentence);
    const BsAttr *constant = replacement ? bs_value_constant(replacement) : NULL;
    if (!constant || !bs_type_is_i1(replacement->type))
        return FALSE;
    g_string_append(sentence->out, bs_attr_is_true(constant) ? "true" : "false");
    return TRUE;
}

// -- operands of an op that stays -----------------------------------------------------------------

enum { MOST_OPERANDS = 8 };

typedef struct Operands {
    const BsValue *data[MOST_OPERANDS];
    guint32 n;
} Operands;

static Operands
operands_at(const BsSentence *sentence, guint32 number)
{
    Operands operands = {.n = 0};
    bs_document_seek(sentence->document, number);
    const BsOp *op = sentence->event->op;
    for (guint32 i = 0; i < MIN(op->n_operands, MOST_OPERANDS); i++)
        operands.data[operands.n++] = bs_op_operand(op, i);
    return operands;
}

static guint32
count(const Operands *operands, const BsValue *value)
{
    guint32 n = 0;
    for (guint32 i = 0; i < operands->n; i++)
        n += operands->data[i] == value;
    return n;
}

gboolean
bs_sentence_put_new_operands(BsSentence *sentence)
{
    const guint32 number = sentence->event->number;
    const Operands before = operands_at(sentence, number - 1), now = operands_at(sentence, number);
    guint32 n = 0;
    for (guint32 i = 0; i < now.n; i++) {
        if (count(&before, now.data[i]) > 0)
            continue;
        g_string_append(sentence->out, n++ ? ", " : "");
        bs_sentence_put_value(sentence, now.data[i]);
    }
    return n > 0;
}

gboolean
bs_sentence_put_sorted(BsSentence *sentence)
{
    const guint32 number = sentence->event->number;
    const Operands before = operands_at(sentence, number - 1), now = operands_at(sentence, number);
    gboolean moved = FALSE, same = before.n == now.n;
    for (guint32 i = 0; same && i < now.n; i++) {
        same = count(&before, now.data[i]) == count(&now, now.data[i]);
        moved |= before.data[i] != now.data[i];
    }
    return same && moved;
}

// The value, when a dealloc of it went with the event.
static gboolean
put_unfreed(BsSentence *sentence, const BsValue *value)
{
    const guint32 number = sentence->event->number;
    g_autoptr(GPtrArray) deallocs = g_ptr_array_new();
    bs_document_seek(sentence->document, number - 1);
    bs_value_for_each_use (value, use) {
        if (bs_op_is_free(bs_use_owner(use)))
            g_ptr_array_add(deallocs, bs_use_owner(use));
    }
    bs_document_seek(sentence->document, number);
    gboolean went = FALSE;
    for (guint i = 0; i < deallocs->len; i++)
        went |= !bs_document_has_op(sentence->document, deallocs->pdata[i]);
    if (went)
        bs_sentence_put_value(sentence, value);
    return went;
}

// Of a clone that was taken away.
gboolean
bs_sentence_put_unfreed_source(BsSentence *sentence)
{
    const BsOp *op = sentence->event->op;
    bs_document_seek(sentence->document, sentence->event->number - 1);
    return op && op->n_operands > 0 && put_unfreed(sentence, bs_op_operand(op, 0));
}

gboolean
bs_sentence_put_unfreed_target(BsSentence *sentence)
{
    const BsOp *op = sentence->event->op;
    return op && op->n_results > 0 && put_unfreed(sentence, &op->results[0]);
}

// -- where a branch leads ------------------------------------------------------------------------

static gboolean
leads_to(const BsOp *branch, const BsBlock *block)
{
    for (guint32 i = 0; branch && i < branch->n_successors; i++) {
        if (bs_successor_block(bs_op_successor(branch, i)) == block)
            return TRUE;
    }
    return FALSE;
}

gboolean
bs_sentence_put_passed_by(BsSentence *sentence)
{
    enum { MOST_BLOCKS = 4 };
    const BsOp *op = sentence->event->op;
    const guint32 number = sentence->event->number;
    const BsBlock *led_to[MOST_BLOCKS];
    guint32 n = 0, n_put = 0;
    if (!op)
        return FALSE;
    bs_document_seek(sentence->document, number - 1);
    const BsBlock *block = bs_op_block(op);
    for (; n < MIN(op->n_successors, MOST_BLOCKS); n++)
        led_to[n] = bs_successor_block(bs_op_successor(op, n));
    for (guint32 i = 0; i < n; i++) {
        bs_document_seek(sentence->document, number); // naming moved it
        if (!bs_document_has_block(sentence->document, block) || leads_to(block->last, led_to[i]))
            continue;
        g_string_append(sentence->out, n_put++ ? ", " : "");
        bs_sentence_put_block(sentence, led_to[i]);
    }
    return n_put > 0;
}

// -- lists of a dealloc ---------------------------------------------------------------------------

enum { TO_FREE = 0, RETAINED = 2, MOST_VALUES = 24 };

typedef struct Values {
    const BsValue *data[MOST_VALUES];
    guint32 n;
} Values;

const BsOp *
bs_sentence_find_again(const BsSentence *sentence)
{
    const BsOp *op = sentence->event->op;
    guint32 number = sentence->event->number, n;
    bs_document_seek(sentence->document, number);
    if (bs_document_has_op(sentence->document, op))
        return op;
    BsOp *const *created = bs_document_event_created(sentence->document, number, &n);
    for (guint32 i = 0; i < n; i++) {
        if (created[i]->def == op->def && bs_document_has_op(sentence->document, created[i]))
            return created[i];
    }
    return op;
}

static Values
list_of(const BsOp *op, guint32 group)
{
    Values values = {.n = 0};
    const BsRange range = bs_op_operand_group(op, group);
    for (guint32 i = 0; i < range.n && values.n < MOST_VALUES; i++)
        values.data[values.n++] = bs_op_operand(op, range.begin + i);
    return values;
}

static gboolean
has(const Values *values, const BsValue *value)
{
    for (guint32 i = 0; i < values->n; i++) {
        if (values->data[i] == value)
            return TRUE;
    }
    return FALSE;
}

// Those of a list before the event that are not in it after it, or the other way round.
static gboolean
put_difference(BsSentence *sentence, guint32 group, gboolean gone)
{
    const BsOp *op = sentence->event->op;
    if (!op || bs_op_memory(op) != BS_MEMORY_FREE_IF)
        return FALSE;
    bs_document_seek(sentence->document, sentence->event->number - 1);
    const Values before = list_of(op, group);
    const BsOp *again = bs_sentence_find_again(sentence);
    const gboolean there = bs_document_has_op(sentence->document, again);
    const Values after = there ? list_of(again, group) : (Values){.n = 0};
    const Values *list = gone ? &before : &after, *other = gone ? &after : &before;
    guint32 n = 0;
    for (guint32 i = 0; i < list->n; i++) {
        if (has(other, list->data[i]))
            continue;
        g_string_append(sentence->out, n++ ? ", " : "");
        bs_document_seek(sentence->document, sentence->event->number - gone);
        bs_sentence_put_value(sentence, bs_sentence_whole(list->data[i]));
    }
    return n > 0;
}

gboolean
bs_sentence_put_let_go(BsSentence *sentence)
{
    return put_difference(sentence, TO_FREE, TRUE);
}

gboolean
bs_sentence_put_let_go_retained(BsSentence *sentence)
{
    return put_difference(sentence, RETAINED, TRUE);
}

gboolean
bs_sentence_put_taken(BsSentence *sentence)
{
    return put_difference(sentence, TO_FREE, FALSE);
}
