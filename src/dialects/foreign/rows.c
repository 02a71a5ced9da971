// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of the table that are made from a sheet when a program is read.
#include "dialects/common/checks.h"
#include "dialects/foreign/sheet-private.h"
#include "ir/shape.h"

static const BsSheetRow *
row_of(const BsOp *op)
{
    return op->def->sheet;
}

BsRange
bs_sheet_range_of(BsSheetRange range, guint32 n)
{
    const guint32 begin = MIN(range.first, n);
    const guint32 end = range.last >= n ? n : range.last + 1;
    return (BsRange){begin, MAX(begin, end) - begin};
}

// -- effects --------------------------------------------------------------------------------------

static void
add_effects(const BsOp *op, BsEffects *effects)
{
    const BsSheetRow *row = row_of(op);
    for (guint32 i = 0; i < row->n_effects; i++) {
        const BsSheetEffect *effect = &row->effects[i];
        const gboolean on_results = effect->on == BS_SHEET_RESULTS;
        if (effect->on == BS_SHEET_MEMORY) {
            bs_effects_add(effects, effect->kind, effect->resource, NULL);
            continue;
        }
        const BsRange range =
            bs_sheet_range_of(effect->range, on_results ? op->n_results : op->n_operands);
        for (guint32 k = range.begin; k < range.begin + range.n; k++)
            bs_effects_add(effects, effect->kind, effect->resource,
                           on_results ? bs_op_result(op, k) : bs_op_operand(op, k));
    }
}

// -- what is passed on ----------------------------------------------------------------------------

static BsRange
passed_to(const BsOp *op, guint32 n, const BsSheetPass *passes, guint32 to)
{
    const BsSheetPass *found = NULL;
    for (guint32 i = 0; i < n; i++) {
        if (passes[i].to == to || (!found && passes[i].to == BS_SHEET_EVERYWHERE))
            found = &passes[i];
    }
    return found ? bs_sheet_range_of(found->range, op->n_operands) : (BsRange){0, 0};
}

static BsRange
to_successor(const BsOp *op, guint32 successor)
{
    return passed_to(op, row_of(op)->n_passes, row_of(op)->passes, successor);
}

// No region has the number of those that are out of the op.
static BsRange
to_region(const BsOp *op, const BsRegion *to)
{
    const guint32 number = to ? to->index : BS_SHEET_EVERYWHERE;
    return passed_to(op, row_of(op)->n_yields, row_of(op)->yields, number);
}

// Where no region is entered, they are what comes out.
static BsRange
entry_operands(const BsOp *op, G_GNUC_UNUSED const BsRegion *to)
{
    const BsSheetRow *row = row_of(op);
    return row->enters ? bs_sheet_range_of(row->entry, op->n_operands) : (BsRange){0, 0};
}

static BsRange
inputs_of(const BsOp *op, const BsRegion *to)
{
    const BsSheetRow *row = row_of(op);
    const BsRange none = {0, 0};
    if (!to)
        return (BsRange){0, op->n_results};
    if (!to->first)
        return none;
    return row->has_inputs ? bs_sheet_range_of(row->inputs, to->first->n_args)
                           : (BsRange){0, to->first->n_args};
}

// -- in which order regions are entered -----------------------------------------------------------

typedef struct Targets {
    BsRegion **out;
    guint32 n, cap;
} Targets;

static void
add_target(Targets *targets, BsRegion *region)
{
    for (guint32 i = 0; i < MIN(targets->n, targets->cap); i++) {
        if (targets->out[i] == region)
            return;
    }
    if (targets->n < targets->cap)
        targets->out[targets->n] = region;
    targets->n++;
}

// One with nothing in it is passed by.
static void
add_region_or_next(Targets *targets, const BsOp *op, guint32 number)
{
    BsRegion *region = bs_op_region(op, number);
    add_target(targets, region->first ? region : NULL);
}

static gboolean
is_in_step(const BsSheetStep *step, guint32 region)
{
    return region < BS_SHEET_REGIONS && (step->regions >> region & 1);
}

// From step `number` on, as long as one may be passed by.
static void
add_steps(Targets *targets, const BsOp *op, guint32 number)
{
    const BsSheetRow *row = row_of(op);
    gboolean on = TRUE;
    for (; on && number < row->n_steps; number++) {
        const BsSheetStep *step = &row->steps[number];
        on = step->or_none;
        for (guint32 r = 0; r < op->n_regions; r++) {
            if (is_in_step(step, r) && bs_op_region(op, r)->first)
                add_target(targets, bs_op_region(op, r));
            else
                on |= is_in_step(step, r);
        }
    }
    if (on)
        add_target(targets, NULL);
}

