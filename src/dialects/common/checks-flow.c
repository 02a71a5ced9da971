// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is passed along branches and between regions fits where it arrives.
#include "dialects/common/checks.h"
#include "ir/shape.h"
#include "syntax/printer.h"

// -- branches -----------------------------------------------------------------------------------

static gboolean
check_successor(const BsOp *op, BsDiags *diags, guint32 i)
{
    const BsBlock *target = bs_successor_block(bs_op_successor(op, i));
    const BsRange operands = bs_op_successor_operands(op, i);
    if (operands.n != target->n_args) {
        bs_diags_error_at_op(diags, op,
                             "branch has %u operands for successor #%u, but target block has %u",
                             operands.n, i, target->n_args);
        return FALSE;
    }
    for (guint32 j = 0; j < operands.n; j++) {
        if (bs_op_operand(op, operands.begin + j)->type == target->args[j]->type)
            continue;
        bs_diags_error_at_op(diags, op, "type mismatch for bb argument #%u of successor #%u", j, i);
        return FALSE;
    }
    return TRUE;
}

gboolean
bs_check_branch(const BsOp *op, BsDiags *diags)
{
    for (guint32 i = 0; i < op->n_successors; i++) {
        if (!check_successor(op, diags, i))
            return FALSE;
    }
    return TRUE;
}

// -- regions ------------------------------------------------------------------------------------

enum { MAX_SUCCESSORS = 64 }; // more are not looked at

// What is passed along one edge: by the op itself (from NULL) or a terminator in one of its
// regions, to a region or, NULL, to the results.
typedef struct Edge {
    const BsOp *op, *source;
    const BsRegion *from, *to;
    BsRange operands;
} Edge;

// "from Region #0 to parent results", since 22 "from Operation scf.yield to parent".
static void
append_edge(GString *out, const Edge *edge)
{
    const gboolean named = bs_op_upstream(edge->op) >= BS_UPSTREAM_22;
    if (!edge->from)
        g_string_append(out, named ? "from parent to " : "from parent operands to ");
    else if (named)
        g_string_append_printf(out, "from Operation %s to ", edge->source->def->name);
    else
        g_string_append_printf(out, "from Region #%u to ", edge->from->index);
    if (edge->to)
        g_string_append_printf(out, "Region #%u", edge->to->index);
    else
        g_string_append(out, named ? "parent" : "parent results");
}

static const BsType *
input_type(const BsOp *op, const BsRegion *to, guint32 i)
{
    return to ? to->first->args[i]->type : op->results[i].type;
}

static BsRange
inputs_of(const BsOp *op, const BsRegion *to)
{
    if (op->def->region_branch->successor_inputs)
        return op->def->region_branch->successor_inputs(op, to);
    return (BsRange){0, to ? (to->first ? to->first->n_args : 0) : op->n_results};
}

static gboolean
are_compatible(const BsOp *op, const BsType *a, const BsType *b)
{
    const BsRegionBranch *branch = op->def->region_branch;
    return a == b || (branch->are_compatible && branch->are_compatible(op, a, b));
}

// The first operand that can't become what it should; `n` when there is none.
static guint32
first_wrong(const Edge *edge, BsRange inputs)
{
    for (guint32 i = 0; i < inputs.n; i++) {
        if (!are_compatible(edge->op, bs_op_operand(edge->source, edge->operands.begin + i)->type,
                            input_type(edge->op, edge->to, inputs.begin + i)))
            return i;
    }
    return inputs.n;
}

static void
append_wrong_count(GString *out, const Edge *edge, guint32 n_inputs)
{
    const gboolean new = bs_op_upstream(edge->op) >= BS_UPSTREAM_22;
    g_string_append(out, new ? "along control flow edge " : " region control flow edge ");
    append_edge(out, edge);
    g_string_append_printf(
        out,
        new ? ": region branch point has %u operands, but region successor needs %u inputs"
            : ": source has %u operands, but target successor needs %u",
        edge->operands.n, n_inputs);
}

