// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of a large op, of which few are asked for before it changes again. What stands in it is cut
// into runs, and of each is known how many names it takes from each counter, and which stems. When
// an op has changed, its run is counted anew, and the runs are added up; a name is found by naming
// the run that it is in.
#include "syntax/name-runs.h"

#include "syntax/printer-private.h"

enum {
    RUN = 64,            // ops; a run may grow to twice as many
    MOST_TOUCHED = 1024, // beyond, all is counted anew
};

typedef struct Counts {
    guint32 values, args, conflicts;
} Counts;

typedef struct Run {
    BsBlock *block;
    BsOp *first;           // NULL: it begins with the arguments of the block
    guint32 number;        // of the block
    guint32 place;         // among the runs
    Counts before;         // where it takes up counting
    Counts taken;          // what it takes when no stem is in use before it
    BS_VEC(guint32) stems; // that it brings into use
    gboolean counted;
    gboolean begins_anew; // its first op is not where it was: it is of the run before it
} Run;

struct BsNameRuns {
    const BsOp *scope; // has one region, and no results
    BsNames *names;    // of what was asked for since the last change; those of blocks stay
    BsNameBuilder *builder;
    GPtrArray *all;       // of Run, also of those that are of others by now
    BS_VEC(Run *) runs;   // in the order of the text
    BS_VEC(Run *) of_ops; // by id; NULL: none
    BS_VEC(BsOp *) touched;
    BS_VEC(guint32) users; // by stem: 1 + the place of the first run that has it; 0: none
    Counts total;
    GStringChunk *texts;
    GString *buffer;
};

static void
free_run(gpointer data)
{
    Run *run = data;
    bs_vec_free(&run->stems);
    g_free(run);
}

BsNameRuns *
bs_name_runs_new(const BsOp *scope)
{
    enum { CHUNK = 1024 };
    g_assert(scope->n_regions == 1 && scope->n_results == 0);
    BsNameRuns *runs = g_new0(BsNameRuns, 1);
    runs->scope = scope;
    runs->names = bs_names_begin_giving(FALSE);
    runs->builder = runs->names->builder;
    runs->all = g_ptr_array_new_with_free_func(free_run);
    runs->texts = g_string_chunk_new(CHUNK);
    runs->buffer = g_string_new(NULL);
    return runs;
}

void
bs_name_runs_free(BsNameRuns *runs)
{
    if (!runs)
        return;
    bs_names_free(runs->names);
    g_ptr_array_unref(runs->all);
    bs_vec_free(&runs->runs);
    bs_vec_free(&runs->of_ops);
    bs_vec_free(&runs->touched);
    bs_vec_free(&runs->users);
    g_string_chunk_free(runs->texts);
    g_string_free(runs->buffer, TRUE);
    g_free(runs);
}

// -- which run an op is in -----------------------------------------------------------------------

static const BsRegion *
region_of(const BsNameRuns *runs)
{
    return bs_op_region(runs->scope, 0);
}

static Run *
run_of(const BsNameRuns *runs, const BsOp *op)
{
    return op->id < runs->of_ops.len ? runs->of_ops.data[op->id] : NULL;
}

static void
set_run_of(BsNameRuns *runs, const BsOp *op, Run *run)
{
    while (G_UNLIKELY(runs->of_ops.len <= op->id))
        bs_vec_push(&runs->of_ops, NULL);
    runs->of_ops.data[op->id] = run;
}

static Run *
first_run_of(const BsNameRuns *runs, const BsBlock *block)
{
    for (guint i = 0; i < runs->runs.len; i++) {
        if (runs->runs.data[i]->block == block)
            return runs->runs.data[i];
    }
    g_assert_not_reached(); // blocks do not come and go
}

// -- counting ------------------------------------------------------------------------------------

static Run *
add_run(BsNameRuns *runs, guint at, const Run *like)
{
    Run *run = g_memdup2(like, sizeof *like);
    g_ptr_array_add(runs->all, run);
    bs_vec_push(&runs->runs, NULL);
    Run **place = &runs->runs.data[at];
    memmove(place + 1, place, (runs->runs.len - 1 - at) * sizeof *place);
    return *place = run;
}

static void
begin_counting(BsNameRuns *runs, Counts from)
{
    BsNameBuilder *b = runs->builder;
    b->next_value = from.values;
    b->next_arg = from.args;
    b->next_conflict = from.conflicts;
    bs_names_open_scope(b);
}

static void
end_counting(BsNameRuns *runs, Run *run)
{
    BsNameBuilder *b = runs->builder;
    const guint32 begin = bs_vec_last(&b->scopes);
    run->stems.len = 0;
    for (guint32 i = begin; i < b->log.len; i++)
        bs_vec_push(&run->stems, b->log.data[i]);
    run->taken = (Counts){b->next_value, b->next_arg, b->next_conflict};
    run->counted = TRUE;
    bs_names_close_scope(b);
}