// A region is in one step.
static void
add_behind(Targets *targets, const BsOp *op, const BsRegion *from)
{
    const BsSheetRow *row = row_of(op);
    guint32 number = 0;
    while (from && number < row->n_steps && !is_in_step(&row->steps[number], from->index))
        number++;
    add_steps(targets, op, from ? number + 1 : 0);
}

static void
add_branches(Targets *targets, const BsOp *op)
{
    for (guint32 r = 0; r < op->n_regions; r++)
        add_region_or_next(targets, op, r);
    if (op->n_regions < 2)
        add_target(targets, NULL);
}

// Round and round through all regions. What may leave: the op itself before the first round, and
// the last region or, where there are two, as in scf.while, the first.
static void
add_round(Targets *targets, const BsOp *op, const BsRegion *from, gboolean at_once)
{
    const guint32 last = op->n_regions - 1;
    const gboolean leaves = from ? from->index == (last == 1 ? 0 : last) : !at_once;
    add_region_or_next(targets, op, from && from->index < last ? from->index + 1 : 0);
    if (leaves)
        add_target(targets, NULL);
}

static guint32
successors(const BsOp *op, const BsRegion *from, BsRegion **out, guint32 cap)
{
    Targets targets = {.out = out, .cap = cap};
    const guint32 next = from ? from->index + 1 : 0;
    switch (op->n_regions ? row_of(op)->flow : BS_FLOW_UNKNOWN) {
    case BS_FLOW_LOOP:
    case BS_FLOW_REPEAT:
        add_round(&targets, op, from, row_of(op)->flow == BS_FLOW_REPEAT);
        break;
    case BS_FLOW_STEPS:
        add_behind(&targets, op, from);
        break;
    case BS_FLOW_BRANCH:
        if (from)
            add_target(&targets, NULL);
        else
            add_branches(&targets, op);
        break;
    case BS_FLOW_ONCE:
        if (next < op->n_regions)
            add_region_or_next(&targets, op, next);
        else
            add_target(&targets, NULL);
        break;
    case BS_FLOW_UNKNOWN:
        add_target(&targets, NULL);
        break;
    }
    return targets.n;
}

static const BsRegionBranch region_flow = {
    .successors = successors, .entry_operands = entry_operands, .successor_inputs = inputs_of};

// -- whether an op is as the sheet says -----------------------------------------------------------

static gboolean
fail(const BsOp *op, BsDiags *diags, const char *what, guint32 number, const char *says)
{
    const BsSheetRow *row = row_of(op);
    bs_diags_op_error(diags, op, "has no %s %u, which line %u of %s says that it %s", what, number,
                      row->loc.line, (const char *)row->sheet->files->pdata[row->file], says);
    return FALSE;
}

// Whether there are as many as a range names one by one.
static gboolean
is_there(BsSheetRange range, guint32 n)
{
    return range.last == G_MAXUINT32 ? range.first <= n : range.last < n;
}

static guint32
last_of(BsSheetRange range)
{
    return range.last == G_MAXUINT32 ? range.first : range.last;
}

static gboolean
check_effects(const BsOp *op, const BsSheetRow *row, BsDiags *diags)
{
    static const char *const verbs[] = {[BS_EFFECT_ALLOCATE] = "allocates",
                                        [BS_EFFECT_FREE] = "frees",
                                        [BS_EFFECT_READ] = "reads",
                                        [BS_EFFECT_WRITE] = "writes"};
    for (guint32 i = 0; i < row->n_effects; i++) {
        const BsSheetEffect *effect = &row->effects[i];
        const gboolean on_results = effect->on == BS_SHEET_RESULTS;
        const guint32 n = on_results ? op->n_results : op->n_operands;
        if (effect->on != BS_SHEET_MEMORY && !is_there(effect->range, n))
            return fail(op, diags, on_results ? "result" : "operand", last_of(effect->range),
                        verbs[effect->kind]);
    }
    return TRUE;
}

static gboolean
check_passes(const BsOp *op, guint32 n, const BsSheetPass *passes, BsDiags *diags)
{
    for (guint32 i = 0; i < n; i++) {
        if (!is_there(passes[i].range, op->n_operands))
            return fail(op, diags, "operand", last_of(passes[i].range), "passes on");
    }
    return TRUE;
}