static void
append_wrong_type(GString *out, const Edge *edge, BsRange inputs, guint32 i)
{
    const gboolean new = bs_op_upstream(edge->op) >= BS_UPSTREAM_22;
    g_string_append(out, new ? "along control flow edge " : " along control flow edge ");
    append_edge(out, edge);
    g_string_append_printf(out, new ? ": successor operand type #%u '" : ": source type #%u '", i);
    bs_type_append(out, bs_op_operand(edge->source, edge->operands.begin + i)->type);
    g_string_append_printf(
        out, new ? "' should match successor input type #%u '" : "' should match input type #%u '",
        i);
    bs_type_append(out, input_type(edge->op, edge->to, inputs.begin + i));
    g_string_append_c(out, '\'');
}

static gboolean
check_edge(const Edge *edge, BsDiags *diags)
{
    const BsRange inputs = inputs_of(edge->op, edge->to);
    const guint32 wrong = edge->operands.n == inputs.n ? first_wrong(edge, inputs) : 0;
    if (edge->operands.n == inputs.n && wrong == inputs.n)
        return TRUE;
    g_autoptr(GString) text = g_string_new(NULL);
    if (edge->operands.n != inputs.n)
        append_wrong_count(text, edge, inputs.n);
    else
        append_wrong_type(text, edge, inputs, wrong);
    BsDiag *error = bs_diags_op_error(diags, edge->op, "%s", text->str);
    if (bs_op_upstream(edge->op) >= BS_UPSTREAM_22)
        bs_diag_note(error, edge->source->loc, "region branch point");
    return FALSE;
}

static BsRange
forwarded_operands(const BsOp *terminator, const BsRegion *to)
{
    if (terminator->def->terminator_operands)
        return terminator->def->terminator_operands(terminator, to);
    return (BsRange){0, terminator->n_operands};
}

static gboolean
forward_the_same(const BsOp *a, const BsOp *b, const BsRegion *to)
{
    const BsRange from_a = forwarded_operands(a, to), from_b = forwarded_operands(b, to);
    if (from_a.n != from_b.n)
        return FALSE;
    for (guint32 i = 0; i < from_a.n; i++) {
        if (bs_op_operand(a, from_a.begin + i)->type != bs_op_operand(b, from_b.begin + i)->type)
            return FALSE;
    }
    return TRUE;
}

static gboolean
check_from_op(const BsOp *op, BsDiags *diags)
{
    BsRegion *targets[MAX_SUCCESSORS];
    guint32 n = op->def->region_branch->successors(op, NULL, targets, MAX_SUCCESSORS);
    for (guint32 i = 0; i < MIN(n, MAX_SUCCESSORS); i++) {
        // An op that may skip its regions passes the same operands to its results.
        const BsRange operands = op->def->region_branch->entry_operands(op, targets[i]);
        const Edge edge = {op, op, NULL, targets[i], operands};
        if (!check_edge(&edge, diags))
            return FALSE;
    }
    return TRUE;
}

static const BsOp *
region_terminator(const BsBlock *block)
{
    return block->last && block->last->def->region_terminator ? block->last : NULL;
}

// Until 19: one edge for all terminators of a region, which have to agree.
static gboolean
check_shared_edge(const BsOp *op, BsDiags *diags, const BsRegion *from, const BsRegion *to)
{
    const BsOp *first = NULL;
    bs_region_for_each (from, block) {
        const BsOp *last = region_terminator(block);
        if (last && first && !forward_the_same(first, last, to)) {
            const Edge edge = {op, last, from, to, {0}};
            g_autoptr(GString) text = g_string_new(" along control flow edge");
            append_edge(text, &edge); // upstream forgot the space between
            bs_diags_op_error(diags, op, "%s operands mismatch between return-like terminators",
                              text->str);
            return FALSE;
        }
        first = first ? first : last;
    }
    const Edge edge = {op, first, from, to, first ? forwarded_operands(first, to) : (BsRange){0}};
    return !first || check_edge(&edge, diags);
}

