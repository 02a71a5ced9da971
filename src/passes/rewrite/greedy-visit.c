// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the greedy rewriter does to one op: the first of erasing, folding and patterns that does
// anything (GreedyPatternRewriteDriver::processWorklist). An attempt is reported as an event.
#include "ir/journal.h"
#include "ir/shape.h"
#include "passes/rewrite/greedy-private.h"

static guint32
n_records(const BsGreedyDriver *driver)
{
    const BsJournal *journal = driver->context->ir->journal;
    return journal ? bs_journal_length(journal) : 0;
}

// An attempt is reported before it is made, because its changes belong to it. One that made none
// gives its place to the next.
static void
report_attempt(BsGreedyDriver *driver, BsOp *op, BsEventKind kind, const char *rule)
{
    BsEventSink *events = driver->context->events;
    if (driver->attempted)
        bs_report_instead(events, kind, rule);
    else
        bs_report(events, .kind = kind, .op = op, .rule = rule);
    driver->attempted = FALSE;
}

static BsFold
try_fold(BsGreedyDriver *driver, const BsGreedyRow *row, BsOp *op)
{
    if (!driver->records)
        return bs_folder_fold(&driver->folder, &driver->builder, row->dialect, op);
    report_attempt(driver, op, BS_EVENT_FOLD, NULL);
    const guint32 records = n_records(driver);
    const BsFold fold = bs_folder_fold(&driver->folder, &driver->builder, row->dialect, op);
    driver->attempted = fold == BS_FOLD_NONE && n_records(driver) == records;
    return fold;
}

static gboolean
apply(BsGreedyDriver *driver, const BsGreedyCandidate *candidate, BsOp *op)
{
    bs_builder_set_before(&driver->builder, op);
    if (candidate->of_row)
        return candidate->of_row->rewrite(&driver->builder, op);
    return candidate->of_pass->rewrite(&driver->builder, op, driver->config->data);
}

static gboolean
try_patterns_on_record(BsGreedyDriver *driver, const BsGreedyRow *row, BsOp *op)
{
    for (guint i = 0; i < row->candidates->len; i++) {
        const BsGreedyCandidate *candidate = &g_array_index(row->candidates, BsGreedyCandidate, i);
        report_attempt(driver, op, BS_EVENT_PATTERN, candidate->name);
        const guint32 records = n_records(driver);
        if (apply(driver, candidate, op))
            return TRUE;
        driver->attempted = n_records(driver) == records;
        if (!driver->attempted)
            bs_report_fail(driver->context->events); // as some of upstream's, it stops halfway
    }
    if (driver->attempted)
        bs_report_retract(driver->context->events);
    driver->attempted = FALSE;
    return FALSE;
}

static gboolean
try_patterns(BsGreedyDriver *driver, const BsGreedyRow *row, BsOp *op)
{
    if (driver->records)
        return try_patterns_on_record(driver, row, op);
    for (guint i = 0; i < row->candidates->len; i++) {
        if (apply(driver, &g_array_index(row->candidates, BsGreedyCandidate, i), op))
            return TRUE;
    }
    return FALSE;
}

// In code that cannot be reached, an op may use what it makes. Upstream never ends there; here such
// an op stays as it is.
static gboolean
uses_itself(const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_value_op(bs_op_operand(op, i)) == op)
            return TRUE;
    }
    return FALSE;
}

BsGreedyVisit
bs_greedy_look_at(BsGreedyDriver *driver, const BsGreedyRow *row, BsOp *op)
{
    g_assert(!op->erased);
    if (row->may_die && bs_op_is_trivially_dead(op)) {
        bs_report(driver->context->events, .kind = BS_EVENT_DEAD, .op = op);
        bs_builder_erase_op(&driver->builder, op);
        return BS_VISIT_CHANGED;
    }
    if (op->n_results && uses_itself(op))
        return BS_VISIT_UNCHANGED;
    if (row->may_fold && try_fold(driver, row, op) != BS_FOLD_NONE)
        return BS_VISIT_CHANGED;
    if (try_patterns(driver, row, op))
        return BS_VISIT_REWRITTEN;
    if (row->settles) {
        bs_op_set_settled(op);
        if (row->of_pass)
            bs_worklist_mark(&driver->worklist, op);
    }
    return BS_VISIT_UNCHANGED;
}