static gboolean
check_steps(const BsOp *op, const BsSheetRow *row, BsDiags *diags)
{
    for (guint32 i = 0; i < row->n_steps; i++) {
        for (guint32 r = op->n_regions; r < BS_SHEET_REGIONS; r++) {
            if (is_in_step(&row->steps[i], r))
                return fail(op, diags, "region", r, "enters");
        }
    }
    return TRUE;
}

static gboolean
verify(const BsOp *op, BsDiags *diags)
{
    const BsSheetRow *row = row_of(op);
    if (!check_effects(op, row, diags) || !check_passes(op, row->n_yields, row->yields, diags) ||
        !check_passes(op, row->n_passes, row->passes, diags) || !check_steps(op, row, diags))
        return FALSE;
    if (row->enters && !is_there(row->entry, op->n_operands))
        return fail(op, diags, "operand", last_of(row->entry), "enters its regions with");
    if (row->is_view && row->view_of >= op->n_operands)
        return fail(op, diags, "operand", row->view_of, "views");
    if (row->is_view && !op->n_results)
        return fail(op, diags, "result", 0, "makes a view");
    return !row->n_passes || bs_check_branch(op, diags);
}

// -- the row --------------------------------------------------------------------------------------

// What the machine can do without knowing what is computed: hand a buffer on, go where there is one
// way only. All else it takes for what it is, an op that nobody executes (sim/exec-calls.c).
static BsDoes
what_it_does(const BsSheetRow *row)
{
    if (row->is_view && !row->n_effects)
        return row->view_of == 0 ? BS_DOES_SAME : BS_DOES_UNKNOWN;
    if (row->n_yields)
        return BS_DOES_YIELD;
    if (row->n_passes)
        return row->n_passes == 1 && row->passes[0].to == 0 ? BS_DOES_BRANCH : BS_DOES_UNKNOWN;
    const gboolean one = row->n_steps == 1 && row->steps[0].regions == 1 && !row->steps[0].or_none;
    const gboolean once = row->flow == BS_FLOW_ONCE || (row->flow == BS_FLOW_STEPS && one);
    return once && !row->n_effects ? BS_DOES_ENTER : BS_DOES_UNKNOWN;
}

void
bs_sheet_row_finish(BsSheetRow *row)
{
    BsOpDef *def = &row->def;
    const BsSheetPass *yield = &row->yields[0];
    const gboolean all = row->n_yields == 1 && yield->to == BS_SHEET_EVERYWHERE &&
                         yield->range.first == 0 && yield->range.last == G_MAXUINT32;
    def->sheet = row;
    def->summary = "described by a sheet";
    def->operands = "operands:any*";
    def->results = "results:any*";
    def->n_regions = BS_ANY;
    def->n_successors = BS_ANY;
    def->traits |= row->n_yields || row->n_passes ? BS_TRAIT_TERMINATOR : 0;
    def->traits |= all ? BS_TRAIT_RETURN_LIKE : 0;
    def->effects_fn = row->has_effects ? add_effects : NULL;
    def->region_branch = row->flow ? &region_flow : NULL;
    def->verify = verify;
    def->verify_regions = row->flow ? bs_check_region_flow : NULL;
    def->region_terminator = row->n_yields > 0;
    def->terminator_operands = row->n_yields && !all ? to_region : NULL;
    def->branch = row->n_passes > 0;
    def->successor_operands = row->n_passes ? to_successor : NULL;
    def->view_like = row->is_view;
    def->viewed = row->view_of;
    def->does = what_it_does(row);
}

static void
unref_sheet(gpointer sheet)
{
    bs_sheet_unref(sheet);
}

void
bs_sheet_describe(const BsSheet *sheet, BsContext *context)
{
    GHashTableIter rows;
    gpointer row;
    if (!sheet)
        return;
    bs_context_keep(context, bs_sheet_ref(sheet), unref_sheet);
    g_hash_table_iter_init(&rows, sheet->rows);
    while (g_hash_table_iter_next(&rows, NULL, &row))
        bs_context_add_op(context, &((const BsSheetRow *)row)->def);
}

const char *
bs_op_sheet_file(const BsOp *op)
{
    const BsSheetRow *row = row_of(op);
    return row ? row->sheet->files->pdata[row->file] : NULL;
}

char *
bs_op_sheet_place(const BsOp *op)
{
    return row_of(op) ? g_strdup_printf("%s:%u", bs_op_sheet_file(op), row_of(op)->loc.line) : NULL;
}
