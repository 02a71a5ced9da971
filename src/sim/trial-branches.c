// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "analysis/loops.h"
#include "sim/trial-private.h"

enum { MAX_BRANCHES = 3 }; // to a block, until branches that nothing decides go other ways

// What chooses one of several ways is the first operand, if it is not the op itself.
TrialChance
bs_trial_switch(const TrialFrame *frame, const BsOp *op)
{
    const gboolean open = op->n_operands == 0 || bs_trial_is_plain(frame, bs_op_operand(op, 0));
    return (TrialChance){.what = op, .causes = TRIAL_UNKNOWN | (open ? 0 : TRIAL_DOUBTFUL)};
}

gboolean
bs_trial_case(TrialRun *run, TrialFrame *frame, const BsOp *op, guint *way)
{
    const BsAttr *cases = bs_op_cases(op);
    gint64 number;
    if (op->n_operands == 0 || !bs_trial_number(run, frame, bs_op_operand(op, 0), &number))
        return FALSE;
    *way = 0;
    for (guint i = 0; cases && i < cases->dense.n && *way == 0; i++)
        if ((gint64)cases->dense.values[i] == number)
            *way = i + 1;
    return !cases || !cases->dense.splat || cases->dense.n == 1;
}

static TrialEntries *
entries_of(TrialRun *run, const BsBlock *block, guint stay)
{
    const guint32 number = bs_id_map_number(&run->blocks, block->id);
    if (number == run->entries.len)
        bs_vec_push(&run->entries, (TrialEntries){0});
    TrialEntries *entries = &run->entries.data[number];
    if (entries->stay != stay)
        *entries = (TrialEntries){.stay = stay, .n_computed = run->n_computed};
    return entries;
}

// The one successor of two that does not lead back to the block, or NEITHER.
enum { NEITHER = 2 };
static guint
find_way_out(TrialRun *run, const BsOp *terminator)
{
    const guint32 loop = bs_branch_loop(run->branch_loops, bs_op_block(terminator));
    gboolean back[2];
    for (guint32 s = 0; s < 2; s++)
        back[s] =
            loop && bs_branch_loop(run->branch_loops,
                                   bs_successor_block(bs_op_successor(terminator, s))) == loop;
    return back[0] == back[1] ? NEITHER : back[0] ? 1 : 0;
}

// A loop of branches that has had its rounds ends: it is left where it can be, else the ways are
// taken in turn.
guint
bs_trial_successor(TrialRun *run, TrialFrame *frame, const BsOp *terminator, guint stay)
{
    const guint n = terminator->n_successors,
                rounds = entries_of(run, bs_op_block(terminator), stay)->n;
    gint64 number;
    if (n < 2)
        return 0;
    const TrialGoing going =
        bs_trial_going(run, bs_op_block(terminator)->region, rounds, MAX_BRANCHES);
    if (terminator->def->decides != BS_DECIDES_IF) {
        const TrialChance chance = bs_trial_switch(frame, terminator);
        guint way;
        if (terminator->def->decides == BS_DECIDES_CASE &&
            bs_trial_case(run, frame, terminator, &way)) {
            run->n_computed += !bs_trial_slot(frame, bs_op_operand(terminator, 0))->is_choice;
            return MIN(way, n - 1);
        }
        return going == TRIAL_FREE ? bs_trial_choose(run, frame, &chance, n) : rounds % n;
    }
    const BsValue *condition = bs_op_operand(terminator, 0);
    if (bs_trial_number(run, frame, condition, &number)) {
        run->n_computed += !bs_trial_slot(frame, condition)->is_choice;
        return (number & 1) ? 0 : 1;
    }
    if (going == TRIAL_FREE)
        return bs_trial_decide(run, frame, condition) ? 0 : 1;
    const guint out = find_way_out(run, terminator);
    const guint way = out == NEITHER ? rounds % n : going == TRIAL_LEAVE ? out : 1 - out;
    return bs_trial_insist(run, frame, condition, way == 0) ? 0 : 1;
}

void
bs_trial_come_to(TrialRun *run, const BsBlock *block, guint stay)
{
    TrialEntries *entries = entries_of(run, block, stay);
    entries->n++;
    if (entries->n > 1)
        bs_trial_loop_round(run, entries->n - 1);
    if (entries->n > TRIAL_ENTRIES) {
        run->is_over = TRUE;
        run->is_endless = entries->n_computed == run->n_computed;
    }
}