// Up to the run behind it. One that has become too long is cut.
static void
count_run(BsNameRuns *runs, guint number)
{
    Run *run = runs->runs.data[number];
    const Run *behind = number + 1 < runs->runs.len ? runs->runs.data[number + 1] : NULL;
    const BsOp *end = behind && behind->block == run->block ? behind->first : NULL;
    BsOp *op = run->first ? run->first : run->block->first;
    begin_counting(runs, (Counts){0});
    if (!run->first)
        bs_names_give_args(runs->builder, run->block, run->number);
    for (guint n = 0; op && op != end; op = bs_op_next(op), n++) {
        if (n == 2 * RUN) {
            add_run(runs, number + 1, &(const Run){run->block, op, .number = run->number});
            break;
        }
        bs_names_give_op(runs->builder, op);
        set_run_of(runs, op, run);
    }
    end_counting(runs, run);
}

static void
cut_into_runs(BsNameRuns *runs)
{
    guint32 number = 0;
    g_ptr_array_set_size(runs->all, 0);
    runs->of_ops.len = 0;
    bs_region_for_each (region_of(runs), block) {
        add_run(runs, runs->runs.len, &(const Run){block, NULL, .number = number});
        number++;
    }
}

// -- following changes ---------------------------------------------------------------------------

void
bs_name_runs_touch(BsNameRuns *runs, BsOp *op)
{
    if (runs->touched.len == MOST_TOUCHED)
        bs_name_runs_forget(runs);
    else if (runs->runs.len)
        bs_vec_push(&runs->touched, op);
}

void
bs_name_runs_forget(BsNameRuns *runs)
{
    runs->runs.len = runs->touched.len = 0;
    bs_name_table_clear(&runs->names->blocks);
    runs->names->blocks = (BsNameTable){0};
}

// Where the ops were ...
static void
leave_runs(BsNameRuns *runs)
{
    for (guint i = 0; i < runs->touched.len; i++) {
        BsOp *op = runs->touched.data[i];
        Run *run = run_of(runs, op);
        if (!run)
            continue;
        run->counted = FALSE;
        run->begins_anew |= run->first == op;
        set_run_of(runs, op, NULL);
    }
}

// ... and where they are.
static void
enter_runs(BsNameRuns *runs)
{
    for (guint i = 0; i < runs->touched.len; i++) {
        const BsOp *op = runs->touched.data[i];
        const BsBlock *block = bs_op_block(op);
        if (!block || block->region != region_of(runs))
            continue;
        while (op && !run_of(runs, op))
            op = bs_op_prev(op);
        Run *run = op ? run_of(runs, op) : first_run_of(runs, block);
        run->counted = FALSE;
    }
}

static void
join_runs(BsNameRuns *runs)
{
    guint kept = 0;
    for (guint i = 0; i < runs->runs.len; i++) {
        Run *run = runs->runs.data[i];
        if (run->begins_anew)
            runs->runs.data[kept - 1]->counted = FALSE;
        else
            runs->runs.data[kept++] = run;
    }
    runs->runs.len = kept;
}

// What each run finds when it is its turn: a stem that another one has before it is a conflict.
static void
add_up(BsNameRuns *runs)
{
    Counts counts = {0};
    runs->users.len = 0;
    while (runs->users.len < runs->builder->stems.len)
        bs_vec_push(&runs->users, 0);
    for (guint32 i = 0; i < runs->runs.len; i++) {
        Run *run = runs->runs.data[i];
        run->place = i;
        run->before = counts;
        for (guint k = 0; k < run->stems.len; k++) {
            guint32 *user = &runs->users.data[run->stems.data[k]];
            counts.conflicts += *user != 0;
            *user = *user ? *user : 1 + i;
        }
        counts.values += run->taken.values;
        counts.args += run->taken.args;
        counts.conflicts += run->taken.conflicts;
    }
    runs->total = counts;
}

// Has all runs be right.
static void
settle(BsNameRuns *runs)
{
    if (runs->runs.len && !runs->touched.len)
        return;
    if (!runs->runs.len)
        cut_into_runs(runs);
    leave_runs(runs);
    enter_runs(runs);
    join_runs(runs);
    runs->touched.len = 0;
    for (guint i = 0; i < runs->runs.len; i++) {
        if (!runs->runs.data[i]->counted)
            count_run(runs, i);
    }
    add_up(runs);
    bs_names_show(runs->names);
    bs_name_table_clear(&runs->names->values); // what counting gave are no names
    runs->names->values = (BsNameTable){0};
}

// -- naming --------------------------------------------------------------------------------------

