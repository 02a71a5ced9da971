// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where it went: chains from the cursor to the end of the run.
#include "debug/document/heirs.h"
#include "debug/document/moments.h"
#include "debug/telling/causes.h"
#include "ir/loc.h"
#include "support/i18n.h"

static void follow_forward(BsChain *chain, guint32 depth, const BsOp *op, const GPtrArray *line,
                           guint32 from);

static gboolean
is_made_during(const BsOp *op, const BsEvent *event)
{
    return op && op->event >= event->number && op->event <= event->end;
}

// What an event made: the outermost ops, and those inside of them which outlive what they were in.
static GPtrArray *
ops_made(BsDocument *document, const BsEvent *event)
{
    GPtrArray *ops = g_ptr_array_new();
    g_autoptr(GPtrArray) nested = g_ptr_array_new(), around = g_ptr_array_new();
    bs_document_seek(document, event->end);
    for (guint32 number = event->number; number <= event->end; number++) {
        guint32 n;
        BsOp *const *made = bs_document_event_created(document, number, &n);
        for (guint32 i = 0; i < n; i++) {
            BsOp *parent = bs_op_parent(made[i]);
            if (!bs_document_has_op(document, made[i]))
                continue;
            const gboolean is_nested = is_made_during(parent, event);
            g_ptr_array_add(is_nested ? nested : ops, made[i]);
            if (is_nested)
                g_ptr_array_add(around, parent);
        }
    }
    bs_document_seek(document, bs_document_n_events(document));
    for (guint i = 0; i < nested->len; i++) {
        if (bs_document_has_op(document, nested->pdata[i]) &&
            !bs_document_has_op(document, around->pdata[i]))
            g_ptr_array_add(ops, nested->pdata[i]);
    }
    return ops;
}

static void
follow_made(BsChain *chain, guint32 depth, const BsEvent *event)
{
    g_autoptr(GPtrArray) ops = ops_made(chain->document, event);
    for (guint i = 0; i < ops->len; i++)
        follow_forward(chain, depth, ops->pdata[i], NULL, event->end);
}

static void
add_end(BsChain *chain, guint32 depth, const BsOp *op)
{
    BsDocument *document = chain->document;
    const guint32 n = bs_document_n_events(document);
    bs_document_seek(document, n);
    if (!bs_document_has_op(document, op)) {
        const guint32 last = bs_timeline_last_change(bs_document_timeline(document), n, op);
        if (last)
            bs_chain_add_event(chain, depth, last);
        return;
    }
    const BsOp *function = bs_op_function(op); // NULL: outside of all, as the module itself
    const char *in = function ? bs_function_name(function) : NULL;
    const guint32 line = op->event ? 0 : bs_loc_line(op->loc); // as beside the code
    char *words =
        in && line ? g_strdup_printf(_("at the end: %s, line %u of @%s"), op->def->name, line, in)
        : in       ? g_strdup_printf(_("at the end: %s in @%s"), op->def->name, in)
                   : g_strdup_printf(_("at the end: %s"), op->def->name);
    bs_chain_add(chain, depth, 0, words, op, op->n_results == 1 ? bs_op_result(op, 0) : NULL);
}

// Deallocs that free or retain the value, and clones of it; in the older pass: what it was found to
// be an alias of, and where it is freed, or what it is a temporary buffer for.
static guint32
find_next_of_value(const BsChain *chain, const GPtrArray *line, guint32 from)
{
    const BsTimeline *timeline = bs_document_timeline(chain->document);
    guint32 next = 0;
    for (guint i = 0; line && i < line->len; i++) {
        const BsEventQuery query = {.kinds = 1ull << BS_EVENT_DEALLOC | 1ull << BS_EVENT_CLONE |
                                             1ull << BS_EVENT_CRITICAL | 1ull << BS_EVENT_ALIAS |
                                             1ull << BS_EVENT_FREE | 1ull << BS_EVENT_KEPT,
                                    .value = line->pdata[i]};
        const guint32 found = bs_timeline_find_next(timeline, from, &query);
        next = found && (!next || found < next) ? found : next;
    }
    return next;
}