// Since 22: an edge for each terminator.
static gboolean
check_own_edges(const BsOp *op, BsDiags *diags, const BsRegion *from, BsRegion *const *targets,
                guint32 n)
{
    bs_region_for_each (from, block) {
        const BsOp *last = region_terminator(block);
        for (guint32 i = 0; last && i < n; i++) {
            const Edge edge = {op, last, from, targets[i], forwarded_operands(last, targets[i])};
            if (!check_edge(&edge, diags))
                return FALSE;
        }
    }
    return TRUE;
}

static gboolean
check_from_region(const BsOp *op, BsDiags *diags, const BsRegion *region)
{
    BsRegion *targets[MAX_SUCCESSORS];
    const guint32 all = op->def->region_branch->successors(op, region, targets, MAX_SUCCESSORS);
    const guint32 n = MIN(all, MAX_SUCCESSORS);
    if (bs_op_upstream(op) >= BS_UPSTREAM_22)
        return check_own_edges(op, diags, region, targets, n);
    for (guint32 i = 0; i < n; i++) {
        if (!check_shared_edge(op, diags, region, targets[i]))
            return FALSE;
    }
    return TRUE;
}

gboolean
bs_check_region_flow(const BsOp *op, BsDiags *diags)
{
    if (!check_from_op(op, diags))
        return FALSE;
    for (guint32 i = 0; i < op->n_regions; i++) {
        if (!check_from_region(op, diags, bs_op_region(op, i)))
            return FALSE;
    }
    return TRUE;
}

// -- loops --------------------------------------------------------------------------------------

static gboolean
fail_pair(const BsOp *op, BsDiags *diags, guint32 i, const char *format, const BsType *a,
          const BsType *b)
{
    char *text = g_strdup_printf("%u-th %s", i, format);
    char **parts = g_strsplit(text, "#", 2);
    char *whole = g_strdup_printf("%s%u%s have different type: %%s != %%s", parts[0], i, parts[1]);
    bs_fail_types(op, diags, whole, a, b);
    g_free(whole);
    g_strfreev(parts);
    g_free(text);
    return FALSE;
}

static gboolean
check_loop_counts(const BsOp *op, BsDiags *diags, guint32 n_inits, guint32 n_args,
                  guint32 n_yielded)
{
    // Upstream counts the arguments behind the induction variable, in 64 bits.
    gint64 n_iter_args = (gint64)n_args - 1;
    if (n_inits != n_iter_args)
        bs_diags_op_error(
            diags, op, "different number of inits and region iter_args: %u != %" G_GUINT64_FORMAT,
            n_inits, (guint64)n_iter_args);
    else if (n_yielded && n_yielded != n_iter_args)
        bs_diags_op_error(diags, op,
                          "different number of region iter_args and yielded values: %u != %u",
                          n_inits, n_yielded);
    else
        return TRUE;
    return FALSE;
}

gboolean
bs_check_loop(const BsOp *op, BsDiags *diags, BsRange inits, const BsOp *yield)
{
    const BsBlock *body = bs_op_region(op, 0)->first;
    guint32 n_yielded = yield ? yield->n_operands : 0;
    if (!check_loop_counts(op, diags, inits.n, body->n_args, n_yielded))
        return FALSE;
    for (guint32 i = 0; i < inits.n; i++) {
        const BsType *init = bs_op_operand(op, inits.begin + i)->type,
                     *arg = body->args[1 + i]->type;
        if (init != arg)
            return fail_pair(op, diags, i, "init and #-th region iter_arg", init, arg);
    }
    for (guint32 i = 0; i < n_yielded; i++) {
        const BsType *arg = body->args[1 + i]->type, *type = bs_op_operand(yield, i)->type;
        if (type != arg)
            return fail_pair(op, diags, i, "region iter_arg and #-th yielded value", arg, type);
    }
    for (guint32 i = 0; i < MIN(op->n_results, inits.n); i++) {
        const BsType *arg = body->args[1 + i]->type;
        if (op->results[i].type != arg) // upstream's counter stands still here
            return fail_pair(op, diags, 0, "region iter_arg and #-th loop result", arg,
                             op->results[i].type);
    }
    return TRUE;
}