// Of the stems that the run has, or that any has.
static void
bring_into_use(BsNameRuns *runs, guint32 stem, const Run *run)
{
    const guint32 user = runs->users.data[stem];
    if (user == 0 || (run && user > run->place))
        return;
    runs->builder->stems.data[stem].used = TRUE;
    bs_vec_push(&runs->builder->log, stem);
}

static void
name_run(BsNameRuns *runs, const Run *run)
{
    const BsOp *op = run->first ? run->first : run->block->first;
    for (guint i = 0; i < run->stems.len; i++)
        bring_into_use(runs, run->stems.data[i], run);
    if (!run->first)
        bs_names_give_args(runs->builder, run->block, run->number);
    for (; op && run_of(runs, op) == run; op = bs_op_next(op))
        bs_names_give_op(runs->builder, op);
}

// What is in a region of the scope's, nested or not, from the outermost on.
static void
name_nested(BsNameRuns *runs, const BsRegion *region)
{
    if (region == region_of(runs))
        return;
    name_nested(runs, bs_op_parent_region(region->op));
    bs_names_open_scope(runs->builder);
    bs_names_give_region(runs->builder, region);
}

// Names all of the region, or, where it is the scope's own, of the run.
static void
give_names(BsNameRuns *runs, const BsRegion *region, const Run *of)
{
    BsNameBuilder *b = runs->builder;
    const guint32 depth = b->scopes.len;
    begin_counting(runs, of ? of->before : runs->total);
    if (of) {
        name_run(runs, of);
    } else {
        for (guint32 stem = 0; stem < runs->users.len; stem++)
            bring_into_use(runs, stem, NULL);
        name_nested(runs, region);
    }
    while (b->scopes.len > depth)
        bs_names_close_scope(b);
    bs_names_show(runs->names);
}

static gboolean
is_in_scope(const BsNameRuns *runs, const BsRegion *region)
{
    while (region && region != region_of(runs))
        region = bs_op_parent_region(region->op);
    return region != NULL;
}

static void
need_value(BsNameRuns *runs, const BsValue *value)
{
    const BsBlock *block = bs_value_block(value);
    const BsRegion *region = block ? block->region : NULL;
    if (bs_names_find(&runs->names->values, value->id) || !is_in_scope(runs, region))
        return;
    const Run *run = NULL;
    if (region == region_of(runs))
        run = bs_value_op(value) ? run_of(runs, bs_value_op(value)) : first_run_of(runs, block);
    give_names(runs, region, run);
}

static void
need_block(BsNameRuns *runs, const BsBlock *block)
{
    if (!bs_names_find(&runs->names->blocks, block->id))
        give_names(runs, block->region, NULL);
}

static const char *
spell(BsNameRuns *runs, const BsName *name)
{
    if (!name)
        return NULL;
    g_string_truncate(runs->buffer, 0);
    bs_out_name(runs->buffer, runs->names, name);
    return g_string_chunk_insert_const(runs->texts, runs->buffer->str);
}

const char *
bs_name_runs_value(BsNameRuns *runs, const BsValue *value)
{
    settle(runs);
    need_value(runs, value);
    return spell(runs, bs_names_find(&runs->names->values, value->id));
}

const char *
bs_name_runs_block(BsNameRuns *runs, const BsBlock *block)
{
    settle(runs);
    if (!is_in_scope(runs, block->region))
        return NULL;
    need_block(runs, block);
    return spell(runs, bs_names_find(&runs->names->blocks, block->id));
}

// -- the line of an op ---------------------------------------------------------------------------

static void
need_operands(BsNameRuns *runs, const BsOp *op)
{
    for (guint32 i = 0; i < op->n_operands; i++) {
        if (bs_op_operand(op, i))
            need_value(runs, bs_op_operand(op, i));
    }
    for (guint32 i = 0; i < op->n_results; i++)
        need_value(runs, bs_op_result(op, i));
    for (guint32 i = 0; i < op->n_successors; i++) {
        if (bs_successor_block(bs_op_successor(op, i)))
            need_block(runs, bs_successor_block(bs_op_successor(op, i)));
    }
}

// Arguments, and a single op, may stand in the line of what they are in.
static void
need_region(BsNameRuns *runs, const BsRegion *region)
{
    const BsBlock *entry = region->first;
    const BsOp *first = entry ? entry->first : NULL;
    for (guint32 i = 0; entry && i < entry->n_args; i++)
        need_value(runs, entry->args[i]);
    if (first)
        need_operands(runs, first);
}

const BsNames *
bs_name_runs_of_line(BsNameRuns *runs, const BsOp *op)
{
    settle(runs);
    need_operands(runs, op);
    for (guint32 r = 0; r < op->n_regions; r++)
        need_region(runs, bs_op_region(op, r));
    return runs->names;
}