// In the order in which it happened: what changed the op, and what was said of the values that are
// one thing. Either may be NULL.
static void
follow_forward(BsChain *chain, guint32 depth, const BsOp *op, const GPtrArray *line, guint32 from)
{
    const guint32 n = bs_document_n_events(chain->document);
    guint32 of_value = find_next_of_value(chain, line, from);
    if (op && !g_hash_table_add(chain->ops, (gpointer)(gsize)op))
        return;
    for (guint32 i = op ? from + 1 : of_value; i && i <= n && !chain->full; i++) {
        const BsEvent *event = bs_document_event(chain->document, i);
        const gboolean is_of_value = i == of_value;
        if (is_of_value)
            of_value = find_next_of_value(chain, line, i);
        if ((is_of_value || (op && event->op == op && bs_event_ends_or_changes(event))) &&
            bs_chain_add_event(chain, depth, i))
            follow_made(chain, depth + 1, event);
    }
    if (op)
        add_end(chain, depth, op);
}

typedef struct EndOfArgument {
    BsChain *chain;
    const BsValue *argument;
} EndOfArgument;

static void
add_at_end(BsDocument *document, gpointer data)
{
    const EndOfArgument *end = data;
    const BsValue *now = bs_document_value_now(document, end->argument);
    if (now && bs_value_op(now)) {
        add_end(end->chain, 0, bs_value_op(now));
        return;
    }
    const BsValue *argument = now ? now : end->argument;
    const BsOp *op = bs_block_parent_op(bs_value_arg_block(argument));
    const BsOp *function = op ? bs_op_function(op) : NULL;
    const gboolean is_there = function && bs_document_has_value(document, argument);
    const char *name = is_there ? bs_document_value_name(document, argument) : NULL;
    const BsRegion *region = bs_value_arg_block(argument)->region;
    const gboolean is_alone = op && !bs_op_has_trait(op, BS_TRAIT_FUNCTION) &&
                              region->first == region->last; // its name says nothing
    const char *block = is_there && !is_alone
                            ? bs_document_block_name(document, bs_value_arg_block(argument))
                            : NULL;
    char *words = name ? g_strdup_printf(_("at the end: %s, an argument of %s in @%s"), name,
                                         block ? block : op->def->name, bs_function_name(function))
                       : g_strdup(_("at the end: gone"));
    bs_chain_add(end->chain, 0, 0, words, NULL, is_there ? argument : NULL);
}

// An argument of a block. (The cursor stays: views hold what it shows.)
static void
add_end_of_argument(BsChain *chain, const BsValue *argument)
{
    EndOfArgument end = {chain, argument};
    bs_document_visit(chain->document, bs_document_n_events(chain->document), add_at_end, &end);
}

// Of what took its place, one after the other, what nothing has led to. Whether the last is of an
// op.
static gboolean
follow_line(BsChain *chain, const GPtrArray *line, const BsValue *value)
{
    const BsOp *op = NULL;
    gboolean is_later = FALSE;
    for (guint i = 0; line && i < line->len; i++) {
        op = bs_value_op(line->pdata[i]);
        if (is_later && op && !g_hash_table_contains(chain->ops, op)) {
            bs_chain_add_event(chain, 0, op->event);
            follow_forward(chain, 1, op, NULL, op->event);
        }
        is_later |= line->pdata[i] == value;
    }
    return op != NULL;
}

GPtrArray *
bs_document_became(BsDocument *document, const BsOp *op, const BsValue *value)
{
    const guint32 cursor = bs_document_cursor(document);
    BsChain chain = bs_chain_new(document, _(" (later)"));
    if (!op && value)
        op = bs_value_op(value);
    g_autoptr(GPtrArray) line = value ? g_ptr_array_new() : NULL;
    if (value)
        bs_document_value_line(document, value, line);
    follow_forward(&chain, 0, op, line, cursor);
    const gboolean is_op = follow_line(&chain, line, value);
    if (!op && value && !is_op)
        add_end_of_argument(&chain, value);
    bs_document_seek(document, cursor);
    return bs_chain_take(&chain);
}
